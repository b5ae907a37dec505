"""Scenario: the administrator is away, and a delegate stands in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.scenarios.everything_pending import ask_for_everything
from mock_upstream.store.availability import Unavailability, free_id
from mock_upstream.store.delegations import DELEGATEE_DEFINITIONS, Delegation, DelegationSource, DelegationTarget
from mock_upstream.store.models import Person
from mock_upstream.store.principals import USER

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

AWAY, STANDS_IN = "admin", "helpdesk"
_EVERYTHING = {"all_requests": True, "request_dns": [], "effective_ms": 0, "expires_ms": None, "team_scope": ""}
_TELLS_NOBODY = {"isNotificationRequired": False, "notificationAddresseeType": "", "notifyUsers": []}


def leave(session: Session) -> None:
    """Let requests wait for the administrator, whose tasks go to the help desk for as long as the absence lasts."""
    ask_for_everything(session)
    away, stands_in = (session.scalars(select(Person.dn).filter_by(cn=cn)).one() for cn in (AWAY, STANDS_IN))
    delegation = f"cn=OnLeave,{DELEGATEE_DEFINITIONS}"
    session.add(Delegation(dn=delegation, relationship_key=None, notification=_TELLS_NOBODY, **_EVERYTHING))
    session.flush()
    session.add(DelegationSource(delegation_dn=delegation, kind=USER, dn=away))
    session.add(DelegationTarget(delegation_dn=delegation, person_dn=stands_in))
    session.add(
        Unavailability(
            id=free_id(session, away), principal_dn=away, duration={}, notification=_TELLS_NOBODY, **_EVERYTHING
        )
    )
