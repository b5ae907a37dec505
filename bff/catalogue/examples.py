"""What a query or a body may look like, made of the examples and rules of its fields."""

from typing import Any

from marshmallow import Schema, fields, validate


class NoExampleError(Exception):
    """A field is required, and its description has no value for it; the text is its place."""


def example(schema: Schema) -> dict[str, Any]:
    """
    Give a document with what is required and what has an example.

    Raises:
        NoExampleError: What is required has no example, no choice of values and no fields of its own, or the document
            breaks a rule of the whole schema.
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
