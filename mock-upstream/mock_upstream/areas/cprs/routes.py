"""``/IDMProv/rest/access/cprs``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import or_, select

from mock_upstream.admission import require_page
from mock_upstream.areas.cprs.nodes import delta_node, process_node, setting_node, status_node, subject_node
from mock_upstream.areas.cprs.requests import (
    DeltaQuery,
    FilterBody,
    RequestReference,
    SettingsQuery,
    StatusQuery,
    SubjectBody,
)
from mock_upstream.areas.cprs.results import found_cases
from mock_upstream.areas.cprs.runs import kept, start
from mock_upstream.areas.cprs.subjects import named_subject, reconciled
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import asked_page, ordered
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.drivers import Driver, Entitlement
from mock_upstream.store.listing import Page, cut_page, sort_key
from mock_upstream.store.reconciliation import COMPUTE, PUBLISH, Reconciliation
from mock_upstream.store.resources import Resource

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

cprs = Blueprint("cprs", __name__, url_prefix="/IDMProv/rest/access/cprs")

_DELTA_COLUMNS = {
    "firstName": "firstName",
    "lastName": "lastName",
    "entName": "entitlementDn",
    "entVal": "entitlementValue",
    "type": "source",
}
_STATUS_COLUMNS = {
    "opType": Reconciliation.operation,
    "requestStartTime": Reconciliation.started_ms,
    "requestCompletionTime": Reconciliation.ended_ms,
    "opStatus": Reconciliation.status,
    "statusMessage": Reconciliation.message,
}
_SETTING_COLUMNS = ("drivername", "logicalsystem", "entitlement", "entitlementvalue", "resource")


@cprs.before_request
def _let_in() -> None:
    require_page("cprs")


@cprs.post("/assignments/delta")
def list_delta() -> ResponseReturnValue:
    """Give one page of the differences of the last computation."""
    about: dict[str, Any] = SubjectBody().load(request.get_json())
    asked: dict[str, Any] = DeltaQuery().load(request.args)
    if asked["sort_by"] not in _DELTA_COLUMNS:
        raise FaultError("InvalidInput", f"The list is not sorted by {asked['sort_by']}.")
    with database().read() as session:
        subject = named_subject(session, about)
        nodes = [delta_node(each) for each in found_cases(session, subject)]
        shown = _narrowed(nodes, asked)
        found = cut_page(shown, Page.of(asked["next_index"], asked["size"]))
        return {
            "deltaAssignmentsList": list(found.rows),
            **subject_node(subject),
            "totalHits": str(found.total),
            "nextIndex": found.next_index,
            "arraySize": len(found.rows),
        }


@cprs.post("/assignments/reconcile")
def compute() -> ResponseReturnValue:
    """Start a computation, which changes no assignments."""
    return _begin(COMPUTE, {"chosen": None})


@cprs.post("/assignments/publish")
def publish() -> ResponseReturnValue:
    """Start to publish the chosen differences, or all if none are chosen."""
    return _begin(PUBLISH, {})


@cprs.post("/cprsrequest/status")
def show_status() -> ResponseReturnValue:
    """Give a process; 489 ``NotFound`` if it does not exist, or was deleted."""
    asked: dict[str, str] = RequestReference().load(request.get_json())
    now_ms = clock().now_ms()
    with database().read() as session:
        wanted = select(Reconciliation).where(Reconciliation.id == asked["id"], kept(session, now_ms))
        found = session.scalars(wanted).one_or_none()
        if found is None:
            raise FaultError("NotFound", f"There is no process {asked['id']}.")
        return status_node(found, now_ms)


@cprs.post("/cprsrequest/status/list")
def list_status() -> ResponseReturnValue:
    """Give one page of processes."""
    wanted: dict[str, str] = FilterBody().load(request.get_json(silent=True) or {})
    asked: dict[str, Any] = StatusQuery().load(request.args)
    now_ms = clock().now_ms()
    query = select(Reconciliation).join(Reconciliation.driver).outerjoin(Reconciliation.entitlement)
    columns = {
        Reconciliation.id: wanted["id"],
        Reconciliation.driver_dn: wanted["driver_dn"] or asked["source"],
        Reconciliation.entitlement_dn: wanted["entitlement_dn"],
        Reconciliation.logical_system_id: wanted["logical_system"],
        Reconciliation.operation: wanted["operation"],
    }
    query = query.where(*(column == value for column, value in columns.items() if value))
    if words := asked["q"].strip().strip("*"):
        names = (Driver.name, Entitlement.name)
        query = query.where(or_(*(name.icontains(words, autoescape=True) for name in names)))
    with database().read() as session:
        query = query.where(kept(session, now_ms))
        found = asked_page(session, ordered(query, asked, _STATUS_COLUMNS, Reconciliation.id), asked)
        nodes = [status_node(each, now_ms) for each in found.rows]
    return {
        "cprsRequestStatus": nodes,
        "total": found.total,
        "nextIndex": found.next_index,
        "arraySize": len(nodes),
    }


@cprs.get("/settings")
def list_settings() -> ResponseReturnValue:
    """Give one page of the resources that are reconciled."""
    asked: dict[str, Any] = SettingsQuery().load(request.args)
    if asked["sort_by"] not in _SETTING_COLUMNS or asked["column"] not in {"", *_SETTING_COLUMNS}:
        raise FaultError("InvalidInput", "There is no such column.")
    with database().read() as session:
        resources = session.scalars(select(Resource).where(reconciled()).order_by(Resource.sort_name))
        nodes = [setting_node(each, caller().locale) for each in resources]
    words, searched = (
        sort_key(asked["q"].strip().strip("*")),
        [asked["column"]] if asked["column"] else _SETTING_COLUMNS,
    )
    wanted = [node for node in nodes if any(words in sort_key(node[column]) for column in searched)]
    wanted.sort(key=lambda node: sort_key(node[asked["sort_by"]]), reverse=asked["sort_order"] == "desc")
    found = cut_page(wanted, Page.of(asked["next_index"], asked["size"]))
    return {
        "cprsSettingList": list(found.rows),
        "total": found.total,
        "nextIndex": found.next_index,
        "arraySize": len(found.rows),
    }


def _begin(operation: str, fixed: dict[str, Any]) -> ResponseReturnValue:
    given: dict[str, Any] = SubjectBody().load(request.get_json()) | fixed
    with database().write() as session:
        subject = named_subject(session, given)
        return process_node(start(session, operation, subject, given, caller().dn, clock().now_ms()))


def _narrowed(nodes: list[dict[str, Any]], asked: dict[str, Any]) -> list[dict[str, Any]]:
    words, column = sort_key(asked["q"].strip().strip("*")), _DELTA_COLUMNS[asked["sort_by"]]
    wanted = [
        node
        for node in nodes
        if words in sort_key(f"{node['firstName']} {node['lastName']}") and asked["source"] in {"", node["source"]}
    ]
    return sorted(wanted, key=lambda node: sort_key(node[column]), reverse=asked["sort_order"] == "desc")
