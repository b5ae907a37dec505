"""All requests are pending."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import select

from mock_upstream.lifecycle.request_draft import RequestDraft
from mock_upstream.lifecycle.submission import submit
from mock_upstream.store.clock import clock
from mock_upstream.store.models import Person
from mock_upstream.store.requests import RESOURCE, ROLE
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy.orm import Session

T = TypeVar("T", Role, Resource)

DECIDES, ASKS = "admin", "user"
_EACH = 40


def ask_for_everything(session: Session) -> None:
    """Make one person the only approver of all roles and resources, and request some of them in another's name."""
    decides, asks = (session.scalars(select(Person.dn).filter_by(cn=cn)).one() for cn in (DECIDES, ASKS))
    recipients = session.scalars(select(Person.dn).where(Person.dn != decides).order_by(Person.dn).limit(_EACH)).all()
    drafts = [
        *_drafts(ROLE, _decided_by(session, Role, decides, "approvalApprovers", "approvalQuorum"), recipients, asks),
        *_drafts(RESOURCE, _decided_by(session, Resource, decides, "approvers", "quorum"), recipients, asks),
    ]
    submit(session, drafts, clock().now_ms())


def _decided_by(session: Session, table: type[T], person_dn: str, approvers: str, quorum: str) -> list[str]:
    by_one = {approvers: [{"id": person_dn, "type": "user", "sequence": 1}], quorum: ""}
    things = session.scalars(select(table).order_by(table.dn)).all()
    for thing in things:
        thing.approval = {**thing.approval, "approvalRequired": True, "approvalIsStandard": True, **by_one}
    session.flush()
    return [thing.dn for thing in things]


def _drafts(kind: str, dns: list[str], recipients: Sequence[str], asks: str) -> Iterator[RequestDraft]:
    for dn, recipient in zip(dns, recipients, strict=False):
        yield RequestDraft(kind, dn, recipient, asks)
