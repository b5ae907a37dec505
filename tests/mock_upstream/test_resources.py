"""The resource calls: details, create, change, delete."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mock_upstream.console import Console, fault_of

RESOURCES = "/IDMProv/rest/catalog/resources"
CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
DEFINITIONS = f"cn=ResourceDefs,{CONFIG}"
WORKFLOWS = "cn=RequestDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
GROUPS = f"cn=GroupMembership,{DEFINITIONS}"
LAPTOP, CAR = f"cn=Laptop,cn=Equipment,{DEFINITIONS}", f"cn=CompanyCar,cn=Equipment,{DEFINITIONS}"
BADGE = f"cn=SiteBadge,cn=Equipment,{DEFINITIONS}"
INTRANET = f"cn=OldIntranetAccess,{DEFINITIONS}"
LEDGER_READ = f"cn=GeneralLedgerReadAccess,{DEFINITIONS}"
DIRECTORY, ERP = "cn=Active Directory Driver,cn=driverset1,o=system", "cn=ERP Driver,cn=driverset1,o=system"
NIGHT_SHIFT = '{"ID":"CN=Night Shift,OU=Groups,DC=aldermoor,DC=example"}'


def _send(console: Console, path: str, body: object, method: str = "POST") -> Any:
    answer = console.call(method, f"{RESOURCES}{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _resource(console: Console, dn: str) -> dict[str, Any]:
    resource: dict[str, Any] = _send(console, "/resourceV2", {"resources": {"id": dn}})["resources"][0]
    return resource


def _reason(outcome: dict[str, Any]) -> str:
    assert (outcome["success"], outcome["succeeded"]) == (False, [])
    reason: str = outcome["failed"][0]["reason"]
    return reason


def test_a_resource_is_described(admin: Console) -> None:
    """Texts are in all languages, people have names, and grant and revocation have their approval."""
    groups = _send(admin, "/resource", {"resources": [{"id": GROUPS}]})["resources"][0]

    assert groups == _resource(admin, GROUPS)
    assert {"locale": "de", "name": "Gruppenmitgliedschaft"} in groups["localizedNames"]
    assert groups["owners"][0]["name"] != groups["owners"][0]["id"]
    assert (groups["approvalRequired"], groups["quorum"]) == (True, "")
    assert [each["sequence"] for each in groups["approvers"]] == [1, 2]
    assert (groups["revokeRequired"], groups["revokeEqualsGrant"]) == (True, False)
    assert groups["revokeApprovers"][0]["name"] != groups["revokeApprovers"][0]["id"]
    assert _resource(admin, CAR)["revokeEqualsGrant"] is True


def test_a_resource_approved_by_a_workflow_names_it(admin: Console) -> None:
    """The resource has the name of the workflow, and requires an end date if it is set so."""
    badge = _resource(admin, BADGE)

    assert (badge["approvalIsStandard"], badge["requestDefName"]) == (False, "Manager Approves Resource")
    assert (badge["isExpirationRequired"], badge["expiresAfter"]) == (True, "1Y")


def test_what_is_asked_of_who_wants_a_resource(admin: Console) -> None:
    """The requester chooses the value of the entitlement if it is open, and answers questions of every type."""
    (chosen,) = _resource(admin, GROUPS)["resourceParameters"]

    assert chosen["id"] == "EntitlementParamKey"
    assert (chosen["scope"], chosen["type"], chosen["binding"]) == ("user", "EntitlementRef", "dynamic")
    assert (chosen["instance"], chosen["hide"], chosen["parentType"]) == (True, False, "resource")
    asked = {each["type"]: each for each in _resource(admin, LAPTOP)["resourceParameters"]}
    assert asked.keys() == {"List", "Integer", "Boolean"}
    assert {"locale": "de", "name": "Bildschirme"} in asked["Integer"]["localizedDisplayValues"]


def test_a_resource_tells_what_it_gives(admin: Console) -> None:
    """A fixed value has its display name; a value that the connected system has lost is marked."""
    fixed = _resource(admin, LEDGER_READ)
    (value,) = fixed["entitlementValues"]
    (bound,) = fixed["entitlements"]

    assert (value["value"], value["name"]) == (bound["parameterValue"], bound["parameterName"])
    assert (bound["paramLogicSystem"], bound["isInvalidValue"]) == ("PRD100", False)
    assert _resource(admin, INTRANET)["entitlements"][0]["isInvalidValue"] is False
    admin.call("POST", "/IDMProv/rest/catalog/codemaprefresh/driver", json={"drivers": [{"id": DIRECTORY}]})
    assert _resource(admin, INTRANET)["entitlements"][0]["isInvalidValue"] is True


def test_a_resource_is_created_changed_and_deleted(admin: Console) -> None:
    """Fields that a change leaves out stay."""
    body = {"id": "", "name": " Bicycle ", "description": "With a lock", "allowMultiple": True, "quorum": "50%"}
    dn = _send(admin, "", body)["succeeded"][0]["id"]
    created = _resource(admin, dn)
    assert (dn, created["name"], created["status"]) == (f"cn=Bicycle,{DEFINITIONS}", "Bicycle", 50)
    assert (created["allowMultiple"], created["quorum"], created["approvalRequired"]) == (True, "50%", False)

    localized = [{"locale": "en", "name": "Bike"}, {"locale": "de", "name": "Fahrrad"}]
    changed = _send(admin, "/resource", {"id": dn, "localizedNames": localized, "managedBy": 1}, "PUT")
    assert (changed["name"], changed["description"], changed["managedBy"]) == ("Bike", "With a lock", 1)
    found = admin.get(RESOURCES, q="fahrrad")["resources"]
    assert [each["id"] for each in found] == [dn]

    deleted = _send(admin, "/resource", {"resources": [{"id": dn}, {"id": "cn=nothing"}]}, "DELETE")
    assert (deleted["success"], deleted["succeeded"][0]["id"], deleted["failed"][0]["id"]) == (False, dn, "cn=nothing")
    gone = admin.call("POST", f"{RESOURCES}/resourceV2", json={"resources": {"id": dn}})
    assert fault_of(gone) == (489, "NotFound")


def test_a_change_of_the_approval_keeps_the_rest_of_it(admin: Console) -> None:
    """The approvers stay when only the quorum changes."""
    before = _resource(admin, GROUPS)

    changed = _send(admin, "/resource", {"id": GROUPS, "quorum": "60%"}, "PUT")

    assert changed["quorum"] == "60%"
    assert changed["approvers"] == before["approvers"]
    assert changed["revokeApprovers"] == before["revokeApprovers"]


def test_a_question_keeps_where_its_choices_are(admin: Console) -> None:
    """A list names the entitlement whose values are its choices."""
    entitlement = _resource(admin, GROUPS)["entitlements"][0]["id"]
    region = {"id": "region", "type": "List", "entitlementDn": entitlement}

    _send(admin, "/resource", {"id": LAPTOP, "resourceParameters": [region]}, "PUT")

    (question,) = _resource(admin, LAPTOP)["resourceParameters"]
    assert (question["id"], question["entitlementDn"]) == ("region", entitlement)


@pytest.mark.parametrize("dn", [GROUPS, LEDGER_READ, LAPTOP])
def test_what_is_sent_back_is_what_it_was(admin: Console, dn: str) -> None:
    """A client that reads a resource and writes it changes nothing, also of one in use, and can always do so."""
    before = _resource(admin, dn)

    assert _send(admin, "/resource", before, "PUT") == before


def test_several_resources_are_changed_each_for_itself(admin: Console) -> None:
    """A failed change affects neither the other resources nor any field of its own."""
    nameless = {"id": CAR, "name": "", "localizedNames": [], "description": "Lost"}
    changes = [nameless, {"id": LAPTOP, "categories": [{"id": "sales"}]}]

    outcome = _send(admin, "/resources", {"resources": changes}, "PUT")

    assert [each["id"] for each in outcome["failed"]] == [CAR]
    assert _resource(admin, CAR)["description"] != "Lost"
    assert _resource(admin, LAPTOP)["categories"] == [{"id": "sales", "name": "Sales"}]


def test_a_resource_that_exists_has_failed_with_its_dn(admin: Console) -> None:
    """The failure has the DN, so that a client can use the existing resource."""
    outcome = _send(admin, "", {"name": "Group Membership"})

    assert _reason(outcome) == "Resource already exists."
    assert outcome["failed"][0]["id"] == GROUPS


@pytest.mark.parametrize(
    "body",
    [
        {"name": "New", "subContainer": f"cn=Nowhere,{DEFINITIONS}"},
        {"name": "New", "requestDef": f"cn=Nothing,{WORKFLOWS}"},
        {"id": "New", "name": " "},
        {"name": "New", "entitlements": [{"id": "cn=nothing"}]},
        {"name": "New", "entitlements": [{"id": f"cn=Group,{DIRECTORY}", "parameterValue": "nothing"}]},
        {"name": "New", "entitlements": [{"id": f"cn=Group,{DIRECTORY}", "parameterValue": NIGHT_SHIFT}]},
        {"name": "New", "entitlements": [{"id": f"cn=UserAccount,{DIRECTORY}", "parameterValue": "x"}]},
        {"name": "New", "entitlements": [{"id": f"cn=Profile,{ERP}", "parameterValue": "%EntitlementParamKey%"}]},
        {"name": "New", "entitlements": [{"id": f"cn=UserAccount,{DIRECTORY}"}, {"id": f"cn=Account,{ERP}"}]},
    ],
    ids=["container", "workflow", "name", "entitlement", "value", "unread", "valueless", "which system", "two"],
)
def test_a_wrong_resource_is_not_created(admin: Console, body: dict[str, Any]) -> None:
    """The result gives the reason, and nothing is stored."""
    before = admin.get(RESOURCES)["total"]

    assert _reason(_send(admin, "", body))
    assert admin.get(RESOURCES)["total"] == before


@pytest.mark.parametrize(
    "body",
    [
        {"name": "!"},
        {"name": "New", "expiresAfter": "soon"},
        {"name": "New", "resourceParameters": [{"id": "x", "type": "Colour"}]},
    ],
    ids=["no letter", "expiry", "type"],
)
def test_what_cannot_be_read_is_a_fault(admin: Console, body: dict[str, Any]) -> None:
    """The call gets 489 ``InvalidInput``, and nothing is changed."""
    assert fault_of(admin.call("POST", RESOURCES, json=body)) == (489, "InvalidInput")


def test_what_a_browser_could_run_is_refused(admin: Console) -> None:
    """Markup gets 400, as in all stored input."""
    body = {"name": "New", "description": "<script>alert(1)</script>"}

    assert fault_of(admin.call("POST", RESOURCES, json=body)) == (400, "XSSValidationFailure")


@pytest.mark.parametrize("dn", [LEDGER_READ, LAPTOP, f"cn=ErpTestProfile,{DEFINITIONS}"])
def test_a_deleted_resource_is_taken_from_roles_and_people(admin: Console, dn: str) -> None:
    """A resource that a role grants, one that people have, and one with requests are all removed."""
    role = f"cn=GeneralLedgerRead,cn=Finance,cn=Level10,cn=RoleDefs,{CONFIG}"

    assert _send(admin, "/resource", {"resources": {"id": dn}}, "DELETE")["success"] is True

    assert fault_of(admin.call("POST", f"{RESOURCES}/resourceV2", json={"resources": {"id": dn}})) == (489, "NotFound")
    mapped = admin.call("POST", "/IDMProv/rest/catalog/roles/mappedResources/list", json={"id": role}).json()
    assert dn not in [each["id"] for each in mapped["resources"]]


def test_columns_of_assignments_follow_what_is_asked(admin: Console) -> None:
    """Assignments have the common columns, and one for each question, in the caller's language."""
    path = "/IDMProv/rest/access/entities/resource/assignments/columns"
    common = admin.call("POST", path, json={}).json()["columns"]
    of_laptop = admin.call("POST", path, json={"dn": LAPTOP}).json()["columns"]

    assert common[0] == {"key": "recipientFullName", "value": "Recipient"}
    assert of_laptop[: len(common)] == common
    assert of_laptop[len(common) :] == [
        {"key": "model", "value": "Model"},
        {"key": "screens", "value": "Screens"},
        {"key": "docking", "value": "Docking station"},
    ]
    question = {"id": "wheels", "type": "Integer", "displayValue": "Wheels"}
    _send(admin, "/resource", {"id": CAR, "resourceParameters": [question]}, "PUT")
    of_car = admin.call("POST", path, json={"dn": CAR}).json()["columns"]
    assert of_car[-1] == {"key": "wheels", "value": "Wheels"}
    assert fault_of(admin.call("POST", path, json={"dn": "cn=nothing"})) == (489, "NotFound")
