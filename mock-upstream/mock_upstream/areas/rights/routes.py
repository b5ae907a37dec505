"""``info/user/rights`` and ``rob`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint, request

from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.administrators import ROLES
from mock_upstream.store.clients import client_of
from mock_upstream.store.database import database
from mock_upstream.store.rights import HELPDESK, rights_of
from mock_upstream.store.teams import SET_AVAILABILITY, SET_DELEGATES, may_for_a_team

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

rights = Blueprint("rights", __name__, url_prefix="/IDMProv/rest/access")


@rights.get("/rob")
def show_proxy_rights() -> ResponseReturnValue:
    """Give the flags of the caller; nobody may act for ``proxyUser``."""
    if request.args.get("proxyUser"):
        raise FaultError("SecurityException", "You are not a proxy of this user.")
    return show_rights()


@rights.get("/info/user/rights")
def show_rights() -> ResponseReturnValue:
    """
    Give the flags of the caller.

    Nobody is a proxy: there are no such assignments in the store.

    Source:
        SPEC 6 "Roles and permissions".
    """
    held = rights_of(caller())
    looks_only = not held.domains and held.duty != HELPDESK
    with database().read() as session:
        client = client_of(session, caller())
        delegates = may_for_a_team(session, caller().dn, SET_DELEGATES)
        availability = may_for_a_team(session, caller().dn, SET_AVAILABILITY)
    return {
        "authorized": True,
        "readOnly": looks_only,
        "teamReadOnly": looks_only,
        "proxyFor": False,
        "clientId": client.id,
        "clientName": client.name,
        "isAdmin": held.everything,
        "isRoleAdmin": ROLES in held.domains,
        "domains": held.domains,
        "isDelegationTeamMgr": delegates,
        "isAvailabilityTeamMgr": availability,
    }
