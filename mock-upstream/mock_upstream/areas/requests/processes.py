"""The workflows of a request: ``requests/processes`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.areas.requests.requests import ProcessesQuery
from mock_upstream.areas.requests.rules import seen_request
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.comments import comment_nodes
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import names_of
from mock_upstream.store.database import database
from mock_upstream.store.request_states import DefinitionState, ProcessState
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.workflow import ENGINE, Process
from mock_upstream.task_readers import sees_task

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

processes = Blueprint("processes", __name__, url_prefix="/IDMProv/rest/access/requests")


@processes.get("/processes")
def list_processes() -> ResponseReturnValue:
    """
    Give the workflows of one correlation id, or the named one, to people who may see the request or a task.

    Raises:
        FaultError: Neither ``correlationId`` nor ``processId`` is given, or the caller may not see one of the
            workflows.
    """
    asked: dict[str, Any] = ProcessesQuery().load(request.args)
    if not asked["correlation_id"] and not asked["process_id"]:
        raise FaultError("InvalidInput", "The correlationId or the processId is missing.")
    found = select(Process).join(AccessRequest).order_by(Process.started_ms, Process.id).limit(asked["size"])
    if asked["correlation_id"]:
        found = found.where(AccessRequest.correlation_id == asked["correlation_id"])
    if asked["process_id"]:
        found = found.where(Process.id == asked["process_id"])
    with database().read() as session:
        return {"processes": [_node(session, each) for each in session.scalars(found)]}


def _node(session: Session, process: Process) -> dict[str, Any]:
    is_asked = any(sees_task(session, task) for task in process.tasks)
    about = process.request if is_asked else seen_request(session, process.request_id)
    names = names_of(session, (about.requester_dn, about.recipient_dn))
    end = {} if process.ended_ms is None else {"completionTime": process.ended_ms}
    return {
        "processId": process.id,
        "requestId": about.id,
        "correlationId": about.correlation_id,
        "name": process.name,
        "Initiator": {"DN": about.requester_dn, "value": names[about.requester_dn]},
        "Recipient": {"DN": about.recipient_dn, "value": names[about.recipient_dn]},
        "Definition": {
            "DN": process.definition_dn,
            "value": in_language(process.definition.names, caller().locale),
        },
        "processStatus": ProcessState(process.process_state).name.capitalize(),
        "approvalStatus": DefinitionState(process.approval_state).name.capitalize(),
        "creationTime": process.started_ms,
        "engineId": ENGINE,
        "version": "1",
        "comments": comment_nodes(session, process.comments),
        **end,
    }
