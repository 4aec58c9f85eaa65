# What a person types; every target says what it does.
PREFIX ?= /usr/local
SWIFT ?= swift
RELEASE = --configuration release --static-swift-stdlib --disable-local-rpath -Xlinker -s
# ncurses for linking statically needs the library of descriptions behind it.
STATIC = --scratch-path .build/static --configuration release --disable-local-rpath -Xswiftc -static-executable \
	-Xlinker -s -Xlinker -ltinfo

.PHONY: help run build build-geocoder test check bench bench-peers listen format generate docs docs-pictures install install-geocoder deb test-deb dist ci packages

help: ## Show this list.
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 18

run: packages ## Install what is missing, build, open the booking demo.
	@$(SWIFT) build --product formhaus
	@.build/debug/formhaus demo booking || test $$? -eq 1

test: packages ## Install what is missing, build, run all tests.
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

check: packages ## Lint the format, prove the arrows between rooms, fresh generated files, and comments on all that is public.
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	.ci/arrows
	SWIFT="$(SWIFT)" .ci/generate --check
	SWIFT="$(SWIFT)" .ci/docs --check
	SWIFT="$(SWIFT)" .ci/links
	.ci/country-names

build: packages ## Build the release binary, static against the Swift runtime.
	$(SWIFT) build $(RELEASE) --product formhaus

build-geocoder: packages ## Build the release binary that asks services on the network for addresses.
	$(SWIFT) build $(RELEASE) --product formhaus-geocoder

bench: packages ## Measure speed and memory in a release build; CASES="key load" chooses, JSON=1 prints JSON.
	@$(SWIFT) build $(RELEASE) --product formhaus-bench >&2
	@$(SWIFT) build $(RELEASE) --product formhaus >&2
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/formhaus-bench" $(if $(JSON),--json) $(CASES)

bench-peers: build ## Measure the program on a terminal, beside dialog, whiptail, fzf and bare C with libform.
	@.ci/packages dialog whiptail fzf
	@mkdir -p .build/bench
	@clang -O2 -o .build/bench/libform Tests/Bench/libform.c -lformw -lncursesw
	@python3 Tests/Bench/peers.py "$$($(SWIFT) build $(RELEASE) --show-bin-path)/formhaus" .build/bench/libform

listen: packages ## Have espeak-ng read the booking line by line, as somebody hears it.
	@$(SWIFT) build --product formhaus
	@SWIFT="$(SWIFT)" .ci/listen

format: ## Format all sources.
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

generate: packages ## Make generated files anew.
	SWIFT="$(SWIFT)" .ci/generate

docs: packages ## Make the pages of the public modules in .build/docs.
	SWIFT="$(SWIFT)" .ci/docs

docs-pictures: packages ## Draw the pictures and the tables of keys of the documentation anew.
	SWIFT="$(SWIFT)" .ci/generate pictures

install: build ## Install the program, its manual, completions, examples and themes under PREFIX (/usr/local).
	.ci/install "$$($(SWIFT) build $(RELEASE) --show-bin-path)/formhaus" "$(DESTDIR)" "$(PREFIX)"

install-geocoder: build-geocoder ## Install the program that asks services on the network under PREFIX.
	install -D -m 755 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/formhaus-geocoder" "$(DESTDIR)$(PREFIX)/bin/formhaus-geocoder"

deb: build ## Make the Debian package in .build/dist.
	@.ci/packages dpkg-dev
	.ci/deb "$$($(SWIFT) build $(RELEASE) --show-bin-path)/formhaus"

test-deb: deb ## Install the Debian package into a fresh system in a folder, and use it there.
	@.ci/packages debootstrap
	.ci/test-deb .build/dist/formhaus_*.deb

dist: packages ## Make the archive of the sources and the program for kiosks, which needs no library, in .build/dist.
	$(SWIFT) build $(STATIC) --product formhaus
	.ci/dist "$$($(SWIFT) build $(STATIC) --show-bin-path)/formhaus"

ci: check test test-deb ## Everything that a change must pass.

packages:
	@.ci/packages
