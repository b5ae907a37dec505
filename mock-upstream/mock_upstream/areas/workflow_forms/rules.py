"""The forms of requests and tasks, and the right to load them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import or_, select

from mock_upstream.areas.workflow_forms.documents import Form
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import DEFAULT
from mock_upstream.nodes.people import found_person, names_of
from mock_upstream.nodes.tasks import found_task
from mock_upstream.store.clock import clock
from mock_upstream.store.models import WorkflowForm
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.task_access import waiting_for
from mock_upstream.store.workflow import Task

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person

_CONTROL = "textfield"
_TEMPLATES = "Templates"


def request_form(session: Session, person: Person, asked: dict[str, Any]) -> dict[str, Any]:
    """
    Give the request form of a workflow.

    Args:
        session: Database session for reading.
        person: The requester, who is also the recipient if ``recipient`` is not named.
        asked: ``id`` of the form, ``pid`` of the request definition, and ``recipient``.

    Raises:
        FaultError: The definition or recipient does not exist, or the form belongs to another definition.

    ``pid`` may also be a template, which has the requested form or an empty one (docs/assumptions.md A-584).
    """
    template = session.get(WorkflowForm, asked["pid"])
    if template is not None and template.container == _TEMPLATES:
        return _template_form(session, template, asked["id"], person)
    definition = session.get(RequestDefinition, asked["pid"])
    if definition is None:
        raise FaultError("NotFound", f"The request definition {asked['pid']} does not exist.")
    _require_bound(definition.request_form_dn, asked["id"])
    recipient = found_person(session, asked["recipient"]) if asked["recipient"] else person
    form = Form(definition, caller().locale)
    bound = session.get_one(WorkflowForm, asked["id"])
    return form.of_request(recipient.dn) if bound.document is None else form.drawn(bound.document)


def _template_form(session: Session, template: WorkflowForm, form_dn: str, person: Person) -> dict[str, Any]:
    names = {DEFAULT: template.name}
    made = RequestDefinition(dn=template.dn, names=names, data_items=[])
    bound = session.get(WorkflowForm, form_dn)
    if bound is None:
        raise FaultError("NotFound", f"The form {form_dn} does not exist.")
    form = Form(made, caller().locale)
    return form.of_request(person.dn) if bound.document is None else form.drawn(bound.document)


def task_form(session: Session, person: Person, asked: dict[str, Any]) -> dict[str, Any]:
    """
    Give the form that decides on a task.

    Args:
        session: Reads.
        person: Who decides.
        asked: ``id`` of the task, ``pid`` of its process.

    Raises:
        FaultError: There is no such task of the process, it does not wait for the person, or no form is bound to it.
    """
    task = found_task(session, asked["id"])
    if task.process_id != asked["pid"]:
        raise FaultError("NotFound", f"The process {asked['pid']} has no such task.")
    mine = waiting_for(session, person.dn, clock().now_ms())
    if session.scalar(select(Task.id).where(Task.id == task.id, mine)) is None:
        raise FaultError("SecurityException", "The task does not wait for you.")
    definition, request = task.process.definition, task.process.request
    _require_bound(definition.approval_form_dn, definition.approval_form_dn or "")
    names = names_of(session, (request.recipient_dn, request.requester_dn))
    asked_with = session.get(WorkflowForm, definition.request_form_dn or "")
    drawn = asked_with.document if asked_with else None
    return Form(definition, caller().locale).of_task(task, names, drawn)


def form_data(session: Session, form_dn: str) -> list[dict[str, str]]:
    """
    Give the data items of the workflows that are bound to a form, each key once.

    Raises:
        FaultError: The form does not exist.
    """
    if session.get(WorkflowForm, form_dn) is None:
        raise FaultError("NotFound", f"The form {form_dn} does not exist.")
    bound = or_(RequestDefinition.request_form_dn == form_dn, RequestDefinition.approval_form_dn == form_dn)
    found = session.scalars(select(RequestDefinition).where(bound).order_by(RequestDefinition.dn))
    items = {item["name"]: item for definition in found for item in definition.data_items}
    return [
        {"fieldKey": name, "dataType": item["dataType"], "controlType": _CONTROL, "targetType": item["dataType"]}
        for name, item in items.items()
    ]


def _require_bound(bound_dn: str | None, form_dn: str) -> None:
    if not bound_dn:
        raise FaultError("InternalExceptionOccured", "No form is bound to it.")
    if bound_dn != form_dn:
        raise FaultError("NotFound", f"The form {form_dn} is not bound to it.")
