"""A piece of TypeScript: its text, what kind of value it has, and where it needs brackets, as Prettier sets them."""

from dataclasses import dataclass

from translator.kinds import Kind

TERNARY, NOT = "?", "!"
STRENGTH = {TERNARY: 1, "||": 2, "&&": 3, "===": 4, "!==": 4, "<": 5, "<=": 5, ">": 5, ">=": 5}
STRENGTH |= {"+": 6, "-": 6, "*": 7, "/": 7, NOT: 8}
FLAT = ({"||"}, {"&&"}, {"+", "-"}, {"*"})  # what stands in a row without brackets
LOGICAL = ("||", "&&")


@dataclass(frozen=True)
class Code:
    """An expression; without an operator at its root it never needs brackets."""

    text: str
    kind: Kind
    operator: str = ""


def within(code: Code, operator: str, last: bool = False) -> str:
    """A piece as an operand, in brackets if it needs them; the last operand is not joined by a row."""
    if not code.operator:
        return code.text
    outer, inner = STRENGTH[operator], STRENGTH[code.operator]
    mixed = code.operator in LOGICAL and operator in LOGICAL and code.operator != operator
    row = not last and any({operator, code.operator} <= joined for joined in FLAT)
    return f"({code.text})" if inner < outer or mixed or (inner == outer and not row) else code.text


def binary(left: Code, operator: str, right: Code, kind: Kind) -> Code:
    """Two pieces joined."""
    return Code(f"{within(left, operator)} {operator} {within(right, operator, last=True)}", kind, operator)


def negated(code: Code) -> Code:
    """That something is not so."""
    return Code(f"!{within(code, NOT)}", bool, NOT)


def chosen(test: Code, yes: Code, no: Code, kind: Kind) -> Code:
    """One or the other."""
    first, second = (f"({part.text})" if part.operator == TERNARY else part.text for part in (test, yes))
    return Code(f"{first} ? {second} : {no.text}", kind, TERNARY)


def call(function: str, *arguments: Code | str, kind: Kind) -> Code:
    """A function called."""
    texts = (part if isinstance(part, str) else part.text for part in arguments)
    return Code(f"{function}({', '.join(texts)})", kind)


def method(owner: Code, name: str, *arguments: Code | str, kind: Kind) -> Code:
    """A method called."""
    return call(f"{enclosed(owner)}.{name}", *arguments, kind=kind)


def enclosed(owner: Code) -> str:
    """A piece as something stands before a dot."""
    return f"({owner.text})" if owner.operator else owner.text


def arrow(pattern: str, body: Code) -> str:
    """A function of one thing, without its type."""
    bracketed = body.operator == TERNARY or body.text.startswith("{")
    return f"({pattern}) => {f'({body.text})' if bracketed else body.text}"
