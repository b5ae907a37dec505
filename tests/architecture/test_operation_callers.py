"""Every call that the gateway lets through has a caller, or a reason why no screen needs it."""

import json
import re

from tests.architecture.calls import gateway_calls, interface_calls
from tests.architecture.spec_rows import DOCS, ROOT, cells

_UPSTREAM = "/IDMProv/rest/"
_PATHS = json.loads((ROOT / "openapi.json").read_text(encoding="utf-8"))["paths"]
_OPERATIONS = {(method, path) for path, methods in _PATHS.items() for method in methods}


def test_each_operation_has_a_caller_or_a_reason() -> None:
    """The operations without a caller are exactly those of the list."""
    unused = {_listed_name(method, path) for method, path in _OPERATIONS if not _is_called(method, path)}

    assert set(_reasons()) == unused


def test_each_reason_is_given() -> None:
    """Each call is listed once with a reason; the first call of a group gives the reason of the group."""
    lines = [line for line in _list() if line.startswith("| `")]

    assert len(lines) == len(_reasons())
    assert [call for call, reason in _reasons().items() if not reason] == []
    assert next(iter(_reasons().values())) != "as above"


def test_callers_are_found_in_the_sources() -> None:
    """The sources name calls in several ways: plain, with a method, in a table, in a constant, in the gateway."""
    assert _is_called("get", "/IDMProv/rest/catalog/roles/levels")
    assert _is_called("put", "/IDMProv/rest/catalog/roles/role")
    assert _is_called("post", "/IDMProv/rest/access/ulp/categories")
    assert _is_called("delete", "/IDMProv/rest/access/config/clients")
    assert _is_called("get", "/IDMProv/rest/access/users/userDefaults")
    assert not _is_called("post", "/IDMProv/rest/catalog/roles/role")
    assert not _is_called("get", "/IDMProv/rest/catalog/roles/nothing")


def _is_called(method: str, path: str) -> bool:
    if (method, path.removeprefix("/IDMProv")) in _GATEWAY:
        return True
    wanted = path.removeprefix(_UPSTREAM).lstrip("/")
    pattern = re.compile("/".join(_segment(each) for each in wanted.split("/")))
    return any(found in {method, "*"} and pattern.fullmatch(address) for found, address in _INTERFACE)


def _segment(part: str) -> str:
    return "[^/]+" if part.startswith("{") else rf"(?:{re.escape(part)}|\*)"


def _listed_name(method: str, path: str) -> str:
    return f"{method.upper()} {path.removeprefix(_UPSTREAM)}"


def _list() -> list[str]:
    return (DOCS / "calls-without-a-screen.md").read_text(encoding="utf-8").splitlines()


def _reasons() -> dict[str, str]:
    rows = [cells(line) for line in _list() if line.startswith("| `")]
    return {call.strip("`"): reason for call, reason in rows}


_INTERFACE = interface_calls()
_GATEWAY = gateway_calls()
