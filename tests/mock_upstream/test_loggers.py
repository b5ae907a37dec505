"""Log levels, and where audit events go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

LOGGING = "/IDMProv/rest/admin/logging"
ROLES = "com.novell.idm.nrf"


def _levels(console: Console, **query: Any) -> dict[str, int]:
    listed = console.get(f"{LOGGING}/list", pageSize=300, **query)["logConfigurations"]
    return {each["packageConfigured"]["packageName"]: each["logLevel"] for each in listed}


def _packages(console: Console, **query: Any) -> list[str]:
    listed = console.get(f"{LOGGING}/packages/list", pageSize=300, **query)["packages"]
    return [each["packageName"] for each in listed]


def _wanted(package: str, **more: Any) -> dict[str, Any]:
    return {"packageConfigured": {"packageName": package}, **more}


def _audit(console: Console, **given: Any) -> Any:
    return console.call("POST", f"{LOGGING}/auditConfig", json=given)


def test_a_package_is_configured_once(admin: Console) -> None:
    """A configured package moves from the list of packages to the levels; unknown packages can be configured too."""
    further = _packages(admin)[0]
    before = _levels(admin)
    assert further not in before

    for package in (further, "org.example"):
        body = {"logConfigurations": [_wanted(package, logLevel=5, logAdditivity=False)]}
        (node,) = admin.call("POST", LOGGING, json=body).json()["logConfigurations"]
        assert (node["logLevel"], node["logAdditivity"]) == (5, False)

    assert _levels(admin) == before | {further: 5, "org.example": 5}
    assert further not in _packages(admin)


def test_there_are_packages_for_more_than_a_page(admin: Console) -> None:
    """Forty, so that lists of them are looked at in earnest."""
    assert len(_levels(admin)) + len(_packages(admin)) == 40


def test_levels_are_changed_one_by_one_or_all_at_once(admin: Console) -> None:
    """Levels that the call leaves out stay."""
    before = _levels(admin)

    admin.call("PUT", LOGGING, json={"logConfigurations": [_wanted(ROLES, logLevel=6)], "persist": False})
    assert _levels(admin) == before | {ROLES: 6}
    assert admin.get(f"{LOGGING}/list")["persist"] is False

    admin.call("PUT", LOGGING, json={"changeAllLogs": True, "globalLogLevel": 1})
    assert _levels(admin) == dict.fromkeys(before, 1)


def test_the_level_of_a_package_decides_what_is_written(admin: Console) -> None:
    """Reads are logged at DEBUG, writes at INFO, refusals at WARN; a package without a level inherits one."""

    def lines(package: str) -> list[tuple[str, str]]:
        written = admin.control("GET", "server-log")["lines"]
        return [(line["level"], line["text"]) for line in written if line["package"] == package]

    def level(package: str, number: int) -> None:
        admin.call("POST", LOGGING, json={"logConfigurations": [_wanted(package, logLevel=number)]})

    read = "/IDMProv/rest/catalog/sods"
    admin.get(read)
    assert lines(f"{ROLES}.sod") == []

    level(ROLES, 5)
    admin.get(read)
    assert lines(f"{ROLES}.sod") == [("DEBUG", f"GET {read} 200")]

    level(f"{ROLES}.sod", 3)
    admin.get(read)
    assert admin.call("POST", read, json={}).status_code >= 400
    assert [name for name, _ in lines(f"{ROLES}.sod")] == ["DEBUG", "WARN"]

    admin.control("POST", "reset", {})
    assert admin.control("GET", "server-log")["lines"] == []


@pytest.mark.parametrize(
    ("method", "body", "fault"),
    [
        ("PUT", {"logConfigurations": [_wanted("org.nobody", logLevel=3)]}, (489, "NotFound")),
        ("PUT", {"logConfigurations": [_wanted(ROLES, logLevel=7)]}, (489, "InvalidInput")),
        ("PUT", {"changeAllLogs": True}, (489, "InvalidInput")),
        ("PUT", {}, (489, "InvalidInput")),
        ("POST", {"logConfigurations": [_wanted("no package", logLevel=3)]}, (489, "InvalidInput")),
        ("POST", {"logConfigurations": [_wanted("<script>x</script>")]}, (400, "XSSValidationFailure")),
    ],
)
def test_what_cannot_be_logged_is_refused(
    admin: Console, method: str, body: dict[str, Any], fault: tuple[int, str]
) -> None:
    """An invalid setting changes nothing."""
    before = _levels(admin)

    assert fault_of(admin.call(method, LOGGING, json=body)) == fault
    assert _levels(admin) == before


def test_levels_are_searched_sorted_and_paged(admin: Console) -> None:
    """The list is sorted by package and level; the parts of the reply are optional."""
    names = list(_levels(admin))
    page = admin.get(f"{LOGGING}/list", pageSize=2, nextIndex=3)

    assert names == sorted(names)
    assert list(_levels(admin, sortOrder="desc")) == names[::-1]
    assert list(_levels(admin, sortBy="logLevel").values()) == sorted(_levels(admin).values())
    assert list(_levels(admin, q="IDM")) == [name for name in names if "idm" in name]
    assert [each["packageConfigured"]["packageName"] for each in page["logConfigurations"]] == names[2:4]
    assert (page["nextIndex"], page["total"]) == (5, len(names))
    assert "cefConfigs" not in admin.get(f"{LOGGING}/list", fetchAuditConfigs="false")
    assert "logConfigurations" not in admin.get(f"{LOGGING}/list", fetchLogConfigs="false")
    assert fault_of(admin.call("GET", f"{LOGGING}/list?sortBy=age")) == (489, "InvalidInput")


def test_packages_are_searched_and_sorted(admin: Console) -> None:
    """The list of packages is sorted by name and description."""
    names = _packages(admin)

    assert names == sorted(names)
    assert _packages(admin, q="cprs") == ["com.netiq.idm.cprs"]
    assert _packages(admin, sortBy="packageDescription") != names


def test_auditing_needs_a_destination(admin: Console) -> None:
    """Auditing needs a host; the map of events is only built while it is on, and the password is never returned."""
    assert fault_of(_audit(admin, enableCEF=True)) == (489, "InvalidInput")
    assert fault_of(admin.call("PUT", f"{LOGGING}/buildPDXLF")) == (489, "InvalidInput")

    given = {"destinationHost": "log.aldermoor.example", "keyStorePWD": "hidden"}
    kept = _audit(admin, enableCEF=True, cefConfigs=given).json()

    assert (kept["enableCEF"], kept["cefConfigs"]["destinationHost"]) == (True, "log.aldermoor.example")
    assert "keyStorePWD" not in kept["cefConfigs"]
    assert admin.call("PUT", f"{LOGGING}/buildPDXLF").json() == kept
    assert admin.get(f"{LOGGING}/list", fetchLogConfigs="false") == kept


@pytest.mark.parametrize(
    ("path", "fits"),
    [
        ("", True),
        ("/etc/idm/keys.jks", True),
        (r"C:\idm\keys.jks", True),
        ("keys.jks", False),
        (r"C:\a*b", False),
        ("../keys", False),
    ],
)
def test_a_key_store_is_named_by_its_path(admin: Console, path: str, fits: bool) -> None:  # noqa: FBT001 - a column
    """The path must pass the file path rule of SPEC 5 "Field validators"."""
    answer = _audit(admin, cefConfigs={"keyStorePath": path})

    assert answer.status_code == (200 if fits else 489)


@pytest.mark.parametrize(("method", "path"), [("GET", "/list"), ("GET", "/packages/list"), ("PUT", ""), ("POST", "")])
def test_others_do_not_touch_the_logs(signed_in: Callable[[str], Console], method: str, path: str) -> None:
    """Others get 489 ``SecurityException``."""
    assert fault_of(signed_in("delegate").call(method, LOGGING + path, json={})) == (489, "SecurityException")
