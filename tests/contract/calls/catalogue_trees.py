"""Calls about the categories and containers that the catalogue is sorted into."""

from bff.catalogue import categories, containers
from tests.contract.calls.call import PAGE, Call


def calls(_own_dn: str) -> list[Call]:
    """Read all of them."""
    return [
        *(Call(operation, {**PAGE, "sortBy": "name"}) for operation in categories.OPERATIONS),
        Call(containers.READ_ROLE_ROOT),
        Call(containers.READ_RESOURCE_ROOT),
        Call(containers.READ_DEFINITION_ROOT),
        Call(containers.LIST_SUB_CONTAINERS, body={"level": 10}),
    ]
