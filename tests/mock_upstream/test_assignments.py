"""Over HTTP: a person's permissions and their causes, the holders of a permission, grants and revocations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.lifecycle_world import ANN, AUDIT, BEN, POST, READ
from tests.mock_upstream.test_requests import ADMIN, ask

if TYPE_CHECKING:
    from collections.abc import Callable

ROLES = "/IDMProv/rest/catalog/roles"
RESOURCES = "/IDMProv/rest/catalog/resources/resource/assignments"
_CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
EMPLOYEE = f"cn=OperationsEmployee,cn=Level30,cn=RoleDefs,{_CONFIG}"
DESK_USER = f"cn=ServiceDeskUser,cn=Level20,cn=RoleDefs,{_CONFIG}"
NETWORK_ACCOUNT = f"cn=NetworkAccount,cn=ResourceDefs,{_CONFIG}"
LEDGER_AUDIT = f"cn=GeneralLedgerAuditAccess,cn=ResourceDefs,{_CONFIG}"


def had(console: Console, path: str = "assignments", **query: str) -> dict[str, dict[str, Any]]:
    """The caller's roles and resources by DN."""
    return {each["id"]: each for each in console.get(path, size=300, **query)["assignments"]}


def send(console: Console, method: str, path: str, body: object, **query: str) -> Any:
    """Make a call that is answered with 200."""
    answer = console.call(method, path, params=query, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def give_role(
    console: Console, role: str, *holders: str, subtype: str = "user", reason: str = "Test", **more: Any
) -> Any:
    """Give a role to people."""
    listed = [{"assignedToDn": dn, "subtype": subtype} for dn in holders]
    body = {"reason": reason, "assignments": [{"id": role, "assignmentToList": listed, **more}]}
    return send(console, "POST", f"{ROLES}/role/assignments/assign", body)


def holders_of(console: Console, role: str, **query: str) -> list[dict[str, Any]]:
    """The assignments of a role."""
    listed: list[dict[str, Any]] = send(
        console, "POST", f"{ROLES}/role/assignments/v2", {"dn": role}, size="300", **query
    )["assignmentStatusList"]
    return listed


def test_people_have_what_their_department_gives(signed_in: Callable[[str], Console]) -> None:
    """People have the role of their department, the roles that it includes, and the resources of these roles."""
    found = had(signed_in("user"))

    role, account = found[EMPLOYEE], found[NETWORK_ACCOUNT]
    assert (role["isDirectAssignment"], role["causes"][0]["type"], role["causes"][0]["assignedTo"]) == (
        True,
        "user",
        ANN,
    )
    assert (account["isDirectAssignment"], account["causes"][0]["type"]) == (False, "role")
    assert account["causes"][0]["sources"] == [EMPLOYEE]
    assert account["causes"][0]["sourcesDetails"]["name"] == "Operations Employee"


def test_what_everybody_has_comes_from_their_container(signed_in: Callable[[str], Console]) -> None:
    """Such a permission cannot be given back by one person."""
    desk = had(signed_in("user"))[DESK_USER]

    assert {(cause["type"], cause["removable"]) for cause in desk["causes"]} == {("subtree", False)}
    assert desk["bulkRemovable"] is False


@pytest.mark.parametrize(("path", "kinds"), [("role/list", {"role"}), ("resource/list", {"resource"})])
def test_roles_and_resources_are_listed_apart(admin: Console, path: str, kinds: set[str]) -> None:
    """The list of roles and the list of resources together equal the whole list."""
    part = send(admin, "POST", f"assignments/{path}", {"dn": ANN}, size="300")["assignments"]
    whole = send(admin, "POST", "assignments/list", {"dn": ANN}, size="300")["assignments"]

    assert {each["entityType"] for each in part} == kinds
    assert [each["id"] for each in part] == [each["id"] for each in whole if each["entityType"] in kinds]


@pytest.mark.parametrize("column", ["name", "reqDate", "effectiveDate"])
def test_what_people_have_is_sorted_and_paged(signed_in: Callable[[str], Console], column: str) -> None:
    """The list is sorted in both directions, page by page."""
    user = signed_in("user")
    upwards = user.get("assignments", size=300, sortBy=column)["assignments"]
    first = user.get("assignments", size=2, sortBy=column, sortOrder="desc")

    values = [each[column] for each in upwards]
    assert values == sorted(values, key=lambda value: value.casefold() if isinstance(value, str) else value)
    assert [each[column] for each in first["assignments"]] == values[::-1][:2]
    assert (first["nextIndex"], first["total"]) == (3, len(upwards))


@pytest.mark.parametrize(
    ("query", "there"),
    [
        ({"searchScope": "ROLE"}, [EMPLOYEE, DESK_USER]),
        ({"searchScope": "RESOURCE"}, [NETWORK_ACCOUNT]),
        ({"userAssigned": "true"}, [EMPLOYEE]),
        ({"containerAssigned": "true"}, [DESK_USER]),
        ({"roleRelationship": "true"}, [NETWORK_ACCOUNT]),
        ({"onlyDirectAssignments": "true"}, [EMPLOYEE]),
        ({"name": "network acc"}, [NETWORK_ACCOUNT]),
        ({"roleInitialRequestDescription": "works in"}, [EMPLOYEE]),
        ({"resourceCategories": "it"}, [NETWORK_ACCOUNT]),
        ({"q": "nothing has this"}, []),
    ],
)
def test_what_people_have_is_filtered(
    signed_in: Callable[[str], Console], query: dict[str, str], there: list[str]
) -> None:
    """The list is filtered by source, texts and categories."""
    found = had(signed_in("user"), "assignments/advanced", **query)

    assert [dn for dn in (EMPLOYEE, DESK_USER, NETWORK_ACCOUNT) if dn in found] == there


def test_a_role_is_given_and_taken(admin: Console) -> None:
    """The change shows at once for the person, for the role, and in the list of people who have the role."""
    assert give_role(admin, READ, BEN)["success"] is True
    assert BEN in [each["recipientDn"] for each in holders_of(admin, READ)]
    assert BEN in _identities(admin, READ)

    body = {"reason": "Test", "assignments": [{"id": READ, "entityType": "role", "assignmentToList": [_holder(BEN)]}]}
    taken = send(admin, "DELETE", "assignments/list", body)

    assert taken["success"] is True
    assert BEN not in [each["recipientDn"] for each in holders_of(admin, READ)]
    assert send(admin, "DELETE", "assignments/list", body)["failed"][0]["reason"] == "There is no such assignment."


def _holder(dn: str) -> dict[str, str]:
    return {"assignedToDn": dn, "subtype": "user"}


def _identities(console: Console, permission: str, kind: str = "role") -> list[str]:
    found = console.get("assignments/identities", permissionId=permission, permissionType=kind, size=300)
    return [each["dn"] for each in found["identities"]]


def test_what_is_decided_shows_as_pending(signed_in: Callable[[str], Console]) -> None:
    """The permission is pending, with the state in words, until somebody has decided."""
    user = signed_in("user")
    ask(user, ("role", AUDIT))

    pending = had(user)[AUDIT]

    assert (pending["causes"], [each["status"] for each in pending["status"]]) == ([], ["Approval pending"])
    assert pending["status"][0]["removable"] is True


def test_who_has_a_resource_includes_who_has_it_by_a_role(admin: Console) -> None:
    """The list of holders names the role that grants the resource; the list of identities has all people."""
    listed = send(admin, "POST", RESOURCES, {"dn": NETWORK_ACCOUNT}, size="300")["assignmentStatusList"]

    assert {each["source"] for each in listed if each["dn"] == EMPLOYEE} == {"Operations Employee"}
    assert ANN in _identities(admin, NETWORK_ACCOUNT, "resource")


def test_who_has_a_resource_in_two_ways_counts_once(admin: Console) -> None:
    """Some people have the maintenance reports in two ways: the total counts people."""
    resource = f"cn=MaintenanceRunReportsAccess,cn=ResourceDefs,{_CONFIG}"

    found = admin.get("assignments/identities", permissionId=resource, permissionType="resource", size=300)

    assert found["total"] == len(found["identities"]) > 0


def test_roles_that_include_it_count_when_wanted(admin: Console) -> None:
    """Roles that include the role count only if indirect assignments are wanted."""
    plant_user = f"cn=PlantControlUser,cn=Level20,cn=RoleDefs,{_CONFIG}"

    direct, all_of_them = (holders_of(admin, plant_user, onlyDirectAssignments=flag) for flag in ("true", "false"))

    assert ANN not in [each["recipientDn"] for each in direct]
    assert (ANN, EMPLOYEE) in [(each["recipientDn"], each["dn"]) for each in all_of_them]


@pytest.mark.parametrize("column", ["recipientFullName", "description", "recipientType", "effectiveDate", "expiryDate"])
def test_who_has_a_role_is_sorted_by_every_column(admin: Console, column: str) -> None:
    """Assignments without an end come last."""
    give_role(admin, READ, ADMIN, expiryDate="4102444800000")
    give_role(admin, READ, BEN)

    upwards = [each.get(column, "9") for each in holders_of(admin, READ, sortBy=column)]
    downwards = [each.get(column, "9") for each in holders_of(admin, READ, sortBy=column, sortOrder="desc")]

    assert len(upwards) >= 2
    assert upwards == sorted(upwards, key=str.casefold)
    assert downwards == upwards[::-1]


def test_a_resource_is_given_with_its_parameters_and_taken(admin: Console) -> None:
    """The list of holders shows the parameters; one assignment is revoked by its instance id."""
    parameters = {"dynamicParamList": [{"paramName": "costCentre", "paramValues": ["4711"]}]}
    body = {"dn": LEDGER_AUDIT, "recipientDns": [BEN], "description": "Test", "dynamicParams": parameters}

    assert send(admin, "POST", f"{RESOURCES}/assign", body)["success"] is True
    (held,) = _of_ben(admin)
    assert held["dynamicParams"]["dynamicParamList"][0]["paramValues"] == ["4711"]

    one = {"dn": LEDGER_AUDIT, "recipientDn": BEN, "instanceGuId": held["instanceGuId"]}
    assert send(admin, "POST", f"{RESOURCES}/revoke", {**one, "instanceGuId": "other"})["success"] is False
    assert send(admin, "POST", f"{RESOURCES}/revoke", one)["success"] is True
    assert _of_ben(admin) == []


def _of_ben(console: Console) -> list[dict[str, Any]]:
    listed = send(console, "POST", RESOURCES, {"dn": LEDGER_AUDIT}, size="300")["assignmentStatusList"]
    return [each for each in listed if each["recipientDn"] == BEN]


def test_rights_are_asked(signed_in: Callable[[str], Console]) -> None:
    """Administrators and the help desk see others' assignments; people with the right to the page grant permissions."""
    user = signed_in("user")
    give = {"assignments": [{"id": READ, "assignmentToList": [_holder(BEN)]}]}

    assert fault_of(user.call("POST", "assignments/list", json={"dn": ADMIN})) == (489, "SecurityException")
    assert fault_of(user.call("POST", f"{ROLES}/role/assignments/assign", json=give)) == (489, "SecurityException")
    assert send(user, "DELETE", "assignments/list", give)["failed"][0]["reason"] == "You may not ask for this."
    assert send(signed_in("helpdesk"), "POST", "assignments/list", {"dn": ADMIN})["total"] > 0


@pytest.mark.parametrize(
    ("method", "path", "body", "subcode"),
    [
        ("POST", "assignments/item", {"id": "cn=nothing"}, "NotFound"),
        ("POST", "assignments/list", {"dn": "cn=nobody"}, "NotFound"),
        ("POST", f"{ROLES}/role/assignments", {"id": "cn=nothing"}, "NotFound"),
        ("POST", RESOURCES, {"id": "cn=nothing"}, "NotFound"),
        ("POST", f"{ROLES}/role/assignments/assign", {"assignments": []}, "InvalidInput"),
        ("GET", "assignments?sortBy=colour", None, "InvalidInput"),
        ("GET", "assignments?sortOrder=up", None, "InvalidEnumValue"),
        ("GET", "assignments/identities?permissionId=x&permissionType=prd", None, "InvalidEnumValue"),
    ],
)
def test_bad_input_is_refused(admin: Console, method: str, path: str, body: object, subcode: str) -> None:
    """The fault says what is wrong."""
    assert fault_of(admin.call(method, path, json=body)) == (489, subcode)


def test_people_give_back_their_own(signed_in: Callable[[str], Console]) -> None:
    """People can give back direct assignments only, no indirect ones, and none that they do not have."""
    user = signed_in("user")
    ask(user, ("role", READ))

    given_back = send(user, "DELETE", "assignments", {"assignments": [{"id": READ}, {"id": DESK_USER}, {"id": POST}]})

    assert READ not in had(user)
    assert [each["id"] for each in given_back["failed"]] == [DESK_USER, POST]


def test_a_group_that_is_gone_has_nothing(admin: Console) -> None:
    """Other holders keep the permissions that the deleted group had."""
    role = send(admin, "POST", ROLES, {"id": "Gone", "name": "Gone", "level": 10})["id"]
    group = admin.get("groups", size=1)["groups"][0]["dn"]
    body = {"assignments": [{"id": role, "assignmentToList": [{"assignedToDn": group, "subtype": "group"}]}]}
    assert give_role(admin, role, ANN)["success"] is True
    assert send(admin, "POST", f"{ROLES}/role/assignments/assign", body)["success"] is True

    send(admin, "DELETE", "groups", {"dn": group})

    assert [each["recipientDn"] for each in holders_of(admin, role)] == [ANN]


def test_who_is_renamed_keeps_everything(admin: Console) -> None:
    """A renamed person keeps permissions and requests."""
    person = admin.get("users/list", q="Herrera", size=1)["usersList"][0]["dn"]
    new = person.replace("cn=user,", "cn=herrera,")
    ask(admin, ("role", AUDIT), recipients=[{"dn": person}])
    before = send(admin, "POST", "assignments/list", {"dn": person}, size="300")["total"]

    send(admin, "POST", "user/dn", {"oldUserDn": person, "newUserDn": new})

    assert send(admin, "POST", "assignments/list", {"dn": new}, size="300")["total"] == before
    assert AUDIT in [
        each["id"] for each in send(admin, "POST", "assignments/list", {"dn": new}, size="300")["assignments"]
    ]
