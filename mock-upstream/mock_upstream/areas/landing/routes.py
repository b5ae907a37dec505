"""``ulp`` (the landing page) and ``featuredItems`` (the request page) below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.landing import categories, items
from mock_upstream.areas.landing.page_node import PageNode
from mock_upstream.areas.landing.requests import CategoriesBody, FeaturedQuery, ItemsBody, LandingQuery
from mock_upstream.bearer import caller
from mock_upstream.nodes.client import found_client
from mock_upstream.nodes.response import one_by_one
from mock_upstream.nodes.scripts import refuse_scripts
from mock_upstream.store.clients import client_of
from mock_upstream.store.database import database
from mock_upstream.store.landing import LANDING, REQUEST
from mock_upstream.store.rights import may_open
from mock_upstream.store.trustees import pages_shown_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.landing import Item, ItemCategory

landing = Blueprint("landing", __name__, url_prefix="/IDMProv/rest/access")

_EDITED_ON = {LANDING: "editlanding", REQUEST: "editrequest"}
"""Page -> the key of the page that changes it."""


@landing.get("/ulp/landingItems/v2")
def show_landing_page() -> ResponseReturnValue:
    """Give the landing page as the caller sees it, with or without ``images``."""
    asked: dict[str, Any] = LandingQuery().load(request.args)
    with database().read() as session:
        shown = pages_shown_to(session, caller(), found_client(session, asked["client_id"]))
        page = PageNode(session, caller().locale, shown, images=asked["images"]).of(LANDING)
    return {**page, "editable": may_open(caller(), _EDITED_ON[LANDING])}


@landing.get("/featuredItems")
def show_request_page() -> ResponseReturnValue:
    """Give the items of the request page, or those that contain ``searchString``."""
    require_page("requests")
    asked: dict[str, Any] = FeaturedQuery().load(request.args)
    with database().read() as session:
        shown = pages_shown_to(session, caller(), client_of(session, caller()))
        page = PageNode(session, caller().locale, shown, words=asked["words"]).of(REQUEST)
    return {**page, "editable": may_open(caller(), _EDITED_ON[REQUEST])}


@landing.post("/ulp/items", defaults={"place": LANDING})
def add_links(place: str) -> ResponseReturnValue:
    """Put links on the landing page."""
    return _each_item(place, items.new_link)


@landing.post("/ulp/featuredItems", defaults={"place": LANDING})
@landing.post("/featuredItems", defaults={"place": REQUEST})
def add_permissions(place: str) -> ResponseReturnValue:
    """Offer permissions on a page."""
    return _each_item(place, items.new_permission)


@landing.put("/ulp/landingItems/v2", defaults={"place": LANDING})
@landing.put("/featuredItems", defaults={"place": REQUEST})
def change_items(place: str) -> ResponseReturnValue:
    """Change or rearrange items."""
    return _each_item(place, items.change_item)


@landing.delete("/ulp/items", defaults={"place": LANDING})
@landing.delete("/featuredItems", defaults={"place": REQUEST})
def remove_items(place: str) -> ResponseReturnValue:
    """Take items off a page."""
    return _each_item(place, items.delete_item)


@landing.post("/ulp/categories", defaults={"place": LANDING})
@landing.post("/featuredItems/categories", defaults={"place": REQUEST})
def add_categories(place: str) -> ResponseReturnValue:
    """Create categories of a page."""
    return _each_category(place, categories.new_category)


@landing.put("/ulp/categories", defaults={"place": LANDING})
@landing.put("/featuredItems/categories", defaults={"place": REQUEST})
def change_categories(place: str) -> ResponseReturnValue:
    """Change categories of a page."""
    return _each_category(place, categories.change_category)


@landing.delete("/ulp/categories", defaults={"place": LANDING})
@landing.delete("/featuredItems/categories", defaults={"place": REQUEST})
def remove_categories(place: str) -> ResponseReturnValue:
    """Delete categories of a page; their items stay."""
    return _each_category(place, categories.delete_category)


def _each_item(place: str, act: Callable[[Session, str, dict[str, Any], str], Item]) -> ResponseReturnValue:
    given: dict[str, Any] = ItemsBody().load(_body(place))
    language = caller().locale
    with database().write() as session:

        def done(each: dict[str, Any]) -> tuple[str, str]:
            return items.named(session, act(session, place, each, language), language)

        return one_by_one(given["items"], done, "item")


def _each_category(place: str, act: Callable[[Session, str, dict[str, Any], str], ItemCategory]) -> ResponseReturnValue:
    given: dict[str, Any] = CategoriesBody().load(_body(place))
    language = caller().locale
    with database().write() as session:

        def done(each: dict[str, Any]) -> tuple[str, str]:
            return categories.named(act(session, place, each, language), language)

        return one_by_one(given["categories"], done, "category")


def _body(place: str) -> Any:
    require_page(_EDITED_ON[place])
    body = request.get_json()
    refuse_scripts(body)
    return body
