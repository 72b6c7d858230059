"""Every step, move, event and state to plain data and back, with stable names.

A frozen record becomes a list, `[PlaceStone, thebes]`; a state becomes a mapping of its fields. Decoding
follows the declared field types and refuses anything else, so that a hostile file ends in BadEncoding
and never in a half-built position. A field of a state that has a default is written only while it differs
from it: a rule that came later adds such a field, and positions saved before still fit.
"""

from __future__ import annotations

import hashlib
import json
import types
from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields, is_dataclass
from typing import Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from game.core.agenda import Move, Step
from game.core.errors import BadEncoding
from game.core.events import Event
from game.core.state import State, persistent_fields

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | dict[int, Plain] | None"
Decode: TypeAlias = Callable[[object, str], object]
T = TypeVar("T")

ROOTS = (Step, Move, Event)


class Codec:
    """Knows the records of one title by name."""

    def __init__(self, modules: Iterable[types.ModuleType]) -> None:
        self._records: dict[str, type] = {}
        self._decoders: dict[type, list[tuple[str, Decode]]] = {}
        for module in modules:
            for value in vars(module).values():
                if isinstance(value, type) and value.__module__ == module.__name__ and _is_record(value):
                    if value.__name__ in self._records:
                        raise TypeError(f"two records are called {value.__name__}")
                    self._records[value.__name__] = value

    @property
    def records(self) -> dict[str, type]:
        """Every step, move and event by its stable name."""
        return dict(self._records)

    def encode(self, value: object) -> Plain:
        """Plain data for a record, a state or a collection of them."""
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, (list, tuple)):
            return [self.encode(item) for item in value]
        if isinstance(value, dict):
            return {key: self.encode(item) for key, item in value.items()}
        if isinstance(value, State):
            kept = [(f, getattr(value, f.name)) for f in persistent_fields(type(value))]
            return {f.name: self.encode(held) for f, held in kept if held != f.default}
        if is_dataclass(value) and not isinstance(value, type):
            plain: list[Plain] = [type(value).__name__] if isinstance(value, ROOTS) else []
            plain.extend(self.encode(getattr(value, f.name)) for f in fields(value))
            return plain
        raise TypeError(f"{value!r} cannot be saved")

    def decode(self, kind: type[T], plain: object, where: str = "") -> T:
        """A value of type `kind` from plain data; BadEncoding if it is not one."""
        value = self._decoder(kind)(plain, where or kind.__name__)
        assert isinstance(value, kind)
        return value

    def digest(self, position: State) -> str:
        """A short fingerprint of a position: equal positions, equal digests."""
        return digest_of(self.encode(position))

    def _decoder(self, hint: object) -> Decode:
        if hint in (int, str, bool, type(None)):
            return _exactly(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return _one_of(args)
        if origin is list:
            return _list_of(self._decoder(args[0]))
        if origin is dict:
            return _dict_of(self._decoder(args[0]), self._decoder(args[1]))
        if origin is tuple:
            if len(args) == 2 and args[1] is ...:
                return _tuple_of(self._decoder(args[0]))
            return _tuple_of_each([self._decoder(arg) for arg in args])
        if origin in (Union, types.UnionType):
            return _either([self._decoder(arg) for arg in args])
        kind = origin or hint
        if isinstance(kind, type):
            if issubclass(kind, ROOTS):
                return self._record_decoder(kind)
            if issubclass(kind, State):
                return self._state_decoder(kind)
            if is_dataclass(kind):
                return self._plain_record_decoder(kind)
        raise TypeError(f"no decoder for {hint!r}")

    def _fields_of(self, kind: type) -> list[tuple[str, Decode]]:
        if kind not in self._decoders:
            hints = get_type_hints(kind, localns={"Self": kind})
            listed = persistent_fields(kind)
            self._decoders[kind] = [(f.name, self._decoder(hints[f.name])) for f in listed]
        return self._decoders[kind]

    def _record_decoder(self, root: type) -> Decode:
        def decode(plain: object, where: str) -> object:
            if not isinstance(plain, list) or not plain or not isinstance(plain[0], str):
                raise BadEncoding(where, "a record starts with its name")
            kind = self._records.get(plain[0])
            if kind is None or not issubclass(kind, root):
                raise BadEncoding(where, f"{plain[0][:40]} is not known here")
            return self._build(kind, plain[1:], f"{where}.{kind.__name__}")

        return decode

    def _plain_record_decoder(self, kind: type) -> Decode:
        def decode(plain: object, where: str) -> object:
            if not isinstance(plain, list):
                raise BadEncoding(where, "a list is expected")
            return self._build(kind, plain, where)

        return decode

    def _build(self, kind: type, values: list[object], where: str) -> object:
        wanted = self._fields_of(kind)
        if len(values) != len(wanted):
            raise BadEncoding(where, f"{len(wanted)} values are expected, not {len(values)}")
        return kind(*(decode(value, f"{where}.{name}") for (name, decode), value in zip(wanted, values, strict=True)))

    def _state_decoder(self, kind: type[State]) -> Decode:
        def decode(plain: object, where: str) -> object:
            wanted = self._fields_of(kind)
            if not isinstance(plain, dict):
                raise BadEncoding(where, "a mapping is expected")
            needed = {f.name for f in persistent_fields(kind) if f.default is MISSING}
            if not needed <= set(plain) <= {name for name, _ in wanted}:
                raise BadEncoding(where, "its fields are not those of this version")
            return kind(**{name: read(plain[name], f"{where}.{name}") for name, read in wanted if name in plain})

        return decode


def digest_of(plain: Plain) -> str:
    """The fingerprint of a position that is plain data, of this program or an older one."""
    text = json.dumps(plain, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _is_record(kind: type) -> bool:
    return is_dataclass(kind) and issubclass(kind, ROOTS)


def _exactly(kind: object) -> Decode:
    def decode(plain: object, where: str) -> object:
        if type(plain) is not kind:
            raise BadEncoding(where, f"{_name(kind)} is expected, not {_name(type(plain))}")
        return plain

    return decode


def _one_of(values: tuple[object, ...]) -> Decode:
    def decode(plain: object, where: str) -> object:
        for value in values:
            if type(plain) is type(value) and plain == value:
                return value
        raise BadEncoding(where, "is none of the values it may have")

    return decode


def _list_of(item: Decode) -> Decode:
    def decode(plain: object, where: str) -> object:
        if not isinstance(plain, list):
            raise BadEncoding(where, "a list is expected")
        return [item(value, f"{where}[{index}]") for index, value in enumerate(plain)]

    return decode


def _tuple_of(item: Decode) -> Decode:
    as_list = _list_of(item)

    def decode(plain: object, where: str) -> object:
        values = as_list(plain, where)
        assert isinstance(values, list)
        return tuple(values)

    return decode


def _tuple_of_each(items: list[Decode]) -> Decode:
    def decode(plain: object, where: str) -> object:
        if not isinstance(plain, list) or len(plain) != len(items):
            raise BadEncoding(where, f"a list of {len(items)} is expected")
        return tuple(item(value, where) for item, value in zip(items, plain, strict=True))

    return decode


def _dict_of(key: Decode, item: Decode) -> Decode:
    def decode(plain: object, where: str) -> object:
        if not isinstance(plain, dict):
            raise BadEncoding(where, "a mapping is expected")
        return {key(name, where): item(value, f"{where}.{name}") for name, value in plain.items()}

    return decode


def _either(items: list[Decode]) -> Decode:
    """One of several types, None among them perhaps: the first that fits."""

    def decode(plain: object, where: str) -> object:
        for item in items[:-1]:
            try:
                return item(plain, where)
            except BadEncoding:
                continue
        return items[-1](plain, where)

    return decode


def _name(kind: object) -> str:
    return "nothing" if kind is type(None) else getattr(kind, "__name__", str(kind))
