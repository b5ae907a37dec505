"""Scenario: people who administer only the roles of one container or of two."""

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
SECOND = category_container("finance")


def delegate(session: Session) -> None:
    """Let an employee do everything with the roles of a container, from now on and for good."""
    _delegate(session, CONTAINER)


def delegate_two(session: Session) -> None:
    """Let the delegated administrator assign the roles of two containers."""
    _delegate(session, CONTAINER, SECOND)


def _delegate(session: Session, *containers: str) -> None:
    person = session.scalars(select(Person).filter_by(cn=DELEGATE)).one()
    session.add(
        AdminAssignment(
            person_dn=person.dn,
            domain=ROLES,
            whole=False,
            effective_ms=0,
            expires_ms=None,
            comment="Containers: " + str(len(containers)),
            permissions=[
                AdminPermission(object_dn=container, permission=key, object_type="container")
                for container in containers
                for key in PERMISSIONS[ROLES]
            ],
        )
    )
