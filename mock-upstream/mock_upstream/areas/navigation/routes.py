"""``info/user/navigationmenu`` and ``info/user/navigationrights`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import EXCLUDE, Schema, fields

from mock_upstream.areas.navigation.rules import default_area, menu_items, page_rights
from mock_upstream.bearer import caller
from mock_upstream.store.clients import client_of
from mock_upstream.store.database import database
from mock_upstream.store.trustees import pages_shown_to

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

navigation = Blueprint("navigation", __name__, url_prefix="/IDMProv/rest/access/info/user")


class _PageKey(Schema):
    class Meta:
        unknown = EXCLUDE

    key = fields.String(required=True)


class _PagesBody(Schema):
    class Meta:
        unknown = EXCLUDE

    nav_page_rights = fields.List(fields.Nested(_PageKey), data_key="navPageRights", load_default=list)


@navigation.post("/navigationmenu")
def show_menu() -> ResponseReturnValue:
    """Give the menu of the caller."""
    with database().read() as session:
        return {"menuItems": menu_items(pages_shown_to(session, caller(), client_of(session, caller())), _keys())}


@navigation.post("/navigationrights")
def show_rights() -> ResponseReturnValue:
    """Give the rights of the caller for the pages asked about."""
    with database().read() as session:
        shown = pages_shown_to(session, caller(), client_of(session, caller()))
        return {"navPageRights": page_rights(shown, _keys()), **default_area(shown)}


def _keys() -> list[str]:
    body: dict[str, Any] = _PagesBody().load(request.get_json())
    return [page["key"] for page in body["nav_page_rights"]]
