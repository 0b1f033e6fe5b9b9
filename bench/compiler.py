"""Compiles a C++ yardstick with whichever compiler is there."""

import shutil
from pathlib import Path

from bench.children import Failed, run

OURS = Path(__file__).parent / "yardstick" / "triqueta.cpp"
FLAGS = ("-O3", "-march=native", "-std=c++20")


def find_compiler() -> str:
    """The first C++ compiler found."""
    for name in ("g++", "clang++"):
        if shutil.which(name):
            return name
    raise Failed("The yardstick needs a C++ compiler: expected g++ or clang++ on the path, found neither.")


def compile_yardstick(source: Path, folder: Path) -> Path:
    """Build the program in `folder`."""
    program = folder / source.stem
    run([find_compiler(), *FLAGS, str(source), "-o", str(program)])
    return program


def compiler_version() -> str:
    """The compiler's version, as it says itself."""
    return run([find_compiler(), "--version"]).output.splitlines()[0].removeprefix("g++ ")
