"""Work for everybody who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.lifecycle.submission import Wish, submit
from mock_upstream.store.clock import clock
from mock_upstream.store.models import Person
from mock_upstream.store.request_definitions import definition_dn
from mock_upstream.store.requests import PRD

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

PEOPLE = 20
WORKFLOWS = ("Service Account", "Company Credit Card", "Service Desk Ticket")
"""On which the administrator, the delegated administrator and the help desk decide."""


def ask_for_everything(session: Session) -> None:
    """Let people ask for workflows; each request waits for its first decision."""
    people = session.scalars(
        select(Person.dn).where(Person.disabled.is_(False)).order_by(Person.dn).limit(PEOPLE)
    ).all()
    wishes = [
        Wish(PRD, definition_dn(name), dn, dn, reason="Needed for the work") for dn in people for name in WORKFLOWS
    ]
    submit(session, wishes, clock().now_ms())
