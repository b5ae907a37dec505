"""The calls of drivers, entitlements and the code map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

CATALOG = "/IDMProv/rest/catalog"
SET = "cn=driverset1,o=system"
DIRECTORY, ERP, PLANT = f"cn=Active Directory Driver,{SET}", f"cn=ERP Driver,{SET}", f"cn=Plant Systems Driver,{SET}"
GROUP, ACCOUNT, PROFILE = f"cn=Group,{DIRECTORY}", f"cn=UserAccount,{DIRECTORY}", f"cn=Profile,{ERP}"


def _post(console: Console, path: str, body: object) -> Any:
    answer = console.call("POST", f"{CATALOG}/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _drivers(console: Console, **query: Any) -> list[str]:
    return [driver["name"] for driver in console.get(f"{CATALOG}/drivers", **query)["drivers"]]


def _values(console: Console, path: str, body: object) -> list[dict[str, Any]]:
    values: list[dict[str, Any]] = _post(console, path, body)["entitlementValues"]
    return values


def _names(console: Console, entitlement: str, query: str = "*") -> list[str]:
    path = f"drivers/entitlementValues/listV2?pageSize=300&query={query}"
    return [value["name"] for value in _values(console, path, {"id": entitlement})]


def _views(console: Console, entitlement: str) -> dict[str, str]:
    shown = console.get(f"{CATALOG}/entitlements/entitlementInfo", entilementDN=entitlement)
    return {view["displayName"]: view["viewID"] for view in shown["views"]}


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({}, ["Active Directory Driver", "Cloud Services Driver", "ERP Driver", "Plant Systems Driver"]),
        ({"type": 4}, ["Active Directory Driver", "Cloud Services Driver", "ERP Driver"]),
        ({"q": "SYSTEMS"}, ["Plant Systems Driver"]),
        ({"q": "nothing"}, []),
    ],
    ids=["all", "reconcilable", "search", "none"],
)
def test_drivers_are_found(admin: Console, query: dict[str, str], found: list[str]) -> None:
    """Drivers are found by name; drivers without entitlements are left out."""
    assert _drivers(admin, **query) == found


def test_the_list_of_drivers_is_read_page_by_page(admin: Console) -> None:
    """Pages follow ``size`` and ``nextIndex``, which is 0 on the last one; an unknown type is refused."""
    first = admin.get(f"{CATALOG}/drivers", size=3)

    assert (first["arraySize"], first["nextIndex"]) == (3, 4)
    assert admin.get(f"{CATALOG}/drivers", size=3, nextIndex=4)["nextIndex"] == 0
    assert fault_of(admin.call("GET", f"{CATALOG}/drivers", params={"type": 7})) == (489, "InvalidInput")


def test_a_driver_shows_what_it_gives(admin: Console) -> None:
    """A driver has its entitlements with their views; the view of a valueless entitlement has no values."""
    shown = {each["id"]: each for each in _post(admin, "drivers/driver", {"id": DIRECTORY})["entitlements"]}

    assert shown[ACCOUNT]["entitlementType"] == "NO_PARAMS"
    assert _names(admin, ACCOUNT) == []
    assert (shown[GROUP]["entitlementType"], shown[GROUP]["isSingleValued"]) == ("APP_QUERY_PARAMS", False)
    assert [view["displayName"] for view in shown[GROUP]["views"]] == ["Group"]


def test_a_driver_without_reconciliation_offers_nothing_to_it(admin: Console) -> None:
    """With ``cprsSupported`` the driver lists only entitlements that reconciliation supports."""
    assert _post(admin, "drivers/driver", {"id": PLANT})["entitlements"]
    assert _post(admin, "drivers/driver?cprsSupported=true", {"id": PLANT})["entitlements"] == []
    assert _post(admin, "drivers/driver?cprsSupported=true", {"id": ERP})["entitlements"]


def test_values_of_one_logical_system_are_a_part_of_all(admin: Console) -> None:
    """The value names the system; a view holds one system's values, the entitlement those of both."""
    views = _views(admin, PROFILE)
    everything = _values(admin, "drivers/entitlementValues/list", {"id": PROFILE})
    of_test = _values(
        admin,
        "drivers/driverEntitlementViewValues/list",
        {"id": ERP, "entitlements": [{"id": PROFILE}], "viewID": views["Quality assurance, client 200"]},
    )

    assert len(of_test) * 2 == len(everything)
    assert all('"ID":"QAS200"' in value["value"] for value in of_test)
    assert {value["value"] for value in of_test} < {value["value"] for value in everything}
    for path in ("drivers/entitlementViewValues/list", "entitlements/entitlementValues"):
        assert _values(admin, path, {"viewID": views["Quality assurance, client 200"]}) == of_test


def test_values_are_read_page_by_page(admin: Console) -> None:
    """The call has its own parameter names, ``query`` and ``pageSize``."""
    path, seen, index = "drivers/driverEntitlementViewValues/listV2?pageSize=7&query=*", [], 1
    while index > 0:
        reply = _post(admin, f"{path}&nextIndex={index}", {"id": DIRECTORY, "entitlements": [{"id": GROUP}]})
        seen += [value["value"] for value in reply["entitlementValues"]]
        index = reply["nextIndex"]

    assert seen == [value["value"] for value in _values(admin, "drivers/entitlementValues/list", {"id": GROUP})]
    assert len(set(seen)) == len(seen) > 7


