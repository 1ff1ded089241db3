# Every target sets itself up in .venv; a stamp file keeps the second run quick.
PYTHON ?= python3
BIN := .venv/bin
CODE := src $(wildcard bench/*.py examples/*.py)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: setup play test check format bench docs release

setup: .venv/.dev

play: .venv/.base
	@# Ctrl-C at the table is a way to leave, not a failure of make.
	@$(BIN)/tripledraw play $(ARGS) || test $$? -eq 130

test: .venv/.dev
	$(BIN)/pytest -n 2

check: .venv/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict $(CODE)

format: .venv/.dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/.bench
	@$(BIN)/python -m bench

docs: .venv/.dev
	$(BIN)/pdoc --output-directory docs/build tripledraw

# The cheap refusals come first, the tests last before anything is built.
release: .venv/.dev
	@test -z "$$(git status --porcelain)" || { echo "release: the tree is dirty; commit or stash first." >&2; exit 1; }
	@version=$$($(BIN)/python -c 'import tripledraw; print(tripledraw.__version__)'); \
	grep -q "^## \[$$version\]" CHANGELOG.md || { echo "release: CHANGELOG.md has no section [$$version]; write it first." >&2; exit 1; }
	@$(MAKE) check test
	rm -rf dist
	$(BIN)/python -m build --no-isolation

.venv/.base: pyproject.toml constraints.txt | .venv/bin/pip
	@echo "Setting up .venv: once, less than a minute."
	@$(INSTALL) -e .
	@touch $@

.venv/.dev: pyproject.toml constraints.txt | .venv/bin/pip
	@echo "Setting up .venv for development: once, about a minute."
	@$(INSTALL) -e '.[dev]'
	@touch $@ .venv/.base

.venv/.bench: .venv/.dev
	@# Without them the page says what could not be compared.
	@$(INSTALL) -e '.[bench]' || echo "bench: some packages to compare with cannot be installed." >&2
	@touch $@

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "tripledraw needs Python 3.11 or newer as $(PYTHON); name another one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "$(PYTHON) cannot make a virtual environment; on Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
