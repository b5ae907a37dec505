"""The texts that can be translated: names and descriptions of links and of categories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.nodes.localized import DEFAULT, in_language, text_in_language
from mock_upstream.store.landing import Item, ItemCategory

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy.orm import Session

_FIELDS = {"name": "names", "desc": "descriptions"}


def texts_in(session: Session, language: str) -> dict[str, str]:
    """Every text by its key, such as ``category.3.name``; in English if it is not translated."""
    return {key: in_language(getattr(thing, column), language) for key, thing, column in _all(session)}


def translate(session: Session, language: str, given: dict[str, str]) -> dict[str, str | None]:
    """
    Change texts in a language; an empty text removes the translation, so that the English text is shown.

    Returns:
        For each key the text that is shown now; None when there is no such key.
    """
    known = {key: (thing, column) for key, thing, column in _all(session)}
    outcome: dict[str, str | None] = {}
    for key, text in given.items():
        if key not in known:
            outcome[key] = None
            continue
        thing, column = known[key]
        if text.strip() or language != DEFAULT:
            changed = text_in_language(getattr(thing, column), language, text.strip())
            setattr(thing, column, {each: kept for each, kept in changed.items() if kept})
        outcome[key] = in_language(getattr(thing, column), language)
    return outcome


def _all(session: Session) -> Iterator[tuple[str, Item | ItemCategory, str]]:
    categories = session.scalars(select(ItemCategory).order_by(ItemCategory.id))
    links = session.scalars(select(Item).where(Item.permission_dn == "").order_by(Item.id))
    for kind, things in (("category", categories), ("item", links)):
        for thing in things:
            for field, column in _FIELDS.items():
                yield f"{kind}.{thing.id}.{field}", thing, column
