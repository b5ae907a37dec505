"""The group calls below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.groups.requests import GroupBody, GroupChange, GroupReference, ListQuery, MembersQuery
from mock_upstream.areas.groups.rules import change_group, delete_group, found_group, may_see_members, new_group
from mock_upstream.areas.groups.search import groups_query, members_page
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.recipients import person_recipient, recipients_node
from mock_upstream.nodes.response import Outcome
from mock_upstream.store.database import database
from mock_upstream.store.groups import Group, GroupMember
from mock_upstream.store.listing import Page, read_page
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

groups = Blueprint("groups", __name__, url_prefix="/IDMProv/rest/access/groups")


@groups.get("")
def list_groups() -> ResponseReturnValue:
    """
    Give one page of groups.

    Returns:
        GroupListNode without members; ``totalCount`` is there when asked for with ``searchCount=true``.

    Source:
        SPEC 7 "Groups"; SPEC 5 "Search and paging".
    """
    require_page("groups")
    asked: dict[str, Any] = ListQuery().load(request.args)
    with database().read() as session:
        found = read_page(session, groups_query(asked), Page.of(asked["next_index"], asked["size"]))
    counted = {"totalCount": found.total} if asked["search_count"] else {}
    nodes = [_node(group) for group in found.rows]
    return {"groups": nodes, "arraySize": len(nodes), "nextIndex": found.next_index, **counted}


@groups.post("")
def create_group() -> ResponseReturnValue:
    """Create a group and give it back."""
    require_page("manageusers")
    given: dict[str, Any] = GroupBody().load(request.get_json())
    with database().write() as session:
        return _node(new_group(session, given))


@groups.put("")
def change_one_group() -> ResponseReturnValue:
    """Change a group and give it back."""
    require_page("manageusers")
    given: dict[str, Any] = GroupChange().load(request.get_json())
    with database().write() as session:
        group = found_group(session, given["dn"])
        change_group(session, group, given)
        return _node(group)


@groups.delete("")
def delete_one_group() -> ResponseReturnValue:
    """Delete a group, and its DN wherever it was used."""
    require_page("manageusers")
    given: dict[str, Any] = GroupReference().load(request.get_json())
    outcome = Outcome()
    with database().write() as session:
        group = found_group(session, given["dn"])
        delete_group(session, group)
        outcome.done(group.dn, group.name, entityType="group")
    return outcome.node()


@groups.post("/members")
def list_members() -> ResponseReturnValue:
    """Give one page of a group's members, to people with the page of groups, or who manage a team with the group."""
    asked: dict[str, Any] = MembersQuery().load(request.args)
    wanted: dict[str, Any] = GroupReference().load(request.get_json())
    page = Page.of(asked["next_index"], asked["size"])
    with database().read() as session:
        group = found_group(session, wanted["dn"])
        if not may_see_members(session, caller().dn, group):
            require_page("groups")
        found = members_page(session, group, asked["q"], asked["sort_order"], page)
    return recipients_node(found, page, lambda member: person_recipient(member.person))


@groups.get("/membershipInfo")
def show_memberships() -> ResponseReturnValue:
    """Give the DNs of the groups of the person that ``userDn`` names."""
    dn = request.args.get("userDn", "")
    with database().read() as session:
        if session.get(Person, dn) is None:
            raise FaultError("NotFound", f"The user {dn} does not exist.")
        joined = select(Group.dn).join(GroupMember).where(GroupMember.person_dn == dn).order_by(Group.sort_name)
        return {"dn": dn, "groupMemberof": list(session.scalars(joined))}


def _node(group: Group) -> dict[str, str]:
    return {"dn": group.dn, "name": group.name, "description": group.description, "container": group.container_dn}
