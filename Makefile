# The same words at a desk and in CI. Needs Python 3.11 or newer, make and a package registry:
# whatever else is missing, uv included, is fetched into this folder.
# Another Python: `make test PYTHON=python3.13`.

.DEFAULT_GOAL := help
.PHONY: help play test check fuzz bench docs python
unexport VIRTUAL_ENV
export UV_PYTHON_DOWNLOADS := never

python := $(shell \
    for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
        "$$python" -c 'import sys; sys.version_info < (3, 11) or print(sys.executable)' \
            2>/dev/null | grep . && break; \
    done)
export UV_PYTHON := $(python)

# A uv too old for dependency groups is as good as none.
UV := $(shell uv run --help 2>/dev/null | grep -q -e '--group' && echo uv || echo .tools/bin/uv)
READY := python $(filter .tools/%,$(UV))

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(MAKEFILE_LIST)

play: $(READY) ## play a game in the terminal: make play GAME=michigan ARGS='--lang sv'
	@$(UV) run --no-dev mazarin play $(or $(GAME),stopp) $(ARGS)

test: $(READY) ## run every test
	$(UV) run pytest -n auto $(ARGS)

check: $(READY) ## lint, format, types and the arrows between the parts
	$(UV) run ruff check
	$(UV) run ruff format --check
	$(UV) run mypy
	$(UV) run lint-imports

fuzz: $(READY) ## run the properties with many more examples
	HYPOTHESIS_PROFILE=fuzz $(UV) run pytest -n auto -m fuzz $(ARGS)

bench: $(READY) ## measure the speed of the rules, printed as ratios
	$(UV) run --group bench python -m bench $(ARGS)

docs: $(READY) ## test what the documents say
	$(UV) run pytest tests/test_docs.py $(ARGS)

python:
	@test -n "$$UV_PYTHON" || { echo 'Mazarin needs Python 3.11 or newer on the PATH.' >&2; exit 1; }

# A Python without venv, as Debian packs it, may still have pip.
.tools/bin/uv: | python
	@echo 'Fetching uv into .tools ...'
	@"$$UV_PYTHON" -m venv .tools >/dev/null 2>&1 && .tools/bin/python -m pip install -q uv \
	    || "$$UV_PYTHON" -m pip install -q --target .tools uv
