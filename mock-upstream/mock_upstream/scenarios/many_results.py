"""More of everything than one page may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert

from mock_upstream.scenarios.crowd import add_people, like_whom, role_row
from mock_upstream.store.roles import PERMISSION_ROLE, Role

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

COUNT = 400
WORD = "Overflow"


def overflow(session: Session) -> None:
    """Add people, who report to one of the demo accounts and are like it, and roles."""
    add_people(session, WORD, COUNT)
    owner = like_whom(session)
    session.execute(insert(Role), [role_row(owner, PERMISSION_ROLE, WORD, number) for number in range(1, COUNT + 1)])
