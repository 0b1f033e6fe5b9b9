#!/usr/bin/env python3
"""Writes the parts of the documentation that the code knows better; with --check it says whether they are in step."""

import re
import sys
from pathlib import Path

from trefoil.core.actions import UNSEEN, Verb
from trefoil.games.catalogue import GAMES, load
from trefoil.protocol import markdown, typescript

ROOT = Path(__file__).resolve().parents[1]
NOTATION = ROOT / "docs" / "notation.md"
PROTOCOL = ROOT / "docs" / "protocol.md"
CLIENT = ROOT / "docs" / "examples" / "play.py"
PART = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def forms(verb: Verb) -> str:
    """What the moves of a verb look like: `place 1` … `place 5`, or one after the other if there is no row to count."""
    texts = [f"`{verb.word}{follow}`" for follow in verb.objects]
    shown = [text for text in texts if not text.endswith(f"{UNSEEN}`")]
    if len(shown) > 3:
        shown = [shown[0], "…", shown[-1]] if verb.objects[0].isdecimal() else shown
    hidden = [text for text in texts if text.endswith(f"{UNSEEN}`")]
    return ", ".join([*shown, *hidden]).replace(", …,", " …")


def table(game: str) -> str:
    """The moves of a game, as its verbs have them."""
    verbs = load(game).KERNEL.VERBS.verbs
    rows = [f"| {forms(verb)} | {verb.by} | {verb.meaning} |" for verb in verbs]
    return "\n".join(["| move | by | meaning |", "|---|---|---|", *rows, ""])


def in_step(page: str) -> str:
    """The page with every generated part made again."""
    named = {part[2] for part in PART.finditer(page)}
    for game in GAMES:
        if game not in named:
            page += f"\n## {GAMES[game]}\n\n<!-- generated: {game} -->\n<!-- end -->\n"
    return PART.sub(lambda part: f"{part[1]}\n{table(part[2])}\n{part[3]}", page)


def protocol_part(part: str) -> str:
    """A part of the page on the protocol: the example, or every type of the wire."""
    return f"```python\n{CLIENT.read_text(encoding='utf-8')}```\n" if part == "client" else markdown.document()


def generated() -> dict[Path, str]:
    """Every file that is written here, as it should be."""
    return {
        NOTATION: in_step(NOTATION.read_text(encoding="utf-8")),
        PROTOCOL: PART.sub(
            lambda part: f"{part[1]}\n{protocol_part(part[2])}\n{part[3]}", PROTOCOL.read_text(encoding="utf-8")
        ),
        ROOT / "web" / "src" / "protocol.ts": typescript.document(),
    }


def main() -> int:
    """Write, or check."""
    behind = 0
    for path, after in generated().items():
        if path.exists() and path.read_text(encoding="utf-8") == after:
            continue
        if "--check" in sys.argv[1:]:
            print(f"{path.relative_to(ROOT)} is not what the code says: run scripts/generate.py")
            behind = 1
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(after, encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return behind


if __name__ == "__main__":
    sys.exit(main())
