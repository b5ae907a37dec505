"""The published description is valid, and complete enough to be read without the code."""

import json

from openapi_spec_validator import validate

from bff.catalogue.index import OPERATIONS
from bff.errors import AppError
from bff.settings.upstream_policy import DEFAULT_PREFIXES
from tests.support.description import described, description

_ROLES = "/IDMProv/rest/catalog/roles"


def _refusals(call: str) -> dict[str, str]:
    return {
        status: answer["$ref"].rpartition("/")[2]
        for status, answer in described()[call]["responses"].items()
        if status != "200"
    }


def test_the_description_is_valid() -> None:
    """The document is valid OpenAPI 3.1, and no two schemas share a name, which would give a warning."""
    validate(description())

    assert description()["openapi"] == "3.1.0"


def test_every_operation_for_browsers_is_in_it() -> None:
    """The description leaves out operations that only the gateway itself calls."""
    browsers = {f"{each.method} {DEFAULT_PREFIXES[each.upstream]}{each.path}" for each in OPERATIONS if each.browser}
    hidden = {f"{each.method} {DEFAULT_PREFIXES[each.upstream]}{each.path}" for each in OPERATIONS if not each.browser}

    assert browsers <= described().keys()
    assert not hidden & described().keys()


def test_every_area_says_what_it_is_about() -> None:
    """Each tag has a description, and each operation has one tag."""
    about = {tag["name"]: tag["description"] for tag in description()["tags"]}

    assert {name for name, text in about.items() if not text.endswith((".", ".)"))} == set()
    assert {tag for each in described().values() for tag in each["tags"]} == about.keys()


def test_every_operation_says_what_it_does_and_how_it_is_refused() -> None:
    """Each operation has a one-line summary, and a description for each status that this gateway answers with."""
    known = description()["components"]["responses"].keys()
    incomplete = {
        call: _refusals(call)
        for call, operation in described().items()
        if not operation["summary"]
        or not {"401", "503"} <= _refusals(call).keys()
        or ("requestBody" in operation) is not ("413" in _refusals(call))
        or not set(_refusals(call).values()) <= known
    }

    assert len(described()) > 300
    assert incomplete == {}


def test_errors_are_told_by_operation() -> None:
    """``too_large`` needs a body and ``bad_input`` a query; only calls to upstreams have faults and time-outs."""
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
    """Each status has the codes that the gateway sends, with their sentences and the schemas of the body."""
    fault = description()["components"]["responses"]["489.session_over.fault"]

    assert fault["description"].splitlines() == [
        "- `session_over`: Your session is over. Sign in again.",
        "- a fault of the upstream, unchanged",
    ]
    assert [shape["$ref"].rpartition("/")[2] for shape in fault["content"]["application/json"]["schema"]["anyOf"]] == [
        "Error",
        "Fault",
    ]


def _codes(base: type[AppError] = AppError) -> set[str]:
    return {base.code}.union(*(_codes(each) for each in base.__subclasses__()))


def test_no_code_is_described_that_nobody_sends() -> None:
    """Every described code is one of an error class."""
    told = {code for name in description()["components"]["responses"] for code in name.split(".")[1:]} - {"fault"}

    assert told <= _codes()


def test_every_body_has_an_example_that_fits_its_description() -> None:
    """A viewer of the description offers the example for a try, so the gateway's rules must accept it."""
    written = {each for each in OPERATIONS if each.browser and each.body}
    examples = {
        each: operation["requestBody"]["content"]["application/json"]["example"]
        for each in written
        for operation in [described()[f"{each.method} {DEFAULT_PREFIXES[each.upstream]}{each.path}"]]
    }

    assert examples
    for operation, example in examples.items():
        assert operation.body
        assert example != {}, operation.name
        assert operation.body().validate(json.loads(json.dumps(example))) == {}, operation.name
