"""Builds an example of a query, a body or a reply from the examples and rules of its fields."""

import re
from typing import Any

from marshmallow import Schema, fields, validate

from bff.catalogue.samples import PERSON, REQUEST, WORDS

_KINDS: dict[type[fields.Field[Any]], Any] = {fields.Integer: 1, fields.Float: 1.5, fields.Dict: {}, fields.Raw: {}}
_DN = re.compile(r"(^dn|Dn|DN)$")
_ID = re.compile(r"(^id|Id|ID)$")
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


class NoExampleError(Exception):
    """A required field has no value to use in an example; the message is the path of the field."""


def example(schema: Schema) -> dict[str, Any]:
    """
    Build a document with the required fields and the fields that have an example.

    Raises:
        NoExampleError: A required field has no example, no choices and no nested schema, or the document breaks a rule
            of the whole schema.
    """
    document = _document(schema)
    if problems := schema.validate(document):
        raise NoExampleError(", ".join(problems))
    return document


def _document(schema: Schema) -> dict[str, Any]:
    document: dict[str, Any] = {}
    for name, field in schema.fields.items():
        if field.required or "example" in field.metadata:
            document[field.data_key or name] = _value(field, field.data_key or name)
    return document


def _value(field: fields.Field[Any], place: str) -> Any:
    if "example" in field.metadata:
        return field.metadata["example"]
    choices = next((rule for rule in field.validators if isinstance(rule, validate.OneOf)), None)
    if choices:
        return next(iter(choices.choices))
    if isinstance(field, fields.Boolean):
        return True
    if isinstance(field, fields.Nested):
        return _within(field.schema, place)
    if isinstance(field, fields.List):
        return [_value(field.inner, f"{place}[]")]
    raise NoExampleError(place)


def _within(schema: Schema, place: str) -> dict[str, Any]:
    try:
        return _document(schema)
    except NoExampleError as lacking:
        raise NoExampleError(f"{place}.{lacking}") from None


def reply_example(schema: Schema) -> dict[str, Any]:
    """
    Build a reply with the required fields and those that have an example; if there are none, with all fields.

    A text without a better value is the name of its field, split into words.
    """
    return _reply(schema, ())


def _reply(schema: Schema, around: tuple[type[Schema], ...]) -> dict[str, Any]:
    names = {field.data_key or name: field for name, field in schema.fields.items()}
    shown = {name: each for name, each in names.items() if each.required or _has_sample(name, each)}
    inside = (*around, type(schema))
    return {name: _replied(field, name, inside) for name, field in (shown or names).items()}


def _has_sample(name: str, field: fields.Field[Any]) -> bool:
    return "example" in field.metadata or (isinstance(field, fields.String) and name in WORDS)


def _replied(field: fields.Field[Any], name: str, around: tuple[type[Schema], ...]) -> Any:
    if isinstance(field, fields.List) and "example" not in field.metadata:
        inner = field.inner
        again = isinstance(inner, fields.Nested) and type(inner.schema) in around
        return [] if again else [_replied(inner, name, around)]
    if isinstance(field, fields.Nested):
        return _reply(field.schema, around)
    try:
        return _value(field, name)
    except NoExampleError:
        return next((value for kind, value in _KINDS.items() if isinstance(field, kind)), _words(name))


def _words(name: str) -> str:
    if _DN.search(name):
        return PERSON["example"]
    if _ID.search(name):
        return REQUEST["example"]
    return WORDS.get(name, _HUMP.sub(" ", name).lower())
