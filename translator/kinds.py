"""What kind of value an expression has, written as Python's own types, and what TypeScript calls it."""

from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, is_typeddict

import numpy as np

Kind: TypeAlias = Any  # int, str, list[int], tuple[int, ...], dict[str, int], str | None, a TypedDict, …
RECORD: Kind = Any  # the record that a description reads
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"}
PLAIN[RECORD] = "State"


def origin_of(kind: Kind) -> Any:
    """What a kind is made with, if it is made of others: `list` of `list[int]`."""
    return get_origin(kind)


def is_list(kind: Kind) -> bool:
    """Whether it is a list of things of one kind; Python's tuples of any length are."""
    return origin_of(kind) is list or (origin_of(kind) is tuple and get_args(kind)[-1] is Ellipsis)


def is_row(kind: Kind) -> bool:
    """Whether it is a tuple that can be taken apart: what `zip` and `enumerate` are made of."""
    return origin_of(kind) is tuple and not is_list(kind)


def is_mapping(kind: Kind) -> bool:
    """Whether it is a dict."""
    return origin_of(kind) is dict


def is_choice(kind: Kind) -> bool:
    """Whether it is one of several kinds, such as `str | None`."""
    return origin_of(kind) in (Union, UnionType)


def item_of(kind: Kind) -> Kind:
    """What a list holds."""
    return get_args(kind)[0]


def list_of(kind: Kind) -> Kind:
    """A list of such things."""
    return list[kind]


def row_of(left: Kind, right: Kind) -> Kind:
    """Two things side by side."""
    return tuple[left, right]


def dict_of(kind: Kind) -> Kind:
    """A dict of such values."""
    return dict[str, kind]


def is_single(kind: Kind) -> bool:
    """Whether two of them can be compared: numbers, texts, truth values, None, and what may be one or the other."""
    return kind in (int, str, bool, NoneType) or (is_choice(kind) and all(map(is_single, get_args(kind))))


def typed(kind: Kind, fixed: bool = True) -> str:
    """What TypeScript calls it; what is fixed cannot be changed through this name."""
    if is_list(kind):
        inner = typed(item_of(kind), fixed)
        closed = inner.startswith("Record<") or " " not in inner
        return f"{'readonly ' if fixed or origin_of(kind) is tuple else ''}{inner if closed else f'({inner})'}[]"
    if is_mapping(kind):
        record = f"Record<string, {typed(get_args(kind)[1], fixed)}>"
        return f"Readonly<{record}>" if fixed else record
    if is_choice(kind):
        return " | ".join(typed(one, fixed) for one in get_args(kind))
    return str(kind.__name__) if is_typeddict(kind) else PLAIN[kind]


def kind_of(value: Any) -> Kind | None:
    """The kind of a value that a constant has, or None if it has none that can be written down."""
    if isinstance(value, np.ndarray | np.generic):
        value = value.tolist()
    if isinstance(value, bool | int | str):
        return next(kind for kind in (bool, int, str) if isinstance(value, kind))
    if isinstance(value, list | tuple) and value:
        kinds = [kind_of(part) for part in value]
        return list_of(kinds[0]) if kinds[0] and kinds.count(kinds[0]) == len(kinds) else None
    return None


def plain(value: Any) -> Any:
    """The value of a constant as lists, numbers and texts."""
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return value if isinstance(value, bool | str) else int(value)
