"""The call below ``/IDMProv/rest/catalog/roles`` about the roles of one user."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint, request
from marshmallow import fields, validate
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.roles.role_node import RoleNodes
from mock_upstream.bearer import caller
from mock_upstream.directory.people import found_person
from mock_upstream.nodes.fields import Given
from mock_upstream.store.assignments import ROLE
from mock_upstream.store.database import database
from mock_upstream.store.holdings import holdings_of
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

user_roles = Blueprint("user_roles", __name__, url_prefix="/IDMProv/rest/catalog/roles")


class _User(Given):
    dn = fields.String(required=True, validate=validate.Length(min=1))


@user_roles.post("/userRoles")
def show_roles_of_user() -> ResponseReturnValue:
    """Give all roles of a user, direct and inherited (docs/assumptions.md A-100)."""
    asked: dict[str, str] = _User().load(request.get_json())
    if asked["dn"] != caller().dn:
        require_page("role")
    with database().read() as session:
        held = holdings_of(session, found_person(session, asked["dn"]).dn)
        dns = {each.permission_dn for each in held if each.kind == ROLE}
        rows = session.scalars(select(Role).where(Role.dn.in_(dns)).order_by(Role.sort_name, Role.dn))
        describe = RoleNodes(session, caller().locale).whole
        return {"roles": [describe(role) for role in rows]}
