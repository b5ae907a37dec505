"""``monitoring`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.monitoring.process_node import engine_comments, process_nodes, work_entry
from mock_upstream.areas.monitoring.requests import (
    CommentsQuery,
    EntriesQuery,
    ProcessesQuery,
    ReassignBody,
    TerminateBody,
)
from mock_upstream.areas.monitoring.search import processes_query
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.ending import terminate
from mock_upstream.lifecycle.tasks import Step, act
from mock_upstream.nodes.listing import ordered
from mock_upstream.nodes.response import one_by_one
from mock_upstream.nodes.tasks import found_receiver, found_task
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.listing import Page, read_page
from mock_upstream.store.task_states import TaskAction
from mock_upstream.store.workflow import Comment, Process, Task

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

monitoring = Blueprint("monitoring", __name__, url_prefix="/IDMProv/rest/access/monitoring")


@monitoring.before_request
def _let_in() -> None:
    require_page("workflowmonitoring")


@monitoring.get("/process/list")
def list_processes() -> ResponseReturnValue:
    """Give one page of processes, the latest first unless asked otherwise."""
    asked: dict[str, Any] = ProcessesQuery().load(request.args)
    with database().read() as session:
        found = read_page(session, processes_query(asked), Page.of(asked["start_index"] + 1, asked["size"]))
        return {"processInfoNodeList": process_nodes(session, found.rows), "totalSize": found.total}


@monitoring.get("/comments")
def list_comments() -> ResponseReturnValue:
    """Give the comments of a process; system comments only on request."""
    asked: dict[str, Any] = CommentsQuery().load(request.args)
    with database().read() as session:
        query = select(Comment).where(Comment.process_id == _found(session, asked["request_id"]).id)
        if not asked["system"]:
            query = query.where(~Comment.system)
        asked["sort_by"] = "timestamp"
        latest = ordered(query, asked, {"timestamp": Comment.at_ms}, Comment.id)
        found = session.scalars(latest.offset(asked["start_index"]).limit(asked["limit"])).all()
        return {"commentNodeArray": engine_comments(session, found)}


@monitoring.get("/workentries")
def list_entries() -> ResponseReturnValue:
    """Give one page of the tasks of a process, the first ones first."""
    asked: dict[str, Any] = EntriesQuery().load(request.args)
    with database().read() as session:
        process = _found(session, asked["request_id"])
        theirs = select(Task).where(Task.process_id == process.id).order_by(Task.created_ms, Task.id)
        found = read_page(session, theirs, Page.of(asked["start_index"] + 1, asked["size"]))
        return {"workentries": [work_entry(each) for each in found.rows], "totalSize": found.total}


@monitoring.post("/process/terminate")
def terminate_processes() -> ResponseReturnValue:
    """Terminate processes, each for itself; ``message`` gives the reason of the first failure."""
    given: dict[str, Any] = TerminateBody().load(request.get_json())
    failed: dict[str, str] = {}
    with database().write() as session:
        for process_id in dict.fromkeys(given["processes"]):
            try:
                terminate(_found(session, process_id), caller().dn, given["comment"] or "", clock().now_ms())
            except FaultError as fault:
                failed[process_id] = fault.text
    return {"success": not failed, "failedProcesses": list(failed), "message": next(iter(failed.values()), "")}


@monitoring.post("/reassign")
def reassign() -> ResponseReturnValue:
    """Reassign tasks, each for itself."""
    given: dict[str, Any] = ReassignBody().load(request.get_json())
    with database().write() as session:
        receiver = found_receiver(session, given["reassignment"]["approver"])

        def pass_on(wanted: dict[str, Any]) -> tuple[str, str]:
            task = found_task(session, wanted["id"])
            step = Step(TaskAction.REASSIGN, caller().dn, given["comment"] or "", *receiver)
            act(session, task, step, clock().now_ms())
            return task.id, task.process.name

        outcome = one_by_one(given["reassignment"]["tasks"], pass_on, "task")
    return {"success": outcome["success"], "succeedNodes": outcome["succeeded"], "failNodes": outcome["failed"]}


def _found(session: Session, process_id: str) -> Process:
    process = session.get(Process, process_id)
    if process is None:
        raise FaultError("NotFound", f"The process {process_id} does not exist.")
    return process
