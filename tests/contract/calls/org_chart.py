"""Calls about the org chart."""

from bff.catalogue import org_chart
from tests.contract.calls.call import PAGE, Call


def calls(own_dn: str) -> list[Call]:
    """Read it around the signed-in user."""
    page = {"nextIndex": "1", "size": "10", "clientId": "1"}
    below = {**page, "relationshipKeys": "user2users", "entityDN": own_dn, "entityDefKey": "user"}
    return [
        Call(org_chart.SHOW_PERSON, {"dn": own_dn, "clientId": "1"}),
        Call(org_chart.LIST_MANAGERS, {"dn": own_dn, "clientId": "1"}),
        Call(org_chart.SHOW_CHART, below),
        Call(org_chart.LIST_LEVEL_UP, {**page, "dn": own_dn, "relationshipkey": "user2users"}),
        Call(org_chart.LIST_TEAM_RELATIONSHIPS),
        Call(org_chart.LIST_RELATIONSHIPS, {**PAGE, "relationshipType": "orgchart", "sourceEntityKey": "user"}),
    ]
