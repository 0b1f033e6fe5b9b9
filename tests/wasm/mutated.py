"""Builds the rules of Triqueta where the starting rock counts for more: `python -m tests.wasm.mutated FILE`."""

import sys
from pathlib import Path

from trefoil.games.catalogue import load
from trefoil.games.triqueta import scoring
from wasm import build
from wasm.compiling import PLAIN
from wasm.entries import offer_of
from wasm.lowering import lower_only

if __name__ == "__main__":
    build.expect_compiler()
    lower_only()
    scoring.ROCK_POINTS += 1
    kind = load("triqueta")
    rules = build.results(offer_of(kind).rules)
    Path(sys.argv[1]).write_bytes(build.module(kind, "rules.wasm", rules, PLAIN, print))
