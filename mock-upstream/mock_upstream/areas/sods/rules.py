"""What a constraint must be like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import or_, select

from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import DEFAULT, changed_texts, in_language
from mock_upstream.store.listing import sort_key
from mock_upstream.store.roles import Role, searchable
from mock_upstream.store.sods import SOD_DEFINITIONS, WITH_WORKFLOW, Sod

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.orm import Session

_KEPT_AS_THEY_ARE = {
    "sodApprovalType": "approval_type",
    "isDefaultApproversUsed": "default_approvers",
    "approvers": "approvers",
    "approvalQuorum": "quorum",
    "approvalRequestDef": "request_definition",
}


def sods_query(words: str, direction: str) -> Select[Sod]:
    """Build the ordered query; ``*`` finds everything."""
    query, wanted = select(Sod), words.strip().strip("*").casefold()
    if wanted:
        query = query.where(Sod.searched_names.contains(wanted, autoescape=True))
    order = [Sod.sort_name, Sod.dn]
    return query.order_by(*(each.desc() if direction == "desc" else each.asc() for each in order))


def found_sod(session: Session, dn: str) -> Sod:
    """The constraint with a DN; 489 ``NotFound`` when there is none."""
    sod = session.get(Sod, dn)
    if sod is None:
        raise FaultError("NotFound", f"The constraint {dn} does not exist.")
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
    )
    change_sod(session, sod, {"roles": [], **given})
    session.add(sod)
    return sod


def change_sod(session: Session, sod: Sod, given: dict[str, Any]) -> None:
    """
    Take over what a SodNode says; what it does not mention stays.

    Raises:
        FaultError: No name would be left, or the roles are not two of one level that no other constraint names.
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
    if first.level != second.level:
        raise FaultError("InvalidInput", "Both roles of a constraint need the same level.")
    pair = {first.dn, second.dn}
    twin = select(Sod).where(or_(Sod.first_dn.in_(pair), Sod.second_dn.in_(pair)), Sod.dn != sod.dn)
    if any({each.first_dn, each.second_dn} == pair for each in session.scalars(twin)):
        raise FaultError("InvalidInput", "There is a constraint between these roles already.")
    return first, second
