"""
Calls made of the published description, through the gateway, signed in.

schemathesis makes them of ``openapi.json``: no failure of ours, no answer of another shape, and an answer in time.
"""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from bff.app import api_description
from bff.settings.upstream_policy import DEFAULT_PREFIXES
from tests.conftest import Stack
from tests.support.fuzzing import for_all
from tests.support.mock_control import MockControl
from tests.support.visitor import CSRF_HEADER, Visitor

_QUICK, _DEEP = 3, 60
_LONGEST_WAIT_S = 20
_ENDING_THE_SESSION = {"POST /bff/logout", "DELETE /bff/sessions", "DELETE /bff/sessions/{id}"}
_CHECKS = [not_a_server_error, response_schema_conformance]
_DESCRIPTION = schemathesis.openapi.from_dict(api_description(DEFAULT_PREFIXES))
_OPERATIONS: dict[str, Any] = {
    operation.label: operation
    for operation in (found.ok() for found in _DESCRIPTION.get_all_operations() if isinstance(found, Ok))
    if operation.label not in _ENDING_THE_SESSION
}


@pytest.fixture(scope="module")
def caller(stack: Stack) -> Iterator[Visitor]:
    """The administrator in a fresh world; still signed in when all is over."""
    MockControl(stack.mock_url).reset()
    visitor = Visitor(stack.console_url)
    assert visitor.sign_in().status_code == 302
    visitor.http.headers[CSRF_HEADER] = visitor.csrf_token
    yield visitor
    assert visitor.get("bff/session").json()["signedIn"] is True
    MockControl(stack.mock_url).reset()


@pytest.mark.parametrize(
    "examples", [pytest.param(_QUICK, id="quick"), pytest.param(_DEEP, id="deep", marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("name", _OPERATIONS)
def test_a_described_call_is_answered_as_described(caller: Visitor, name: str, examples: int) -> None:
    """Whatever the values are."""

    def holds(case: Any) -> None:
        answer = case.call(
            base_url=caller.console_url, session=caller.http, timeout=_LONGEST_WAIT_S, allow_redirects=False
        )
        case.validate_response(answer, checks=_CHECKS)

    for_all(_cases(name), holds, examples)


def _cases(name: str) -> some.SearchStrategy[Any]:
    cases: some.SearchStrategy[Any] = _OPERATIONS[name].as_strategy()
    return cases
