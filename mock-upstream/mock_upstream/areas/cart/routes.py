"""``queue/entry*`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import delete, func, select

from mock_upstream.admission import require_page
from mock_upstream.areas.cart.cart_node import cart_node
from mock_upstream.areas.cart.requests import AssigneesBody, CartBody, CartQuery, ItemsBody
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.people import require_known
from mock_upstream.store.cart import CartEntry
from mock_upstream.store.database import database
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

cart = Blueprint("cart", __name__, url_prefix="/IDMProv/rest/access/queue/entry")

_TABLES: dict[str, type[Role | Resource]] = {"role": Role, "resource": Resource}


@cart.before_request
def _let_in() -> None:
    require_page("permissions", "requests")


@cart.get("")
def show_cart() -> ResponseReturnValue:
    """Give one of the caller's carts, its items in the order in which they came."""
    asked: dict[str, str] = CartQuery().load(request.args)
    with database().read() as session:
        return cart_node(session, _owner(asked), asked["action"], caller().locale)


@cart.post("/items")
def add_items() -> ResponseReturnValue:
    """Add items to a cart, each with its recipients; existing items keep their position."""
    given = _given(ItemsBody())
    with database().write() as session:
        _require_things(session, given)
        for item in given["items"]:
            for assignee in item["assignees"] or [{"dn": caller().dn, "kind": "user", **_NOTHING}]:
                session.merge(_entry(session, given["action"], item, assignee))
                session.flush()
        return _kept(session, given)


@cart.delete("/items")
def remove_items() -> ResponseReturnValue:
    """Take items out of a cart."""
    given = _given(ItemsBody())
    with database().write() as session:
        _remove(session, given, CartEntry.item_dn.in_([item["dn"] for item in given["items"]]))
        return _kept(session, given)


@cart.delete("/item/assignees")
def remove_assignees() -> ResponseReturnValue:
    """Take people out of items of a cart; an item without people is gone."""
    given = _given(AssigneesBody())
    with database().write() as session:
        for item in given["items"]:
            dns = [assignee["dn"] for assignee in item["assignees"]]
            _remove(session, given, (CartEntry.item_dn == item["dn"]) & CartEntry.holder_dn.in_(dns))
        return _kept(session, given)


@cart.delete("")
def empty_cart() -> ResponseReturnValue:
    """Take everything out of a cart."""
    given = _given(CartBody())
    with database().write() as session:
        _remove(session, given, CartEntry.owner_dn == caller().dn)
        return _kept(session, given)


_NOTHING = {"instance_id": "", "comment": "", "sod_justification": ""}


def _given(body: CartBody) -> dict[str, Any]:
    given: dict[str, Any] = body.load(request.get_json())
    _owner(given)
    return given


def _owner(asked: dict[str, Any]) -> str:
    """DN of the caller; the cart of another person is neither shown nor changed."""
    if asked["owner_dn"] not in ("", caller().dn):
        raise FaultError("SecurityException", "This is somebody else's cart.")
    return caller().dn


def _require_things(session: Session, given: dict[str, Any]) -> None:
    for kind, table in _TABLES.items():
        require_known(session, table.dn, [item["dn"] for item in given["items"] if item["kind"] == kind])


def _entry(session: Session, action: str, item: dict[str, Any], assignee: dict[str, Any]) -> CartEntry:
    kept = session.get(CartEntry, (caller().dn, action, item["dn"], assignee["dn"], assignee["instance_id"]))
    return CartEntry(
        owner_dn=caller().dn,
        action=action,
        item_dn=item["dn"],
        item_type=item["kind"],
        holder_dn=assignee["dn"],
        holder_type=assignee["kind"],
        instance_id=assignee["instance_id"],
        comment=assignee["comment"],
        sod_justification=assignee["sod_justification"],
        position=kept.position if kept else _last_position(session) + 1,
    )


def _last_position(session: Session) -> int:
    return session.scalar(select(func.max(CartEntry.position)).where(CartEntry.owner_dn == caller().dn)) or 0


def _remove(session: Session, given: dict[str, Any], which: ColumnElement[bool]) -> None:
    mine = (CartEntry.owner_dn == caller().dn) & (CartEntry.action == given["action"])
    session.execute(delete(CartEntry).where(mine, which))


def _kept(session: Session, given: dict[str, Any]) -> dict[str, Any]:
    session.flush()
    return cart_node(session, caller().dn, given["action"], caller().locale)
