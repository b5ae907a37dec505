"""
Generated calls from the published description, sent through the gateway by a signed-in user.

schemathesis generates them when the first test needs them. The areas are divided into three files, so that the
processes of a test run share them. Generating a body takes longer than the call, because half of the bodies have
undescribed fields with arbitrary JSON. Only the deep run generates these.
"""

from collections import defaultdict
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from bff.catalogue.index import AREAS
from tests.support.description import description
from tests.support.fuzzing import for_all
from tests.support.visitor import Visitor

_QUICK, _DEEP = 10, 60
_LONGEST_WAIT_S = 20
_ENDING_THE_SESSION = {"POST /bff/logout", "DELETE /bff/sessions", "DELETE /bff/sessions/{id}"}
_WITHOUT_AN_END = {"GET /bff/events"}
_CHECKS = [not_a_server_error, response_schema_conformance]
OF_THE_CATALOGUE = (
    *("roles", "sods", "resources", "mapped resources", "administration", "administrators"),
    *("administrator permissions", "caches", "statistics", "loggers", "workflow engines", "driver state"),
    *("role settings", "drivers", "display", "categories", "requestDefinitions"),
)
OF_WORK = (
    "assignments",
    "availability",
    "cprs",
    "delegation",
    "notifications",
    "proxies",
    "requests",
    "tasks",
    "teams",
)
_OF_THE_GATEWAY = ("session", "start", "replays", "styles", "settings snapshot")
OTHERS = (*_OF_THE_GATEWAY, *(name for name in AREAS if name not in {*OF_THE_CATALOGUE, *OF_WORK}))

every_depth = pytest.mark.parametrize(
    "examples", [pytest.param(_QUICK, id="quick"), pytest.param(_DEEP, id="deep", marks=pytest.mark.soak)]
)


@cache
def operations(*, strange: bool) -> dict[str, list[Any]]:
    """
    Give the operations by area, without those that end the session or never end.

    Args:
        strange: Whether their bodies have fields that are not described.
    """
    document = deepcopy(description())
    for schema in document["components"]["schemas"].values():
        if schema.get("additionalProperties") is True:
            schema["additionalProperties"] = strange
    found = schemathesis.openapi.from_dict(document).get_all_operations()
    by_area = defaultdict(list)
    for operation in (each.ok() for each in found if isinstance(each, Ok)):
        (area,) = operation.tags or [""]
        if operation.label not in _ENDING_THE_SESSION | _WITHOUT_AN_END:
            by_area[area].append(operation)
    return by_area


def check_area(caller: Visitor, subtests: pytest.Subtests, area: str, examples: int) -> None:
    """Make the calls of each operation: each answer matches the description, is no server error, and comes in time."""

    def holds(case: Any) -> None:
        answer = case.call(
            base_url=caller.console_url, session=caller.http, timeout=_LONGEST_WAIT_S, allow_redirects=False
        )
        case.validate_response(answer, checks=_CHECKS)

    for operation in operations(strange=examples > _QUICK)[area]:
        with subtests.test(operation.label):
            for_all(operation.as_strategy(), holds, examples)
