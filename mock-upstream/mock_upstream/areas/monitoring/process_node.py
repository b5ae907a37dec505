"""Processes, their tasks and comments in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.comments import comment_nodes
from mock_upstream.nodes.people import names_of
from mock_upstream.nodes.tasks import possible_actions, status_code
from mock_upstream.store.request_states import DefinitionState, ProcessState
from mock_upstream.store.workflow import ENGINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.workflow import Comment, Process, Task

_ACTIONS = {"claim": 0, "approve": 1, "deny": 2, "refuse": 3, "release": 4, "reassign": 5, "return": 6, "comment": 7}
"""Numbers of what can be done with a task."""


def process_nodes(session: Session, processes: Sequence[Process]) -> list[dict[str, Any]]:
    """Describe processes; ``completionTime`` is absent while one runs."""
    people = ((each.request.requester_dn, each.request.recipient_dn) for each in processes)
    names = names_of(session, (dn for dns in people for dn in dns))
    return [_process_node(session, each, names) for each in processes]


def work_entry(task: Task) -> dict[str, Any]:
    """Describe a task of a process."""
    request = task.process.request
    times = {"expirationTime": task.expires_ms, "completionTime": task.ended_ms}
    return {
        "id": task.id,
        "requestId": task.process_id,
        "processId": task.process.definition_dn,
        "activityId": str(task.step),
        "activityName": task.activity,
        "addressee": task.addressee_dn,
        "owner": task.claimed_by_dn,
        "recipient": request.recipient_dn,
        "initiator": request.requester_dn,
        "availableActions": [
            {"actionValue": _ACTIONS[each], "digitalSignatureRequired": False} for each in possible_actions(task)
        ],
        "creationTime": task.created_ms,
        **{name: time for name, time in times.items() if time is not None},
        "priority": task.priority,
        "status": status_code(task),
        "statusDisplayName": task.state.capitalize(),
    }


def engine_comments(session: Session, comments: Sequence[Comment]) -> list[dict[str, Any]]:
    """Describe comments as the engine keeps them."""
    names = names_of(session, (each.author_dn for each in comments))
    return [
        {
            "commentId": str(each.id),
            "requestId": each.process_id,
            "workId": each.task_id or "",
            "activityName": each.activity,
            "author": each.author_dn,
            "principal": names[each.author_dn],
            "comment": each.text,
            "isSystemComment": each.system,
            "timestamp": each.at_ms,
            "sequenceNumber": each.id,
        }
        for each in comments
    ]


def _process_node(session: Session, process: Process, names: dict[str, str]) -> dict[str, Any]:
    request = process.request
    state, approval = ProcessState(process.process_state), DefinitionState(process.approval_state)
    ended = {} if process.ended_ms is None else {"completionTime": process.ended_ms}
    return {
        "requestId": process.id,
        "processId": process.definition_dn,
        "name": process.name,
        "engineId": ENGINE,
        "resourceType": process.purpose,
        "correlationId": request.correlation_id,
        "initiator": request.requester_dn,
        "initiatorName": names[request.requester_dn],
        "recipient": request.recipient_dn,
        "recipientName": names[request.recipient_dn],
        "proxy": request.proxy_dn,
        "creationTime": process.started_ms,
        **ended,
        "processStatus": state.value,
        "processStatusDisplayName": state.name.capitalize(),
        "approvalStatus": approval.value,
        "approvalStatusDisplayName": approval.name.capitalize(),
        "comments": comment_nodes(session, [each for each in process.comments if not each.system]),
    }
