"""An installation on its first day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from mock_upstream.seed.demo_accounts import DEMO_ACCOUNTS
from mock_upstream.store.administrators import AdminAssignment
from mock_upstream.store.models import Base, Person
from mock_upstream.store.people_order import without_orders
from mock_upstream.store.people_search import SEARCHABLE, renew_index
from mock_upstream.store.request_definitions import PROVISIONING, RequestDefinition
from mock_upstream.store.roles import Container

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_KEPT = frozenset(
    {
        *("people", "administrators", "administrator_permissions", "role_containers", "directory_containers"),
        *(
            "resource_containers",
            "request_definitions",
            "workflow_forms",
            "email_templates",
            "cache_holders",
            "item_categories",
            "items",
        ),
        *("entity_definitions", "entity_attributes", "global_list_entries"),
        *("clients", "style_files", "settings", "loggers", "supported_locales", "keys", "origin"),
    }
)
_ACCOUNTS = tuple(account.cn for account in DEMO_ACCOUNTS)


def empty(session: Session) -> None:
    """Delete all but the demo accounts (without managers), their administrator assignments, and the configuration."""
    for table in reversed(Base.metadata.sorted_tables):
        if table.name not in _KEPT:
            session.execute(delete(table))
    session.execute(delete(RequestDefinition).where(RequestDefinition.process_type == PROVISIONING))
    session.execute(delete(Container).where(Container.parent_dn.is_not(None)))
    session.execute(update(Person).where(Person.cn.in_(_ACCOUNTS)).values(manager_dn=None))
    others = select(Person.dn).where(Person.cn.not_in(_ACCOUNTS))
    theirs = AdminAssignment.person_dn.in_(others) | AdminAssignment.person_dn.is_(None)
    session.execute(delete(AdminAssignment).where(theirs))
    with without_orders(session.connection()):
        session.execute(delete(Person).where(Person.cn.not_in(_ACCOUNTS)))
    kept = session.execute(select(*(getattr(Person, name) for name in ("dn", *SEARCHABLE)))).mappings()
    renew_index(session.connection(), [dict(row) for row in kept])
