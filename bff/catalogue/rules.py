"""Validation at the edge: the gateway refuses a call whose query or body breaks the rules of the catalogue."""

from urllib.parse import parse_qs

from marshmallow import fields

from bff.catalogue.bounds import parse_bounded, validate_bounded
from bff.catalogue.operation import Operation
from bff.errors import BadInputError


def check_query(operation: Operation, query_string: str) -> None:
    """
    Validate a decoded copy of the query; the query is forwarded as it was received.

    Raises:
        BadInputError: Names each parameter that is missing, wrong, or sent twice although it takes one value.
    """
    if operation.query is None:
        return
    schema = operation.query()
    given = parse_qs(query_string, keep_blank_values=True)
    many = {name for name, field in schema.fields.items() if isinstance(field, fields.List)}
    twice = {name: ["Given more than once."] for name, values in given.items() if len(values) > 1}
    refused = {name: problem for name, problem in twice.items() if name in schema.fields.keys() - many}
    if refused:
        raise BadInputError(refused)
    validate_bounded(schema, {name: values if name in many else values[-1] for name, values in given.items()})


def check_body(operation: Operation, body: bytes) -> None:
    """
    Validate a decoded copy of a body, if the operation takes JSON and whatever its ``Content-Type``.

    Raises:
        BadInputError: Not JSON, too many values, or names each field that is missing or wrong.
    """
    if operation.body:
        validate_bounded(operation.body(), parse_bounded(body))
