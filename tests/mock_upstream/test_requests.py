"""Requests for permissions, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.lifecycle_world import ANN, AUDIT, BEN, LAPTOP, POST, READ, RELEASE, WORKFLOW_DNS

if TYPE_CHECKING:
    from collections.abc import Callable

ADMIN = "cn=admin,ou=users,o=data"
_CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
OFFICE = f"cn=OfficeLicence,cn=ResourceDefs,{_CONFIG}"
MEMBERSHIP = f"cn=GroupMembership,cn=ResourceDefs,{_CONFIG}"
LEDGER_SOD = f"cn=GeneralLedgerPostPaymentsAndReleasePayments,cn=SoDDefs,{_CONFIG}"
LATER = 4_000_000_000_000
ROLE_APPROVAL = "cn=StandardRoleApproval,cn=RequestDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
SERVICE_ACCOUNT = next(dn for dn in WORKFLOW_DNS if dn.startswith("cn=ServiceAccount,"))


def ask(console: Console, *permissions: tuple[str, str], **more: Any) -> dict[str, Any]:
    """Request roles, resources and workflows, given as pairs of kind and DN."""
    named = [{"id": dn, "entityType": kind} for kind, dn in permissions]
    answer = console.call("POST", "requests/permissions", json={"reqPermissions": named, **more})
    assert answer.status_code == 200, answer.text
    reply: dict[str, Any] = answer.json()
    return reply


def request_of(console: Console, request_id: str) -> dict[str, Any]:
    """A request as its history shows it."""
    answer = console.call("POST", "requests/history/item", json={"id": request_id})
    assert answer.status_code == 200, answer.text
    reply: dict[str, Any] = answer.json()
    return reply


def test_no_kind_is_every_kind(admin: Console) -> None:
    """An empty kind and a missing kind both mean all kinds."""
    unnamed, empty = admin.get("permissions", size=300), admin.get("permissions", size=300, type="")

    assert empty == unnamed
    assert {each["entityType"] for each in empty["permissions"]} == {"role", "resource", "prd"}


@pytest.mark.parametrize("kind", ["ROLE", "RESOURCE", "PRD"])
def test_what_can_be_asked_for_is_listed_by_kind(admin: Console, kind: str) -> None:
    """The list is filtered by kind and sorted by name, page by page."""
    first = admin.get("permissions", type=kind, size=3)
    second = admin.get("permissions", type=kind, size=3, nextIndex=first["nextIndex"])

    names = [each["name"] for each in (*first["permissions"], *second["permissions"])]
    assert {each["entityType"] for each in first["permissions"]} == {kind.lower()}
    assert names == sorted(names, key=str.casefold)
    assert len(set(names)) == len(names)
    assert fault_of(admin.call("GET", "permissions", params={"type": "COLOUR"})) == (489, "InvalidInput")


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"q": "ledger", "column": "name"}, [READ]),
        ({"q": "ledger", "column": ["description", "categories"]}, [READ]),
        ({"q": "finance", "column": "categories"}, [READ]),
        ({"q": "finance", "column": "name"}, []),
        ({"q": "nothing has this"}, []),
    ],
)
def test_what_can_be_asked_for_is_searched(admin: Console, query: dict[str, Any], found: list[str]) -> None:
    """The search is in the named columns, or else in all."""
    listed = admin.get("permissions", type="ROLE", size=300, **query)["permissions"]

    assert [each["id"] for each in listed if each["id"] == READ] == found


def test_a_resource_says_what_it_asks(admin: Console) -> None:
    """The details list the questions of a resource without the hidden ones."""
    details = admin.call("POST", "permissions/item", json={"id": OFFICE, "entityType": "RESOURCE"}).json()

    assert [each["key"] for each in details["permParams"]] == ["EntitlementParamKey", "costCentre"]
    missing = admin.call("POST", "permissions/item", json={"id": "cn=nothing", "entityType": "ROLE"})
    assert fault_of(missing) == (489, "NotFound")


def test_a_workflow_says_what_it_asks(admin: Console) -> None:
    """The details have the data items of the workflow, and whether it has its own form."""
    details = admin.call("POST", "permissions/item", json={"id": LAPTOP, "entityType": "prd"}).json()

    assert [each["name"] for each in details["dataItems"]] == ["model"]
    assert details["isNewForm"] is True


def test_people_ask_for_themselves(signed_in: Callable[[str], Console]) -> None:
    """A request without recipients is for the caller; requests sent together have one confirmation number."""
    user = signed_in("user")

    reply = ask(user, ("role", READ), ("role", AUDIT), reason="New duty")

    (node,) = reply["OperationNodes"]
    requests = [request_of(user, each["requestId"]) for each in node["succeeded"]]
    assert (reply["success"], node["userDn"]) == (True, ANN)
    assert [each["status"] for each in requests] == ["completed", "running"]
    assert len({each["confirmationNumber"] for each in requests}) == 1


def test_a_broken_constraint_is_told(signed_in: Callable[[str], Console]) -> None:
    """The answer has the two roles and the person; with a justification the request is made."""
    user = signed_in("user")

    reply = ask(user, ("role", POST), ("role", RELEASE))

    (node,) = reply["OperationNodes"]
    assert (reply["success"], {each["sodId"] for each in node["sods"]}) == (False, {LEDGER_SOD})
    assert {(each["perm1Name"], each["perm2Name"]) for each in node["sods"]} == {
        ("General Ledger: Post Payments", "General Ledger: Release Payments"),
        ("General Ledger: Release Payments", "General Ledger: Post Payments"),
    }
    assert node["sods"][0]["recipientdn"] == ANN
    assert ask(user, ("role", POST), ("role", RELEASE), sodJustification="Stands in")["success"] is True


def test_nobody_asks_for_others_without_a_right(signed_in: Callable[[str], Console]) -> None:
    """An employee can request for themself only, an administrator for everybody."""
    body = [("role", AUDIT)]

    refused = ask(signed_in("user"), *body, recipients=[{"dn": BEN, "type": "user"}])
    given = ask(signed_in("admin"), *body, recipients=[{"dn": BEN, "type": "user"}])

    assert (refused["success"], given["success"]) == (False, True)
    assert refused["OperationNodes"][0]["failed"][0]["reason"] == "You may not ask for this."


def test_a_group_stands_for_its_members(admin: Console) -> None:
    """Each member gets a request; a group assignment makes one request for the group."""
    group = admin.get("groups", size=1)["groups"][0]["dn"]
    members = admin.call("POST", "groups/members", params={"size": "300"}, json={"dn": group}).json()["recipients"]

    each = ask(admin, ("role", AUDIT), recipients=[{"dn": group, "type": "group"}])
    whole = ask(admin, ("role", AUDIT), recipients=[{"dn": group, "type": "group", "isGroupAssignment": True}])

    assert {node["userDn"] for node in each["OperationNodes"]} == {member["dn"] for member in members}
    (node,) = whole["OperationNodes"]
    request = request_of(admin, node["succeeded"][0]["requestId"])
    assert (node["userDn"], request["recipientType"], request["requestOper"]) == (group, "group", 30)


def test_a_workflow_with_a_form_is_asked_for_by_its_form(signed_in: Callable[[str], Console]) -> None:
    """The older call fails with the reason, as in the product; the form asks for the first item alone."""
    user = signed_in("user")
    data = [{"key": "model", "value": ["14 inch"]}, {"key": "Reason", "value": ["Mine broke"]}]
    asked = [{"id": LAPTOP, "entityType": "PRD"}, {"id": SERVICE_ACCOUNT, "entityType": "PRD"}]
    body = {"reqPermissions": asked, "data": data, "reason": "Not read"}

    older = user.call("POST", "requests/permissions/item", json={"id": LAPTOP, "entityType": "prd"})
    reply = user.call("POST", "requests/permissions/v2", json=body).json()

    assert fault_of(older) == (489, "InternalExceptionOccured")
    ((asked_for,),) = (node["succeeded"] for node in reply["OperationNodes"])
    request = request_of(user, asked_for["requestId"])
    assert (request["name"], request["status"], request["requestState"]) == ("Laptop", "running", 0)
    assert request["reason"] == "Mine broke"


def test_a_workflow_without_a_form_is_asked_for_one_by_one(signed_in: Callable[[str], Console]) -> None:
    """The request has the data items of the workflow."""
    body = {"id": SERVICE_ACCOUNT, "entityType": "prd", "dataItems": [{"name": "program", "values": ["backup"]}]}

    reply = signed_in("user").call("POST", "requests/permissions/item", json=body).json()

    assert reply["success"] is True


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"reqPermissions": []}, (489, "InvalidInput")),
        ({"reqPermissions": [{"id": READ, "entityType": "colour"}]}, (489, "InvalidInput")),
        (
            {"reqPermissions": [{"id": READ, "entityType": "role"}], "reason": "<script>x</script>"},
            (400, "XSSValidationFailure"),
        ),
        (
            {"reqPermissions": [{"id": READ, "entityType": "role"}], "recipients": [{"dn": "cn=x", "type": "team"}]},
            (489, "NotFound"),
        ),
    ],
    ids=["nothing", "no kind", "script", "no team"],
)
def test_bad_input_is_refused(admin: Console, body: dict[str, Any], fault: tuple[int, str]) -> None:
    """The input is refused, and no request is made."""
    before = admin.get("requests/historylist")["total"]

    assert fault_of(admin.call("POST", "requests/permissions", json=body)) == fault
    assert admin.get("requests/historylist")["total"] == before


@pytest.mark.parametrize(
    ("permission", "more", "reason"),
    [
        (("role", "cn=nothing"), {}, "cn=nothing does not exist."),
        (("resource", OFFICE), {"recipients": [{"dn": "cn=nobody"}]}, "The recipient cn=nobody does not exist."),
        (("prd", ROLE_APPROVAL), {}, f"{ROLE_APPROVAL} cannot be asked for."),
        (("resource", OFFICE), {}, "A value of the entitlement must be chosen."),
        (("role", READ), {"expDate": 1}, "The expiration date must lie in the future, after the effective date."),
    ],
)
def test_what_cannot_be_is_told(admin: Console, permission: tuple[str, str], more: dict[str, Any], reason: str) -> None:
    """A request that cannot be made is reported with status 200, as by the product."""
    reply = ask(admin, permission, **more)

    assert reply["OperationNodes"][0]["failed"][0]["reason"] == reason


def test_the_same_is_not_asked_for_twice(signed_in: Callable[[str], Console]) -> None:
    """The same request is refused while the first waits for a decision, and after the permission was assigned."""
    user = signed_in("user")
    for permission in (AUDIT, READ):
        ask(user, ("role", permission))

    again = ask(user, ("role", AUDIT), ("role", READ))

    reasons = [each["reason"] for each in again["OperationNodes"][0]["failed"]]
    assert reasons == ["The same has been requested already.", "It is assigned already."]


def test_what_ends_is_prolonged_by_asking_again(signed_in: Callable[[str], Console]) -> None:
    """A later end or none prolongs the assignment, an earlier one changes nothing; there is still one assignment."""
    user = signed_in("user")
    ask(user, ("role", READ), expDate=LATER)

    earlier = ask(user, ("role", READ), expDate=LATER - 1)
    assert earlier["OperationNodes"][0]["failed"][0]["reason"] == "It is assigned already."
    assert ask(user, ("role", READ), expDate=LATER + 1)["success"]
    assert _ends(user) == [LATER + 1]
    assert ask(user, ("role", READ))["success"]
    assert _ends(user) == [None]


def _ends(console: Console) -> list[int | None]:
    """The ends of the requested role, for each assignment of the person."""
    held = console.call("POST", "assignments/item", json={"id": READ, "entityType": "role"}).json()
    return [each.get("expirationDate") for each in held["causes"] if each["type"] == "user"]


def test_guests_ask_for_nothing(signed_in: Callable[[str], Console]) -> None:
    """A guest, who may open neither page, cannot make the calls."""
    assert fault_of(signed_in("guest").call("GET", "permissions")) == (489, "SecurityException")


def test_a_resource_is_asked_for_with_a_value_that_exists(signed_in: Callable[[str], Console]) -> None:
    """The value must be in the list of the resource's values; others are refused."""
    user = signed_in("user")
    details = user.call("POST", "permissions/item", json={"id": MEMBERSHIP, "entityType": "resource"}).json()
    view = details["permParams"][0]["codemapKey"]
    value = user.get(f"codeMap/{view}/values", size=1)["codeMapValues"][0]["value"]

    def reason(chosen: str) -> list[str]:
        parameters = [{"key": "EntitlementParamKey", "value": chosen}]
        body = {"id": MEMBERSHIP, "entityType": "resource", "expDate": 4_102_444_800_000, "permReqParams": parameters}
        (node,) = user.call("POST", "requests/permissions/item", json=body).json()["OperationNodes"]
        return [each["reason"] for each in node["failed"]]

    assert reason("nothing") == ["A value of the entitlement must be chosen."]
    assert reason(value) == []
