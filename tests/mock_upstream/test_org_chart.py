"""The org chart: down, up and sideways."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.people import ADMIN_DN, USER_DN, attributes, details, values

if TYPE_CHECKING:
    from collections.abc import Callable

CHART, UP = "orgChart/v2", "orgChart/target/list"
DEVICE = "cn=NB-00001,ou=devices,o=data"


def _targets(console: Console, dn: str, keys: str, kind: str = "user", **query: Any) -> list[dict[str, Any]]:
    query = {"size": 300, "entityDN": dn, "relationshipKeys": keys, "entityDefKey": kind, **query}
    targets: list[dict[str, Any]] = console.get(CHART, **query)["targets"]
    return targets


def _below(console: Console, dn: str, key: str, kind: str = "user") -> list[str]:
    (target,) = _targets(console, dn, key, kind)
    assert target["total"] == len(target["orgChartEntityNodes"])
    return [each["entityKey"] for each in target["orgChartEntityNodes"]]


def _above(console: Console, dn: str, key: str) -> list[str]:
    return [each["dn"] for each in console.get(UP, dn=dn, relationshipkey=key)["entityList"]]


def test_what_is_below_sees_it_above(admin: Console) -> None:
    """Each relationship is seen from both sides, whichever object stores the reference."""
    starts = {
        "user": ADMIN_DN,
        "group": "cn=Finance,ou=groups,o=data",
        "location": "cn=London Office,ou=locations,o=data",
        "department": "cn=IT,ou=departments,o=data",
    }
    keys = admin.get("relationships/list", relationshipType="orgchart", size=300)["relationships"]

    assert len(keys) == 6
    for relationship in keys:
        start = starts[relationship["sourceEntityKey"]]
        for dn in _below(admin, start, relationship["key"], relationship["sourceEntityKey"])[:3]:
            assert start in _above(admin, dn, relationship["key"])


def test_reports_are_those_of_the_details(admin: Console) -> None:
    """Chart and details have the same reports; a new manager moves a person to another branch."""
    assert _below(admin, ADMIN_DN, "user2users") == values(admin, ADMIN_DN, "directReports")

    admin.call("PUT", "user", json={"dn": USER_DN, "attributes": attributes(manager=ADMIN_DN)})

    assert USER_DN in _below(admin, ADMIN_DN, "user2users")
    assert _above(admin, USER_DN, "user2users") == [ADMIN_DN]


def test_members_and_devices_are_below_too(admin: Console) -> None:
    """A group shows its members, a person their devices, an office its objects."""
    owner = _above(admin, DEVICE, "user2devices")[0]
    site = _above(admin, DEVICE, "location2devices")[0]
    group = details(admin, ADMIN_DN)["groupMemberof"][0]

    assert DEVICE in _below(admin, owner, "user2devices")
    assert DEVICE in _below(admin, site, "location2devices", "location")
    assert ADMIN_DN in _below(admin, group, "group2users", "group")


def test_things_of_another_kind_are_not_below(admin: Console) -> None:
    """An object of another type is not shown, although an attribute of the same name refers to the same person."""
    plate = {"key": "Plate"}
    owner = {"key": "Owner", "dataType": "DN", "lookupEntity": "user"}
    kind = {"key": "vehicle", "display": "Vehicles", "dn": "ou=devices,o=data", "namingAttribute": "Plate"}
    admin.call("POST", "entities/definitions", json={**kind, "attributes": [plate, owner]})
    before = _below(admin, USER_DN, "user2devices")

    given = {"Plate": "OS 1", "Owner": USER_DN}
    item = {"key": "vehicle", "attributes": [{"key": key, "attributeValues": [text]} for key, text in given.items()]}

    assert admin.call("POST", "entities/item", json=item).status_code == 200
    assert _below(admin, USER_DN, "user2devices") == before


def test_a_chart_has_a_target_for_each_relationship(admin: Console) -> None:
    """Each relationship has a target with one page of cards; ``nextIndex`` leads to the rest."""
    reports = _below(admin, ADMIN_DN, "user2users")

    users, devices = _targets(admin, ADMIN_DN, "user2users,user2devices", size=1)
    rest = _targets(admin, ADMIN_DN, "user2users", nextIndex=users["nextIndex"])[0]

    assert (users["relationshipKey"], devices["relationshipKey"]) == ("user2users", "user2devices")
    assert [each["id"] for each in users["orgChartEntityNodes"]] == ["1"]
    assert (users["total"], users["nextIndex"]) == (len(reports), 2)
    shown = [*users["orgChartEntityNodes"], *rest["orgChartEntityNodes"]]
    assert [each["entityKey"] for each in shown] == reports


def test_a_card_names_and_shows_somebody(admin: Console) -> None:
    """A card has display texts, and the photo unless it is hidden."""
    people = admin.get("users/list", size=300)["usersList"]
    dn = next(person["dn"] for person in people if "image" in person and person["dn"] != ADMIN_DN)

    card = admin.get(CHART, entityDN=dn, relationshipKeys="user2users")
    assert card["image"] == details(admin, dn)["image"]
    assert {"FirstName", "Title"} <= {fact["key"] for fact in card["primaryAttributes"]}
    admin.call("PUT", "user", json={"dn": dn, "attributes": [{"key": "UserPhoto", "values": [], "hidden": True}]})
    assert "image" not in admin.get(CHART, entityDN=dn, relationshipKeys="user2users")


def test_without_a_dn_it_is_the_callers(signed_in: Callable[[str], Console]) -> None:
    """Without a DN, the chart and the older calls are about the caller."""
    user = signed_in("user")

    assert user.get(CHART, relationshipKeys="user2users")["entityKey"] == USER_DN
    assert user.get("orgChart")["userQuickInfo"]["dn"] == USER_DN


def test_somebody_stands_between_managers_and_reports(admin: Console) -> None:
    """The nearest manager comes first, up to the person without one; the counts equal the lists."""
    chart = admin.get("orgChart", dn=ADMIN_DN)
    managers = [each["dn"] for each in chart["managers"]]

    assert [each["dn"] for each in chart["reportees"]] == values(admin, ADMIN_DN, "directReports")
    assert (
        chart["totalNumberOfReportees"] == chart["userQuickInfo"]["totalNumberOfReportees"] == len(chart["reportees"])
    )
    chain = [values(admin, dn, "manager") for dn in (ADMIN_DN, *managers)]
    assert chain == [*([dn] for dn in managers), []]
    assert [each["dn"] for each in admin.get("orgChart/managers", dn=ADMIN_DN)["managers"]] == managers


@pytest.mark.parametrize(
    ("path", "query", "subcode"),
    [
        (CHART, {"relationshipKeys": "user2moons"}, "NotFound"),
        (CHART, {"relationshipKeys": "group2users"}, "InvalidInput"),
        (CHART, {"relationshipKeys": "user2users", "entityDN": "cn=nobody"}, "NotFound"),
        (CHART, {"relationshipKeys": "user2users", "entityDefKey": "moon"}, "NotFound"),
        (CHART, {}, "InvalidInput"),
        (UP, {"dn": ADMIN_DN}, "InvalidInput"),
        ("orgChart", {"dn": "cn=nobody"}, "NotFound"),
        ("relationships/list", {"relationshipType": "love"}, "InvalidInput"),
    ],
)
def test_a_chart_that_cannot_be(admin: Console, path: str, query: dict[str, str], subcode: str) -> None:
    """A relationship begins at things of one kind."""
    assert fault_of(admin.call("GET", path, params=query)) == (489, subcode)


@pytest.mark.parametrize(
    ("query", "keys"),
    [
        ({"relationshipType": "team-management"}, {"user2users", "group2users"}),
        ({"relationshipType": "all", "sourceEntityKey": "location"}, {"location2devices", "location2manager"}),
        ({"q": "*DEVICES*"}, {"user2devices", "location2devices"}),
        ({"q": "nothing"}, set()),
    ],
)
def test_relationships_are_found(admin: Console, query: dict[str, str], keys: set[str]) -> None:
    """The search is by purpose, start and name, page by page."""
    found = admin.get("relationships/list", **query)
    paged = admin.get("relationships/list", **query, size=1)

    assert {each["key"] for each in found["relationships"]} == keys
    assert found["total"] == found["totalSize"] == paged["total"] == len(keys)
    assert (paged["arraySize"], paged["nextIndex"]) == ((1, 2) if len(keys) > 1 else (0, 0))


def test_teams_have_relationships_of_their_own(admin: Console) -> None:
    """The relationships for teams are listed in one answer."""
    found = admin.get("relationships")["relationships"]

    assert {each["key"] for each in found} == {"user2users", "group2users"}
    assert {each["displayName"] for each in found} == {"Reports", "Members"}


def test_who_may_not_open_the_page_sees_no_chart(signed_in: Callable[[str], Console]) -> None:
    """Such a person gets 489 ``SecurityException``."""
    assert fault_of(signed_in("guest").call("GET", CHART, params={"relationshipKeys": "user2users"})) == (
        489,
        "SecurityException",
    )
