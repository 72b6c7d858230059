"""`@state`: plain slotted data with a clone() written once, at import, from the field types.

Immutable values are shared, lists and dicts are copied one level, nested states are cloned. A field
with `metadata={"transient": True}` is not part of the position: a clone starts it at its default,
the codec leaves it out.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from typing import Literal, Self, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

S = TypeVar("S", bound="State")

TRANSIENT = {"transient": True}


class State:
    """What changes in play. Subclasses carry `@state`."""

    __slots__ = ()

    def clone(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        raise TypeError(f"{type(self).__name__} is a State without @state")


@dataclass_transform(field_specifiers=(field,))
def state(cls: type[S]) -> type[S]:
    """Make `cls` a slotted dataclass and write its clone()."""
    made = dataclass(slots=True)(cls)
    _write_clone(made)
    return made


def persistent_fields(cls: type) -> list[Field[object]]:
    """The fields that are part of the position."""
    return [f for f in fields(cls) if not f.metadata.get("transient")]


def _write_clone(cls: type) -> None:
    hints = get_type_hints(cls, localns={cls.__name__: cls, "Self": cls})
    lines = ["def clone(self):", "    new = _new(_cls)"]
    names: dict[str, object] = {"_new": object.__new__, "_cls": cls}
    for item in fields(cls):
        if item.metadata.get("transient"):
            if item.default is MISSING:
                raise TypeError(f"{cls.__name__}.{item.name}: a transient field needs a default")
            names[f"_default_{item.name}"] = item.default
            lines.append(f"    new.{item.name} = _default_{item.name}")
        else:
            lines.append(f"    new.{item.name} = {_copy_of(hints[item.name], 'self.' + item.name)}")
    lines.append("    return new")
    exec("\n".join(lines), names)
    clone = names["clone"]
    assert isinstance(clone, types.FunctionType)
    clone.__doc__ = State.clone.__doc__
    clone.__qualname__ = f"{cls.__qualname__}.clone"
    setattr(cls, "clone", clone)  # noqa: B010 - a type has no declared clone


def _copy_of(hint: object, source: str) -> str:
    """The expression that copies a value of type `hint` found at `source`."""
    if is_immutable(hint):
        return source
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return f"{source}[:]" if is_immutable(args[0]) else f"[{_copy_of(args[0], 'x')} for x in {source}]"
    if origin is dict:
        if is_immutable(args[1]):
            return f"{source}.copy()"
        return f"{{k: {_copy_of(args[1], 'x')} for k, x in {source}.items()}}"
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{source}.clone()"
    if origin in (Union, types.UnionType):
        (inner,) = (arg for arg in args if arg is not type(None))
        return f"(None if {source} is None else {_copy_of(inner, source)})"
    raise TypeError(f"@state cannot copy {hint!r} at {source}")


def is_immutable(hint: object) -> bool:
    """Whether a value of this type may be shared between clones."""
    if hint in (int, str, bool, float, type(None)):
        return True
    origin = get_origin(hint)
    if origin is Literal:
        return True
    if origin is tuple or origin in (Union, types.UnionType):
        return all(is_immutable(arg) for arg in get_args(hint) if arg is not ...)
    kind = origin or hint
    if not isinstance(kind, type):
        return False
    if getattr(kind, "immutable", False):
        return True
    return is_dataclass(kind) and _is_frozen(kind)


def _is_frozen(cls: type) -> bool:
    parameters = getattr(cls, "__dataclass_params__", None)
    return bool(getattr(parameters, "frozen", False))
