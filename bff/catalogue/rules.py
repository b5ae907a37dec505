"""The input rules at the edge: what the catalogue says of a call's query and body is refused when it is broken."""

import json
from typing import Any
from urllib.parse import parse_qs

from marshmallow import Schema, fields

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
    _check(schema, {name: values if name in many else values[-1] for name, values in given.items()})


def check_body(operation: Operation, content_type: str, body: bytes) -> None:
    """
    Check a decoded copy of a JSON body where the operation describes one.

    Raises:
        BadInputError: Not JSON, or names each field that is missing or wrong.
    """
    if operation.body is None or "json" not in content_type.lower():
        return
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        raise BadInputError({"body": ["Not JSON."]}) from None
    _check(operation.body(), document)


def _check(schema: Schema, values: Any) -> None:
    problems = schema.validate(values)
    if problems:
        raise BadInputError(problems)
