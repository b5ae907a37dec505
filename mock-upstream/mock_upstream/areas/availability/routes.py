"""``availability`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page, require_steward
from mock_upstream.areas.availability.availability_node import AvailabilityNodes, status_of
from mock_upstream.areas.availability.requests import AvailabilitiesBody, AvailabilityBody, StatusBody
from mock_upstream.areas.availability.rules import change_absence, found_absence, new_absence, set_status
from mock_upstream.bearer import caller
from mock_upstream.nodes.people import DnReference, found_person
from mock_upstream.store.database import database
from mock_upstream.store.teams import SET_AVAILABILITY

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

availability = Blueprint("availability", __name__, url_prefix="/IDMProv/rest/access/availability")


@availability.before_request
def _let_in() -> None:
    require_page("availability")


@availability.get("")
def list_own() -> ResponseReturnValue:
    """Give when the caller is away."""
    with database().read() as session:
        return _nodes(session, caller().dn).everything()


@availability.post("/list")
def list_of() -> ResponseReturnValue:
    """Give when the named person is away."""
    dn = DnReference().load(request.get_json())["dn"]
    with database().read() as session:
        return _nodes(session, _allowed(session, dn)).everything()


@availability.get("/prds")
def list_requests() -> ResponseReturnValue:
    """Give the requests for which the person ``userDn``, or the caller, can be unavailable."""
    with database().read() as session:
        return _nodes(session, _allowed(session, request.args.get("userDn", ""))).choice()


@availability.post("")
def create() -> ResponseReturnValue:
    """Create an absence and return it with its id."""
    given: dict[str, Any] = AvailabilityBody().load(request.get_json())
    with database().write() as session:
        dn = _allowed(session, given.get("principalUser", {}).get("dn", ""))
        return _nodes(session, dn).one(new_absence(session, dn, given))


@availability.put("")
def change() -> ResponseReturnValue:
    """Change an absence and return it."""
    given: dict[str, Any] = AvailabilityBody().load(request.get_json())
    with database().write() as session:
        absence = found_absence(session, given.get("availabilityId", ""))
        nodes = _nodes(session, _allowed(session, absence.principal_dn))
        change_absence(session, absence, given)
        return nodes.one(absence)


@availability.delete("")
def delete() -> ResponseReturnValue:
    """Delete absences of one person, all of them or none, and return the remaining ones."""
    given: dict[str, Any] = AvailabilitiesBody().load(request.get_json())
    with database().write() as session:
        gone = [found_absence(session, each["availability_id"]) for each in given["availability"]]
        for absence in gone:
            _allowed(session, absence.principal_dn)
            session.delete(absence)
        session.flush()
        return _nodes(session, gone[0].principal_dn).everything()


@availability.post("/status")
def change_status() -> ResponseReturnValue:
    """Make a person available or unavailable; ``errorMessage`` is empty when this was possible."""
    given: dict[str, Any] = StatusBody().load(request.get_json())
    with database().write() as session:
        dn = _allowed(session, given["dn"] or "")
        problem = set_status(session, dn, given["status"])
        session.flush()
        return {"status": str(status_of(session, dn)), "dn": dn, "errorMessage": problem}


def _allowed(session: Session, dn: str) -> str:
    """The DN of the person whose availability is meant, by default the caller's."""
    if not dn or dn == caller().dn:
        return caller().dn
    person = found_person(session, dn)
    require_steward(session, person.dn, SET_AVAILABILITY)
    return person.dn


def _nodes(session: Session, dn: str) -> AvailabilityNodes:
    return AvailabilityNodes(session, dn, caller().locale)
