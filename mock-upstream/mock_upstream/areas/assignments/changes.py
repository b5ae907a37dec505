"""Giving and taking roles and resources, each by a request that goes its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.assignments.requests import AssignmentsBody, ResourceChangeBody
from mock_upstream.bearer import caller
from mock_upstream.lifecycle.request_draft import RequestDraft
from mock_upstream.nodes.answers import ask, outcome_node
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.requests import GRANT, RESOURCE, REVOKE, ROLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask.typing import ResponseReturnValue

changes = Blueprint("assignment_changes", __name__, url_prefix="/IDMProv/rest")


@changes.delete("/access/assignments")
def give_back() -> ResponseReturnValue:
    """Take roles and resources from the caller."""
    given: dict[str, Any] = AssignmentsBody().load(request.get_json())
    for each in given["assignments"]:
        each["holders"] = [{"dn": caller().dn, "kind": "user", "instance_id": each["instance_id"] or ""}]
    return _asked(_listed(given, REVOKE))


@changes.delete("/access/assignments/list")
def take_away() -> ResponseReturnValue:
    """Revoke roles and resources from the named recipients, by one request for each."""
    return _asked(_listed(AssignmentsBody().load(request.get_json()), REVOKE))


@changes.post("/catalog/roles/role/assignments/assign")
def give_roles() -> ResponseReturnValue:
    """Give roles to people, groups, containers and roles; ``sods`` names the constraints that need a justification."""
    require_page("role")
    given: dict[str, Any] = AssignmentsBody().load(request.get_json())
    for each in given["assignments"]:
        each["kind"] = ROLE
    return _asked(_listed(given, GRANT))


@changes.post("/catalog/resources/resource/assignments/assign")
def give_resources() -> ResponseReturnValue:
    """Give resources to people."""
    require_page("resource")
    return _asked(_resources(GRANT))


@changes.post("/catalog/resources/resource/assignments/revoke")
def take_resources() -> ResponseReturnValue:
    """Take resources from people."""
    require_page("resource")
    return _asked(_resources(REVOKE))


def _asked(drafts: Iterable[RequestDraft]) -> ResponseReturnValue:
    with database().write() as session:
        return outcome_node(session, ask(session, caller(), list(drafts), clock().now_ms()), caller().locale)


def _listed(given: dict[str, Any], action: str) -> Iterable[RequestDraft]:
    for each in given["assignments"]:
        for holder in each["holders"]:
            yield RequestDraft(
                kind=each["kind"],
                permission_dn=each["id"],
                recipient_dn=holder["dn"],
                recipient_type=holder["kind"],
                requester_dn=caller().dn,
                action=action,
                reason=given["reason"],
                effective_ms=each["effective_ms"],
                expires_ms=each["expires_ms"],
                sod_justification=holder.get("sod_justification", ""),
                instance_id=holder["instance_id"] if action == REVOKE else "",
            )


def _resources(action: str) -> Iterable[RequestDraft]:
    given: dict[str, Any] = ResourceChangeBody().load(request.get_json())
    for dn in filter(None, [given["dn"], *given["dns"]]):
        for recipient_dn in filter(None, [given["recipient_dn"], *given["recipient_dns"]]):
            yield RequestDraft(
                kind=RESOURCE,
                permission_dn=dn,
                recipient_dn=recipient_dn,
                requester_dn=caller().dn,
                action=action,
                reason=given["reason"],
                effective_ms=given["effective_ms"],
                expires_ms=given["expires_ms"],
                instance_id=given["instance_id"] if action == REVOKE else "",
                parameters={each["name"]: each["values"] for each in given["parameters"]["listed"]},
            )
