"""Any query or body passes the rules, or is refused with ``BadInputError``; no other error happens."""

import json
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

from hypothesis import strategies as some
from marshmallow import Schema

from bff.catalogue import rules
from bff.catalogue.index import OPERATIONS
from bff.catalogue.listing import LARGEST_PAGE, ListQuery
from bff.catalogue.operation import Operation
from bff.errors import BadInputError
from tests.support.fuzzing import every_depth, for_all

_WITH_BODY = [operation for operation in OPERATIONS if operation.body]
_WITH_QUERY = [operation for operation in OPERATIONS if operation.query]
_VALUES = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
_DEPTHS = some.sampled_from([10, 900, 1000, 5000, 200_000])


def _documents(operation: Operation) -> some.SearchStrategy[bytes]:
    """Generate JSON with the operation's own fields, endless JSON, and bytes that are no JSON."""
    assert operation.body
    names = some.sampled_from(sorted(operation.body().fields)) | some.text(max_size=3)
    documents = some.dictionaries(names, _VALUES, max_size=5) | _VALUES
    return some.one_of(
        documents.map(lambda document: json.dumps(document).encode()),
        _DEPTHS.map(lambda depth: b"[" * depth),
        _DEPTHS.map(lambda digits: b"9" * digits),
        some.binary(max_size=50),
    )


def _queries(operation: Operation) -> some.SearchStrategy[str]:
    assert operation.query
    names = some.sampled_from(sorted(operation.query().fields)) | some.text(max_size=3)
    values = (
        some.text(max_size=5) | some.integers().map(str) | some.sampled_from(["%", "%ff", "%00", "9" * 5000, "1e9"])
    )
    pairs = some.tuples(names, values).map("=".join)
    return some.lists(pairs, max_size=6).map("&".join)


@every_depth
def test_a_body_is_refused_with_the_one_error(examples: int) -> None:
    """A document of any depth or length raises nothing except ``BadInputError``."""

    def holds(given: tuple[Operation, bytes]) -> None:
        operation, body = given
        with suppress(BadInputError):
            rules.check_body(operation, body)

    bodies: some.SearchStrategy[Any] = some.sampled_from(_WITH_BODY).flatmap(
        lambda operation: _documents(operation).map(lambda body: (operation, body))
    )
    for_all(bodies, holds, examples)


@every_depth
def test_a_query_is_refused_with_the_one_error(examples: int) -> None:
    """A query raises nothing except ``BadInputError``; accepted list queries have a size within SPEC 5's limits."""

    def holds(given: tuple[Operation, str]) -> None:
        operation, query = given
        with suppress(BadInputError):
            rules.check_query(operation, query)
            sizes = parse_qs(query).get("size", []) if issubclass(operation.query or Schema, ListQuery) else []
            assert all(1 <= int(size) <= LARGEST_PAGE for size in sizes)

    queries: some.SearchStrategy[Any] = some.sampled_from(_WITH_QUERY).flatmap(
        lambda operation: _queries(operation).map(lambda query: (operation, query))
    )
    for_all(queries, holds, examples)
