"""Decides for which recipients a person may request a permission."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.store.administrators import PROVISIONING, RESOURCES, ROLES
from mock_upstream.store.models import Person
from mock_upstream.store.requests import GRANT, PRD, RESOURCE, REVOKE, ROLE
from mock_upstream.store.rights import rights_of
from mock_upstream.store.team_grants import TeamGrants
from mock_upstream.store.teams import Team, is_member, managed_by

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.lifecycle.request_draft import RequestDraft

_PERMISSIONS = {
    (ROLE, GRANT): (ROLES, "assignRole"),
    (ROLE, REVOKE): (ROLES, "revokeRole"),
    (RESOURCE, GRANT): (RESOURCES, "assignResource"),
    (RESOURCE, REVOKE): (RESOURCES, "revokeResource"),
    (PRD, GRANT): (PROVISIONING, "initiatePrd"),
}


def may_ask(session: Session, person: Person, draft: RequestDraft) -> bool:
    """
    Whether a person may make the request of a draft.

    Everybody may request for themself; administrators and team managers also for others, within their permissions.

    Source:
        SPEC 6 "Roles and permissions"; docs/assumptions.md A-127.
    """
    if draft.recipient_dn == person.dn:
        return True
    domain, permission = _PERMISSIONS[draft.kind, draft.action]
    if rights_of(person).permits(domain, permission, draft.permission_dn):
        return True
    teams = session.scalars(select(Team).where(managed_by(person.dn))).all()
    giving = TeamGrants(teams).giving(draft.kind, draft.permission_dn)
    return session.scalar(select(Person.dn).where(Person.dn == draft.recipient_dn, is_member(giving))) is not None
