"""The request history: ``requests/history*`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import acts_for, require_page, require_steward
from mock_upstream.areas.requests.history_search import concerning, filtered, history_query
from mock_upstream.areas.requests.requests import (
    CommentsQuery,
    HistoryFilter,
    HistoryQuery,
    RequestReference,
    RequestsBody,
    ShortListQuery,
)
from mock_upstream.areas.requests.rules import administers_retraction, may_retract, seen_request
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.ending import retract, retractable
from mock_upstream.nodes.comments import comment_nodes
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.people import DnReference, found_person
from mock_upstream.nodes.request_node import request_nodes, state_name
from mock_upstream.nodes.response import one_by_one
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.listing import Page, read_page
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.rights import HELPDESK
from mock_upstream.store.teams import VIEW_RUNNING
from mock_upstream.store.workflow import Comment, Process

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

    from mock_upstream.store.listing import Rows

history = Blueprint("history", __name__, url_prefix="/IDMProv/rest/access/requests")


@history.get("/history")
def list_latest() -> ResponseReturnValue:
    """Give one page of the requests by or for the caller, the latest first."""
    require_page("history", "requests")
    asked: dict[str, Any] = ShortListQuery().load(request.args)
    latest = select(AccessRequest).where(concerning(caller().dn))
    ordered = latest.order_by(AccessRequest.requested_ms.desc(), AccessRequest.id)
    with database().read() as session:
        return _page(session, read_page(session, ordered, Page.of(asked["next_index"], asked["size"])))


@history.get("/historylist")
def list_own() -> ResponseReturnValue:
    """Give one page of the requests by or for the caller."""
    require_page("history", "requests")
    with database().read() as session:
        return _listed(session, concerning(caller().dn))


@history.post("/historylist")
@history.post("/historyForUser")
def list_of_person() -> ResponseReturnValue:
    """Give one page of the requests by or for a person, to them, their proxies, the help desk or an administrator."""
    dn = _named_person()
    with database().read() as session:
        is_proxy = acts_for(session, dn)
        if dn != caller().dn and caller().duty != HELPDESK and not is_proxy:
            require_steward(session, dn, VIEW_RUNNING)
        return _listed(session, concerning(found_person(session, dn).dn), reader_dn=dn if is_proxy else "")


@history.post("/team/user/history")
def list_of_member() -> ResponseReturnValue:
    """Give one page of the requests by or for a member of one of the caller's teams."""
    dn = _named_person()
    with database().read() as session:
        require_steward(session, dn, VIEW_RUNNING)
        return _listed(session, concerning(found_person(session, dn).dn))


@history.post("/historylist/permission")
def list_of_permission() -> ResponseReturnValue:
    """
    Give one page of the requests for one role or resource, ``item``; administrators can retract those of others.

    Source:
        SPEC 7 "Roles"; SPEC 3 "Table columns".
    """
    require_page("role", "resource")
    asked: dict[str, Any] = HistoryQuery().load(request.args)
    given: dict[str, Any] = HistoryFilter().load(request.get_json())
    if asked["item"] in ("", "*"):
        raise FaultError("InvalidInput", "The item is missing.")
    with database().read() as session:
        found = asked_page(session, history_query(asked, *filtered(given)), asked)
        answer = _page(session, found)
    for node, row in zip(answer["requests"], found.rows, strict=True):
        node["retractable"] = retractable(row) and (node["retractable"] or administers_retraction(row))
    return answer


@history.post("/history/item")
def show_request() -> ResponseReturnValue:
    """Give a request with its comments; 489 ``SecurityException`` for people who may not see it."""
    asked: dict[str, Any] = CommentsQuery().load(request.args)
    given: dict[str, Any] = RequestReference().load(request.get_json())
    with database().read() as session:
        found = seen_request(session, given["id"])
        comments = select(Comment).join(Process).where(Process.request_id == found.id)
        if not asked["system"]:
            comments = comments.where(Comment.system.is_(False))
        latest = session.scalars(comments.order_by(Comment.id.desc()).limit(asked["limit"])).all()
        reader_dn = found.requester_dn if acts_for(session, found.requester_dn) else caller().dn
        (node,) = request_nodes(session, [found], reader_dn, caller().locale)
        return {**node, "comments": comment_nodes(session, latest[::-1])}


@history.delete("/history")
def retract_requests() -> ResponseReturnValue:
    """Retract requests, each for itself."""
    given: dict[str, Any] = RequestsBody().load(request.get_json())
    with database().write() as session:

        def take_back(wanted: dict[str, Any]) -> tuple[str, str]:
            found = seen_request(session, wanted["id"])
            may_retract(session, found)
            retract(session, found, caller().dn, clock().now_ms())
            return found.id, state_name(found)

        return one_by_one(given["requests"], take_back, "request")


def _named_person() -> str:
    named: dict[str, str] = DnReference().load(request.get_json())
    return named["dn"]


def _listed(session: Session, *conditions: ColumnElement[bool], reader_dn: str = "") -> ResponseReturnValue:
    asked: dict[str, Any] = HistoryQuery().load(request.args)
    return _page(session, asked_page(session, history_query(asked, *conditions), asked), reader_dn)


def _page(session: Session, found: Rows[AccessRequest], reader_dn: str = "") -> dict[str, Any]:
    """Describe requests as the caller sees them, or for a proxy as ``reader_dn`` sees them."""
    nodes = request_nodes(session, found.rows, reader_dn or caller().dn, caller().locale)
    return {"requests": nodes, "total": found.total, "totalSize": found.total, "nextIndex": found.next_index}
