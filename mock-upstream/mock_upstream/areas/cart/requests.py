"""What the cart calls take."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given, Kept, OneOrMany
from mock_upstream.store.cart import ASSIGN, REVOKE

_ACTION = validate.OneOf([ASSIGN, REVOKE])


class CartQuery(Given):
    """Which cart; without an owner the caller's."""

    action = fields.String(data_key="cartAction", load_default=ASSIGN, validate=_ACTION)
    owner_dn = fields.String(data_key="cartOwner", load_default="")


class _Assignee(Given):
    instance_id = fields.String(data_key="instanceId", load_default="")
    kind = fields.String(
        data_key="subtype", load_default="user", validate=validate.OneOf(["user", "group", "container"])
    )
    dn = fields.String(data_key="assignedToDn", required=True, validate=validate.Length(min=1))
    comment = fields.String(load_default="")
    sod_justification = fields.String(data_key="sodJustification", load_default="")


class _Item(Given):
    dn = fields.String(data_key="itemDn", required=True, validate=validate.Length(min=1))
    kind = fields.String(data_key="itemType", load_default="role", validate=validate.OneOf(["role", "resource"]))
    assignees = fields.List(fields.Nested(_Assignee), data_key="itemAssignees", load_default=list)


class CartBody(Kept):
    """CartNode."""

    action = fields.String(data_key="cartAction", load_default=ASSIGN, validate=_ACTION)
    owner_dn = fields.String(data_key="cartOwner", load_default="")
    items = OneOrMany(fields.Nested(_Item), data_key="cartItems", load_default=list)
