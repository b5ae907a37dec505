"""Workflow engine, migration, drivers, and the settings of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

ENGINE = "/IDMProv/rest/admin/workflowengines"
SETTINGS = f"{ENGINE}/configuration"
MIGRATION = "data/migration/workflow"
RESYNC = "/IDMProv/rest/admin/identityResync"
CATALOGUE = "/IDMProv/rest/catalog/administration/roleResourceSettings"


def test_the_engine_stops_and_runs(admin: Console) -> None:
    """The state is 0 for running and 1 for stopped; while it is stopped, the engine does not answer."""
    for status, down in ((1, ["workflow"]), (0, [])):
        answer = admin.call("POST", f"{ENGINE}/status", json={"engineStatus": status})

        assert answer.json()["success"]
        assert admin.get(ENGINE) == {"engineId": "idm-engine-1", "engineStatus": status}
        assert admin.control("GET", "outages")["outages"] == down
    assert fault_of(admin.call("POST", f"{ENGINE}/status", json={"engineStatus": 2})) == (489, "InvalidInput")


def test_the_settings_of_the_engine_are_kept(admin: Console) -> None:
    """Settings that the call leaves out stay."""
    before = admin.get(SETTINGS)

    after = admin.call("POST", SETTINGS, json={"maxPoolSize": 50, "processCacheLoadFactor": 1}).json()

    assert after == before | {"maxPoolSize": 50, "processCacheLoadFactor": 1} == admin.get(SETTINGS)


@pytest.mark.parametrize(
    "changed",
    [
        {"maxPoolSize": 1},
        {"initialPoolSize": 4},
        {"heartbeatFactor": 1},
        {"heartbeatInterval": 0},
        {"processCacheLoadFactor": 0},
        {"processCacheLoadFactor": 1.5},
        {"cleanupInterval": "often"},
    ],
)
def test_settings_of_the_engine_that_do_not_fit_are_refused(admin: Console, changed: dict[str, Any]) -> None:
    """Values out of range, and pool sizes in the wrong order, are refused."""
    before = admin.get(SETTINGS)

    assert fault_of(admin.call("POST", SETTINGS, json=changed)) == (489, "InvalidInput")
    assert admin.get(SETTINGS) == before


def test_a_migration_takes_its_time(admin: Console) -> None:
    """A migration begins with the call, and ends when every workflow was moved."""
    assert admin.get(MIGRATION)["status"] == "NOT_STARTED"

    begun = admin.call("POST", MIGRATION).json()
    assert (begun["status"], begun["migrated"]) == ("RUNNING", 0)
    assert admin.call("POST", MIGRATION).json()["total"] == begun["total"] > 0

    admin.control("POST", "clock", {"advanceS": 100})
    over = admin.get(MIGRATION)
    assert (over["status"], over["migrated"]) == ("COMPLETED", begun["total"])


def test_the_driver_works_until_its_licence_is_over(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Its version is that of the identity applications."""
    status = admin.get("/IDMProv/rest/admin/driverstatus/info")

    assert (status["state"], status["appVersion"]) == ("Running", admin.get("info/version")["version"])
    names = [each["name"] for each in admin.get("/IDMProv/rest/admin/driver")["drivers"]]
    assert status["driverName"] in names
    assert names == sorted(names)
    admin.control("POST", "clock", {"advanceS": 30 * 365 * 86_400})
    assert signed_in("user").get("/IDMProv/rest/admin/driverstatus/info")["state"] == "Expired"


