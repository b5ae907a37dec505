"""``helpdesk`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields, validate
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.help_desk.rules import helped_person, new_ticket
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.help_desk import help_desk_node
from mock_upstream.nodes.people import require_known
from mock_upstream.store.clients import client_of
from mock_upstream.store.database import database
from mock_upstream.store.models import Person
from mock_upstream.store.resources import Resource
from mock_upstream.store.rights import HELPDESK

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

help_desk = Blueprint("help_desk", __name__, url_prefix="/IDMProv/rest/access/helpdesk")


class _TicketBody(Given):
    subject = fields.String(required=True, validate=validate.Length(min=1))
    description = fields.String(load_default="")
    user_dn = fields.String(data_key="userDn", load_default="", allow_none=True)


@help_desk.before_request
def _let_in() -> None:
    require_page("requests")


@help_desk.get("")
def count_tickets() -> ResponseReturnValue:
    """Count the open tickets of the person ``userDN``, or of the caller, and name the help desk."""
    with database().read() as session:
        person = helped_person(session, request.args.get("userDN", ""))
        return help_desk_node(session, person.dn, client_of(session, person).config["helpdesk"])


@help_desk.get("/category")
def list_helpers() -> ResponseReturnValue:
    """Give the DNs of the people of the help desk; a named resource must exist."""
    with database().read() as session:
        helped_person(session, request.args.get("userDn", ""))
        require_known(session, Resource.dn, filter(None, [request.args.get("resDn")]))
        helpers = select(Person.dn).where(Person.duty == HELPDESK).order_by(Person.sort_name)
        return {"users": list(session.scalars(helpers))}


@help_desk.post("/ticket")
def open_ticket() -> ResponseReturnValue:
    """Open a ticket for the caller, or for another person if the caller helps, and return its number."""
    given: dict[str, Any] = _TicketBody().load(request.get_json())
    with database().write() as session:
        person = helped_person(session, given["user_dn"] or "")
        return {"ticketNumber": new_ticket(session, person, given["subject"], given["description"])}
