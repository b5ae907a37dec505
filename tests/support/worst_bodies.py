"""Bodies that ask as much work of the gateway as a body of an operation can."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from marshmallow import Schema, fields

from bff.catalogue.bounds import MOST_ITEMS, MOST_LEVELS, MOST_MARKS, MOST_VALUES
from bff.catalogue.examples import NoExampleError, example
from bff.catalogue.kinds import WHOLE_LIST

_LARGEST_BYTES = 1 << 20
_TOO_LONG = (WHOLE_LIST.max or 0) + 1
_WIDE = 300
_NUMBER = "@number"
_LONG_DIGITS = "9" * 4300
"""As many as Python reads in a number."""

Place = tuple[str, ...]


def worst_bodies(schema: Schema) -> Iterator[tuple[str, bytes]]:
    """Give bodies with a name for each: long lists, wide and deep objects, long texts, huge numbers."""
    for place in _lists(schema):
        where = ".".join(place)
        yield f"{where} too long", _written(_filled(schema, place, _TOO_LONG, {}))
        yield f"{where} full of empty objects", _written(_filled(schema, place, MOST_ITEMS, {}))
        yield f"{where} full", _written(_filled(schema, place, MOST_ITEMS))
    yield "wide in every field", _written(_everywhere(schema, dict.fromkeys(map(str, range(_WIDE)))))
    yield "deep", b'{"a":' + b"[" * MOST_LEVELS + b"]" * MOST_LEVELS + b"}"
    yield "long texts", _written(_everywhere(schema, "<" * (_LARGEST_BYTES // 2 // len(schema.fields))))
    yield "huge numbers", _written(_everywhere(schema, _NUMBER))


def shapeless_bodies() -> Iterator[tuple[str, bytes]]:
    """Give the largest bodies, which are the same for every operation."""
    for value in (b"{}", b"[]", b"1", b'""', b'{"a":[]}', b"9" * 4300):
        yield f"a list of {value[:10]!r}", b"[" + b",".join([value] * (_LARGEST_BYTES // (len(value) + 1))) + b"]"
    yield "wide", _written(dict.fromkeys(map(str, range(_LARGEST_BYTES // 15))))
    yield "wider than is validated", _written(dict.fromkeys(map(str, range(MOST_VALUES))))
    yield "deep without an end", b"[" * _LARGEST_BYTES
    yield "a number without an end", b"9" * _LARGEST_BYTES


def _lists(schema: Schema, around: Place = ()) -> Iterator[Place]:
    for name, field in _by_key(schema).items():
        if isinstance(field, fields.List | fields.Dict):
            yield (*around, name)
        inner = _schema_within(field)
        if inner:
            yield from _lists(inner, (*around, name))


def _filled(schema: Schema, place: Place, count: int, item: Any = None) -> Any:
    """
    Give a valid document, except for the list at one place.

    Without ``item`` the list is full of valid items, and the document has as many such lists as the parser allows.
    """
    name, *rest = place
    field = _by_key(schema)[name]
    inner = _schema_within(field)
    if rest and inner:
        value = _filled(inner, tuple(rest), count, item)
        return {**_example(schema), name: _several(field, value, _as_many_as_are_parsed(value) if item is None else 1)}
    value = item if item is not None else _example(inner) if inner else "a"
    return {**_example(schema), name: _several(field, value, count)}


def _as_many_as_are_parsed(value: Any) -> int:
    marks = Counter(_written(value).decode())
    return max(1, min(MOST_ITEMS, MOST_MARKS // (1 + sum(marks[mark] for mark in ",[{")) - 1))


def _several(field: fields.Field[Any], value: Any, count: int) -> Any:
    if isinstance(field, fields.Dict):
        return dict.fromkeys(map(str, range(count)), value)
    return [value] * count if isinstance(field, fields.List) else value


def _everywhere(schema: Schema, value: Any) -> dict[str, Any]:
    return dict.fromkeys(_by_key(schema), value)


def _schema_within(field: Any) -> Schema | None:
    if isinstance(field, fields.List):
        return _schema_within(field.inner)
    if isinstance(field, fields.Dict):
        return _schema_within(field.value_field)
    return field.schema if isinstance(field, fields.Nested) else None


def _by_key(schema: Schema) -> Mapping[str, fields.Field[Any]]:
    return {field.data_key or name: field for name, field in schema.fields.items()}


def _example(schema: Schema) -> dict[str, Any]:
    try:
        return example(schema)
    except NoExampleError:
        return {}


def _written(document: Any) -> bytes:
    return json.dumps(document, separators=(",", ":")).replace(f'"{_NUMBER}"', _LONG_DIGITS).encode()
