"""From the body of a request call to drafts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.request_draft import RequestDraft
from mock_upstream.store.groups import Group, GroupMember
from mock_upstream.store.models import Person
from mock_upstream.store.requests import ROLE
from mock_upstream.store.teams import Team, is_member

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session


def drafts_of(
    session: Session, given: dict[str, Any], permissions: Sequence[dict[str, Any]], requester: Person, proxy_dn: str
) -> list[RequestDraft]:
    """
    Give a draft for each permission and recipient; without recipients it is the requester.

    A team is replaced by its members, and so is a group, unless a role is to be assigned to the group itself.

    Source:
        SPEC 4 "Group picker".
    """
    recipients = given["recipients"] or [{"dn": requester.dn, "type": "user", "is_group_assignment": False}]
    return [
        RequestDraft(
            kind=permission["entity_type"],
            permission_dn=permission["id"],
            recipient_dn=dn,
            recipient_type=kind,
            requester_dn=requester.dn,
            proxy_dn=proxy_dn,
            reason=given["reason"],
            effective_ms=given["effective_ms"] or None,
            expires_ms=given["expires_ms"] or None,
            sod_justification=given["sod_justification"],
            parameters=_parameters(given),
        )
        for permission in permissions
        for recipient in recipients
        for dn, kind in _expanded(session, recipient, permission["entity_type"])
    ]


def _expanded(session: Session, recipient: dict[str, Any], kind: str) -> list[tuple[str, str]]:
    dn = recipient["dn"]
    if recipient["type"] == "team":
        team = session.get(Team, dn)
        if team is None:
            raise FaultError("NotFound", f"The team {dn} does not exist.")
        return _users(session.scalars(select(Person.dn).where(is_member([team])).order_by(Person.dn)).all())
    if recipient["type"] == "group" and not (kind == ROLE and recipient["is_group_assignment"]):
        if session.get(Group, dn) is None:
            raise FaultError("NotFound", f"The group {dn} does not exist.")
        members = select(GroupMember.person_dn).where(GroupMember.group_dn == dn).order_by(GroupMember.person_dn)
        return _users(session.scalars(members).all())
    return [(dn, recipient["type"])]


def _users(dns: Sequence[str]) -> list[tuple[str, str]]:
    return [(dn, "user") for dn in dns]


def _parameters(given: dict[str, Any]) -> dict[str, list[str]]:
    named = {each["key"]: each["value"] for each in (*given.get("parameters", ()), *given.get("data", ()))}
    named |= {each["name"]: each["values"] for each in given.get("data_items", ())}
    return {
        key: [str(each) for each in (value if isinstance(value, list) else [value])] for key, value in named.items()
    }
