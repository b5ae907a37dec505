"""A cart in wire shape."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import names_of
from mock_upstream.store.cart import CartEntry
from mock_upstream.store.requestable import things_of

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


def cart_node(session: Session, owner_dn: str, action: str, language: str) -> dict[str, Any]:
    """CartNode; ``totalCount`` counts the items."""
    mine = select(CartEntry).where(CartEntry.owner_dn == owner_dn, CartEntry.action == action)
    entries = list(session.scalars(mine.order_by(CartEntry.position)))
    first = {entry.item_dn: entry.position for entry in reversed(entries)}
    entries.sort(key=lambda entry: (first[entry.item_dn], entry.position))
    people = names_of(session, (entry.holder_dn for entry in entries))
    things = things_of(session, ("role", "resource"), list(first))
    names = {thing.dn: in_language(thing.names, language) for thing in things}
    items = [
        {
            "itemDn": dn,
            "itemType": there[0].item_type,
            "itemFullname": names.get(dn, ""),
            "itemAssignees": [_assignee(entry, people) for entry in there],
        }
        for dn, there in ((dn, list(found)) for dn, found in groupby(entries, lambda entry: entry.item_dn))
    ]
    return {"cartOwner": owner_dn, "cartAction": action, "totalCount": len(items), "cartItems": items}


def _assignee(entry: CartEntry, people: dict[str, str]) -> dict[str, str]:
    return {
        "instanceId": entry.instance_id,
        "subtype": entry.holder_type,
        "assignedToDn": entry.holder_dn,
        "assigneeFullName": people[entry.holder_dn],
        "comment": entry.comment,
        "sodJustification": entry.sod_justification,
    }
