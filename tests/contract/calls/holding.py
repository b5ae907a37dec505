"""Calls about assignments: those of the user, the holders of a permission, granting and revoking."""

from bff.catalogue import assignments, holders, resources, roles
from tests.contract.calls.call import PAGE, Call, Earlier


def calls(own_dn: str) -> list[Call]:
    """The first role and resource of the catalogue are given to the user and taken back."""
    page, person = {**PAGE, "sortBy": "name"}, {"dn": own_dn}
    role = Earlier(roles.LIST_ROLES, ("roles", 0, "id"))
    resource = Earlier(resources.LIST_RESOURCES, ("resources", 0, "id"))
    mine = Earlier(assignments.LIST_OWN_ASSIGNMENTS, ("assignments", 0, "id"))
    change = {"reason": "Contract", "assignments": [{"id": role, "assignmentToList": [{"assignedToDn": own_dn}]}]}
    of_resource = {"dn": resource, "recipientDn": own_dn, "description": "Contract"}
    of_roles = {**PAGE, "sortBy": "recipientFullName", "onlyDirectAssignments": "false"}
    return [
        Call(assignments.LIST_OWN_ASSIGNMENTS, page),
        Call(assignments.SEARCH_OWN_ASSIGNMENTS, {**page, "searchScope": "ROLE"}),
        Call(assignments.SHOW_OWN_ASSIGNMENT, body={"id": mine}),
        Call(assignments.LIST_ASSIGNMENTS_OF_USER, page, body=person),
        Call(assignments.SEARCH_ASSIGNMENTS_OF_USER, {**page, "userAssigned": "true"}, body=person),
        Call(assignments.LIST_ROLES_OF_USER, page, body=person),
        Call(assignments.LIST_RESOURCES_OF_USER, page, body=person),
        Call(assignments.LIST_IDENTITIES, {**PAGE, "permissionId": role, "permissionType": "role"}),
        Call(holders.GIVE_ROLES, body=change),
        Call(holders.LIST_HOLDERS_OF_ROLE, of_roles, body={"dn": role}),
        Call(holders.LIST_HOLDERS_OF_ROLE_OLDER, of_roles, body={"id": role}),
        Call(assignments.TAKE_AWAY, body=change),
        Call(assignments.GIVE_BACK, body=change),
        Call(holders.GIVE_RESOURCES, body=of_resource),
        Call(holders.LIST_HOLDERS_OF_RESOURCE, {**PAGE, "sortBy": "requestDate"}, body={"dn": resource}),
        Call(holders.TAKE_RESOURCES, body=of_resource),
    ]