def test_a_person_is_taken_over_anew(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """An administrator can resync a person; others get 403, an unknown DN 489."""
    body = {"dn": "cn=user,ou=users,o=data"}

    assert admin.call("POST", RESYNC, json=body).json()["success"]
    assert fault_of(admin.call("POST", RESYNC, json={"dn": "cn=nobody"})) == (489, "NotFound")
    assert fault_of(signed_in("user").call("POST", RESYNC, json=body)) == (403, "SecurityException")


def test_levels_of_roles_can_be_renamed(admin: Console) -> None:
    """Roles have the new names of their levels from then on."""
    names = [{"locale": "en", "name": "Business Function"}]
    body = {"roleLevels": [{"level": 30, "localizedNames": names}], "roleAssignmentGracePeriod": 5}

    assert admin.call("POST", f"{CATALOGUE}/role", json=body).json()["success"]

    levels = admin.get("/IDMProv/rest/catalog/roles/levels")["roleLevels"]
    roles = admin.get("/IDMProv/rest/catalog/roles/listV2", roleLevel=30)["roles"]
    settings = admin.get(CATALOGUE)
    assert [each["name"] for each in levels] == ["Permission Role", "IT Role", "Business Function"]
    assert {role["roleLevel"]["name"] for role in roles} == {"Business Function"}
    assert (settings["roleLevels"], settings["roleAssignmentGracePeriod"]) == (levels, 5)


def test_the_default_approval_of_constraints_is_one(admin: Console) -> None:
    """The settings of the catalog and the calls of constraints give the same default approval."""
    approver = {"id": "cn=user,ou=users,o=data", "type": "user", "sequence": 1}
    admin.call("POST", f"{CATALOGUE}/sod", json={"sodApprovers": [approver], "sodQuorum": "80%"})

    default = admin.get("/IDMProv/rest/catalog/sods/defaultApprovals")
    settings = admin.get(CATALOGUE)
    assert (default["approvers"], default["approvalQuorum"]) == (settings["sodApprovers"], "80%")
    assert [each["name"] for each in settings["sodApprovers"]] == ["Tomás Herrera"]


def test_a_workflow_by_default_is_one_of_its_kind(admin: Console) -> None:
    """A workflow that approves roles does not approve exceptions to constraints."""
    role_workflow = admin.get(CATALOGUE)["defaultRoleRequestDef"]
    sod_workflow = role_workflow.replace("StandardRoleApproval", "SoDConflictApproval")

    for path, field, workflow, status in (
        ("role", "defaultRoleRequestDef", role_workflow, 200),
        ("role", "defaultRoleRequestDef", sod_workflow, 489),
        ("sod", "defaultSODRequestDef", sod_workflow, 200),
        ("sod", "defaultSODRequestDef", role_workflow, 489),
    ):
        assert admin.call("POST", f"{CATALOGUE}/{path}", json={field: workflow}).status_code == status
    assert admin.get(CATALOGUE)["defaultSODRequestDefName"] == "SoD Conflict Approval"


@pytest.mark.parametrize(
    ("path", "changed"),
    [
        ("role", {"roleAssignmentGracePeriod": -1}),
        ("role", {"roleLevels": [{"level": 40, "localizedNames": [{"locale": "en", "name": "x"}]}]}),
        ("sod", {"sodQuorum": "101%"}),
        ("entitlementQuery", {"queryTimeout": 0}),
        ("entitlementQuery", {"queryDisplayElements": []}),
    ],
)
def test_settings_of_the_catalogue_that_do_not_fit_are_refused(
    admin: Console, path: str, changed: dict[str, Any]
) -> None:
    """Invalid settings get 489 ``InvalidInput``, and nothing is stored."""
    before = admin.get(CATALOGUE)

    assert fault_of(admin.call("POST", f"{CATALOGUE}/{path}", json=changed)) == (489, "InvalidInput")
    assert admin.get(CATALOGUE) == before


@pytest.mark.parametrize("path", [f"{CATALOGUE}/role", f"{CATALOGUE}/sod", f"{CATALOGUE}/entitlementQuery", SETTINGS])
def test_others_change_no_settings(signed_in: Callable[[str], Console], path: str) -> None:
    """Others get 489 ``SecurityException``; everybody can read the settings of the catalog."""
    console = signed_in("delegate")

    assert fault_of(console.call("POST", path, json={})) == (489, "SecurityException")
    assert console.get(CATALOGUE)["sodQuorum"] == "60%"
