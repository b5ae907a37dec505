"""The calls behind mapping entitlements to resources: values, free names, proposals, creation of several."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mock_upstream.console import Console, fault_of

CATALOG = "/IDMProv/rest/catalog"
DEFINITIONS = "cn=ResourceDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
DIRECTORY, ERP = "cn=Active Directory Driver,cn=driverset1,o=system", "cn=ERP Driver,cn=driverset1,o=system"
CLOUD = "cn=Cloud Services Driver,cn=driverset1,o=system"
GROUP, ACCOUNT, PROFILE = f"cn=Group,{DIRECTORY}", f"cn=UserAccount,{DIRECTORY}", f"cn=Profile,{ERP}"
LEGAL = '{"ID":"CN=All Legal,OU=Groups,DC=aldermoor,DC=example"}'
LEDGER_READ = '{"ID":"PRD100","ID2":"Z_GENERAL_LEDGER_READ"}'


def _send(console: Console, path: str, body: object, method: str = "POST") -> Any:
    answer = console.call(method, f"{CATALOG}/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _resources(console: Console, path: str, body: object) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = _send(console, path, body)["resources"]
    return found


def _names(console: Console, driver: str, query: str) -> list[str]:
    path = f"resources/driverResources?size=300{query}"
    return [each["name"] for each in _resources(console, path, {"id": driver})]


@pytest.mark.parametrize(
    ("driver", "query", "found"),
    [
        (DIRECTORY, "&q=intranet", ["Old Intranet Access"]),
        (DIRECTORY, "&resourceType=dynamic", ["Group Membership", "Mailbox"]),
        (DIRECTORY, f"&entitlementId={ACCOUNT}", ["Network Account"]),
        (DIRECTORY, "&managedBy=true", ["Network Account"]),
        (ERP, f"&logicalSystem=PRD100&entitlementId=cn=Account,{ERP}", ["ERP Account"]),
        (ERP, "&logicalSystem=QAS200", ["ERP Test Profile"]),
        (DIRECTORY, f"&resourceType=static&entitlementId={ACCOUNT}&q=mailbox", []),
    ],
    ids=["search", "dynamic", "entitlement", "reconciled", "two", "logical system", "three"],
)
def test_resources_of_a_driver_are_found(admin: Console, driver: str, query: str, found: list[str]) -> None:
    """Each filter works alone and with the others."""
    assert _names(admin, driver, query) == found


def test_resources_of_a_driver_are_all_its_own(admin: Console) -> None:
    """Each resource names its entitlement; an unknown driver gets 489 ``NotFound``."""
    path = "resources/driverResources?size=300"
    found = _resources(admin, path, {"id": ERP})
    dynamic = _resources(admin, f"{path}&resourceType=dynamic", {"id": ERP})
    static = _resources(admin, f"{path}&resourceType=static", {"id": ERP})

    assert {each["driver"] for each in found} == {"ERP Driver"}
    assert all(each["entitlements"][0]["id"].endswith(ERP) for each in found)
    assert len(dynamic) + len(static) == len(found)
    missing = admin.call("POST", f"{CATALOG}/resources/driverResources", json={"id": "cn=nothing"})
    assert fault_of(missing) == (489, "NotFound")


@pytest.mark.parametrize("path", ["list", "list/v2"])
def test_the_values_of_a_resource(admin: Console, path: str) -> None:
    """The list has the granted value, the values to choose from, or none."""

    def values(name: str) -> list[str]:
        body = {"id": f"cn={name},{DEFINITIONS}"}
        given = _send(admin, f"resources/resource/entitlements/{path}", body)["entitlementValues"]
        return [each["name"] for each in given]

    assert values("GeneralLedgerReadAccess") == ["General Ledger Read"]
    assert values("Mailbox") == ["Mailboxes North", "Mailboxes South"]
    assert values("NetworkAccount") == []


def test_all_views_say_whose_they_are(admin: Console) -> None:
    """An entitlement has one view for each logical system, or a single view."""
    answer = admin.get(f"{CATALOG}/resources/views")
    views = answer["views"]

    assert answer["arraySize"] == len(views)
    assert [each["displayName"] for each in views if each["entitlementName"] == "Profile"] == [
        "Production, client 100",
        "Quality assurance, client 200",
    ]
    assert [each["displayName"] for each in views if each["id"] == GROUP] == ["Group"]


def test_names_are_checked_together(admin: Console) -> None:
    """Names are checked against the catalog and against each other, ignoring case."""
    names = [{"name": "LAPTOP"}, {"name": "Tablet"}, {"name": " tablet "}]

    checked = _resources(admin, "resources/validateResourceNames", {"resourceNames": names})

    assert checked == [
        {"name": "LAPTOP", "isNameExist": True, "suggestedName": "LAPTOP 2"},
        {"name": "Tablet", "isNameExist": False, "suggestedName": "Tablet"},
        {"name": "tablet", "isNameExist": True, "suggestedName": "tablet 2"},
    ]
    assert _resources(admin, "resources/validateResourceNames", {"name": "Laptop"})[0]["isNameExist"] is True
    refused = admin.call("POST", f"{CATALOG}/resources/validateResourceNames", json={"name": " "})
    assert fault_of(refused) == (489, "InvalidInput")


def test_what_exists_for_a_value_is_told(admin: Console) -> None:
    """The resources of a value are listed; a value without resources gives an empty list."""
    wanted = [{"id": PROFILE, "parameterValue": LEDGER_READ}, {"id": GROUP, "parameterValue": LEGAL}]

    found = _resources(admin, "entitlements/resources", {"entitlements": wanted})

    assert [each["name"] for each in found] == ["General Ledger Read Access"]


def test_what_does_not_exist_is_proposed_created_and_found(admin: Console) -> None:
    """A proposal is not stored until it is created; then the value has a resource."""
    wanted = [{"id": PROFILE, "parameterValue": LEDGER_READ}, {"id": GROUP, "parameterValue": LEGAL}]

    existing, proposed = _resources(admin, "entitlements/tempResources", {"entitlements": wanted})
    assert (existing["isExisted"], proposed["isExisted"], proposed["id"]) == (True, False, "")
    assert (proposed["name"], proposed["driver"]) == ("All Legal", "Active Directory Driver")
    assert len(_resources(admin, "entitlements/resources", {"entitlements": wanted})) == 1

    body = {"entitlements": proposed["entitlements"], "categories": [{"id": "compliance"}]}
    outcome = _send(admin, "resources?fromEntitlement=true", body)
    assert outcome["succeeded"][0]["id"] == f"cn=AllLegal,{DEFINITIONS}"
    created = _resources(admin, "entitlements/tempResources", {"entitlements": wanted})[1]
    assert (created["isExisted"], created["categories"][0]["id"]) == (True, "compliance")


def test_proposals_of_one_call_have_names_of_their_own(admin: Console) -> None:
    """Two proposals with the same name get different names."""
    wanted = [{"id": GROUP, "parameterValue": LEGAL, "resourceName": "Counsel"}] * 2

    proposed = _resources(admin, "entitlements/tempResources", {"entitlements": wanted})

    assert [each["name"] for each in proposed] == ["Counsel", "Counsel 2"]


def test_several_resources_are_created_of_entitlements(admin: Console) -> None:
    """Each resource has its own name, and succeeds or fails by itself."""
    licence = f"cn=Licence,{CLOUD}"
    bound = [
        {"id": licence, "parameterValue": '{"ID":"E1"}', "resourceName": "Small", "resourceDescription": "Online"},
        {"id": licence, "parameterValue": '{"ID":"E9"}', "resourceName": "Huge"},
        {"id": licence, "parameterValue": "%EntitlementParamKey%", "resourceName": "Any"},
    ]

    outcome = _send(admin, "resources?fromEntitlement=true", {"entitlements": bound})

    assert [each["name"] for each in outcome["succeeded"]] == ["Small", "Any"]
    assert [each["id"] for each in outcome["failed"]] == [f"cn=Huge,{DEFINITIONS}"]
    (small,) = _resources(admin, "resources/resourceV2", {"resources": {"id": f"cn=Small,{DEFINITIONS}"}})
    assert (small["description"], small["entitlements"][0]["parameterName"]) == ("Online", "Office online")
    nothing = admin.call("POST", f"{CATALOG}/resources?fromEntitlement=true", json={"name": "New"})
    assert fault_of(nothing) == (489, "InvalidInput")


def test_a_resource_is_bound_to_another_value_and_to_none(admin: Console) -> None:
    """Other fields of the resource stay; the question for the value follows the binding."""
    car = f"cn=CompanyCar,cn=Equipment,{DEFINITIONS}"

    def bound() -> tuple[list[str], int]:
        (shown,) = _resources(admin, "resources/resourceV2", {"resources": {"id": car}})
        return [each["parameterValue"] for each in shown["entitlements"]], len(shown["resourceParameters"])

    dynamic = {"id": GROUP, "parameterValue": "%EntitlementParamKey%"}
    before = bound()
    _send(admin, "resources/resource/entitlement", {"id": car, "entitlements": [dynamic]}, "PUT")
    assert (before, bound()) == (([], 0), (["%EntitlementParamKey%"], 1))
    _send(admin, "resources/resource/entitlement", {"id": car, "entitlements": []}, "PUT")
    assert bound() == before


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Mailbox", "mapped to the role"),
        ("OldIntranetAccess", "The resource is assigned."),
        ("ErpTestProfile", "Somebody has asked for the resource."),
    ],
)
def test_a_resource_in_use_gives_what_it_gave(admin: Console, name: str, reason: str) -> None:
    """The binding cannot change while roles, people or requests use the resource; all else can."""
    dn = f"cn={name},{DEFINITIONS}"
    body = {"id": dn, "entitlements": [{"id": ACCOUNT}]}

    for path in ("resources/resource/entitlement", "resources/resource"):
        refused = admin.call("PUT", f"{CATALOG}/{path}", json=body)
        assert fault_of(refused) == (489, "InvalidInput")
        assert reason in refused.json()["Fault"]["Reason"]["Text"]
    assert _send(admin, "resources/resource", {"id": dn, "description": "Other"}, "PUT")["description"] == "Other"


def test_a_value_in_one_of_two_logical_systems(admin: Console) -> None:
    """The value names its system; if the requester chooses the value, the call must name the system."""
    chosen = {"id": PROFILE, "parameterValue": "%EntitlementParamKey%", "paramLogicSystem": "QAS200"}

    (found,) = _resources(admin, "entitlements/resources", {"entitlements": chosen})

    assert found["name"] == "ERP Test Profile"
    body = {"entitlements": {**chosen, "paramLogicSystem": ""}}
    assert fault_of(admin.call("POST", f"{CATALOG}/entitlements/resources", json=body)) == (489, "InvalidInput")


def test_a_category_is_created_once(admin: Console) -> None:
    """Resources are found by the new category; its key is the letters of the name, unless the call sets one."""
    created = _send(admin, "resources/category", {"name": "Field Work"})
    again = _send(admin, "resources/category", {"id": "FieldWork", "name": "Other"})

    assert created["succeeded"] == [{"id": "FieldWork", "name": "Field Work", "entityType": "category"}]
    assert again["failed"] == [{"id": "FieldWork", "reason": "Category already exists."}]
    badge = f"cn=SiteBadge,cn=Equipment,{DEFINITIONS}"
    _send(admin, "resources/resource", {"id": badge, "categories": [{"id": "FieldWork"}]}, "PUT")
    found = admin.get(f"{CATALOG}/resources/listV2", categoryKeys="FieldWork")["resources"]
    assert [each["categories"][0]["name"] for each in found] == ["Field Work"]
