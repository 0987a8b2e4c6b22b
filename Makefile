GALLERY ?= gallery
# Interface Builder files with the frames that Xcode stored, and the script that compares: see Docs/Oracle.md.
CORPUS ?= ../shared/ib-corpus
# How many seconds `make fuzz` and its like run, and their first seed.
SECONDS ?= 600
SEED ?= 1

# The root package and the nested ones whose tests `make test` runs; `make test-more` runs those of MORE, which take longer to
# build than their tests are worth in every run.
PACKAGES := . Tools
MORE := Benchmarks
# The libraries are compiled anew for each set of traits, so these have folders of their own.
TRAITS := Traits Port Examples/PortedApp
CAIRO := Cairo Examples/CardServer
SOURCES := $(wildcard $(foreach package,$(PACKAGES) Demo $(MORE) $(TRAITS) $(CAIRO) Examples/LayoutTests,$(addprefix $(package)/,Package.swift Sources Plugins Tests Conformance App Notes)))

.PHONY: help demo test test-more test-long sanitize lint format docs bench bench-pictures label-widths oracle fuzz fuzz-solver fuzz-views fuzz-vfl
.PHONY: apple-check typecheck rules rules-mutate clean

help: ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

# In debug: an optimised build takes three times as long, and laying out in debug is a matter of seconds.
demo: ## Lay out every scene and draw the gallery.
	@test ! -e "$(GALLERY)" || test -d "$(GALLERY)" || { echo "'$(GALLERY)' is not a folder. Say make demo GALLERY=FOLDER." >&2; exit 1; }
	@mkdir -p "$(GALLERY)" 2>/dev/null && test -w "$(GALLERY)" || { echo "'$(GALLERY)' cannot be written. Say make demo GALLERY=FOLDER." >&2; exit 1; }
	@if Scripts/cairo_libraries --check; then \
	  export PLUMB_BUILD=cairo; . Scripts/environment && swift_build --package-path Cairo --product gallery-pictures && \
	    "$$build/debug/gallery-pictures" "$(GALLERY)"; \
	else \
	  . Scripts/environment && swift_build --package-path Demo --product gallery && \
	    "$$build/debug/gallery" "$(GALLERY)" && \
	    echo "For pictures with real fonts as PNG install Pango and Cairo: Scripts/cairo_libraries"; \
	fi

test: ## Run the tests of the libraries, the tools and the example; warnings are errors.
	@Scripts/test $(PACKAGES)
	@Scripts/layout_tests

test-more: ## Test the benchmarks, the traits, the ported app and the card server, and build the documentation.
	@Scripts/cairo_libraries
	@Scripts/test $(MORE)
	@PLUMB_BUILD=traits Scripts/test $(TRAITS)
	@. Scripts/environment && Scripts/objc_check
	@PLUMB_BUILD=cairo Scripts/test $(CAIRO)
	@export PLUMB_BUILD=cairo-main-actor; . Scripts/environment && swift_build --traits Cairo,MainActor --product PlumbTesting
	@$(MAKE) --no-print-directory docs

test-long: ## Run every property test in full, in release; takes 7 minutes or more.
	@PLUMB_LONG_TESTS=1 Scripts/test --release .

sanitize: ## Run tests under the address sanitizer and the thread sanitizer.
	@Scripts/sanitize

lint: ## Check the format, the layers, the list of rules, and the lines that `rules-mutate` breaks.
	@. Scripts/environment && set -x && swift format lint --strict --recursive --parallel $(SOURCES)
	python3 Scripts/rules_mutate.py --check
	Scripts/layers
	Scripts/rules
	@. Scripts/environment && Scripts/apple_check

format: ## Format all sources.
	@. Scripts/environment && set -x && swift format --in-place --recursive --parallel $(SOURCES)

docs: ## Build the documentation; a warning or a broken link is an error.
	@. Scripts/environment && swift_build && Scripts/docs

bench: ## Time against the peers, as BENCH="--rounds 3" says; takes minutes.
	@. Scripts/environment && Benchmarks/run $(BENCH)

