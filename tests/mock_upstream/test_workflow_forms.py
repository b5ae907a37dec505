"""The forms of requests and tasks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.work import act, task_like

if TYPE_CHECKING:
    from collections.abc import Callable

DRAWN = Path(__file__).parents[2] / "ui/src/testing/mockFormTypes.json"
CONFIGURATION = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LAPTOP = f"cn=Laptop,cn=RequestDefs,{CONFIGURATION}"
REQUEST = f"cn=Request,cn=RequestForms,{CONFIGURATION}"
ADMIN, USER = "cn=admin,ou=users,o=data", "cn=user,ou=users,o=data"
TO_ASK = {"formContainer": "RequestForms", "id": REQUEST, "pid": LAPTOP}


def _parts(console: Console, **query: str) -> dict[str, dict[str, Any]]:
    """The components of a form by their keys."""
    document = console.get("forms", **query)["formJSON"]
    assert document["display"] == "form"
    return {each["key"]: each for each in document["components"]}


def _laptop(admin: Console) -> dict[str, str]:
    """A task that waits for the administrator, as its form is asked for."""
    task = task_like(admin, processName="Laptop")
    if task["addressee"] != ADMIN:
        act(admin, "reassign", task, approver=ADMIN)
    return {"formContainer": "ApprovalForms", "id": task["taskId"], "pid": task["processId"]}


def test_forms_have_the_types_that_the_interface_is_shown_to_draw(admin: Console) -> None:
    """The console must be able to draw every field type of the forms."""
    forms = (_parts(admin, **TO_ASK), _parts(admin, **_laptop(admin)))

    assert {part["type"] for form in forms for part in form.values()} == set(json.loads(DRAWN.read_text()))


def test_a_template_shows_the_form_that_would_ask(admin: Console) -> None:
    """The document has the name of the template for any of its forms; an unknown form is refused."""
    template = f"cn=SerialApproval,cn=Templates,{CONFIGURATION}"
    document = admin.get("forms", formContainer="RequestForms", id=REQUEST, pid=template)["formJSON"]

    assert document["title"] == "Serial Approval"
    assert _parts(admin, formContainer="RequestForms", id=template, pid=template).keys() >= {"reason", "submit"}
    missing = {"formContainer": "RequestForms", "id": "cn=None,o=data", "pid": template}
    assert fault_of(admin.call("GET", "forms", params=missing))[1] == "NotFound"


def test_a_form_asks_for_what_the_workflow_needs(admin: Console) -> None:
    """The form has required fields, a reason and a button; the recipient is the caller unless another one is named."""
    own, other = _parts(admin, **TO_ASK), _parts(admin, **TO_ASK, recipient=USER)

    assert list(own) == ["title", "model", "reason", "recipient", "submit"]
    assert (own["model"]["type"], own["model"]["validate"], own["model"]["disabled"]) == (
        "textfield",
        {"required": True},
        False,
    )
    assert (own["recipient"]["defaultValue"], other["recipient"]["defaultValue"]) == (ADMIN, USER)
    assert own["submit"]["action"] == "submit"


def test_the_form_of_a_task_shows_what_was_asked_for(admin: Console) -> None:
    """The form shows the requester, the recipient and read-only data, with a button for each decision."""
    query = _laptop(admin)
    item = admin.call("POST", "tasks/item", json={"taskId": query["id"]}).json()
    parts = _parts(admin, **query)

    assert (parts["recipient"]["defaultValue"], parts["requested_by"]["defaultValue"]) == (
        item["recipientName"],
        item["initiatorName"],
    )
    assert parts["model"]["defaultValue"] == item["dataItems"][0]["values"][0]
    assert parts["model"]["disabled"] is True
    assert (parts["ApprovalAction"]["event"], parts["DenyAction"]["event"]) == ("ApprovalAction", "DenyAction")


def test_forms_speak_several_languages(admin: Console) -> None:
    """All languages have the same texts, and the title is in the caller's language."""
    document = admin.get("forms", **TO_ASK)["formJSON"]
    texts = document["localization"]

    assert document["title"] == "Laptop"
    assert texts.keys() == {"en", "de", "ar"}
    assert texts["en"].keys() == texts["de"].keys() == texts["ar"].keys()
    assert texts["de"]["Approve"] == "Genehmigen"


