"""The published description: valid, and complete enough to be read alone."""

import json
from typing import Any

import pytest
from openapi_spec_validator import validate

from bff.app import api_description
from bff.catalogue.index import OPERATIONS
from bff.errors import AppError
from bff.settings.upstream_policy import DEFAULT_PREFIXES

_DESCRIPTION = api_description(DEFAULT_PREFIXES)
_DESCRIBED: dict[str, dict[str, Any]] = {
    f"{method.upper()} {path}": described
    for path, methods in _DESCRIPTION["paths"].items()
    for method, described in methods.items()
}
_ROLES = "/IDMProv/rest/catalog/roles"


def _refusals(call: str) -> dict[str, str]:
    return {
        status: answer["$ref"].rpartition("/")[2]
        for status, answer in _DESCRIBED[call]["responses"].items()
        if status != "200"
    }


def test_the_description_is_valid() -> None:
    """OpenAPI 3.1, without a schema that had to be renamed because two share its name: that would be a warning."""
    validate(_DESCRIPTION)

    assert _DESCRIPTION["openapi"] == "3.1.0"


def test_every_operation_for_browsers_is_in_it() -> None:
    """And nothing that only the gateway itself calls."""
    browsers = {f"{each.method} {DEFAULT_PREFIXES[each.upstream]}{each.path}" for each in OPERATIONS if each.browser}
    hidden = {f"{each.method} {DEFAULT_PREFIXES[each.upstream]}{each.path}" for each in OPERATIONS if not each.browser}

    assert browsers <= _DESCRIBED.keys()
    assert not hidden & _DESCRIBED.keys()


def test_every_area_says_what_it_is_about() -> None:
    """A tag has a sentence, and each operation one tag."""
    about = {tag["name"]: tag["description"] for tag in _DESCRIPTION["tags"]}

    assert {name for name, text in about.items() if not text.endswith((".", ".)"))} == set()
    assert {tag for each in _DESCRIBED.values() for tag in each["tags"]} == about.keys()


@pytest.mark.parametrize("call", _DESCRIBED)
def test_every_operation_says_what_it_does_and_how_it_is_refused(call: str) -> None:
    """One line, and a description for each status that this gateway answers with."""
    described = _DESCRIBED[call]

    assert described["summary"]
    assert {"401", "503"} <= _refusals(call).keys()
    assert ("requestBody" in described) is ("413" in _refusals(call))
    assert set(_refusals(call).values()) <= _DESCRIPTION["components"]["responses"].keys()


def test_errors_are_told_by_operation() -> None:
    """A body can be too large and a query wrong; only upstreams have faults, and only they can be late."""
    assert _refusals(f"POST {_ROLES}") == {
        "400": "400.path_refused.header_refused.bad_input.body_incomplete.fault",
        "401": "401.no_session.session_moved",
        "403": "403.csrf",
        "413": "413.too_large",
        "429": "429.too_many_calls",
        "489": "489.session_over.fault",
        "498": "498.change_password",
        "502": "502.upstream_refused.upstream_unreachable.upstream_failed",
        "503": "503.try_again",
        "504": "504.upstream_late",
    }
    assert _refusals(f"GET {_ROLES}/levels")["400"] == "400.path_refused.header_refused.fault"
    assert _refusals("POST /bff/logout") == {"401": "401.no_session", "403": "403.csrf", "503": "503.try_again"}


def test_an_error_says_its_code_and_its_sentence() -> None:
    """Those that the gateway sends, and the shapes that come with the status."""
    fault = _DESCRIPTION["components"]["responses"]["489.session_over.fault"]

    assert fault["description"].splitlines() == [
        "- `session_over`: Your session is over. Sign in again.",
        "- a fault of the upstream, as it was answered",
    ]
    assert [shape["$ref"].rpartition("/")[2] for shape in fault["content"]["application/json"]["schema"]["anyOf"]] == [
        "Error",
        "Fault",
    ]


def _codes(base: type[AppError] = AppError) -> set[str]:
    return {base.code}.union(*(_codes(each) for each in base.__subclasses__()))


def test_no_code_is_described_that_nobody_sends() -> None:
    """The descriptions come from the classes."""
    told = {code for name in _DESCRIPTION["components"]["responses"] for code in name.split(".")[1:]} - {"fault"}

    assert told <= _codes()


def test_every_body_has_an_example_that_fits_its_description() -> None:
    """A viewer offers it for a try; it passes the rules that the gateway checks."""
    written = {each for each in OPERATIONS if each.browser and each.body}
    examples = {
        each: described["requestBody"]["content"]["application/json"]["example"]
        for each in written
        for described in [_DESCRIBED[f"{each.method} {DEFAULT_PREFIXES[each.upstream]}{each.path}"]]
    }

    assert examples
    for operation, example in examples.items():
        assert operation.body
        assert example != {}, operation.name
        assert operation.body().validate(json.loads(json.dumps(example))) == {}, operation.name
