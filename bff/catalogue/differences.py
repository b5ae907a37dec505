"""Differences between a reply and its schema, for the drift report and the contract tests."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema, ValidationError, fields

from bff.catalogue.kinds import OneOrMany

MISSING, UNKNOWN, OTHER_KIND = "missing", "unknown", "of another kind"
_KINDS: dict[type[fields.Field[Any]], type | tuple[type, ...]] = {
    fields.String: str,
    fields.Integer: int,
    fields.Float: (int, float),
    fields.Boolean: bool,
}


@dataclass(frozen=True)
class Difference:
    """
    One field that differs from its schema.

    Args:
        field: Path of the field, e.g. ``usersList[].fullName``; empty for the whole reply.
        problem: `MISSING`, `UNKNOWN` or `OTHER_KIND`.
    """

    field: str
    problem: str


def differences(schema: Schema, reply: Any) -> list[Difference]:
    """Compare a reply with its schema; a difference that several items of a list share is reported once."""
    return list(dict.fromkeys(_of_object(schema, reply, "")))


def _of_object(schema: Schema, given: Any, place: str) -> Iterator[Difference]:
    if not isinstance(given, dict):
        yield Difference(place, OTHER_KIND)
        return
    described = {field.data_key or name: field for name, field in schema.fields.items()}
    below = f"{place}." if place else ""
    yield from (Difference(below + name, UNKNOWN) for name in given if name not in described)
    for name, field in described.items():
        if name in given:
            yield from _of_value(field, given[name], below + name)
        elif field.required:
            yield Difference(below + name, MISSING)


def _of_value(field: fields.Field[Any], given: Any, place: str) -> Iterable[Difference]:
    if given is None and field.allow_none:
        return []
    if isinstance(field, fields.Nested) and not field.many:
        return _of_object(field.schema, given, place)
    if isinstance(field, OneOrMany) and isinstance(given, dict):
        given = [given]
    if isinstance(field, fields.List) and isinstance(given, list):
        return (found for each in given for found in _of_value(field.inner, each, f"{place}[]"))
    if isinstance(field, fields.Dict) and field.value_field and isinstance(given, dict):
        inner = field.value_field
        return (found for key, each in given.items() for found in _of_value(inner, each, f"{place}.{key}"))
    return [] if _is_of_kind(field, given) else [Difference(place, OTHER_KIND)]


def _is_of_kind(field: fields.Field[Any], given: Any) -> bool:
    """Compare strictly: a number sent as a text is accepted from a browser, but not from an upstream."""
    wanted = _KINDS.get(type(field), object)
    if not isinstance(given, wanted) or (isinstance(given, bool) and wanted in {int, (int, float)}):
        return False
    try:
        field.deserialize(given)
    except ValidationError:
        return False
    return True
