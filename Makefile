# From a clean clone on two cores the picture is there after 42 s, and after 30 s with debug. Release all the same, since
# the gallery says how long layout took.
CONFIGURATION ?= release
GALLERY ?= gallery
# Interface Builder files with the frames that Xcode stored, and the script that judges: see Docs/Oracle.md.
CORPUS ?= ../shared/ib-corpus
# How long `make fuzz` and its like go on, and with which seed they begin.
SECONDS ?= 600
SEED ?= 1

# The root package and every nested one.
PACKAGES := $(patsubst %/Package.swift,%,$(wildcard Package.swift */Package.swift Examples/*/Package.swift))
PACKAGES := $(patsubst Package.swift,.,$(PACKAGES))
SOURCES := $(wildcard $(foreach package,$(PACKAGES),$(addprefix $(package)/,Package.swift Sources Tests Conformance)))

.PHONY: help demo test lint format bench oracle fuzz fuzz-solver fuzz-vfl apple-check typecheck rules rules-mutate clean tools

help: ## Say what can be made.
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

demo: tools ## Lay out every scene and draw the gallery.
	swift build --package-path Tools --configuration $(CONFIGURATION) --product plumb
	@$$(swift build --package-path Tools --configuration $(CONFIGURATION) --show-bin-path)/plumb \
	  demo --overlay --output $(GALLERY)

test: tools ## Run all tests of all packages; warnings are errors.
	@set -e; for package in $(PACKAGES); do \
	  if [ ! -d $$package/Tests ]; then \
	    echo "swift build --package-path $$package"; \
	    swift build --package-path $$package; \
	  else \
	    echo "swift test --package-path $$package"; \
	    swift test --package-path $$package -Xswiftc -warnings-as-errors; \
	  fi; \
	done

lint: tools ## Check the format, the list of rules, and that what `rules-mutate` breaks is still there.
	swift format lint --strict --recursive --parallel $(SOURCES)
	python3 Scripts/rules_mutate.py --check
	Scripts/rules
	Scripts/apple_check

format: tools ## Format all sources.
	swift format --in-place --recursive --parallel $(SOURCES)

bench: tools ## Time against the peers, as BENCH="--rounds 3" says; takes minutes.
	Benchmarks/run $(BENCH)

oracle: tools ## Compare with the frames that Xcode stored in the files of CORPUS.
	swift build --package-path Tools --configuration release --product plumb
	@python3 Scripts/oracle.py \
	  $$(swift build --package-path Tools --configuration release --show-bin-path)/plumb $(CORPUS)

fuzz: tools ## Mutate the files of CORPUS, lay them out and draw them, for SECONDS=600.
	@python3 Scripts/fuzz.py --check $(CORPUS)/files '$(SECONDS)' '$(SEED)'
	swift build --package-path Tools --configuration release --product InterfaceFuzz
	@python3 Scripts/fuzz.py \
	  $$(swift build --package-path Tools --configuration release --show-bin-path)/InterfaceFuzz \
	  $(CORPUS)/files '$(SECONDS)' '$(SEED)'

fuzz-solver: tools ## Compare random screens with solvers without shortcuts, for SECONDS=600.
	@FUZZ_CASE=$(CURDIR)/.build/fuzz-solver-case FUZZ_SECONDS='$(SECONDS)' FUZZ_SEED='$(SEED)' \
	  swift test --configuration release -Xswiftc -enable-testing --scratch-path .build/fuzz \
	  --filter RandomScreenTests || { cat .build/fuzz-solver-case; exit 1; }

fuzz-vfl: tools ## Read random visual formats and lay them out, for SECONDS=600.
	@FUZZ_CASE=.build/fuzz-vfl-case FUZZ_SECONDS='$(SECONDS)' FUZZ_SEED='$(SEED)' \
	  swift test --filter VisualFormatFuzzTests || { cat .build/fuzz-vfl-case; exit 1; }

apple-check: tools ## Type-check the DSL against stand-ins for UIKit and AppKit.
	Scripts/apple_check

typecheck: tools ## Say how long the compiler takes for layout code.
	@Scripts/typecheck_time

rules: ## Say which rules of Docs/Rules.md no test and no conformance case names.
	@Scripts/rules

rules-mutate: tools ## Break rules one at a time; a test has to notice. Takes a quarter of an hour.
	python3 Scripts/rules_mutate.py $(RULES)

clean: ## Remove what was built and drawn.
	rm -rf $(addsuffix /.build,$(PACKAGES)) $(GALLERY)

tools:
	@command -v git >/dev/null || { \
	  echo "git is missing. On Debian and Ubuntu: apt-get install git" >&2; exit 1; }
	@command -v swift >/dev/null || { \
	  echo "swift is missing. Get Swift 6.2 or newer from https://swift.org/install" >&2; exit 1; }
