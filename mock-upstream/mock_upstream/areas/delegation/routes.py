"""``delegation`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select, true

from mock_upstream.admission import require_delegator, require_page
from mock_upstream.areas.delegation.delegation_node import RELATIONSHIPS, delegation_node
from mock_upstream.areas.delegation.requests import DelegationBody, DelegationsBody, DelegationsQuery
from mock_upstream.areas.delegation.rules import change_delegation, found_delegation, new_delegation
from mock_upstream.areas.delegation.search import delegations_query
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import DnReference, found_person
from mock_upstream.nodes.request_definitions import request_def_nodes
from mock_upstream.store.database import database
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.requests import PRD
from mock_upstream.store.roles import Category, in_any_category

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.delegations import Delegation

delegation = Blueprint("delegation", __name__, url_prefix="/IDMProv/rest/access/delegation")


@delegation.before_request
def _let_in() -> None:
    require_page("delegation")


@delegation.get("")
def list_own() -> ResponseReturnValue:
    """Give one page of the caller's delegations."""
    with database().read() as session:
        return _page(session, caller().dn)


@delegation.post("/list")
def list_of() -> ResponseReturnValue:
    """Give one page of a person's delegations; those of others only to administrators and managers of their teams."""
    dn = DnReference().load(request.get_json())["dn"]
    with database().read() as session:
        if dn != caller().dn:
            require_delegator(session, [found_person(session, dn).dn])
        return _page(session, dn)


@delegation.post("")
def create() -> ResponseReturnValue:
    """Create a delegation and give it back with its DN."""
    given: dict[str, Any] = DelegationBody().load(request.get_json())
    with database().write() as session:
        made = new_delegation(session, given)
        require_delegator(session, _sources(made), made.relationship_key)
        return delegation_node(session, made, caller().locale)


@delegation.put("")
def change() -> ResponseReturnValue:
    """Change a delegation and give it back."""
    given: dict[str, Any] = DelegationBody().load(request.get_json())
    with database().write() as session:
        found = _writable(session, given.get("assignmentId", ""))
        change_delegation(session, found, given)
        require_delegator(session, _sources(found), found.relationship_key)
        return delegation_node(session, found, caller().locale)


@delegation.delete("")
def delete() -> ResponseReturnValue:
    """Delete delegations, all of them or none, and give them back as they were."""
    given: dict[str, Any] = DelegationsBody().load(request.get_json())
    with database().write() as session:
        gone = [_writable(session, each["assignment_id"]) for each in given["delegations"]]
        nodes = [delegation_node(session, each, caller().locale) for each in gone]
        for each in gone:
            session.delete(each)
    return {"delegations": nodes, "totalDelegations": len(nodes)}


@delegation.get("/category")
def list_categories() -> ResponseReturnValue:
    """Give the categories of requests."""
    with database().read() as session:
        found = session.scalars(select(Category).where(Category.kind == PRD).order_by(Category.id)).all()
    nodes = [{"categoryId": each.id, "categoryName": in_language(each.names, caller().locale)} for each in found]
    return {"categoryList": nodes, "arraySize": len(nodes)}


@delegation.get("/requests")
def list_requests() -> ResponseReturnValue:
    """Give the requests of ``category``, or all of them."""
    category = request.args.get("category", "")
    wanted = in_any_category(RequestDefinition.category_ids, [category]) if category else true()
    with database().read() as session:
        if category and session.get(Category, (category, PRD)) is None:
            raise FaultError("NotFound", f"The category {category} does not exist.")
        nodes = request_def_nodes(session, caller().locale, wanted)
    return {"provisioningRequests": nodes, "arraySize": len(nodes)}


@delegation.get("/relationships")
def list_relationships() -> ResponseReturnValue:
    """Give the relationships that can be delegated along."""
    nodes = list(RELATIONSHIPS.values())
    return {
        "relationships": nodes,
        "arraySize": len(nodes),
        "nextIndex": 0,
        "totalSize": len(nodes),
        "total": len(nodes),
    }


def _writable(session: Session, dn: str) -> Delegation:
    require_page("createDelegation")
    found = found_delegation(session, dn)
    require_delegator(session, _sources(found), found.relationship_key)
    return found


def _sources(found: Delegation) -> list[str]:
    return [each.dn for each in found.sources]


def _page(session: Session, person_dn: str) -> ResponseReturnValue:
    asked: dict[str, Any] = DelegationsQuery().load(request.args)
    found = asked_page(session, delegations_query(person_dn, asked), asked)
    nodes = [delegation_node(session, each, caller().locale) for each in found.rows]
    return {"delegations": nodes, "totalDelegations": found.total}
