"""The delegation calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

DRIVER = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
ADMIN, USER, HELPDESK = (f"cn={cn},ou=users,o=data" for cn in ("admin", "user", "helpdesk"))
IT_GROUP = "cn=IT,ou=groups,o=data"


def _write(console: Console, method: str, body: object) -> Any:
    answer = console.call(method, "delegation", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _of(console: Console, dn: str, **query: Any) -> list[dict[str, Any]]:
    answer = console.call("POST", "delegation/list", params=query, json={"dn": dn})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["delegations"]
    return found


def _made(**changed: Any) -> dict[str, Any]:
    body = {"allRequests": True, "assignFromUsers": [{"dn": HELPDESK}], "assignToUsers": [{"dn": USER}]}
    return {**body, "assignmentId": "apwaNewDetailId", "type": "DELEGATEE_TYPE", **changed}


def _request(console: Console, category: str) -> dict[str, str]:
    first: dict[str, str] = console.get("delegation/requests", category=category)["provisioningRequests"][0]
    return first


def test_people_see_what_they_have_delegated(signed_in: Callable[[str], Console]) -> None:
    """Expired delegations are listed too; a delegation may have a relationship instead of people."""
    reply = signed_in("user").get("delegation", sortBy="expiryDate")
    past, present = reply["delegations"]

    assert reply["totalDelegations"] == 2
    assert (past["isExpires"], past["allRequests"], past["requestDefs"]) == (True, True, [])
    assert [each["dn"] for each in past["assignToUsers"]] == [HELPDESK]
    assert (present["isExpires"], "expiryDate" in present) == (False, False)
    assert [each["name"] for each in present["requestDefs"]] == ["Laptop", "Site Access"]
    assert (present["assignToUsers"], present["assignToRelationship"]["key"]) == ([], "manager")
    assert present["assignFromUsers"] == [
        {"dn": USER, "name": "Tomás Herrera", "firstName": "Tomás", "lastName": "Herrera"}
    ]


def test_a_delegation_is_created_changed_and_deleted(admin: Console) -> None:
    """Fields that a change leaves out stay; the reply of a deletion has the deleted delegation."""
    laptop = _request(admin, "equipment")
    created = _write(admin, "POST", _made(expiryDate=4_000_000_000_000, isExpires=True))
    dn = created["assignmentId"]
    assert (dn, created["expiryDate"]) == (f"cn=helpdesk-1,cn=DelegateeDefs,{DRIVER}", 4_000_000_000_000)

    changed = _write(admin, "PUT", {"assignmentId": dn, "allRequests": False, "requestDefs": [{"dn": laptop["dn"]}]})
    assert (changed["requestDefs"], changed["expiryDate"]) == ([laptop], 4_000_000_000_000)
    swapped = _write(admin, "PUT", {"assignmentId": dn, "assignToUsers": [{"dn": ADMIN}], "isExpires": False})
    assert ([each["dn"] for each in swapped["assignToUsers"]], swapped["isExpires"]) == ([ADMIN], False)
    assert _of(admin, HELPDESK) == [swapped]

    assert _write(admin, "DELETE", {"delegations": [{"assignmentId": dn}]})["delegations"] == [swapped]
    assert _of(admin, HELPDESK) == []


def test_groups_and_containers_delegate_for_their_people(admin: Console) -> None:
    """A member sees it among their own."""
    group = {"assignFromUsers": [], "assignFromGroups": [{"dn": IT_GROUP}]}
    container = {"assignFromUsers": [], "assignFromContainers": [{"dn": "ou=users,o=data"}]}
    by_group = _write(admin, "POST", _made(**group))
    by_container = _write(admin, "POST", _made(**container))

    assert by_group["assignFromGroups"] == [{"dn": IT_GROUP, "name": "IT"}]
    assert by_container["assignFromContainers"][0]["dn"] == "ou=users,o=data"
    assert by_group in _of(admin, HELPDESK)
    assert by_group not in _of(admin, USER)
    assert by_container in _of(admin, USER)


@pytest.mark.parametrize(
    ("wrong", "subcode"),
    [
        ({"assignFromUsers": []}, "InvalidInput"),
        ({"assignToUsers": []}, "InvalidInput"),
        ({"allRequests": False}, "InvalidInput"),
        ({"assignToUsers": [{"dn": HELPDESK}]}, "InvalidInput"),
        ({"effectiveDate": 2, "expiryDate": 2, "isExpires": True}, "InvalidInput"),
        ({"assignToUsers": [], "assignToRelationship": {"key": "friend"}}, "InvalidInput"),
        ({"assignToUsers": [{"dn": "cn=nobody"}]}, "NotFound"),
        ({"assignFromGroups": [{"dn": "cn=nobody"}]}, "NotFound"),
        ({"allRequests": False, "requestDefs": [{"dn": "cn=nothing"}]}, "NotFound"),
        ({"assignFromUsers": [{}]}, "InvalidInput"),
    ],
    ids=[
        "from nobody",
        "to nobody",
        "no request",
        "to oneself",
        "no time",
        "relationship",
        "unknown person",
        "unknown group",
        "unknown request",
        "no dn",
    ],
)
def test_a_wrong_delegation_is_not_created(admin: Console, wrong: dict[str, Any], subcode: str) -> None:
    """The fault says what is wrong, and nothing is kept."""
    assert fault_of(admin.call("POST", "delegation", json=_made(**wrong))) == (489, subcode)
    assert _of(admin, HELPDESK) == []


def test_a_delegation_can_make_people_unavailable(admin: Console) -> None:
    """The absence lasts as long as the delegation, and is for the same requests."""
    _write(admin, "POST", _made(createAvailability=True, isExpires=True, expiryDate=4_000_000_000_000))

    absences = admin.call("POST", "availability/list", json={"dn": HELPDESK}).json()
    assert absences["availabilityStatus"] == 1
    assert [each["expiryDate"] for each in absences["availability"]] == [4_000_000_000_000]


def test_the_list_is_searched_and_sorted(admin: Console) -> None:
    """The list is searched by the people's names and sorted by names or dates; other columns are refused."""
    first = _write(admin, "POST", _made(isExpires=True, expiryDate=4_000_000_000_000))
    second = _write(admin, "POST", _made(assignToUsers=[{"dn": ADMIN}], isExpires=True, expiryDate=3_000_000_000_000))

    assert _of(admin, HELPDESK, q="TOMAS") == [first]
    assert _of(admin, HELPDESK, q="nobody") == []
    assert _of(admin, HELPDESK, sortBy="expiryDate") == [second, first]
    assert _of(admin, HELPDESK, sortBy="assignToUsers", sortOrder="desc") == [first, second]
    assert _of(admin, HELPDESK, size=1, nextIndex=2, sortBy="expiryDate") == [first]
    for query in ({"sortBy": "colour"}, {"sortOrder": "up"}):
        assert admin.call("GET", "delegation", params=query).status_code == 489


