"""An installation on its first day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, text, update

from mock_upstream.seed.demo_accounts import DEMO_ACCOUNTS
from mock_upstream.store.models import Notification, Person, Preference
from mock_upstream.store.roles import Category, Container, Role, RoleRelation
from mock_upstream.store.sods import Sod

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_EMPTIED = (Sod, RoleRelation, Role, Category, Notification, Preference)
_KEPT = tuple(account.cn for account in DEMO_ACCOUNTS)


def empty(session: Session) -> None:
    """Leave the demo accounts, without managers, the three levels of roles and how the installation is configured."""
    for table in _EMPTIED:
        session.execute(delete(table))
    session.execute(delete(Container).where(Container.parent_dn.is_not(None)))
    session.execute(update(Person).values(manager_dn=None))
    session.execute(delete(Person).where(Person.cn.not_in(_KEPT)))
    kept = text("DELETE FROM people_search WHERE cn NOT IN :kept").bindparams(bindparam("kept", expanding=True))
    session.execute(kept, {"kept": _KEPT})
