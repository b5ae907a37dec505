"""A whole page in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.areas.landing.items import shown_as
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.landing import Item, ItemCategory

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.orm import Session

    from mock_upstream.store.requestable import Thing

_IMAGES = frozenset({"image", "idmdashImage"})


class PageNode:
    """
    Describes a page for one reader.

    Args:
        session: Database session to look up categories, items and permissions.
        language: The language of the reader.
        shown: Whether the reader may see the page with this key.
        words: Text in the name or description of the items, in any case; empty for all items.
        images: Whether the description includes pictures.
    """

    def __init__(
        self, session: Session, language: str, shown: Callable[[str], bool], *, words: str = "", images: bool = True
    ) -> None:
        self._session = session
        self._language = language
        self._shown = shown
        self._words = words.strip().strip("*").casefold()
        self._images = images

    def of(self, place: str) -> dict[str, Any]:
        """``{"itemCategories", "uncategorizedItems"}``, each in its order."""
        categories = select(ItemCategory).where(ItemCategory.place == place)
        items = select(Item).where(Item.place == place)
        found = [
            node
            for item in self._session.scalars(items.order_by(Item.position, Item.id))
            if not item.page or self._shown(item.page)
            if (node := self._item(item))
        ]
        return {
            "itemCategories": [
                {**self._category(each), "items": [node for node in found if node.get("itemCategoryId") == each.id]}
                for each in self._session.scalars(categories.order_by(ItemCategory.position, ItemCategory.id))
            ],
            "uncategorizedItems": [node for node in found if "itemCategoryId" not in node],
        }

    def _item(self, item: Item) -> dict[str, Any] | None:
        shown = shown_as(self._session, item)
        if shown is None:
            return None
        name, desc = in_language(shown.names, self._language), in_language(shown.descriptions, self._language)
        if self._words not in f"{name}\n{desc}".casefold():
            return None
        return {
            "itemId": item.id,
            "name": name,
            "desc": desc,
            "itemOrder": item.position,
            **({"itemCategoryId": item.category_id} if item.category_id else {}),
            **({"menuKey": item.page} if item.page else {}),
            **(_permission(item, shown) if item.permission_dn else {}),
            **{key: value for key, value in item.details.items() if self._images or key not in _IMAGES},
        }

    def _category(self, category: ItemCategory) -> dict[str, Any]:
        return {
            "itemCategoryId": category.id,
            "categoryName": in_language(category.names, self._language),
            "desc": in_language(category.descriptions, self._language),
            "subType": category.sub_type,
            "itemCategoryOrder": category.position,
            **({"image": category.image} if self._images else {}),
        }


def _permission(item: Item, shown: Item | Thing) -> dict[str, Any]:
    bulk = getattr(shown, "bulk_requestable", True)  # every role and resource is
    return {"id": item.permission_dn, "entityType": item.permission_type, "bulkRequestable": bulk}
