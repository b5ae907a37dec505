"""Calls that the console makes for its frame: rights, menu, context."""

from bff.catalogue import context, display, navigation, rights
from tests.contract.calls.call import Call

_PAGES = {"navPageRights": [{"key": "users"}, {"key": "role"}]}


def calls(_own_dn: str) -> list[Call]:
    """Reads the data of the frame."""
    return [
        Call(navigation.READ_NAVIGATION_RIGHTS, body=_PAGES),
        Call(navigation.READ_MENU, body={"navPageRights": []}),
        Call(rights.READ_RIGHTS),
        Call(rights.READ_REQUEST_RIGHTS),
        Call(context.READ_CONTEXT),
        Call(context.READ_VERSION),
        Call(context.READ_FORMS_CONTEXT),
        Call(context.READ_PROPERTIES, body={"properties": [{"key": "com.netiq.idm.session-timeout"}]}),
        Call(display.READ_GENERAL_DISPLAY),
        Call(display.KEEP_GENERAL_DISPLAY, body={"defaultRowsPerPage": 10}),
        Call(display.READ_REQUEST_DISPLAY),
        Call(display.KEEP_REQUEST_DISPLAY, body={"requestListSort": "requestDate"}),
        Call(display.READ_TASK_DISPLAY),
        Call(display.KEEP_TASK_DISPLAY, body={"taskListSort": "createTime"}),
    ]
