"""The cart: permissions that a person has collected to assign or revoke together."""

from marshmallow import fields, validate

from bff.catalogue.kinds import Name, OneOrMany
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.samples import PERSON

_ACTION = validate.OneOf(["assign", "revoke"])


class CartQuery(QuerySchema):
    """Selects the cart of assignments or the cart of revocations."""

    cartAction = fields.String(validate=_ACTION, metadata={"example": "assign"})
    cartOwner = fields.String(metadata={"description": "DN of the signed-in user"})


class CartAssigneeNode(ReplySchema):
    """A recipient: a person who is given the item or loses it."""

    assignedToDn = fields.String(required=True)
    assigneeFullName = fields.String()
    subtype = fields.String(metadata={"example": "user"})
    instanceId = fields.String()
    comment = fields.String()
    sodJustification = fields.String()


class CartItemNode(ReplySchema):
    """A role or resource in a cart."""

    itemDn = fields.String(required=True)
    itemType = fields.String(metadata={"example": "role"})
    itemFullname = fields.String()
    itemAssignees = fields.List(fields.Nested(CartAssigneeNode))


class CartNode(ReplySchema):
    """A cart; ``totalCount`` counts its items."""

    cartOwner = fields.String()
    cartAction = fields.String()
    totalCount = fields.Integer()
    cartItems = fields.List(fields.Nested(CartItemNode))


class CartAssignee(BodySchema):
    """A recipient: a person, group or container that is given the item or loses it."""

    assignedToDn = fields.String(required=True, validate=validate.Length(min=1))
    subtype = fields.String(validate=validate.OneOf(["user", "group", "container"]))
    instanceId = fields.String()
    comment = fields.String()
    sodJustification = fields.String()


class CartItem(BodySchema):
    """A role or resource; without ``itemAssignees`` it is for the signed-in user."""

    itemDn = fields.String(required=True, validate=validate.Length(min=1))
    itemType = fields.String(validate=validate.OneOf(["role", "resource"]))
    itemAssignees = fields.List(fields.Nested(CartAssignee))


class CartBody(BodySchema):
    """The items to put into a cart, or to take out of it."""

    cartAction = fields.String(validate=_ACTION, metadata={"example": "assign"})
    cartOwner = Name(metadata=PERSON)
    cartItems = OneOrMany(fields.Nested(CartItem))


_CART = "/rest/access/queue/entry"

SHOW_CART = Operation(method="GET", path=_CART, summary="Show a cart", query=CartQuery, reply=CartNode)
ADD_TO_CART = Operation(
    method="POST", path=f"{_CART}/items", summary="Add items to a cart", body=CartBody, reply=CartNode
)
REMOVE_FROM_CART = Operation(
    method="DELETE", path=f"{_CART}/items", summary="Remove items from a cart", body=CartBody, reply=CartNode
)
REMOVE_ASSIGNEES = Operation(
    method="DELETE",
    path=f"{_CART}/item/assignees",
    summary="Remove recipients from an item of a cart",
    body=CartBody,
    reply=CartNode,
)
EMPTY_CART = Operation(method="DELETE", path=_CART, summary="Empty a cart", body=CartBody, reply=CartNode)

OPERATIONS = (SHOW_CART, ADD_TO_CART, REMOVE_FROM_CART, REMOVE_ASSIGNEES, EMPTY_CART)
