"""The rules for a new workflow, and how it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.workflows.requests import QUORUM
from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.nodes.tasks import found_receiver
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import WorkflowForm
from mock_upstream.store.request_definitions import MANAGER, REQUEST_DEFINITIONS, RequestDefinition
from mock_upstream.store.requests import PRD
from mock_upstream.store.roles import Category, searchable

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

Step = dict[str, Any]

_TEMPLATES, _REQUEST_FORMS, _APPROVAL_FORMS = "Templates", "RequestForms", "ApprovalForms"
_HALF = "50%"


def from_template(session: Session, given: dict[str, Any]) -> RequestDefinition:
    """
    Make a workflow of a PrdCreateNode.

    Raises:
        FaultError: The name is taken, or template, form or approver are not there.
    """
    _require_form(session, given["template"], _TEMPLATES)
    approvals = sorted(given["approvals"], key=lambda each: each["order"])
    steps = [_step(session, number, each) for number, each in enumerate(approvals, start=1)]
    items = [{**item, "multiValued": False} for item in _data_items(given["request"]["data_items"])]
    definition = _new(session, given)
    definition.steps = _at_once(steps) if given["approval_type"] == QUORUM and steps else steps
    definition.data_items, definition.bulk_requestable = items, not items
    definition.request_form_dn = _form(session, given["request"]["form_dn"], _REQUEST_FORMS)
    forms = [_form(session, each["form_dn"], _APPROVAL_FORMS) for each in approvals]
    definition.approval_form_dn = next(filter(None, forms), None)
    session.add(definition)
    return definition


def as_drawn(session: Session, given: dict[str, Any]) -> RequestDefinition:
    """
    Create a workflow from a ProvisioningRequestNode, or rename an existing one; the drawing is not checked.

    Raises:
        FaultError: The name is taken, or with ``update`` unknown; or the category does not exist.
    """
    if given["operation"] == "update":
        definition = session.get(RequestDefinition, _dn(given["cn"]))
        if definition is None:
            raise FaultError("NotFound", f"The request definition {_dn(given['cn'])} does not exist.")
        _rename(definition, given)
    else:
        definition = _new(session, given)
        session.add(definition)
    if given["category"]:
        if session.get(Category, (given["category"], PRD)) is None:
            raise FaultError("NotFound", f"The category {given['category']} does not exist.")
        definition.category_ids = [given["category"]]
    return definition


def _new(session: Session, given: dict[str, Any]) -> RequestDefinition:
    dn = _dn(given["cn"])
    if session.get(RequestDefinition, dn):
        raise FaultError("InvalidInput", f"The request definition {dn} exists already.")
    definition = RequestDefinition(
        dn=dn,
        process_type=given["process_type"],
        category_ids=[],
        request_form_dn=None,
        approval_form_dn=None,
        steps=[],
        data_items=[],
        bulk_requestable=True,
        expiration_required=False,
        helpdesk=False,
    )
    _rename(definition, given)
    return definition


def _rename(definition: RequestDefinition, given: dict[str, Any]) -> None:
    definition.names = {each["key"]: each["value"].strip() for each in given["names"] if each["value"].strip()}
    if not definition.names:
        raise FaultError("InvalidInput", "A workflow needs a name.")
    definition.descriptions = {each["key"]: each["value"].strip() for each in given["descriptions"]}
    name = in_language(definition.names, DEFAULT) or next(iter(definition.names.values()))
    definition.sort_name = sort_key(name)
    definition.searched_names = searchable(definition.names)
    definition.searched_descriptions = searchable(definition.descriptions)


def _step(session: Session, number: int, approval: dict[str, Any]) -> Step:
    if approval["kind"] == MANAGER:
        approvers = [{"id": "", "type": MANAGER}]
    else:
        found = (found_receiver(session, dn) for dn in approval["approvers"])
        approvers = [{"id": dn, "type": kind} for dn, kind in found]
    if not approvers:
        raise FaultError("InvalidInput", "A step of an approval needs somebody who decides.")
    return {"name": f"Approval {number}", "approvers": approvers, "quorum": ""}


def _at_once(steps: list[Step]) -> list[Step]:
    approvers = [approver for step in steps for approver in step["approvers"]]
    return [{"name": "Quorum approval", "approvers": approvers, "quorum": _HALF}]


def _data_items(given: list[dict[str, str]]) -> list[dict[str, str]]:
    if len({item["name"] for item in given}) < len(given):
        raise FaultError("InvalidInput", "A data item is named twice.")
    return [{"name": item["name"], "dataType": item["type"]} for item in given]


def _form(session: Session, dn: str | None, container: str) -> str | None:
    return _require_form(session, dn, container) if dn else None


def _require_form(session: Session, dn: str, container: str) -> str:
    form = session.get(WorkflowForm, dn)
    if form is None or form.container != container:
        raise FaultError("NotFound", f"{dn} is not one of {container}.")
    return dn


def _dn(cn: str) -> str:
    return f"cn={cn},{REQUEST_DEFINITIONS}"
