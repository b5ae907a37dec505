"""
Limits for JSON bodies: the gateway counts before it parses, and again before it validates each object.

Parsing and validation block the event loop: a body of 1 MiB can hold 350,000 objects, which take seconds to validate.

Source:
    docs/decisions/0044-bodies-are-bounded-by-what-they-hold.md.
"""

import json
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from marshmallow import Schema, ValidationError, validate

from bff.errors import BadInputError
from bff.field_errors import MOST_ERRORS

MOST_MARKS = 60_000
"""Limit for the commas and opening brackets of a body, those inside texts included: each starts at most one value."""
MOST_LEVELS = 32
"""Limit for lists and objects that are nested in each other."""
MOST_VALUES = 40_000
"""Limit for what is validated: present and missing fields, items of lists, and four more for each object."""
MOST_ITEMS = 1_000
"""Limit for the items of a list, unless its field sets another one: ``validate=validate.Length(max=5_000)``."""

_MARKS = b",[{"
_CONTAINERS = (dict, list)
_OF_OBJECT = 4


@dataclass
class _Left:
    values: int = MOST_VALUES
    errors: int = MOST_ERRORS


_LEFT: ContextVar[_Left | None] = ContextVar("left", default=None)


class BoundedSchema(Schema):
    """Base class of all catalogue schemas; it counts only while :func:`validate_bounded` runs."""

    def load(self, data: Any, **options: Any) -> Any:
        """Count an object before it is validated; once there are enough errors, skip the validation."""
        left = _LEFT.get()
        if left is None:
            return super().load(data, **options)
        if left.errors <= 0:
            return data
        try:
            self._count(data, left)
            return super().load(data, **options)
        except ValidationError as problem:
            left.errors -= _number(problem.messages)
            raise

    def _count(self, data: Any, left: _Left) -> None:
        given = data if isinstance(data, dict) else {}
        lengths = {name: len(value) for name, value in given.items() if type(value) in _CONTAINERS}
        left.values -= _OF_OBJECT + max(len(self.load_fields), len(given)) + sum(lengths.values())
        if left.values < 0:
            raise _too_many_values()
        long = [name for name, length in lengths.items() if length > MOST_ITEMS]
        if long:
            self._refuse_long({name: lengths[name] for name in long})

    def _refuse_long(self, lengths: Mapping[str, int]) -> None:
        most = {name: self._most_items(name) for name in lengths}
        refused = {name: [f"Longer than maximum length {most[name]}."] for name in most if lengths[name] > most[name]}
        if refused:
            raise ValidationError(refused)

    def _most_items(self, name: str) -> int:
        described = (field for given, field in self.load_fields.items() if (field.data_key or given) == name)
        rules = [rule for field in described for rule in field.validators if isinstance(rule, validate.Length)]
        return max((rule.max for rule in rules if rule.max), default=MOST_ITEMS)


def parse_bounded(body: bytes) -> Any:
    """
    Parse a JSON document.

    Raises:
        BadInputError: The body is not JSON, or has too many values or levels.
    """
    if len(body) - len(body.translate(None, _MARKS)) > MOST_MARKS:
        raise _too_many_values()
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        raise BadInputError({"body": ["Not JSON."]}) from None
    _refuse_depth(document)
    return document


def validate_bounded(schema: Schema, values: Any) -> None:
    """
    Validate a document.

    Raises:
        BadInputError: Fields are missing, wrong or too long (the error names them), or there are too many values.
    """
    token = _LEFT.set(_Left())
    try:
        schema.load(values)
    except ValidationError as problem:
        raise BadInputError(problem.messages_dict) from None
    finally:
        _LEFT.reset(token)


def _refuse_depth(document: Any) -> None:
    level = _containers([document])
    for _ in range(MOST_LEVELS):
        level = [inner for each in level for inner in _containers(each.values() if isinstance(each, dict) else each)]
        if not level:
            return
    raise BadInputError({"body": ["Nested too deeply."]})


def _containers(values: Iterable[Any]) -> list[Any]:
    return [value for value in values if type(value) in _CONTAINERS]


def _number(errors: Any) -> int:
    return sum(map(_number, errors.values())) if isinstance(errors, dict) else 1


def _too_many_values() -> BadInputError:
    return BadInputError({"body": ["Holds too many values."]})
