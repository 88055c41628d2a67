# Everything is run through here, on a laptop and in CI alike. `make help` lists what there is.
#
#   PYTHON=…       the Python to build .venv with (default: the first of the usual names that is 3.11 or newer)
#   TORCH_INDEX=…  where torch comes from if pip has no index configured (default: PyTorch's own CPU wheels)
#   ARGS=…         handed on: make serve ARGS="--port 8001", make test ARGS="tests/judge -k dtype"

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help install serve test test-attacks test-drills test-image check format messages bench bench-classroom bench-workers bench-page bench-peers performance fuzz soak lock clean
export PYTHON TORCH_INDEX

bin := .venv/bin
python := $(bin)/python
started = $$(date +%s)
took = echo "rope-judge: make $@ took $$(($$(date +%s) - start)) s"

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 19

install: .venv/installed ## make .venv and install what requirements.lock pins

serve: .venv/installed ## start the server on http://127.0.0.1:8000
	@$(bin)/rope-judge serve $(ARGS)

test: .venv/installed-dev ## run the whole test suite
	@start=$(started); $(bin)/pytest -n 2 --dist loadfile $(ARGS); code=$$?; $(took); exit $$code

test-drills: .venv/installed-dev ## run the tests that take their time: attacks in every setting, kills, whole benchmarks
	@start=$(started); $(bin)/pytest -n 2 --dist loadfile -m drill $(ARGS); code=$$?; $(took); exit $$code

test-attacks: .venv/installed-dev ## the hostile corpus in this process, and in every setting that is made without a container (as root)
	@start=$(started); $(bin)/pytest -m "not image" $(ARGS) tests/attacks tests/settings; code=$$?; $(took); exit $$code

test-image: .venv/installed-dev ## build the container image with podman and test it from outside and inside (as root)
	@start=$(started); $(bin)/pytest -m image $(ARGS) tests/image; code=$$?; $(took); exit $$code

fuzz: .venv/installed-dev ## try what nobody thought of, for ten minutes: make fuzz ARGS="--minutes 60"
	@start=$(started); scripts/fuzz $(ARGS); code=$$?; $(took); exit $$code

check: .venv/installed-dev ## lint, types, import rules, translations
	@start=$(started); set -ex; \
	$(bin)/ruff check; \
	$(bin)/ruff format --check; \
	$(bin)/mypy; \
	$(bin)/lint-imports; \
	$(python) scripts/messages.py check; \
	set +x; $(took)

format: .venv/installed-dev ## rewrite the sources as `check` wants them
	@$(bin)/ruff check --fix; $(bin)/ruff format

messages: .venv/installed-dev ## collect texts to translate, compile the catalogues
	@$(python) scripts/messages.py update

bench: .venv/installed ## measure the judge on this machine
	@$(python) benchmarks/judge.py $(ARGS)

bench-classroom: .venv/installed ## measure a class of two hundred at work, with the dashboard open
	@$(python) benchmarks/classroom.py $(ARGS)

bench-workers: .venv/installed-dev ## measure one worker against two, and reckon how many one PostgreSQL can serve
	@$(python) benchmarks/workers.py $(ARGS)

bench-page: .venv/installed-dev ## measure the page of an exercise in a real browser
	@$(python) benchmarks/page.py $(ARGS)

soak: .venv/installed ## run a server under steady load for an hour, and say whether anything creeps
	@$(python) benchmarks/soak.py $(ARGS)

bench-peers: .venv/installed-dev ## measure this judge beside others, with the same submission
	@$(python) benchmarks/peers.py $(ARGS)

performance: .venv/installed ## write docs/performance.md from benchmarks/results
	@$(python) scripts/performance_page.py $(ARGS)

lock: .venv/installed-dev ## pin the newest release of every dependency (needs uv)
	@scripts/lock

clean: ## remove .venv and what the tools leave behind; learners' work stays
	@rm -rf .venv .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.venv/installed: requirements.lock pyproject.toml scripts/install
	@scripts/install

.venv/installed-dev: requirements-dev.lock requirements-truth.lock requirements.lock pyproject.toml scripts/install
	@scripts/install dev