def test_a_form_that_somebody_drew_is_in_the_catalogue(admin: Console) -> None:
    """The form has fields that no stock form has, and its workflow stores all of them."""
    found = admin.get("permissions", q="Workshop", type="PRD")["permissions"]
    definition = f"cn=WorkshopBooking,cn=RequestDefs,{CONFIGURATION}"
    form = f"cn=WorkshopBooking,cn=RequestForms,{CONFIGURATION}"
    parts = _parts(admin, formContainer="RequestForms", id=form, pid=definition)

    assert [each["id"] for each in found] == [definition]
    assert {"signature", "survey", "time", "tags", "datamap", "file", "tree", "currency", "day"} <= {
        each["type"] for each in parts.values()
    }
    kept = {each["fieldKey"] for each in admin.get("forms/dataItemsList", formId=form)["dataItems"]}
    assert kept == parts.keys() - {"title", "submit"}


def test_what_a_drawn_form_asked_for_stands_in_its_fields(admin: Console) -> None:
    """The values have the shapes of the renderer: texts, objects and lists; all are read-only."""
    definition = {"id": f"cn=WorkshopBooking,cn=RequestDefs,{CONFIGURATION}", "entityType": "prd"}
    said = {"subject": ["Safety"], "lastTime": ['{"room":"good"}'], "guests": ['{"name":"Ben"}'], "day": []}
    data = [{"key": key, "value": value} for key, value in said.items()]
    answer = admin.call("POST", "requests/permissions/v2", json={"reqPermissions": [definition], "data": data})
    task = task_like(admin, processName="Workshop Booking")
    parts = _parts(admin, formContainer="ApprovalForms", id=task["taskId"], pid=task["processId"])

    assert answer.json()["success"] is True
    assert {key: parts[key]["defaultValue"] for key in said} == {
        "subject": "Safety",
        "lastTime": {"room": "good"},
        "guests": [{"name": "Ben"}],
        "day": "",
    }
    assert all(parts[key]["disabled"] for key in said)
    assert "ApprovalAction" in parts


@pytest.mark.parametrize(
    ("wrong", "subcode"),
    [
        ({"formContainer": "Templates"}, "InvalidInput"),
        ({"pid": "cn=none"}, "NotFound"),
        ({"id": f"cn=RoleRequest,cn=RequestForms,{CONFIGURATION}"}, "NotFound"),
        ({"recipient": "cn=nobody"}, "NotFound"),
        ({"pid": f"cn=ServiceAccount,cn=RequestDefs,{CONFIGURATION}"}, "InternalExceptionOccured"),
        ({"formContainer": "ApprovalForms"}, "NotFound"),
    ],
    ids=["container", "no workflow", "another form", "nobody", "no form", "no task"],
)
def test_a_form_that_is_not_there(admin: Console, wrong: dict[str, str], subcode: str) -> None:
    """The call gets 489, as for a workflow that only has a page of the older dashboard."""
    assert fault_of(admin.call("GET", "forms", params={**TO_ASK, **wrong})) == (489, subcode)


def test_the_form_of_a_task_is_for_who_decides(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The form is also shown to a proxy of the addressee; the process must belong to the task."""
    query = _laptop(admin)
    act(admin, "reassign", {"taskId": query["id"]}, approver=USER)

    assert "ApprovalAction" in _parts(signed_in("user"), **query)
    assert "ApprovalAction" in _parts(admin, **query, proxyFor=USER)
    assert fault_of(admin.call("GET", "forms", params=query)) == (489, "SecurityException")
    assert fault_of(signed_in("user").call("GET", "forms", params={**query, "pid": "none"})) == (489, "NotFound")


def test_the_data_of_a_form_are_listed(admin: Console) -> None:
    """The data items of all workflows of the form are listed once each."""
    reply = admin.get("forms/dataItemsList", formId=REQUEST)
    keys = [each["fieldKey"] for each in reply["dataItems"]]

    assert {"model", "site", "limit"} <= set(keys)
    assert reply["size"] == len(keys) == len(set(keys))
    assert fault_of(admin.call("GET", "forms/dataItemsList?formId=cn=none")) == (489, "NotFound")
