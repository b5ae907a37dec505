"""Deletion of catalogue objects: status 15 until the driver is done, then the row is removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, exists, select

from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.due import Duty
from mock_upstream.store.assignments import Assignment
from mock_upstream.store.deletions import PENDING_DELETE, PendingDeletion, deletion_time_s
from mock_upstream.store.resources import Resource, RoleResource
from mock_upstream.store.roles import Role
from mock_upstream.store.sods import Sod

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

Deletable = Role | Resource | RoleResource | Sod

_TABLES: dict[str, type[Any]] = {each.__tablename__: each for each in (Role, Resource, RoleResource, Sod)}
_S = 1000


def start_deletion(session: Session, thing: Deletable, now_ms: int) -> None:
    """
    Delete an object, at once or after `deletion_time_s`.

    Source:
        docs/assumptions.md A-116.
    """
    seconds = deletion_time_s(session)
    if not seconds:
        _remove(session, thing)
        return
    thing.status = PENDING_DELETE
    (key,) = session.identity_key(instance=thing)[1]
    session.add(PendingDeletion(table=thing.__tablename__, key=key, due_ms=now_ms + round(seconds * _S)))


def require_lasting(thing: Deletable, kind: str) -> None:
    """Refuse to change an object that is being deleted; ``kind`` is its word in the message."""
    if thing.status == PENDING_DELETE:
        raise FaultError("InvalidInput", f"The {kind} is being deleted.")


def _run(session: Session, now_ms: int) -> None:
    for pending in session.scalars(select(PendingDeletion).where(PendingDeletion.due_ms <= now_ms)).all():
        if thing := session.get(_TABLES[pending.table], pending.key):
            _remove(session, thing)
        session.delete(pending)
        session.flush()


def _is_due(now_ms: ColumnElement[int]) -> ColumnElement[bool]:
    return exists().where(PendingDeletion.due_ms <= now_ms)


def _remove(session: Session, thing: Deletable) -> None:
    """Remove an object, its assignments, and its mappings to roles or resources."""
    if isinstance(thing, Role | Resource):
        session.execute(delete(Assignment).where(Assignment.permission_dn == thing.dn))
        mapped = RoleResource.role_dn if isinstance(thing, Role) else RoleResource.resource_dn
        for mapping in session.scalars(select(RoleResource).where(mapped == thing.dn)).all():
            session.delete(mapping)
    session.delete(thing)


DELETIONS = Duty(_is_due, _run)
