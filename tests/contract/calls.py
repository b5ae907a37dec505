"""One good call of every operation in the catalogue."""

from dataclasses import dataclass, field
from typing import Any

from bff.catalogue import clients, context, display, locales, navigation, notifications, preferences, rights, users
from bff.catalogue.operation import Operation


@dataclass(frozen=True)
class Call:
    """An operation with what it needs."""

    operation: Operation
    query: dict[str, str] = field(default_factory=dict)
    at: dict[str, str] = field(default_factory=dict)
    body: Any = None


_PAGE_SIZE = {"attribute": "contract.pageSize"}
_PAGES = {"navPageRights": [{"key": "users"}, {"key": "role"}]}


def calls(own_dn: str) -> list[Call]:
    """
    Give the calls, in an order in which they work.

    Args:
        own_dn: Of the signed-in user, who reads and changes nothing but their own things.
    """
    page = {"q": "*", "nextIndex": "1", "size": "10", "sortOrder": "asc", "sortBy": "LastName", "clientId": "1"}
    return [
        Call(users.LIST_USERS, page),
        Call(users.SHOW_USER, {"userDn": own_dn, "clientId": "1"}),
        Call(users.SHOW_SIGNED_IN_USER, {"clientId": "1"}),
        Call(users.COUNT, {"users": "true", "clientId": "1"}),
        Call(preferences.KEEP_PREFERENCE, _PAGE_SIZE, body={"columns": ["25"]}),
        Call(preferences.READ_PREFERENCE, _PAGE_SIZE),
        Call(preferences.DROP_PREFERENCE, _PAGE_SIZE),
        Call(navigation.READ_NAVIGATION_RIGHTS, body=_PAGES),
        Call(navigation.READ_MENU, body={"navPageRights": []}),
        Call(rights.READ_RIGHTS),
        Call(rights.READ_REQUEST_RIGHTS),
        Call(locales.LIST_LOCALES),
        Call(locales.READ_DEFAULT_LOCALE),
        Call(locales.READ_USER_LOCALE),
        Call(locales.KEEP_USER_LOCALE, body={"userDN": own_dn, "userPreferredLocales": ["en"]}),
        Call(context.READ_CONTEXT),
        Call(context.READ_VERSION),
        Call(display.READ_GENERAL_DISPLAY),
        Call(notifications.READ_NOTIFICATIONS, {"client": "1"}),
        Call(notifications.COUNT_TASKS, {"limit": "200"}),
        Call(clients.READ_CLIENT, at={"id": "1"}),
    ]
