# One obvious command for everything. `make` lists them.
# make 3.81, which macOS has, looks for programs in the PATH below only when it calls a shell that is not its own.
SHELL := /bin/bash
VERSIONS := 3.14 3.13 3.12 3.11
USABLE := import ensurepip, sys; sys.exit("%d.%d" % sys.version_info[:2] not in "$(VERSIONS)".split())
PYTHON ?= $(shell for name in python3 $(VERSIONS:%=python%); do $$name -c '$(USABLE)' 2>/dev/null && echo $$name && break; done)
VENV := .venv
RUN := $(VENV)/.run-installed
FAST := $(VENV)/.fast-installed
TEST := $(VENV)/.test-installed
BENCH := $(VENV)/.bench-installed
NODE := node_modules/.installed
UI := build/ui/index.html
UI_SOURCES := $(shell find ui config/webpack -type f) package.json tsconfig.json
GALLERY := build/gallery/index.html
TYPES := ui/src/shared/platform/contract/schema.d.ts
PIP := $(VENV)/bin/pip --disable-pip-version-check

export PATH := $(CURDIR)/$(VENV)/bin:$(CURDIR)/node_modules/.bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help run redis test test-python test-gateway test-ui e2e gallery gallery-pictures soak coverage bench check check-python check-ui check-lint check-sizes check-generated check-words api format clean

help: ## List the commands
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9-]+):.*## /\1\t/' | expand -t 16

run: $(RUN) redis $(FAST) $(UI) ## Run the product on this machine (BFF_PORT and MOCK_PORT change the ports)
	@idm-console demo

redis: $(RUN)
	@python -m bff.demo_redis

test: test-ui test-python ## Run every test: UI, Python, contract, browser

test-ui: $(NODE)
	jest

test-python: $(TEST) $(UI) $(GALLERY)
	@.ci/packages
	pytest --numprocesses 4 --dist loadfile --no-loadscope-reorder

e2e: $(TEST) $(UI) ## Run the browser tests alone; pictures of the pages are in build/pictures
	@.ci/packages
	PICTURES=1 pytest tests/e2e

gallery: $(GALLERY) ## Show every building block in every state (GALLERY_PORT changes the port)
	@echo "http://127.0.0.1:$(or $(GALLERY_PORT),8070)/ shows the gallery; ctrl-C ends it"
	@python -m http.server --bind 127.0.0.1 --directory build/gallery $(or $(GALLERY_PORT),8070)

gallery-pictures: $(TEST) $(GALLERY) ## Take pictures of the gallery: light and dark, both directions, phone and desk
	@.ci/packages
	PICTURES=1 pytest tests/gallery

bench: $(BENCH) $(UI) $(GALLERY) ## Compare the gateway's speed with its peers: some ten minutes, writes build/bench/
	@.ci/packages bench
	python -m tests.bench

soak: SEED := $(or $(SEED),$(shell od -An -N4 -tu4 /dev/urandom | tr -d ' '))
soak: $(TEST) $(UI) ## Run what takes minutes: faults, failover, deep fuzzing, each Python; SEED= repeats the values of a run
	@.ci/packages
	@echo "the values of this run are those of SEED=$(SEED)"
	SEED=$(SEED) pytest -m soak --hypothesis-seed=$(SEED)
	.ci/every-python $(VERSIONS)

# What needs no browser, for `make soak` on each Python.
test-gateway: $(TEST)
	pytest --numprocesses 4 --dist loadfile --no-loadscope-reorder tests/bff tests/contract tests/fuzz tests/mock_upstream tests/topology

coverage: $(TEST) $(UI) ## Measure the tests' coverage of bff/, in every process; fail under 95 %
	@.ci/packages
	@mkdir -p build/coverage && coverage erase
	coverage run -m pytest --numprocesses 4 --dist loadfile tests/architecture tests/bff tests/contract tests/fuzz tests/topology
	coverage combine --quiet
	coverage report

