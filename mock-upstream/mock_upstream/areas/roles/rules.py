"""The right to change roles, the rules for a role, and the rules for relations between roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import or_, select

from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.deletion import require_lasting, start_deletion
from mock_upstream.nodes.localized import DEFAULT, changed_texts, in_language
from mock_upstream.store.assignments import ROLE
from mock_upstream.store.listing import sort_key
from mock_upstream.store.permission_index import note_new
from mock_upstream.store.roles import CREATED, LEVELS, Container, Role, level_container, searchable
from mock_upstream.store.sods import Sod

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_APPROVAL = (
    "approvalRequired",
    "approvalIsStandard",
    "approvalQuorum",
    "approvalApprovers",
    "approvalRequestDef",
    "revokeRequired",
)


def found_role(session: Session, dn: str) -> Role:
    """The role with this DN; 489 ``NotFound`` if it does not exist."""
    role = session.get(Role, dn)
    if role is None:
        raise FaultError("NotFound", f"The role {dn} does not exist.")
    return role


def changeable_role(session: Session, dn: str) -> Role:
    """The role with a DN, to be changed; 489 when there is none, or when it is being deleted."""
    role = found_role(session, dn)
    require_lasting(role, ROLE)
    return role


def new_role(session: Session, given: dict[str, Any]) -> Role:
    """
    Make a role from a RoleNode, whose ``id`` is the common name.

    Raises:
        FaultError: The level or the container does not exist, the name is missing, or the DN is taken.
    """
    if given.get("level") not in LEVELS:
        raise FaultError("InvalidInput", "A role has the level 10, 20 or 30.")
    container = session.get(Container, given.get("subContainer") or level_container(given["level"]))
    if container is None or container.level != given["level"]:
        raise FaultError("InvalidInput", "The container does not belong to the level.")
    dn = f"cn={given['id']},{container.dn}"
    if session.get(Role, dn):
        raise FaultError("InvalidInput", f"The role {dn} exists already.")
    nothing: dict[str, Any] = {"names": {}, "descriptions": {}, "category_ids": [], "owners": []}
    no_approval = {"approvalRequired": False, "approvalIsStandard": True, "revokeRequired": False}
    role = Role(
        dn=dn, container_dn=container.dn, level=container.level, status=CREATED, approval=no_approval, **nothing
    )
    change_role(role, given)
    session.add(role)
    note_new(session, dn)
    return role


def change_role(role: Role, given: dict[str, Any]) -> None:
    """
    Change the fields that a RoleNode has; the other fields stay.

    Raises:
        FaultError: The name would be empty; nothing is changed.
    """
    names = changed_texts(role.names, given, "name", "localizedNames")
    if not names:
        raise FaultError("InvalidInput", "A role needs a name.")
    role.names = names
    role.descriptions = changed_texts(role.descriptions, given, "description", "localizedDescriptions")
    role.sort_name = sort_key(in_language(names, DEFAULT) or next(iter(names.values())))
    role.searched_names, role.searched_descriptions = searchable(role.names), searchable(role.descriptions)
    if "categories" in given:
        role.category_ids = [each["id"] for each in given["categories"]]
    if "owners" in given:
        role.owners = [{"id": each["id"], "type": each.get("type", "user")} for each in given["owners"]]
    role.approval = role.approval | {name: given[name] for name in _APPROVAL if name in given}


def delete_role(session: Session, dn: str, now_ms: int) -> Role:
    """
    Delete a role from the catalogue, from the roles that include it, and from its holders.

    Raises:
        FaultError: The role does not exist, is being deleted already, or a constraint names it.

    Source:
        docs/assumptions.md A-116.
    """
    role = changeable_role(session, dn)
    constraint = session.scalars(select(Sod).where(or_(Sod.first_dn == dn, Sod.second_dn == dn))).first()
    if constraint:
        raise FaultError("InvalidInput", f"The role is part of the constraint {constraint.dn}.")
    start_deletion(session, role, now_ms)
    return role


def unfit_relation(parent: Role, child: Role) -> str | None:
    """The reason why a role cannot include another one, or None; the rules also keep a role from including itself."""
    if parent.level <= child.level:
        return "A role includes roles of lower levels only."
    if any(relation.child_dn == child.dn for relation in parent.children):
        return "The role is included already."
    return None
