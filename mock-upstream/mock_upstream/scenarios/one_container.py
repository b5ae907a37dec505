"""Somebody who administers the roles of one container, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.seed.roles import category_container
from mock_upstream.store.administrators import PERMISSIONS, ROLES, AdminAssignment, AdminPermission
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

DELEGATE = "user"
CONTAINER = category_container("operations")


def delegate(session: Session) -> None:
    """Let an employee do everything with the roles of a container, from now on and for good."""
    person = session.scalars(select(Person).filter_by(cn=DELEGATE)).one()
    held = [AdminPermission(object_dn=CONTAINER, permission=key, object_type="container") for key in PERMISSIONS[ROLES]]
    session.add(
        AdminAssignment(
            person_dn=person.dn,
            domain=ROLES,
            whole=False,
            effective_ms=0,
            expires_ms=None,
            comment="One container",
            permissions=held,
        )
    )
