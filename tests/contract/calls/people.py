"""Calls about data that people store for themselves."""

from bff.catalogue import locales, notifications, preferences
from tests.contract.calls.call import Call

_PAGE_SIZE = {"attribute": "contract.pageSize"}
_DASHBOARD = {"attribute": "contract"}


def calls(own_dn: str) -> list[Call]:
    """Keep and drop a preference and the own language."""
    return [
        Call(preferences.KEEP_PREFERENCE, _PAGE_SIZE, body={"columns": ["25"]}),
        Call(preferences.READ_PREFERENCE, _PAGE_SIZE),
        Call(preferences.DROP_PREFERENCE, _PAGE_SIZE),
        Call(preferences.KEEP_OWN_DASHBOARD, _DASHBOARD, body={"dashboardCustomizations": "[]"}),
        Call(preferences.READ_OWN_DASHBOARD, _DASHBOARD),
        Call(preferences.DROP_OWN_DASHBOARD, _DASHBOARD),
        Call(locales.LIST_LOCALES),
        Call(locales.READ_DEFAULT_LOCALE),
        Call(locales.READ_USER_LOCALE),
        Call(locales.KEEP_USER_LOCALE, body={"userDN": own_dn, "userPreferredLocales": ["en"]}),
        Call(notifications.READ_NOTIFICATIONS, {"client": "1"}),
        Call(notifications.COUNT_TASKS, {"limit": "200"}),
    ]
