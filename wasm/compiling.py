"""From LLVM's text to an object file: retargeted, linked into one module, optimised for WebAssembly, written out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from wasm import calling, lowering
from wasm.errors import CannotBuild

TRIPLE = "wasm32-unknown-unknown"
RUNTIME = (Path(__file__).parent / "runtime.ll").read_text(encoding="utf-8")
OWN = "reserve"  # what the runtime offers to the page


@dataclass(frozen=True)
class Variant:
    """What a module is compiled for."""

    features: str = ""
    vectorised: bool = False


PLAIN, SIMD = Variant(), Variant("+simd128", vectorised=True)


def machine(variant: Variant) -> Any:
    """LLVM's idea of what the module runs on."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(TRIPLE)
    except RuntimeError:
        raise CannotBuild("Expected an llvmlite that can write WebAssembly, as PyPI's can, got one without.") from None
    return target.create_target_machine(cpu="generic", features=variant.features, opt=3)


def retargeted(text: str, layout: str) -> str:
    """The same text for WebAssembly: it was written for this machine, and says so in two lines."""
    lines = [line for line in text.splitlines() if not line.startswith(("target triple", "target datalayout"))]
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{layout}"\n'
    body = "\n".join(lines)
    body = body.replace(" = common global ", " = linkonce_odr global ")  # WebAssembly has no common symbols
    # Of the sides of an array; LLVM would call a function for the product of 128 bits.
    return head + body.replace("llvm.smul.with.overflow.i64", "product")


def linked(texts: Iterable[str], layout: str, shown: set[str]) -> Any:
    """One module of all texts, where everything is internal but what is shown."""
    parts = (llvm.parse_assembly(retargeted(text, layout)) for text in texts)
    whole = reduce(joined, parts)
    for thing in [*whole.functions, *whole.global_variables]:
        if not thing.is_declaration and thing.name not in shown:
            thing.linkage = "internal"
    whole.verify()
    return whole


def joined(whole: Any, part: Any) -> Any:
    """The first module with the second in it."""
    whole.link_in(part)
    return whole


def optimise(whole: Any, target: Any, variant: Variant) -> None:
    """Optimise a little, then drop what counts references in pairs, then optimise whatever that has laid open."""
    first = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=1))
    first.getModulePassManager().run(whole, first)
    passes = llvm.create_new_module_pass_manager()
    passes.add_refprune_pass()  # without it a choice of a bot takes ten times as long
    passes.run(whole, first)
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = variant.vectorised
    last = llvm.create_pass_builder(target, tuning)
    last.getModulePassManager().run(whole, last)


def compiled(entries: Mapping[str, lowering.Compiled], variant: Variant) -> bytes:
    """The object file of a module that has an entry for each of these."""
    target = machine(variant)
    calls = [calling.entry(name, result) for name, result in entries.items()]
    texts = [*lowering.texts(entries.values()), RUNTIME, *calls]
    whole = linked(texts, str(target.target_data), {*entries, OWN})
    optimise(whole, target, variant)
    written: bytes = target.emit_object(whole)
    return written
