"""Creation of workflows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.work import act, task_like, written

if TYPE_CHECKING:
    from collections.abc import Callable

CONFIGURATION = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
BADGE = f"cn=Badge,cn=RequestDefs,{CONFIGURATION}"
TEMPLATE = f"cn=SerialApproval,cn=Templates,{CONFIGURATION}"
REQUEST_FORM = f"cn=Request,cn=RequestForms,{CONFIGURATION}"
APPROVAL_FORM = f"cn=Approval,cn=ApprovalForms,{CONFIGURATION}"
ADMIN, USER = "cn=admin,ou=users,o=data", "cn=user,ou=users,o=data"


def _approval(order: int, *approvers: str) -> dict[str, Any]:
    return {
        "approvalOrder": order,
        "approvers": list(approvers),
        "approversType": "user",
        "approvalFormDN": APPROVAL_FORM,
    }


def _created(**changed: Any) -> dict[str, Any]:
    return {
        "cn": "Badge",
        "template": TEMPLATE,
        "processType": "Provisioning",
        "prdName": [{"key": "en", "value": "Badge"}, {"key": "de", "value": "Ausweis"}],
        "requestInfo": {"requesterFormDN": REQUEST_FORM, "requestDataItem": [{"name": "colour"}]},
        "approveInfo": [_approval(2, USER), _approval(1, ADMIN)],
        **changed,
    }


def _ask(console: Console) -> None:
    body = {"reqPermissions": [{"id": BADGE, "entityType": "PRD"}], "data": [{"key": "colour", "value": ["red"]}]}
    assert written(console, "requests/permissions/v2", body)["success"] is True


def _requests(console: Console) -> dict[str, str]:
    listed = console.get("delegation/requests")["provisioningRequests"]
    return {each["dn"]: each["name"] for each in listed}


def test_a_new_workflow_can_be_asked_for(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The named approvers decide in their order, and the form of the request asks for its data."""
    assert written(admin, "workflow", _created()) == {"success": True, "dn": BADGE, "name": "Badge"}
    form = admin.get("forms", formContainer="RequestForms", id=REQUEST_FORM, pid=BADGE)["formJSON"]
    assert "colour" in {each["key"] for each in form["components"]}

    _ask(signed_in("helpdesk"))
    first = task_like(admin, processName="Badge")
    assert (first["addressee"], first["approvalFormId"], first["bulkApprovable"]) == (ADMIN, APPROVAL_FORM, False)
    act(admin, "approve", first)
    assert task_like(admin, processName="Badge")["addressee"] == USER


def test_a_quorum_asks_everybody_at_once(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """One of two is enough."""
    written(admin, "workflow", _created(approvalType="Quorum"))
    _ask(signed_in("helpdesk"))
    listed = admin.get("tasks/list/others", size=300, q="badge")["tasks"]

    assert {each["addressee"] for each in listed} == {ADMIN, USER}
    act(admin, "approve", next(each for each in listed if each["addressee"] == ADMIN))
    assert admin.get("tasks/list/others", q="badge")["tasks"] == []


def test_a_step_without_names_is_the_managers(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """A step without names is decided by the manager of the recipient."""
    written(admin, "workflow", _created(approveInfo=[{"approversType": "manager"}]))
    _ask(signed_in("user"))

    manager = signed_in("admin").get("users/details", userDn=USER)["secondaryAttributes"]
    (led_by,) = [each["attributeValues"][0]["$"] for each in manager if each["key"] == "manager"]
    assert task_like(admin, processName="Badge")["addressee"] == led_by


def test_a_drawn_workflow_gets_other_names(admin: Console) -> None:
    """It is created once; after that it can be renamed and moved to another category."""
    drawn = {"prdCN": "Badge", "prdName": [{"key": "en", "value": "Badge"}], "prdCategory": "equipment"}
    assert written(admin, "workflow/prd", drawn)["dn"] == BADGE
    renamed = {**drawn, "prdName": [{"key": "en", "value": " Door Badge "}], "operation": "update"}

    assert written(admin, "workflow/prd", renamed)["name"] == "Door Badge"
    assert _requests(admin)[BADGE] == "Door Badge"
    in_category = admin.get("delegation/requests", category="equipment")["provisioningRequests"]
    assert BADGE in {each["dn"] for each in in_category}


@pytest.mark.parametrize(
    ("path", "body", "subcode"),
    [
        ("workflow", _created(cn="Laptop"), "InvalidInput"),
        ("workflow", _created(cn=""), "InvalidInput"),
        ("workflow", _created(template=REQUEST_FORM), "NotFound"),
        ("workflow", _created(processType="Ritual"), "InvalidInput"),
        ("workflow", _created(prdName=[{"key": "en", "value": " "}]), "InvalidInput"),
        ("workflow", _created(approveInfo=[_approval(1, "cn=nobody")]), "NotFound"),
        ("workflow", _created(approveInfo=[_approval(1)]), "InvalidInput"),
        ("workflow", _created(requestInfo={"requesterFormDN": APPROVAL_FORM}), "NotFound"),
        ("workflow", _created(requestInfo={"requestDataItem": [{"name": "a"}, {"name": "a"}]}), "InvalidInput"),
        ("workflow/prd", {"prdCN": "Laptop", "prdName": [{"key": "en", "value": "L"}]}, "InvalidInput"),
        (
            "workflow/prd",
            {"prdCN": "Badge", "prdName": [{"key": "en", "value": "B"}], "operation": "update"},
            "NotFound",
        ),
        (
            "workflow/prd",
            {"prdCN": "Badge", "prdName": [{"key": "en", "value": "B"}], "prdCategory": "none"},
            "NotFound",
        ),
    ],
    ids=[
        "taken",
        "no name of its own",
        "no template",
        "process type",
        "no name",
        "unknown approver",
        "no approver",
        "form of another kind",
        "data twice",
        "drawn, taken",
        "drawn, not there",
        "no category",
    ],
)
def test_a_wrong_workflow_is_not_made(admin: Console, path: str, body: dict[str, Any], subcode: str) -> None:
    """The fault says what is wrong, and nothing is kept."""
    before = _requests(admin)

    assert fault_of(admin.call("POST", path, json=body)) == (489, subcode)
    assert _requests(admin) == before


def test_others_make_no_workflows(signed_in: Callable[[str], Console]) -> None:
    """Only administrators of the domain PROVISIONING create workflows."""
    assert fault_of(signed_in("user").call("POST", "workflow", json=_created())) == (489, "SecurityException")
