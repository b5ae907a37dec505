"""The parameters and bodies of the cart calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given, Kept, OneOrMany
from mock_upstream.store.cart import ASSIGN, REVOKE

_ACTION = validate.OneOf([ASSIGN, REVOKE])
_NOT_EMPTY = validate.Length(min=1)


class CartQuery(Given):
    """Which cart; without an owner the caller's."""

    action = fields.String(data_key="cartAction", load_default=ASSIGN, validate=_ACTION)
    owner_dn = fields.String(data_key="cartOwner", load_default="")


class _Assignee(Given):
    instance_id = fields.String(data_key="instanceId", load_default="")
    kind = fields.String(
        data_key="subtype", load_default="user", validate=validate.OneOf(["user", "group", "container"])
    )
    dn = fields.String(data_key="assignedToDn", required=True, validate=_NOT_EMPTY)
    comment = fields.String(load_default="")
    sod_justification = fields.String(data_key="sodJustification", load_default="")


class _Item(Given):
    dn = fields.String(data_key="itemDn", required=True, validate=_NOT_EMPTY)
    kind = fields.String(data_key="itemType", load_default="role", validate=validate.OneOf(["role", "resource"]))
    assignees = fields.List(fields.Nested(_Assignee), data_key="itemAssignees", load_default=list)


class _ItemOfPeople(_Item):
    assignees = fields.List(fields.Nested(_Assignee), data_key="itemAssignees", required=True, validate=_NOT_EMPTY)


class CartBody(Kept):
    """CartNode, of which a call that empties the cart takes no items."""

    action = fields.String(data_key="cartAction", load_default=ASSIGN, validate=_ACTION)
    owner_dn = fields.String(data_key="cartOwner", load_default="")


class ItemsBody(CartBody):
    """CartNode with items."""

    items = OneOrMany(fields.Nested(_Item), data_key="cartItems", required=True, validate=_NOT_EMPTY)


class AssigneesBody(CartBody):
    """CartNode with items, each with people."""

    items = OneOrMany(fields.Nested(_ItemOfPeople), data_key="cartItems", required=True, validate=_NOT_EMPTY)
