"""Create, change and delete items."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select

from mock_upstream.areas.landing.categories import found_category
from mock_upstream.errors import FaultError
from mock_upstream.nodes.images import refuse_unfit_image
from mock_upstream.nodes.localized import in_language, text_in_language
from mock_upstream.store.landing import Item
from mock_upstream.store.requestable import thing_of

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.requestable import Thing

_IMAGES = ("image", "idmdashImage")
_DETAILS = (*_IMAGES, "subType", "appUrl", "idmdashAppUrl", "apiUrl", "parentMenuKey", "menuOrder")
_LINKS = ("appUrl", "idmdashAppUrl", "apiUrl")
_ADDRESS = re.compile(r"(?:(?:https?://|[#/])\S*)?", re.IGNORECASE)


def new_link(session: Session, place: str, given: dict[str, Any], language: str) -> Item:
    """
    Put a link on a page.

    Raises:
        FaultError: The link has no name or no address; or see `change_item`.
    """
    if not given.get("name", "").strip():
        raise FaultError("InvalidInput", "A link needs a name.")
    if not any(given.get(each) for each in ("appUrl", "idmdashAppUrl", "menuKey")):
        raise FaultError("InvalidInput", "A link needs an address or the key of a page.")
    return _added(session, Item(place=place, permission_type="", permission_dn="", page=""), given, language)


def new_permission(session: Session, place: str, given: dict[str, Any], language: str) -> Item:
    """
    Offer a permission on a page; its texts are the catalogue's.

    Raises:
        FaultError: The permission does not exist, or is on the page already; or see `change_item`.
    """
    kind, dn = given.get("entityType", ""), given.get("id", "")
    if not kind or not dn:
        raise FaultError("InvalidInput", "A permission is named by id and entityType.")
    if thing_of(session, kind, dn) is None:
        raise FaultError("NotFound", f"There is no {kind} {dn} to ask for.")
    if session.scalars(select(Item.id).where(Item.place == place, Item.permission_dn == dn)).first():
        raise FaultError("InvalidInput", "The permission is on the page already.")
    texts = {key: value for key, value in given.items() if key not in {"name", "desc"}}
    return _added(session, Item(place=place, permission_type=kind, permission_dn=dn, page=""), texts, language)


def change_item(session: Session, place: str, given: dict[str, Any], language: str) -> Item:
    """
    Apply the fields of a UiItemNode; fields that it does not have stay. Texts are stored for one language.

    Raises:
        FaultError: The item or its category does not exist, or the image or address is not valid; nothing is changed.
    """
    item = _found_item(session, place, given.get("itemId"))
    _take_over(session, item, given, language)
    return item


def delete_item(session: Session, place: str, given: dict[str, Any], _language: str) -> Item:
    """Take an item off a page."""
    item = _found_item(session, place, given.get("itemId"))
    session.delete(item)
    session.flush()
    return item


def shown_as(session: Session, item: Item) -> Item | Thing | None:
    """The object with the texts: the permission, or the link itself; None if the permission is gone."""
    return thing_of(session, item.permission_type, item.permission_dn) if item.permission_dn else item


def named(session: Session, item: Item, language: str) -> tuple[str, str]:
    """Id and name for the outcome of a call."""
    shown = shown_as(session, item)
    return str(item.id), in_language(shown.names, language) if shown else item.permission_dn


def _found_item(session: Session, place: str, item_id: int | None) -> Item:
    item = session.get(Item, item_id) if item_id is not None else None
    if item is None or item.place != place:
        raise FaultError("NotFound", f"The item {item_id} does not exist.")
    return item


def _added(session: Session, item: Item, given: dict[str, Any], language: str) -> Item:
    last = session.scalar(select(func.max(Item.position)).where(Item.place == item.place)) or 0
    item.names, item.descriptions, item.details, item.position = {}, {}, {}, last + 1
    _take_over(session, item, given, language)
    session.add(item)
    session.flush()
    return item


def _take_over(session: Session, item: Item, given: dict[str, Any], language: str) -> None:
    _check(session, item.place, given)
    item.category_id = given.get("itemCategoryId", item.category_id)
    item.position = given.get("itemOrder", item.position)
    item.page = given.get("menuKey", item.page)
    item.details = item.details | {name: given[name] for name in _DETAILS if name in given}
    if not item.permission_dn and given.get("name", "").strip():
        item.names = text_in_language(item.names, language, given["name"].strip())
    if not item.permission_dn and "desc" in given:
        item.descriptions = text_in_language(item.descriptions, language, given["desc"])


def _check(session: Session, place: str, given: dict[str, Any]) -> None:
    for name in _IMAGES:
        refuse_unfit_image(given.get(name, ""))
    unfit = next((name for name in _LINKS if not _ADDRESS.fullmatch(given.get(name, ""))), None)
    if unfit:
        raise FaultError("InvalidInput", f"{unfit} is not an address.")
    if given.get("itemCategoryId") is not None:
        found_category(session, place, given["itemCategoryId"])
