"""Rights of a person who administers only some workflows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.test_administrator_permissions import ASSIGNED, ASSIGNMENTS, DELEGATE
from tests.mock_upstream.test_request_history import retract
from tests.mock_upstream.test_requests import ADMIN, SERVICE_ACCOUNT

if TYPE_CHECKING:
    from collections.abc import Callable

SEEN = "requests/history/item"


@pytest.fixture
def delegate(admin: Console, signed_in: Callable[[str], Console]) -> Console:
    """A delegated administrator of the domain, who may do nothing yet."""
    given = {"assigneeDn": DELEGATE, "assignee": "x", "domain": "PROVISIONING", "adminTypeKey": "DELEGATED"}
    answer = admin.call("POST", f"{ASSIGNMENTS}/create", json=given)
    assert answer.status_code == 200, answer.text
    return signed_in("delegate")


def _give(admin: Console, permission: str) -> None:
    given = {"assignedToDN": DELEGATE, "permissions": [{"id": SERVICE_ACCOUNT, "permission": permission}]}
    assert admin.call("PUT", ASSIGNED, json=given).json()["success"] is True


def _asked(admin: Console) -> str:
    body = {"id": SERVICE_ACCOUNT, "entityType": "prd", "dataItems": [{"name": "program", "values": ["backup"]}]}
    reply = admin.call("POST", "requests/permissions/item", json=body).json()
    request_id: str = reply["OperationNodes"][0]["succeeded"][0]["requestId"]
    return request_id


def test_a_request_is_seen_with_the_permission_for_its_workflow(admin: Console, delegate: Console) -> None:
    """The domain alone is not enough, and retracting a request needs another permission."""
    request_id = _asked(admin)
    named = {"id": request_id}
    assert fault_of(delegate.call("POST", SEEN, json=named)) == (489, "SecurityException")

    _give(admin, "viewPrd")
    assert delegate.call("POST", SEEN, json=named).status_code == 200
    assert retract(delegate, request_id)["failed"][0]["reason"] == "You did not ask for this."

    _give(admin, "retractPrd")
    assert retract(delegate, request_id)["success"] is True


def test_absences_of_others_need_the_permission_for_any_workflow(admin: Console, delegate: Console) -> None:
    """A person belongs to no workflow, so the permission for any workflow is enough."""

    def status() -> int:
        return delegate.call("POST", "availability/status", json={"dn": ADMIN, "status": "1"}).status_code

    assert status() == 489
    _give(admin, "configureAvailability")
    assert status() == 200


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "tasks/list/others", None),
        ("GET", f"helpdesk?userDN={ADMIN}", None),
        ("POST", "workflow", {"name": "New"}),
    ],
    ids=["everybody's tasks", "tickets of others", "new workflows"],
)
def test_what_concerns_all_workflows_is_for_who_administers_all(
    delegate: Console, method: str, path: str, body: dict[str, str] | None
) -> None:
    """No permission covers this, so a delegated administrator is refused."""
    assert delegate.get("user/admin", level=1, type="PRD")["isAdmin"] is False
    assert fault_of(delegate.call(method, path, json=body)) == (489, "SecurityException")
