"""``sods/violations`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields, validate
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.answers import conflict_node
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.people import found_person
from mock_upstream.store.conflicts import conflicts_of, violation
from mock_upstream.store.database import database
from mock_upstream.store.models import Person
from mock_upstream.store.sods import Sod

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

violations = Blueprint("violations", __name__, url_prefix="/IDMProv/rest/access/sods/violations")


class _SodQuery(Given):
    sod_dn = fields.String(data_key="sodDn", required=True, validate=validate.Length(min=1))


class _UserQuery(Given):
    user_dn = fields.String(data_key="userDn", load_default="")


@violations.get("")
def list_violators() -> ResponseReturnValue:
    """
    Give the people who have both roles of a constraint, by name.

    Returns:
        ``{"sodId", "sodViolations": [{"sodId", "type"}]}``.

    Source:
        docs/assumptions.md A-130.
    """
    require_page("sod")
    asked: dict[str, str] = _SodQuery().load(request.args)
    with database().read() as session:
        sod = session.get(Sod, asked["sod_dn"])
        if sod is None:
            raise FaultError("NotFound", f"The constraint {asked['sod_dn']} does not exist.")
        found = select(Person.dn).where(violation(session, sod)).order_by(Person.sort_name, Person.dn)
        return {"sodId": sod.dn, "sodViolations": [{"sodId": dn, "type": "user"} for dn in session.scalars(found)]}


@violations.get("/user")
def list_of_person() -> ResponseReturnValue:
    """Give the constraints that a person violates, by default the caller."""
    asked: dict[str, Any] = _UserQuery().load(request.args)
    dn = asked["user_dn"] or caller().dn
    if dn != caller().dn:
        require_page("sod", "role")
    with database().read() as session:
        broken = conflicts_of(session, found_person(session, dn).dn)
        return {"id": dn, "sods": [conflict_node(session, each, dn, caller().locale) for each in broken]}
