"""
Calls made of the published description, through the gateway, signed in.

schemathesis makes them of ``openapi.json``. The operations are in three parts, each with a file of its own, so that
the processes of a test run share them. Making a body costs more than the call: half of it are fields that nobody
described, with trees of any JSON in them. Only the deep run makes these.
"""

from functools import cache
from typing import Any

import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from bff.app import api_description
from bff.settings.upstream_policy import DEFAULT_PREFIXES
from tests.support.fuzzing import for_all
from tests.support.visitor import Visitor

_QUICK, _DEEP = 10, 60
_LONGEST_WAIT_S = 20
_ENDING_THE_SESSION = {"POST /bff/logout", "DELETE /bff/sessions", "DELETE /bff/sessions/{id}"}
_WITHOUT_AN_END = {"GET /bff/events"}
_CHECKS = [not_a_server_error, response_schema_conformance]
_CATALOGUE = ("/IDMProv/rest/catalog/", "/IDMProv/rest/admin/")
_WORK = tuple(
    f"/IDMProv/rest/access/{first}"
    for first in (
        "assignments",
        "availability",
        "cprs",
        "delegation",
        "permissions",
        "proxy",
        "requests",
        "tasks",
        "teams",
    )
)

every_depth = pytest.mark.parametrize(
    "examples", [pytest.param(_QUICK, id="quick"), pytest.param(_DEEP, id="deep", marks=pytest.mark.soak)]
)


@cache
def _operations(*, strange: bool) -> dict[str, Any]:
    """The operations by name; with ``strange`` their bodies have fields that are not described."""
    document = api_description(DEFAULT_PREFIXES)
    for schema in document["components"]["schemas"].values():
        if schema.get("additionalProperties") is True:
            schema["additionalProperties"] = strange
    found = schemathesis.openapi.from_dict(document).get_all_operations()
    every = (operation.ok() for operation in found if isinstance(operation, Ok))
    return {each.label: each for each in every if each.label not in _ENDING_THE_SESSION | _WITHOUT_AN_END}


def _below(prefixes: tuple[str, ...]) -> list[str]:
    return [name for name in _operations(strange=False) if name.partition(" ")[2].startswith(prefixes)]


OF_THE_CATALOGUE = _below(_CATALOGUE)
OF_WORK = _below(_WORK)
OTHERS = [name for name in _operations(strange=False) if name not in {*OF_THE_CATALOGUE, *OF_WORK}]


def check_call(caller: Visitor, name: str, examples: int) -> None:
    """Make an operation's calls: no failure of ours, no answer of another shape, and an answer in time."""

    def holds(case: Any) -> None:
        answer = case.call(
            base_url=caller.console_url, session=caller.http, timeout=_LONGEST_WAIT_S, allow_redirects=False
        )
        case.validate_response(answer, checks=_CHECKS)

    operation = _operations(strange=examples > _QUICK)[name]
    for_all(operation.as_strategy(), holds, examples)
