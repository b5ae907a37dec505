"""The people whom the help desk may help, and the opening of a ticket."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.request_draft import RequestDraft
from mock_upstream.lifecycle.submission import submit
from mock_upstream.nodes.people import found_person
from mock_upstream.store.administrators import PROVISIONING
from mock_upstream.store.clock import clock
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.requests import PRD
from mock_upstream.store.rights import HELPDESK, rights_of

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person


def helped_person(session: Session, dn: str) -> Person:
    """
    Give the person with this DN, by default the caller.

    Raises:
        FaultError: The person does not exist, or the caller is neither a helper nor administers all workflows.
    """
    if not dn or dn == caller().dn:
        return caller()
    held = rights_of(caller())
    if held.duty != HELPDESK and PROVISIONING not in held.whole:
        raise FaultError("SecurityException", "You may not act for others.")
    return found_person(session, dn)


def new_ticket(session: Session, person: Person, subject: str, description: str) -> str:
    """
    Open a ticket for a person; a helper who opens it is stored as the proxy.

    Returns:
        The number of the ticket.

    Raises:
        FaultError: The subject is empty, or the workflow cannot be requested.
    """
    if not subject.strip():
        raise FaultError("InvalidInput", "A ticket needs a subject.")
    parameters = {"subject": [subject.strip()], "description": [description.strip()]}
    helper = "" if person.dn == caller().dn else caller().dn
    draft = RequestDraft(PRD, _workflow(session).dn, person.dn, person.dn, parameters=parameters, proxy_dn=helper)
    (answer,) = submit(session, [draft], clock().now_ms())
    if answer.request is None:
        raise FaultError("InvalidInput", answer.reason)
    return answer.request.confirmation_number


def _workflow(session: Session) -> RequestDefinition:
    """The workflow of a ticket; 489 ``NotFound`` if the installation has none."""
    found = session.scalars(
        select(RequestDefinition).where(RequestDefinition.helpdesk).order_by(RequestDefinition.dn)
    ).first()
    if found is None:
        raise FaultError("NotFound", "There is no workflow for tickets.")
    return found