@pytest.mark.parametrize(
    ("entitlement", "query", "found"),
    [
        (GROUP, "all legal", ["All Legal"]),
        (PROFILE, "z_treasury_read", ["Treasury Read", "Treasury Read"]),
        (GROUP, "%", []),
    ],
    ids=["name", "native", "no wildcard"],
)
def test_values_are_found(admin: Console, entitlement: str, query: str, found: list[str]) -> None:
    """Values are found by a part of their name, or of their native name, ignoring case."""
    assert _names(admin, entitlement, query) == found


@pytest.mark.parametrize(
    ("path", "body"),
    [("driver", {"drivers": [{"id": DIRECTORY}]}), ("entitlement", {"entitlements": {"id": GROUP}})],
)
def test_a_refresh_brings_the_code_map_up_to_date(admin: Console, path: str, body: object) -> None:
    """After a refresh the code map has the new values of the connected system, and not the deleted ones."""
    before = set(_names(admin, GROUP))

    status = _post(admin, f"codemaprefresh/{path}", body)["refreshStatus"]

    assert set(_names(admin, GROUP)) ^ before == {"Night Shift", "Old Intranet Editors"}
    assert "Old Intranet Editors" in before
    assert status["id"] in {DIRECTORY, GROUP}


def test_a_refresh_of_another_entitlement_changes_nothing(admin: Console) -> None:
    """Only the named entitlements are refreshed; none of them when one does not exist."""
    before = _names(admin, GROUP)

    _post(admin, "codemaprefresh/entitlement", {"entitlements": [{"id": ACCOUNT}]})
    body = {"entitlements": [{"id": GROUP}, {"id": "cn=nothing"}]}
    refused = admin.call("POST", f"{CATALOG}/codemaprefresh/entitlement", json=body)

    assert fault_of(refused) == (489, "NotFound")
    assert _names(admin, GROUP) == before


@pytest.mark.parametrize(
    ("path", "body", "subcode"),
    [
        ("drivers/driver", {"id": "cn=nothing"}, "NotFound"),
        ("drivers/driver", {}, "InvalidInput"),
        ("drivers/entitlementValues/list", {"id": "cn=nothing"}, "NotFound"),
        ("drivers/entitlementViewValues/list", {"viewID": "nothing"}, "NotFound"),
        ("drivers/driverEntitlementViewValues/list", {"id": ERP, "entitlements": [{"id": GROUP}]}, "InvalidInput"),
        ("codemaprefresh/driver", {"drivers": []}, "InvalidInput"),
    ],
    ids=["driver", "no id", "entitlement", "view", "foreign entitlement", "no driver"],
)
def test_what_is_not_there_is_a_fault(admin: Console, path: str, body: object, subcode: str) -> None:
    """The call gets 489 with a subcode that says why."""
    assert fault_of(admin.call("POST", f"{CATALOG}/{path}", json=body)) == (489, subcode)


def test_a_view_of_another_entitlement_is_refused(admin: Console) -> None:
    """A view belongs to one entitlement."""
    (view,) = _views(admin, GROUP).values()
    body = {"id": DIRECTORY, "entitlements": [{"id": ACCOUNT}], "viewID": view}

    answer = admin.call("POST", f"{CATALOG}/drivers/driverEntitlementViewValues/list", json=body)

    assert fault_of(answer) == (489, "InvalidInput")


def test_the_user_application_of_the_installation(admin: Console) -> None:
    """The driver is the one that the application context names as its root."""
    (own,) = admin.get(f"{CATALOG}/uas")["uas"]

    assert own == {"id": f"cn=User Application Driver,{SET}", "name": "User Application Driver"}


@pytest.mark.parametrize(("user_name", "path"), [("user", "drivers/driver"), ("delegate", "codemaprefresh/driver")])
def test_others_are_refused(signed_in: Callable[[str], Console], user_name: str, path: str) -> None:
    """People without the page of resources, or of the configuration, are refused."""
    assert fault_of(signed_in(user_name).call("POST", f"{CATALOG}/{path}", json={})) == (489, "SecurityException")


def test_a_driver_says_what_kind_it_is(admin: Console) -> None:
    """A driver says whether it has logical systems, and the parts of its values."""
    shown = {each["id"]: each for each in admin.get(f"{CATALOG}/drivers")["drivers"]}
    profile = {each["id"]: each for each in _post(admin, "drivers/driver", {"id": ERP})["entitlements"]}[PROFILE]

    assert (shown[ERP]["subType"], shown[ERP]["hasLogicalSystem"]) == ("FANOUT", True)
    assert (shown[PLANT]["subType"], shown[PLANT]["hasLogicalSystem"]) == ("SINGLE", False)
    assert shown[ERP]["requestFrom"] == "USER_APPLICATION"
    assert [each["key"] for each in profile["paramTypes"]] == ["ID", "ID2"]


def test_a_value_names_the_resource_that_gives_it(admin: Console) -> None:
    """The value has the name and description of the resource that gives it, if there is one."""
    found = _values(admin, "drivers/entitlementValues/listV2?pageSize=300", {"id": GROUP})
    named = {each["name"]: each["resourceName"] for each in found if "resourceName" in each}

    resources = {each["name"] for each in admin.get(f"{CATALOG}/resources/listV2", size=300)["resources"]}
    assert named
    assert set(named.values()) <= resources
    assert len(named) < len(found)
