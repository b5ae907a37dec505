"""Builds the rows of the workflows that people can request, and of those that approve requests."""

from __future__ import annotations

from typing import Any

from mock_upstream.seed.people import CONTAINER
from mock_upstream.seed.request_catalogue import CATEGORIES, HEAD_OF, WORKFLOWS, Workflow, data_items
from mock_upstream.seed.workflow_forms import form_dn
from mock_upstream.store.listing import sort_key
from mock_upstream.store.request_definitions import MANAGER, definition_dn
from mock_upstream.store.roles import searchable

Row = dict[str, Any]


def request_category_rows() -> list[Row]:
    """Rows of the categories of workflows."""
    return [{"id": key, "kind": "prd", "names": names} for key, names in CATEGORIES.items()]


def request_definition_rows(heads: dict[str, str]) -> list[Row]:
    """
    Rows of the request definitions.

    Args:
        heads: DN of the head of each department.
    """
    return [request_definition_row(workflow, heads) for workflow in WORKFLOWS]


def request_definition_row(workflow: Workflow, heads: dict[str, str]) -> Row:
    """Row of one of them."""
    descriptions = {"en": workflow.description}
    return {
        "dn": definition_dn(workflow.names["en"]),
        "process_type": workflow.process_type,
        "names": workflow.names,
        "descriptions": descriptions,
        "category_ids": [workflow.category],
        "request_form_dn": form_dn("RequestForms", workflow.form) if workflow.form else None,
        "approval_form_dn": form_dn("ApprovalForms", workflow.approval_form),
        "steps": [_step(number, *step, heads) for number, step in enumerate(workflow.steps, start=1)],
        "data_items": data_items(workflow),
        "bulk_requestable": not workflow.asks,
        "expiration_required": workflow.expiration_required,
        "helpdesk": workflow.helpdesk,
        "sort_name": sort_key(workflow.names["en"]),
        "searched_names": searchable(workflow.names),
        "searched_descriptions": searchable(descriptions),
    }


def _step(number: int, approvers: tuple[str, ...], quorum: str, heads: dict[str, str]) -> Row:
    listed = [_approver(each, heads) for each in approvers]
    return {"name": "Quorum approval" if quorum else f"Approval {number}", "approvers": listed, "quorum": quorum}


def _approver(name: str, heads: dict[str, str]) -> Row:
    if name == MANAGER:
        return {"id": "", "type": MANAGER}
    if name.startswith(HEAD_OF):
        return {"id": heads[name.removeprefix(HEAD_OF)], "type": "user"}
    return {"id": f"cn={name},{CONTAINER}", "type": "user"}
