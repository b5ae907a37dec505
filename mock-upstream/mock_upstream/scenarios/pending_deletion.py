"""Deletions that take a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.store.deletions import set_deletion_time

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

TIME_S = 30


def delay_deletions(session: Session) -> None:
    """Let roles, resources, mappings and constraints have the status 15 for `TIME_S` seconds before they are gone."""
    set_deletion_time(session, TIME_S)
