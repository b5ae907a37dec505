"""Calls about requests: find permissions, request them, read the history, retract requests."""

from bff.catalogue import request_history, requests
from tests.contract.calls.call import PAGE, Call, Earlier


def calls(own_dn: str) -> list[Call]:
    """The user requests the first permission of the list, and retracts all own requests that can be retracted."""
    page = {**PAGE, "sortBy": "requestDate"}
    wanted = {"id": Earlier(requests.LIST_PERMISSIONS, ("permissions", 0, "id")), "entityType": "ROLE"}
    newest = Earlier(request_history.LIST_LATEST_REQUESTS, ("requests", 0, "id"))
    person, reason = {"dn": own_dn}, {"reason": "Contract"}
    return [
        Call(requests.LIST_PERMISSIONS, {"q": "*", "nextIndex": "1", "size": "10", "type": "ROLE"}),
        Call(requests.SHOW_PERMISSION, body=wanted),
        Call(requests.ASK_FOR_PERMISSION, body={**wanted, **reason}),
        Call(requests.ASK_FOR_PERMISSIONS, body={"reqPermissions": [wanted], **reason}),
        Call(requests.ASK_BY_FORM, body={"reqPermissions": [wanted], "data": [], **reason}),
        Call(request_history.LIST_LATEST_REQUESTS, {"nextIndex": "1", "size": "5"}),
        Call(request_history.LIST_OWN_REQUESTS, {**page, "status": "*", "type": "*", "action": "*"}),
        Call(request_history.LIST_REQUESTS_OF_USER, page, body=person),
        Call(request_history.LIST_HISTORY_FOR_USER, page, body=person),
        Call(request_history.LIST_REQUESTS_OF_MEMBER, page, body=person),
        Call(request_history.LIST_REQUESTS_OF_PERMISSION, {**page, "item": wanted["id"]}, body={}),
        Call(request_history.SHOW_REQUEST, {"includeSystemComments": "true"}, body={"id": newest}),
        Call(request_history.LIST_PROCESSES, {"correlationId": "contract"}),
        Call(request_history.RETRACT_REQUESTS, body={"requests": [{"id": newest}]}),
    ]