def test_requests_are_listed_by_category(admin: Console) -> None:
    """The categories together have all requests; an unknown category gets a fault."""
    categories = admin.get("delegation/category")
    listed = {
        each["dn"]
        for category in categories["categoryList"]
        for each in admin.get("delegation/requests", category=category["categoryId"])["provisioningRequests"]
    }
    everything = admin.get("delegation/requests")

    assert categories["arraySize"] == len(categories["categoryList"]) > 1
    assert listed == {each["dn"] for each in everything["provisioningRequests"]}
    assert everything["arraySize"] == len(listed)
    assert fault_of(admin.call("GET", "delegation/requests?category=none")) == (489, "NotFound")
    assert [each["key"] for each in admin.get("delegation/relationships")["relationships"]] == ["manager"]


def test_others_may_only_look_at_their_own(signed_in: Callable[[str], Console]) -> None:
    """The right to create delegations also shows those of others; a guest sees none."""
    user = signed_in("user")

    assert len(_of(user, USER)) == 2
    for answer in (
        user.call("POST", "delegation/list", json={"dn": ADMIN}),
        user.call("POST", "delegation", json=_made()),
        user.call("PUT", "delegation", json=_made()),
        user.call("DELETE", "delegation", json={"delegations": [{"assignmentId": "cn=some"}]}),
        signed_in("guest").call("GET", "delegation"),
    ):
        assert fault_of(answer) == (489, "SecurityException")


def test_a_delegation_or_person_that_is_not_there(admin: Console) -> None:
    """An unknown delegation or person gets 489 ``NotFound``, and none of several delegations is deleted."""
    created = _write(admin, "POST", _made())
    gone = {"delegations": [{"assignmentId": created["assignmentId"]}, {"assignmentId": "cn=none"}]}

    assert fault_of(admin.call("DELETE", "delegation", json=gone)) == (489, "NotFound")
    assert fault_of(admin.call("PUT", "delegation", json={"assignmentId": "cn=none"})) == (489, "NotFound")
    assert fault_of(admin.call("POST", "delegation/list", json={"dn": "cn=nobody"})) == (489, "NotFound")
    assert _of(admin, HELPDESK) == [created]


def test_a_team_manager_delegates_for_members_alone(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The manager delegates for members of the team only: not for other people, groups, or along a relationship."""
    helpdesk = signed_in("helpdesk")
    for_user = {"assignFromUsers": [{"dn": USER}], "assignToUsers": [{"dn": ADMIN}]}
    assert fault_of(helpdesk.call("POST", "delegation", json=_made(**for_user))) == (489, "SecurityException")
    _manage(admin, HELPDESK, member=USER)

    made = _write(helpdesk, "POST", _made(**for_user))
    assert made in _of(helpdesk, USER)
    for refused in (
        {"assignFromUsers": [{"dn": ADMIN}]},
        {"assignFromUsers": [], "assignFromGroups": [{"dn": IT_GROUP}]},
        {**for_user, "assignToUsers": [], "assignToRelationship": {"key": "manager"}},
    ):
        assert fault_of(helpdesk.call("POST", "delegation", json=_made(**refused))) == (489, "SecurityException")
    assert fault_of(helpdesk.call("POST", "delegation/list", json={"dn": ADMIN})) == (489, "SecurityException")
    gone = {"delegations": [{"assignmentId": made["assignmentId"]}]}
    assert _write(helpdesk, "DELETE", gone)["delegations"] == [made]


def _manage(admin: Console, manager: str, member: str) -> None:
    """Make a team whose manager may set delegates."""
    body = {
        "name": "Stand-ins",
        "domainTypes": ["PROVISIONING"],
        "recipients": [{"dn": member, "type": "user"}],
        "requestors": [{"dn": manager, "type": "user"}],
    }
    team = admin.call("POST", "teams", json=body).json()["dn"]
    laptop = _request(admin, "equipment")
    permission = {"id": laptop["dn"], "entityType": "prd", "permission": "configureDelegate"}
    given = {"teamDN": team, "domainType": "PROVISIONING", "permissions": [permission]}
    answer = admin.call("PUT", "teams/permissions", json=given)
    assert answer.json()["success"], answer.text
