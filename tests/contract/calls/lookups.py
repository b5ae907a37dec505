"""Calls that forms and pickers look something up with."""

from bff.catalogue import lookups
from tests.contract.calls.call import PAGE, Call
from tests.contract.calls.drivers import VIEW

_QUESTION = {"key": "usersByDepartment", "parameters": [{"key": "Department", "values": ["Finance"]}]}


def calls(_own_dn: str) -> list[Call]:
    """Reads lookups of the demonstration installation."""
    return [
        Call(lookups.READ_GLOBAL_VALUE, {"key": "company.name"}),
        Call(lookups.LIST_CODE_MAP_VALUES, {"q": "default", "size": "10"}, at={"id": VIEW}),
        Call(lookups.LIST_QUERIES),
        Call(lookups.ASK_QUERY, body=_QUESTION),
        Call(lookups.LIST_CATALOGUE_USERS, {**PAGE, "sortBy": "FirstName", "limit": "-1"}),
    ]
