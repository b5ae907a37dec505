"""The input rules at the edge: what the catalogue says of a call's query and body is refused when it is broken."""

from urllib.parse import parse_qs

from marshmallow import fields

from bff.catalogue.bounds import parse_bounded, validate_bounded
from bff.catalogue.operation import Operation
from bff.errors import BadInputError


def check_query(operation: Operation, query_string: str) -> None:
    """
    Check a decoded copy of the query; what is sent on is always what was received.

    Raises:
        BadInputError: Names each parameter that is missing, wrong, or given twice where one is meant.
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
    Check a decoded copy of a body where the operation describes one in JSON, whatever ``Content-Type`` says.

    Raises:
        BadInputError: Not JSON, holds too much, or names each field that is missing or wrong.
    """
    if operation.body:
        validate_bounded(operation.body(), parse_bounded(body))
