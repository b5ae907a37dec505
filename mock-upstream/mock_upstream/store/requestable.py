"""Finds what people can request, across all kinds: roles, resources, and workflows that can be requested."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import false, or_, select, true, union_all

from mock_upstream.store.listing import Rows, cut_page
from mock_upstream.store.permission_index import is_read
from mock_upstream.store.request_definitions import PROVISIONING, RequestDefinition
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Category, Role, in_any_category

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

    from mock_upstream.store.listing import Page

Thing = Role | Resource | RequestDefinition

ROLE, RESOURCE, DEFINITION = "role", "resource", "prd"
TABLES: dict[str, type[Any]] = {ROLE: Role, RESOURCE: Resource, DEFINITION: RequestDefinition}
"""``entityType`` on the wire -> table."""
NAME, DESCRIPTION, CATEGORIES = "name", "description", "categories"
COLUMNS = (NAME, DESCRIPTION, CATEGORIES)
"""Where words are looked for."""


@dataclass(frozen=True)
class Search:
    """A search for ``words`` (``*`` for everything) in any of ``columns``, among the given ``kinds``."""

    kinds: Sequence[str]
    words: str = "*"
    columns: Sequence[str] = COLUMNS


def find_things(
    session: Session, search: Search, page: Page, fits: Callable[[type[Any]], ColumnElement[bool]] = lambda _: true()
) -> Rows[Thing]:
    """
    Give one page of what can be asked for, by English name.

    Args:
        session: Database session for reading.
        search: The search words and columns.
        page: The page of the result.
        fits: Gives for a table the condition on its rows.
    """
    words = search.words.strip().strip("*").casefold()
    categories = _categories_with(session, words) if CATEGORIES in search.columns else ()
    parts = []
    for kind in search.kinds:
        table = TABLES[kind]
        found = or_(false(), *_matches(table, words, search.columns, categories)) if words else true()
        parts.append(select(table.dn, table.sort_name).where(_can_be_asked_for(table), found, fits(table)))
    together = union_all(*parts).subquery()
    dns = session.scalars(select(together.c.dn).order_by(together.c.sort_name, together.c.dn)).all()
    wanted = cut_page(dns, page)
    return Rows(things_of(session, search.kinds, wanted.rows), wanted.total, wanted.next_index)


def things_of(session: Session, kinds: Iterable[str], dns: Sequence[str]) -> list[Thing]:
    """Give the roles, resources and workflows with these DNs in their order, without those that do not exist."""
    tables = [TABLES[kind] for kind in kinds]
    there = {thing.dn: thing for table in tables for thing in session.scalars(select(table).where(table.dn.in_(dns)))}
    return [there[dn] for dn in dns if dn in there]


def thing_of(session: Session, kind: str, dn: str) -> Thing | None:
    """Find the role, resource or workflow with a DN, if people can request it."""
    table = TABLES[kind]
    found: Thing | None = session.scalars(select(table).where(table.dn == dn, _can_be_asked_for(table))).first()
    return found


def kind_of(thing: Thing) -> str:
    """Give the ``entityType`` of a role, a resource or a workflow."""
    return next(kind for kind, table in TABLES.items() if isinstance(thing, table))


def _can_be_asked_for(table: type[Any]) -> ColumnElement[bool]:
    if table is RequestDefinition:
        return RequestDefinition.process_type == PROVISIONING
    known = is_read(table.dn)
    return known & Resource.active.is_(true()) if table is Resource else known


def _matches(
    table: type[Any], words: str, columns: Sequence[str], categories: Iterable[Category]
) -> Iterable[ColumnElement[bool]]:
    if NAME in columns:
        yield table.searched_names.contains(words, autoescape=True)
    if DESCRIPTION in columns:
        yield table.searched_descriptions.contains(words, autoescape=True)
    if own := [category.id for category in categories if TABLES[category.kind] is table]:
        yield in_any_category(table.category_ids, own)


def _categories_with(session: Session, words: str) -> list[Category]:
    rows = session.scalars(select(Category))
    return [row for row in rows if any(words in name.casefold() for name in row.names.values())]
