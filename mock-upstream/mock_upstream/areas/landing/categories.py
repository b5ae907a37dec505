"""Create, change and delete categories."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select

from mock_upstream.errors import FaultError
from mock_upstream.nodes.images import refuse_unfit_image
from mock_upstream.nodes.localized import in_language, text_in_language
from mock_upstream.store.landing import ItemCategory

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

UNTITLED = "Untitled Category"
"""SPEC 9 "Columns and defaults"."""


def found_category(session: Session, place: str, category_id: int | None) -> ItemCategory:
    """The category of a page with this id; 489 ``NotFound`` if it does not exist."""
    category = session.get(ItemCategory, category_id) if category_id is not None else None
    if category is None or category.place != place:
        raise FaultError("NotFound", f"The category {category_id} does not exist.")
    return category


def new_category(session: Session, place: str, given: dict[str, Any], language: str) -> ItemCategory:
    """Make a category, at the end of the page unless a position is given; see `change_category`."""
    last = session.scalar(select(func.max(ItemCategory.position)).where(ItemCategory.place == place)) or 0
    category = ItemCategory(place=place, names={}, descriptions={}, position=last + 1, image="", sub_type="")
    _take_over(category, {"categoryName": "", **given}, language)
    session.add(category)
    session.flush()
    return category


def change_category(session: Session, place: str, given: dict[str, Any], language: str) -> ItemCategory:
    """
    Change the fields that an ItemCategoryNode has; the other fields stay. Texts are in one language.

    Raises:
        FaultError: The category does not exist, or the image is not valid or too large; nothing is changed.
    """
    category = found_category(session, place, given.get("itemCategoryId"))
    _take_over(category, given, language)
    return category


def delete_category(session: Session, place: str, given: dict[str, Any], _language: str) -> ItemCategory:
    """Delete a category; its items stay on the page without a category."""
    category = found_category(session, place, given.get("itemCategoryId"))
    session.delete(category)
    session.flush()
    return category


def named(category: ItemCategory, language: str) -> tuple[str, str]:
    """Id and name for the outcome of a call."""
    return str(category.id), in_language(category.names, language)


def _take_over(category: ItemCategory, given: dict[str, Any], language: str) -> None:
    refuse_unfit_image(given.get("image", ""))
    if "categoryName" in given:
        name = given["categoryName"].strip() or UNTITLED
        category.names = text_in_language(category.names, language, name)
    if "desc" in given:
        category.descriptions = text_in_language(category.descriptions, language, given["desc"])
    category.position = given.get("itemCategoryOrder", category.position)
    category.image = given.get("image", category.image)
    category.sub_type = given.get("subType", category.sub_type)
