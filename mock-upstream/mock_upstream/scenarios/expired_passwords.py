"""Everybody has to change their password first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update

from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

SPARED = "admin"


def expire(session: Session) -> None:
    """Let all passwords but the administrator's be over."""
    session.execute(update(Person).where(Person.cn != SPARED).values(password_expired=True))
