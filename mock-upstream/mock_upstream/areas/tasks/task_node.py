"""A task in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.areas.tasks.asked_items import asked_items
from mock_upstream.nodes.comments import comment_nodes
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import names_of
from mock_upstream.store.models import WorkflowForm

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.workflow import Process, Task

_TEXT = 0


class TaskNodes:
    """Describes tasks for one person; ``delegated`` are the ids of tasks seen as a delegate."""

    def __init__(self, session: Session, language: str, delegated: Iterable[str]) -> None:
        self._session = session
        self._language = language
        self._delegated = frozenset(delegated)
        self._forms = dict(session.execute(select(WorkflowForm.dn, WorkflowForm.name)).all())

    def brief(self, tasks: Sequence[Task]) -> list[dict[str, Any]]:
        """
        What a list shows of tasks; ``expirationTime`` is absent without an end.

        Decided tasks also have the decision, its time, and its comment in ``comments``.
        """
        names = names_of(self._session, (dn for task in tasks for dn in _dns(task)))
        return [{**self._node(task, names), **self._decision(task)} for task in tasks]

    def whole(self, task: Task, *, system: bool, limit: int) -> dict[str, Any]:
        """All data of a task, with the latest comments up to ``limit``, including system comments with ``system``."""
        (node,) = self.brief([task])
        comments = [each for each in reversed(task.process.comments) if system or not each.system][:limit]
        return {
            **node,
            "comments": comment_nodes(self._session, comments),
            "dataItems": [
                *asked_items(self._session, task.process.request, self._language),
                *data_items(task.process),
            ],
        }

    def _decision(self, task: Task) -> dict[str, Any]:
        if not task.ended_by_dn:
            return {}
        noted = {"system": True, "comment": f"Task {task.state}", "date": task.ended_ms, "activity": task.activity}
        words = [each for each in task.process.comments if each.task_id == task.id and each.at_ms == task.ended_ms]
        return {"comments": [noted, *comment_nodes(self._session, words)]}

    def _node(self, task: Task, names: dict[str, str]) -> dict[str, Any]:
        process, request = task.process, task.process.request
        definition = process.definition
        form_dn = definition.approval_form_dn or ""
        ends = {} if task.expires_ms is None else {"expirationTime": task.expires_ms}
        is_request = process.definition_dn == request.permission_dn
        return {
            "taskId": task.id,
            "processId": process.id,
            "processName": in_language(definition.names, self._language) if is_request else process.name,
            "activityName": task.activity,
            "createTime": task.created_ms,
            **ends,
            "recipient": request.recipient_dn,
            "recipientType": request.recipient_type,
            "recipientName": names[request.recipient_dn],
            "initiator": request.requester_dn,
            "initiatorName": names[request.requester_dn],
            "addressee": task.addressee_dn,
            "addresseetype": task.addressee_type,
            "addresseeEntityType": task.addressee_type,
            "assignedTo": names[task.addressee_dn],
            "currentAddressee": names[task.claimed_by_dn or task.addressee_dn],
            "assignStatus": task.assignment,
            "returnAddressee": task.returned_to_dn,
            "taskClaimed": bool(task.claimed_by_dn),
            "claimedby": task.claimed_by_dn,
            "delegatedTask": task.id in self._delegated,
            "priority": str(task.priority),
            "bulkApprovable": definition.bulk_requestable,
            "confirmationNumber": request.confirmation_number,
            "approvalForm": self._forms.get(form_dn, ""),
            "approvalFormId": form_dn,
            "isNewForm": bool(form_dn),
        }


def data_items(process: Process) -> list[dict[str, Any]]:
    """The values that go through a workflow, in the order of its definition."""
    return [
        {
            "name": item["name"],
            "dataType": item["dataType"],
            "valueType": _TEXT,
            "readOnly": False,
            "multiValued": item["multiValued"],
            "values": process.data_items.get(item["name"], []),
            "valueSet": item["name"] in process.data_items,
        }
        for item in process.definition.data_items
    ]


def _dns(task: Task) -> tuple[str, ...]:
    request = task.process.request
    return request.recipient_dn, request.requester_dn, task.addressee_dn, task.claimed_by_dn
