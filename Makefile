# Every target sets itself up in .venv; a stamp file keeps the second run quick.
PYTHON ?= python3
BIN := .venv/bin
CODE := src $(wildcard bench/*.py bench/*/*.py examples/*.py)
NODE_IS_NEW := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: setup play test test-web test-kill test-cluster check check-web format bench bench-room bench-solver bench-web screenshots docs release web

setup: .venv/.dev

play: .venv/.room web/.built
	@# Ctrl-C is a way to leave, not a failure of make.
	@$(BIN)/tripledraw serve --play --log warning $(ARGS) || test $$? -eq 130

# Its browser tests need the page, `make web`, and a Chromium; without them they say so.
test: .venv/.dev
	$(BIN)/pytest -n 2 -m "not cluster"

# Whole hands in a browser, on the page as it is in web/.
test-web: .venv/.dev web/.built
	$(BIN)/pytest -n 2 tests/web

# The room is killed so often; KILLS=10 is half a minute.
KILLS ?= 200
test-kill: .venv/.dev
	@$(BIN)/python -m tests.room.kill --kills $(KILLS)

test-cluster: .venv/.cluster
	$(BIN)/pytest tests/batch_playouts/test_cluster.py

check: .venv/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict $(CODE)

format: .venv/.dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: .venv/.bench
	@$(BIN)/python -m bench

# Two cores to itself, or it measures what else they do.
bench-room: .venv/.dev
	@$(BIN)/python -m bench.room

# Two cores to itself here too.
bench-solver: .venv/.dev
	@$(BIN)/python -m bench.solver

bench-web: .venv/.dev web/.built
	@$(BIN)/python -m bench.web

# docs/images: some minutes, until there was everything to be seen.
screenshots: .venv/.dev web/.built
	@$(BIN)/python -m web.scripts.screenshots

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

# The page: built into the package, so that whoever installs that needs no Node.
web: web/.built

check-web: .venv/.dev web/.installed
	cd web && npm run check
	cd web && npm test

web/.built: web/.installed $(shell find web/src web/public -type f -not -name '*.test.ts' 2>/dev/null) \
		web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json \
		$(wildcard src/tripledraw/i18n/locales/*.ftl)
	cd web && npm run build
	@touch $@

web/.installed: web/package.json web/package-lock.json
	@node -e '$(NODE_IS_NEW)' 2>/dev/null || { echo "The page is built with Node 20.19 or newer, from https://nodejs.org; without it you can play at the terminal: $(BIN)/tripledraw play" >&2; exit 1; }
	@echo "Fetching what the page is built with: once, less than a minute."
	@cd web && npm ci --silent
	@touch $@

.venv/.room: pyproject.toml constraints.txt | .venv/bin/pip
	@echo "Setting up .venv for the room: once, less than a minute."
	@$(INSTALL) -e '.[room]'
	@touch $@

.venv/.dev: pyproject.toml constraints.txt | .venv/bin/pip
	@echo "Setting up .venv for development: once, about a minute."
	@$(INSTALL) -e '.[dev]'
	@touch $@ .venv/.room

.venv/.bench: .venv/.dev
	@# Without them the page says what could not be compared.
	@$(INSTALL) -e '.[bench]' || echo "bench: some packages to compare with cannot be installed." >&2
	@touch $@

.venv/.cluster: .venv/.dev
	@# Without it the test says why it is skipped.
	@$(INSTALL) -e '.[cluster]' && touch $@ || echo "test-cluster: Ray cannot be installed." >&2

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "tripledraw needs Python 3.11 or newer as $(PYTHON); name another one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "$(PYTHON) cannot make a virtual environment; on Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
