"""Calls about violations, the cart, approving workflows and the index of permissions."""

from bff.catalogue import cart, request_definitions, roles, sods, violations
from tests.contract.calls.call import PAGE, Call, Earlier


def calls(own_dn: str) -> list[Call]:
    """Puts a role into the user's cart, and takes it out again."""
    role = Earlier(roles.LIST_ROLES, ("roles", 0, "id"))
    item = {"itemDn": role, "itemType": "role", "itemAssignees": [{"assignedToDn": own_dn, "subtype": "user"}]}
    kept = {"cartAction": "assign", "cartItems": [item]}
    told = {"operation": "modify", "permId": role, "permType": "role"}
    return [
        Call(violations.LIST_VIOLATIONS, {"sodDn": Earlier(sods.LIST_SODS, ("sods", 0, "id"))}),
        Call(violations.LIST_VIOLATIONS_OF_USER, {"userDn": own_dn}),
        Call(cart.ADD_TO_CART, body=kept),
        Call(cart.SHOW_CART, {"cartAction": "assign"}),
        Call(cart.REMOVE_ASSIGNEES, body=kept),
        Call(cart.REMOVE_FROM_CART, body=kept),
        Call(cart.EMPTY_CART, body={"cartAction": "assign"}),
        Call(request_definitions.LIST_DEFINITIONS, {**PAGE, "sortBy": "name", "processType": "Role Approval"}),
        Call(request_definitions.TELL_CHANGES, body={"permIndexChanges": [told]}),
    ]
