"""Calls about groups."""

from bff.catalogue import groups
from tests.contract.calls.call import PAGE, Call

_GROUP = "cn=Contract group,ou=groups,o=data"


def calls(own_dn: str) -> list[Call]:
    """A group with one member is made, changed and deleted."""
    new = {"name": "Contract group", "container": "ou=groups,o=data", "members": [own_dn]}
    return [
        Call(groups.CREATE_GROUP, body=new),
        Call(groups.LIST_GROUPS, {**PAGE, "searchCount": "true", "sortBy": "name"}),
        Call(groups.LIST_GROUP_MEMBERS, PAGE, body={"dn": _GROUP}),
        Call(groups.READ_MEMBERSHIPS, {"userDn": own_dn}),
        Call(groups.CHANGE_GROUP, body={"dn": _GROUP, "description": "Changed"}),
        Call(groups.DELETE_GROUP, body={"dn": _GROUP}),
    ]
