# The two commands are `make play` and `make test`; everything they need is set up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(wildcard src/ludothek/core/*.py src/ludothek/kit/*.py src/ludothek/games/*/rules.py src/ludothek/players/search*.py)

.DEFAULT_GOAL := help
.PHONY: help setup play test soak bench lint format lock clean

help: ## say what there is
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: $(VENV)/installed build/compiled ## make the virtual environment and the compiled parts

$(VENV)/installed: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --requirement requirements/dev.txt
	LUDOTHEK_COMPILE=0 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# Stale compiled parts would hide a change, so they go first; without a C compiler none come back and all still runs.
build/compiled: $(VENV)/installed setup.py $(COMPILED)
	@mkdir -p build
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py --quiet build_ext --inplace > build/compile.log 2>&1 \
		|| { find src -name '*.so' -delete; echo 'note: nothing was compiled (see build/compile.log); Ludothek runs interpreted'; }
	@touch $@

play: setup ## play at a table in the terminal
	@$(BIN)/ludothek play david_goliath

test: setup lint ## run all checks and all tests
	$(BIN)/pytest -n auto

bench: setup ## measure speed, beside other systems
	$(BIN)/python -m pip install --quiet --requirement requirements/bench.txt
	$(BIN)/python bench/run.py

lint: setup ## check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: setup ## bring the code into form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: ## pin the newest versions of everything that is used
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --requirement requirements/dev.in .
	build/lock/bin/python -m pip uninstall --quiet --yes ludothek
	build/lock/bin/python -m pip freeze --all --exclude pip > requirements/dev.txt

clean: ## remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
