"""Asking for permissions: ``permissions`` and ``requests/permissions`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import acting_person, require_page
from mock_upstream.areas.requests.drafts import drafts_of
from mock_upstream.areas.requests.permission_details import permission_details
from mock_upstream.areas.requests.requests import (
    KINDS,
    BulkRequestBody,
    FormRequestBody,
    PermissionReference,
    PermissionsQuery,
    SingleRequestBody,
)
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.answers import ask, outcome_node
from mock_upstream.nodes.permission_node import PermissionNodes
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.listing import Page
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.requestable import COLUMNS, Search, find_things, things_of
from mock_upstream.store.requests import PRD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

asking = Blueprint("asking", __name__, url_prefix="/IDMProv/rest/access")


@asking.before_request
def _let_in() -> None:
    require_page("permissions", "requests")


@asking.get("/permissions")
def list_permissions() -> ResponseReturnValue:
    """
    Give one page of the permissions that can be requested.

    Source:
        SPEC 7 "Admin assignments and permissions".
    """
    asked: dict[str, Any] = PermissionsQuery().load(request.args.to_dict(flat=True) | _repeated())
    search = Search(asked["kinds"] or KINDS, asked["q"], asked["columns"] or COLUMNS)
    with database().read() as session:
        person = acting_person(session, asked["proxy_user"])
        found = find_things(session, search, Page.of(asked["next_index"], asked["size"]))
        nodes = PermissionNodes(session, person.locale)
        listed = [nodes.node(thing) for thing in found.rows]
    return {"permissions": listed, "nextIndex": found.next_index, "arraySize": len(listed)}


@asking.post("/permissions/item")
def show_permission() -> ResponseReturnValue:
    """Give the questions to answer when requesting a permission; 489 ``NotFound`` when it does not exist."""
    asked: dict[str, Any] = PermissionReference().load(request.get_json())
    with database().read() as session:
        things = things_of(session, [asked["entity_type"]], [asked["id"]])
        if not things:
            raise FaultError("NotFound", f"{asked['id']} does not exist.")
        return permission_details(session, things[0], caller().locale)


@asking.post("/requests/permissions")
def ask_for_several() -> ResponseReturnValue:
    """Request roles, resources and workflows without questions, for each recipient."""
    given: dict[str, Any] = BulkRequestBody().load(request.get_json())
    return _asked(given, given["permissions"], given["proxy_user"])


@asking.post("/requests/permissions/item")
def ask_for_one() -> ResponseReturnValue:
    """Request one permission; 489 ``InternalExceptionOccured`` for a workflow with a JSON form."""
    given: dict[str, Any] = SingleRequestBody().load(request.get_json())
    if given["entity_type"] == PRD:
        with database().read() as session:
            definition = session.get(RequestDefinition, given["id"])
        if definition is not None and definition.request_form_dn:
            raise FaultError("InternalExceptionOccured", "Internal exception occurred processing REST service")
    return _asked(given, [given], given["proxy_user"])


@asking.post("/requests/permissions/v2")
def ask_by_form() -> ResponseReturnValue:
    """Request the first permission with the data of its form, which also has the reason."""
    given: dict[str, Any] = FormRequestBody().load(request.get_json())
    first = given["permissions"][:1]
    return _asked(given, first, first[0]["proxy_for"])


def _asked(given: dict[str, Any], permissions: Sequence[dict[str, Any]], proxy_user: str) -> ResponseReturnValue:
    with database().write() as session:
        return _operations(session, given, permissions, proxy_user)


def _operations(
    session: Session, given: dict[str, Any], permissions: Sequence[dict[str, Any]], proxy_user: str
) -> dict[str, Any]:
    """``{"success", "OperationNodes": [...]}``, one of them for each recipient."""
    requester = acting_person(session, proxy_user)
    proxy_dn = "" if requester.dn == caller().dn else caller().dn
    drafts = drafts_of(session, given, permissions, requester, proxy_dn)
    drafts.sort(key=lambda draft: draft.recipient_dn)
    answers = ask(session, requester, drafts, clock().now_ms())
    nodes = [
        {**outcome_node(session, answered, caller().locale), "userDn": dn}
        for dn, answered in groupby(answers, lambda answer: answer.draft.recipient_dn)
    ]
    return {"success": all(node["success"] for node in nodes), "OperationNodes": nodes}


def _repeated() -> dict[str, list[str]]:
    return {name: request.args.getlist(name) for name in ("column", "type") if name in request.args}