# What takes longest begins: it leaves one of two jobs to all that is behind it here.
check: check-lint check-ui check-python check-generated check-words check-sizes ## Run everything static: format, lint, types, boundaries, sizes

check-python: $(TEST)
	ruff format --check
	ruff check
	mypy
	PYTHONPATH=.:mock-upstream lint-imports --no-logo

check-lint: $(NODE)
	npm run --silent lint

check-ui: $(NODE)
	npm run --silent format:check
	npm run --silent types
	npm run --silent lint:css
	npm run --silent boundaries
	npm run --silent unused
	npm run --silent texts

# Old words in comments and docs; those of the console's texts are a Jest test, i18n/words.test.ts.
check-words:
	.ci/words

check-sizes: $(NODE) $(UI)
	npm run --silent size

check-generated: $(TEST) $(NODE)
	@idm-console openapi | cmp - openapi.json || { echo "openapi.json is stale: run make api"; exit 1; }
	@openapi-typescript openapi.json --output build/schema.d.ts >/dev/null && prettier --ignore-path .prettierignore --log-level warn --write build/schema.d.ts
	@cmp build/schema.d.ts $(TYPES) || { echo "$(TYPES) is stale: run make api"; exit 1; }
	@idm-console settings | cmp - docs/configuration.md || { echo "docs/configuration.md is stale: run make api"; exit 1; }

api: $(TEST) $(NODE) ## Write what is derived: openapi.json, the UI's types, docs/configuration.md
	idm-console openapi > openapi.json
	openapi-typescript openapi.json --output $(TYPES)
	prettier --log-level warn --write $(TYPES)
	idm-console settings > docs/configuration.md

format: $(TEST) $(NODE) ## Format everything
	ruff format
	ruff check --fix-only
	npm run --silent format

clean: ## Delete what was built and stored, but not what was installed
	rm -rf build var

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 to 3.14 with venv is needed (Debian: apt-get install python3-venv); name it with PYTHON=..."; exit 1; }
	@echo "creating the virtual environment with $(PYTHON) ..."
	$(PYTHON) -m venv $(VENV)

$(RUN): $(VENV)/bin/python requirements/base.txt requirements/demo.txt setup.cfg mock-upstream/setup.cfg
	@echo "installing Python packages ..."
	$(PIP) install --quiet --progress-bar on --require-hashes -r requirements/base.txt -r requirements/demo.txt
	$(PIP) install --quiet --no-build-isolation --no-deps -e . -e mock-upstream
	@touch $@

# Only what was compiled is remembered: the next call tries again, and without a compiler it takes no time.
$(FAST): requirements/fast.txt | $(RUN)
	@if command -v cc >/dev/null && test -e "$$(python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" \
		&& $(PIP) install --quiet --require-hashes --no-build-isolation -r requirements/fast.txt; \
	then echo "requests are parsed in C"; touch $@; \
	else echo "requests are parsed in Python: a C compiler or Python's headers are missing"; fi

$(TEST): $(RUN) requirements/test.txt | $(FAST)
	@echo "installing Python packages for the tests ..."
	$(PIP) install --quiet --require-hashes -r requirements/test.txt
	@touch $@

$(BENCH): $(TEST) requirements/bench.txt
	@echo "installing Python packages for the benchmark ..."
	$(PIP) install --quiet --require-hashes -r requirements/bench.txt
	@touch $@

# Not `npm ci`: it refuses a lock file in which a platform's optional binary is missing, as some registries have it.
$(NODE): $(RUN) package-lock.json
	@echo "installing Node packages ..."
	npm install --ignore-scripts --no-save --loglevel error
	@touch $@

$(UI): $(NODE) $(UI_SOURCES)
	@echo "building the user interface ..."
	webpack --config config/webpack/shipped.config.mjs --mode production
	@touch $@

$(GALLERY): $(NODE) $(UI_SOURCES)
	@echo "building the gallery ..."
	webpack --config config/webpack/gallery.config.mjs
	@touch $@
