"""The rules for groups, and the right to see their members."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, exists, insert, select

from mock_upstream.directory.things import forget
from mock_upstream.errors import FaultError
from mock_upstream.store.assignments import withdraw
from mock_upstream.store.delegations import DelegationSource
from mock_upstream.store.directory import GROUPS, DirectoryContainer
from mock_upstream.store.groups import Group, GroupMember
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person
from mock_upstream.store.proxies import ProxyPrincipal
from mock_upstream.store.teams import Team, TeamRecipient, managed_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session

_UNFIT = 412
_ACTIONS = ("add", "delete", "replace")


def found_group(session: Session, dn: str) -> Group:
    """The group with this DN; 489 ``NotFound`` if it does not exist."""
    group = session.get(Group, dn)
    if group is None:
        raise FaultError("NotFound", f"The group {dn} does not exist.")
    return group


def new_group(session: Session, given: dict[str, Any]) -> Group:
    """
    Create a group from a GroupNode; its DN consists of name and container.

    Raises:
        FaultError: 412: the name is missing, the container or a member does not exist, or the DN is taken.
    """
    container, name = given.get("container") or GROUPS, given.get("name", "").strip()
    if session.get(DirectoryContainer, container) is None:
        raise _unfit(f"There is no container {container}.")
    dn = f"cn={name},{container}"
    if session.get(Group, dn):
        raise _unfit(f"The group {dn} exists already.")
    group = Group(dn=dn, container_dn=container, description="")
    _describe(group, {"name": "", **given})
    session.add(group)
    session.flush()
    _add_members(session, group, given.get("members", []))
    return group


def change_group(session: Session, group: Group, given: dict[str, Any]) -> None:
    """
    Change the fields that a GroupNode has; the other fields stay.

    Raises:
        FaultError: 412: the name would be empty, the container would change, or a member does not exist; 489
            ``InvalidEnumValue``.
    """
    if given["members_action"] not in _ACTIONS:
        raise FaultError("InvalidEnumValue", f"membersAction is {', '.join(_ACTIONS)}.")
    if given.get("container", group.container_dn) != group.container_dn:
        raise _unfit("A group stays in its container.")
    _describe(group, given)
    if "members" in given:
        _change_members(session, group, given["members"], given["members_action"])


def delete_group(session: Session, group: Group) -> None:
    """Delete a group, and its DN from teams, proxies, delegations and other entities."""
    forget(session, group.dn)
    for standing_in in (ProxyPrincipal, DelegationSource):
        session.execute(delete(standing_in).where(standing_in.dn == group.dn))
    withdraw(session, group.dn)
    session.delete(group)


def may_see_members(session: Session, person_dn: str, group: Group) -> bool:
    """Whether a person manages a team with this group, and so sees its members without the page of groups."""
    for_group = Team.recipients.any(TeamRecipient.group_dn == group.dn)
    return bool(session.scalar(select(exists().where(managed_by(person_dn), for_group))))


def _describe(group: Group, given: dict[str, Any]) -> None:
    name = given.get("name", group.name).strip()
    if not name:
        raise _unfit("A group needs a name.")
    group.name, group.sort_name, group.searched_name = name, sort_key(name), name.casefold()
    group.description = given.get("description", group.description).strip()
    group.searched_description = group.description.casefold()


def _change_members(session: Session, group: Group, dns: list[str], action: str) -> None:
    leaving = GroupMember.group_dn == group.dn
    if action != "replace":
        leaving &= GroupMember.person_dn.in_(dns)
    session.execute(delete(GroupMember).where(leaving))
    if action != "delete":
        _add_members(session, group, dns)


def _add_members(session: Session, group: Group, dns: Iterable[str]) -> None:
    wanted = list(dict.fromkeys(dns))
    there = set(session.scalars(select(Person.dn).where(Person.dn.in_(wanted))))
    if missing := [dn for dn in wanted if dn not in there]:
        raise _unfit(f"There is no user {missing[0]}.")
    if wanted:
        session.execute(insert(GroupMember), [{"group_dn": group.dn, "person_dn": dn} for dn in wanted])


def _unfit(text: str) -> FaultError:
    return FaultError("RestValidationException", text, _UNFIT)
