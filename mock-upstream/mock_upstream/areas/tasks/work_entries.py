"""The tasks of a workflow as lines of its course."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.people import names_of
from mock_upstream.nodes.tasks import possible_actions, status_code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.workflow import Task


def entry_nodes(session: Session, tasks: Sequence[Task]) -> list[dict[str, Any]]:
    """Describe tasks; without an end, ``expirationTime`` and ``completionTime`` are absent."""
    named = (
        (each.addressee_dn, each.process.request.recipient_dn, each.process.request.requester_dn) for each in tasks
    )
    names = names_of(session, (dn for dns in named for dn in dns))
    return [_node(task, names) for task in tasks]


def _node(task: Task, names: dict[str, str]) -> dict[str, Any]:
    request = task.process.request
    times = {"expirationTime": task.expires_ms, "completionTime": task.ended_ms}
    return {
        "id": task.id,
        "activityId": str(task.step),
        "activityName": task.activity,
        "Addressee": _person(task.addressee_dn, names),
        "Recipient": _person(request.recipient_dn, names),
        "Initiator": _person(request.requester_dn, names),
        "availableActions": [{"code": each.value, "value": each.value.capitalize()} for each in possible_actions(task)],
        "creationTime": task.created_ms,
        **{name: time for name, time in times.items() if time is not None},
        "owner": task.claimed_by_dn,
        "priority": task.priority,
        "processId": task.process.definition_dn,
        "requestId": task.process_id,
        "status": status_code(task),
    }


def _person(dn: str, names: dict[str, str]) -> dict[str, str]:
    return {"DN": dn, "value": names[dn]}
