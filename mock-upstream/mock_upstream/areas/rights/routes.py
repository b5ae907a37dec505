"""``info/user/rights`` and ``rob`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import acting_person
from mock_upstream.bearer import caller
from mock_upstream.store.administrators import ROLES
from mock_upstream.store.clients import client_of
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.proxies import acts_for_anybody
from mock_upstream.store.rights import HELPDESK, rights_of
from mock_upstream.store.teams import SET_AVAILABILITY, SET_DELEGATES, may_for_a_team

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person

rights = Blueprint("rights", __name__, url_prefix="/IDMProv/rest/access")


@rights.get("/rob")
def show_proxy_rights() -> ResponseReturnValue:
    """Give the flags of the caller, or of the person ``proxyUser`` that the caller may act as."""
    with database().read() as session:
        return _flags(session, acting_person(session, request.args.get("proxyUser", "")))


@rights.get("/info/user/rights")
def show_rights() -> ResponseReturnValue:
    """Give the flags of the caller."""
    with database().read() as session:
        return _flags(session, caller())


def _flags(session: Session, person: Person) -> dict[str, Any]:
    """
    Describe the rights of a person.

    Source:
        SPEC 6 "Roles and permissions".
    """
    held = rights_of(person)
    looks_only = not held.domains and held.duty != HELPDESK
    client = client_of(session, person)
    return {
        "authorized": True,
        "readOnly": looks_only,
        "teamReadOnly": not held.defines_teams,
        "proxyFor": acts_for_anybody(session, person.dn, clock().now_ms()),
        "clientId": client.id,
        "clientName": client.name,
        "isAdmin": held.everything,
        "isRoleAdmin": ROLES in held.domains,
        "domains": held.domains,
        "isDelegationTeamMgr": may_for_a_team(session, person.dn, SET_DELEGATES),
        "isAvailabilityTeamMgr": may_for_a_team(session, person.dn, SET_AVAILABILITY),
    }
