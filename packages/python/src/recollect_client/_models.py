"""Turns JSON into the generated classes and back, by their type hints."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from datetime import date, datetime
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


@dataclass(kw_only=True)
class Model:
    """A response of the server. Fields that this client does not know are kept in `extra`."""

    extra: dict[str, Any] = field(default_factory=dict, repr=False)

    def to_dict(self) -> dict[str, Any]:
        """As JSON. Fields that the server omitted are omitted."""
        known = {
            wire: _to_json(getattr(self, own.name))
            for own, wire, _ in shape_of(type(self))
            if not (getattr(self, own.name) is None and own.default is None)
        }
        return {**known, **self.extra}


class DoesNotFit(Exception):
    """A response lacks a required field."""


#: A field, its name on the wire, and its type.
Shape = tuple[tuple[Field[Any], str, Any], ...]
_SHAPES: dict[str, Shape] = {}


def shape_of(model: type[Model]) -> Shape:
    """Its fields, read from its type hints once."""
    name = f"{model.__module__}.{model.__qualname__}"
    if name not in _SHAPES:
        hints = get_type_hints(model)
        own = [one for one in fields(model) if one.name != "extra"]
        _SHAPES[name] = tuple((one, one.metadata.get("wire", one.name), hints[one.name]) for one in own)
    return _SHAPES[name]


def read(hint: Any, value: Any) -> Any:
    """Converts a value to its type. A value of an unexpected type is kept unchanged, because servers evolve.

    Raises DoesNotFit if a required field is missing, or an object was expected and something else came.
    """
    if hint is None or hint is type(None) or hint is Any:
        return value
    if isinstance(hint, type) and issubclass(hint, Model):
        return _read_model(hint, value)
    if hint is datetime or hint is date:
        return _read_instant(hint, value)
    origin = get_origin(hint)
    if origin is Union or origin is types.UnionType:
        return _read_union(get_args(hint), value)
    if origin is list and isinstance(value, list):
        (item,) = get_args(hint)
        return [read(item, one) for one in value]
    if origin is dict and isinstance(value, dict):
        _, item = get_args(hint)
        return {key: read(item, one) for key, one in value.items()}
    return value


def _read_model(model: type[Model], value: Any) -> Model:
    if not isinstance(value, Mapping):
        raise DoesNotFit(f"a {model.__name__} is not an object")
    given: dict[str, Any] = {}
    wires = set()
    for own, wire, hint in shape_of(model):
        wires.add(wire)
        if wire in value:
            given[own.name] = None if value[wire] is None else read(hint, value[wire])
        elif own.default is MISSING:
            raise DoesNotFit(f"a {model.__name__} has no {wire}")
    return model(**given, extra={name: one for name, one in value.items() if name not in wires})


def _read_union(choices: tuple[Any, ...], value: Any) -> Any:
    """Uses the first choice that fits: an object by its constant and required fields."""
    if value is None:
        return None
    for choice in choices:
        if not _may_be(choice, value):
            continue
        try:
            return read(choice, value)
        except DoesNotFit:
            continue
    return value


def _may_be(choice: Any, value: Any) -> bool:
    origin = _origin_of(choice)
    if origin is Literal:
        return value in get_args(choice)
    if not isinstance(origin, type):
        return True
    if issubclass(origin, Model):
        return isinstance(value, Mapping) and all(
            _origin_of(hint) is not Literal or wire not in value or value[wire] in get_args(hint)
            for _, wire, hint in shape_of(origin)
        )
    if origin in (datetime, date):
        return isinstance(_read_instant(origin, value), date)
    if origin is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, origin)


def _origin_of(hint: Any) -> Any:
    return get_origin(hint) or hint


def _read_instant(hint: Any, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    try:
        # Before 3.11 fromisoformat does not accept the letter Z.
        text = value[:-1] + "+00:00" if value.endswith("Z") else value
        return datetime.fromisoformat(text) if hint is datetime else date.fromisoformat(text)
    except ValueError:
        return value


def _to_json(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, datetime):
        milliseconds = value.microsecond % 1000 == 0
        return value.isoformat(timespec="milliseconds" if milliseconds else "auto").replace("+00:00", "Z")
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, list):
        return [_to_json(one) for one in value]
    if isinstance(value, dict):
        return {key: _to_json(one) for key, one in value.items()}
    return value
