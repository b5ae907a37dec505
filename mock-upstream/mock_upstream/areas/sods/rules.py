"""The rules for a constraint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import func, or_, select

from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.deletion import require_lasting
from mock_upstream.nodes.listing import contains, ordered
from mock_upstream.nodes.localized import DEFAULT, changed_texts, in_language
from mock_upstream.store.listing import sort_key
from mock_upstream.store.roles import CREATED, Role, searchable
from mock_upstream.store.sods import SOD_DEFINITIONS, WITH_WORKFLOW, Sod

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.orm import Session

_SORTED_BY = {
    "name": Sod.sort_name,
    "description": func.lower(Sod.descriptions[DEFAULT].as_string()),
    "roles": Role.sort_name,
    "roleLevel": Role.level,
}
_KEPT_AS_THEY_ARE = {
    "sodApprovalType": "approval_type",
    "isDefaultApproversUsed": "default_approvers",
    "approvers": "approvers",
    "approvalQuorum": "quorum",
    "approvalRequestDef": "request_definition",
}


def sods_query(asked: dict[str, Any]) -> Select[Sod]:
    """Build the ordered query of a list: ``q`` is looked for in names, ``sort_by`` and ``sort_order`` order it."""
    query = select(Sod).join(Role, Role.dn == Sod.first_dn).where(contains(Sod.searched_names, asked["q"]))
    return ordered(query, asked, _SORTED_BY, Sod.sort_name, Sod.dn)


def found_sod(session: Session, dn: str) -> Sod:
    """The constraint with this DN; 489 ``NotFound`` if it does not exist."""
    sod = session.get(Sod, dn)
    if sod is None:
        raise FaultError("NotFound", f"The constraint {dn} does not exist.")
    return sod


def changeable_sod(session: Session, dn: str) -> Sod:
    """The constraint with a DN, to be changed; 489 when there is none, or when it is being deleted."""
    sod = found_sod(session, dn)
    require_lasting(sod, "constraint")
    return sod


def new_sod(session: Session, given: dict[str, Any]) -> Sod:
    """
    Make a constraint from a SodNode, whose ``id`` is the common name.

    Raises:
        FaultError: The DN is taken, or see `change_sod`.
    """
    dn = f"cn={given['id']},{SOD_DEFINITIONS}"
    if session.get(Sod, dn):
        raise FaultError("InvalidInput", f"The constraint {dn} exists already.")
    sod = Sod(
        dn=dn,
        names={},
        descriptions={},
        approval_type=WITH_WORKFLOW,
        default_approvers=True,
        approvers=[],
        quorum="",
        request_definition="",
        status=CREATED,
    )
    change_sod(session, sod, {"roles": [], **given})
    session.add(sod)
    return sod


def change_sod(session: Session, sod: Sod, given: dict[str, Any]) -> None:
    """
    Change the fields that a SodNode has; the other fields stay.

    Raises:
        FaultError: The name would be empty, or the roles are not two of one level that no other constraint has
            together.
    """
    names = changed_texts(sod.names, given, "name", "localizedNames")
    if not names:
        raise FaultError("InvalidInput", "A constraint needs a name.")
    if "roles" in given:
        sod.first, sod.second = _two_roles(session, sod, [each["id"] for each in given["roles"]])
    sod.names = names
    sod.descriptions = changed_texts(sod.descriptions, given, "description", "localizedDescriptions")
    sod.sort_name = sort_key(in_language(names, DEFAULT) or next(iter(names.values())))
    sod.searched_names = searchable(names)
    for wire, column in _KEPT_AS_THEY_ARE.items():
        if wire in given:
            setattr(sod, column, given[wire])


def _two_roles(session: Session, sod: Sod, dns: list[str]) -> tuple[Role, Role]:
    roles = [session.get(Role, dn) for dn in dict.fromkeys(dns)]
    if len(roles) != 2 or not all(roles):  # noqa: PLR2004 - a constraint is between two
        raise FaultError("InvalidInput", "A constraint is between two roles.")
    first, second = roles
    assert first is not None  # noqa: S101 - narrows
    assert second is not None  # noqa: S101 - narrows
    require_lasting(first, "role")
    require_lasting(second, "role")
    if first.level != second.level:
        raise FaultError("InvalidInput", "Both roles of a constraint need the same level.")
    pair = {first.dn, second.dn}
    twin = select(Sod).where(or_(Sod.first_dn.in_(pair), Sod.second_dn.in_(pair)), Sod.dn != sod.dn)
    if any({each.first_dn, each.second_dn} == pair for each in session.scalars(twin)):
        raise FaultError("InvalidInput", "There is a constraint between these roles already.")
    return first, second