bench-pictures: ## Time a feed as PNG, and the measuring of its texts beside Pango alone, in release.
	@Scripts/cairo_libraries
	@export PLUMB_BUILD=cairo; . Scripts/environment && swift_build --package-path Cairo -c release --product render-bench && \
	  "$$build/release/render-bench"

# FONTS: families, each its files with commas between them.
label-widths: ## Compare the widths of labels in CORPUS with those of FONTS="Inter-Regular.otf,Inter-Bold.otf …".
	@Scripts/cairo_libraries
	@export PLUMB_BUILD=cairo; . Scripts/environment && swift_build --package-path Cairo --product label-widths && \
	  "$$build/debug/label-widths" $(CORPUS)/files $(FONTS)

oracle: ## Compare with the frames that Xcode stored in the files of CORPUS.
	@. Scripts/environment && swift build --package-path Tools --configuration release --product plumb
	@python3 Scripts/oracle.py \
	  $$(swift build --package-path Tools --configuration release --show-bin-path)/plumb $(CORPUS)

fuzz: ## Mutate the files of CORPUS, lay them out and draw them, for SECONDS=600.
	@. Scripts/environment && python3 Scripts/fuzz.py --check $(CORPUS)/files '$(SECONDS)' '$(SEED)'
	swift build --package-path Tools --configuration release --product InterfaceFuzz
	@python3 Scripts/fuzz.py \
	  $$(swift build --package-path Tools --configuration release --show-bin-path)/InterfaceFuzz \
	  $(CORPUS)/files '$(SECONDS)' '$(SEED)'

fuzz-solver: ## Compare random screens with solvers without reductions, for SECONDS=600.
	@. Scripts/environment && FUZZ_CASE=$(CURDIR)/.build/fuzz-solver-case FUZZ_SECONDS='$(SECONDS)' FUZZ_SEED='$(SEED)' \
	  swift test --configuration release -Xswiftc -enable-testing --scratch-path .build/fuzz \
	  --filter RandomScreenTests || { cat .build/fuzz-solver-case; exit 1; }

# In release, with the time and the first seed of the command line. Prints the shortest program that fails as Swift source. With
# SANITIZER=address or SANITIZER=thread it has a build of its own, and calls may take eight times as long; the crash handler of the
# toolchain hangs under a sanitizer, and its libraries never free some of their memory.
fuzz-views: ## Run random programs of views against the judges of frames, for SECONDS=600.
	@. Scripts/environment && FUZZ_CASE=$(CURDIR)/.build/fuzz-views-case FUZZ_SECONDS='$(SECONDS)' FUZZ_SEED='$(SEED)' \
	  $(if $(SANITIZER),FUZZ_LIMIT=8 SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0) \
	  swift test --configuration release -Xswiftc -enable-testing --filter ViewFuzzTests \
	  $(if $(SANITIZER),--sanitize=$(SANITIZER) --scratch-path .build/fuzz-$(SANITIZER),--scratch-path .build/fuzz) \
	  || { cat .build/fuzz-views-case; exit 1; }

fuzz-vfl: ## Read random visual formats and lay them out, for SECONDS=600.
	@. Scripts/environment && FUZZ_CASE=.build/fuzz-vfl-case FUZZ_SECONDS='$(SECONDS)' FUZZ_SEED='$(SEED)' \
	  swift test --filter VisualFormatFuzzTests || { cat .build/fuzz-vfl-case; exit 1; }

apple-check: ## Type-check the DSL against stand-ins for UIKit and AppKit.
	@. Scripts/environment && Scripts/apple_check

typecheck: ## Say how long the compiler takes for layout code.
	@. Scripts/environment && Scripts/typecheck_time

rules: ## Say which rules of Docs/Rules.md no test and no conformance case names.
	@Scripts/rules

rules-mutate: ## Break rules one at a time; a test has to notice. Takes a quarter of an hour.
	python3 Scripts/rules_mutate.py $(RULES)

clean: ## Remove what was built and drawn.
	rm -rf $(addsuffix /.build,$(PACKAGES) Demo $(MORE) $(TRAITS) $(CAIRO) Examples/LayoutTests) "$(GALLERY)"
