"""``tasks`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import and_

from mock_upstream.admission import acting_person, require_page
from mock_upstream.areas.tasks.actions import FORM_ACTIONS, act_on
from mock_upstream.areas.tasks.requests import (
    ActionBody,
    CommentsQuery,
    EntriesQuery,
    FormBody,
    OthersQuery,
    TaskReference,
    TasksQuery,
    TeamQuery,
)
from mock_upstream.areas.tasks.rules import (
    delegated_ids,
    require_overseer,
    require_reader,
    tasks_of_course,
    tasks_of_team,
)
from mock_upstream.areas.tasks.search import expiring, tasks_query
from mock_upstream.areas.tasks.task_node import TaskNodes
from mock_upstream.areas.tasks.work_entries import entry_nodes
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.response import one_by_one
from mock_upstream.nodes.tasks import found_task
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.task_access import delegated_to, waiting_for
from mock_upstream.store.task_states import WAITING
from mock_upstream.store.workflow import Process, Task

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person

tasks = Blueprint("tasks", __name__, url_prefix="/IDMProv/rest/access/tasks")

_WAITS = Task.state.in_(WAITING)
_COMPLETED = "completed"
_DECIDED = and_(~_WAITS, Task.ended_by_dn != "")
_OF_HELP_DESK = Task.process.has(Process.definition.has(RequestDefinition.helpdesk))


@tasks.before_request
def _let_in() -> None:
    require_page("tasks")


@tasks.get("/list")
def list_own() -> ResponseReturnValue:
    """
    Give one page of the tasks that wait for the caller, or for the person ``proxyUser``; or of those they decided on.

    Source:
        SPEC 7 "Tasks"; docs/assumptions.md A-140, A-338.
    """
    asked: dict[str, Any] = TasksQuery().load(request.args)
    with database().read() as session:
        person = acting_person(session, asked["proxy_user"])
        if asked["status"] == _COMPLETED:
            return _page(session, person, asked, [Task.ended_by_dn == person.dn])
        return _page(session, person, asked, _own(session, person, asked))


@tasks.get("/list/others")
def list_others() -> ResponseReturnValue:
    """Give one page of all people's tasks, or of their decided tasks."""
    require_overseer()
    asked: dict[str, Any] = OthersQuery().load(request.args)
    with database().read() as session:
        return _page(session, caller(), asked, [])


@tasks.get("/list/others/team")
def list_of_team() -> ResponseReturnValue:
    """Give one page of the open or decided tasks of a team's members, or of one member."""
    asked: dict[str, Any] = TeamQuery().load(request.args)
    with database().read() as session:
        theirs = tasks_of_team(session, asked["team_dn"], asked["member_dn"])
        return _page(session, caller(), asked, [theirs])


@tasks.post("/item")
def show() -> ResponseReturnValue:
    """Give a task with comments and data; 489 where no form is bound to its activity."""
    asked: dict[str, Any] = TaskReference().load(request.get_json())
    wanted: dict[str, Any] = CommentsQuery().load(request.args)
    with database().read() as session:
        person = acting_person(session, asked["proxy_user"] or "")
        task = found_task(session, asked["id"])
        require_reader(session, task, person)
        if task.process.definition.approval_form_dn is None:
            raise FaultError("InternalExceptionOccured", "The activity has no approval form.")
        nodes = TaskNodes(session, caller().locale, delegated_ids(session, [task], person))
        return nodes.whole(task, system=wanted["system"], limit=wanted["limit"])


@tasks.post("")
def act_on_tasks() -> ResponseReturnValue:
    """Carry out one action on several tasks; each one succeeds or fails by itself."""
    body: dict[str, Any] = ActionBody().load(request.get_json())
    values = {item["name"]: item["values"] for item in body["data_items"]}
    given = {**body, "comment": body["comment"] or "", "approver": body["approver"] or "", "data_items": values}
    with database().write() as session:
        person = acting_person(session, body["proxy_user"] or "")
        alone = len(given["tasks"]) == 1
        return one_by_one(given["tasks"], lambda each: act_on(session, person, each["id"], given, alone=alone), "task")


@tasks.post("/v2")
def submit_form() -> ResponseReturnValue:
    """Carry out the decision from the form of a task; ``message`` says why it failed."""
    body: dict[str, Any] = FormBody().load(request.get_json())
    if body["action"] not in FORM_ACTIONS:
        raise FaultError("InvalidEnumValue", f"Invalid action: {body['action']}")
    values = {item["key"]: item["value"] for item in body["data"]}
    given = {
        "action": FORM_ACTIONS[body["action"]],
        "comment": body["comments"] or "",
        "approver": "",
        "data_items": values,
    }
    with database().write() as session:
        person = acting_person(session, body["proxy_user"] or "")
        try:
            act_on(session, person, body["id"], given, alone=True)
        except FaultError as fault:
            return {"success": False, "message": fault.text}
    return {"success": True, "message": ""}


@tasks.get("/workEntries")
def list_entries() -> ResponseReturnValue:
    """Give the tasks of a workflow, or of all workflows of a request, oldest first, to people who may see it."""
    asked: dict[str, Any] = EntriesQuery().load(request.args)
    with database().read() as session:
        course = tasks_of_course(session, asked["process_id"])
        return {"workEntries": entry_nodes(session, course[: asked["size"]])}


def _own(session: Session, person: Person, asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    now_ms = clock().now_ms()
    yield waiting_for(session, person.dn, now_ms)
    yield from expiring(asked)
    if asked["delegated"]:
        yield delegated_to(session, person.dn, now_ms)
    if asked["help_desk"]:
        yield _OF_HELP_DESK


def _page(
    session: Session, person: Person, asked: dict[str, Any], wanted: Iterable[ColumnElement[bool]]
) -> ResponseReturnValue:
    is_over = asked["status"] == _COMPLETED
    filters = {**asked, "status": ""} if is_over else asked
    found = asked_page(session, tasks_query(person.dn, filters, _DECIDED if is_over else _WAITS, *wanted), asked)
    nodes = TaskNodes(session, caller().locale, delegated_ids(session, found.rows, person)).brief(found.rows)
    return {
        "tasks": nodes,
        "total": found.total,
        "totalSize": found.total,
        "arraySize": len(nodes),
        "nextIndex": found.next_index,
        "hasMore": found.next_index > 0,
    }
