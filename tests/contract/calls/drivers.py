"""Calls about drivers, entitlements and the code map."""

from bff.catalogue import drivers
from tests.contract.calls.call import PAGE, Call

_DRIVER = "cn=ERP Driver,cn=driverset1,o=system"
_ENTITLEMENT = f"cn=Profile,{_DRIVER}"
VIEW = "15e179ad400255e4863bfb62183df86a:PRD100"
_VALUES = {"query": "*", "pageSize": "5", "nextIndex": "1"}


def calls(_own_dn: str) -> list[Call]:
    """Reads a driver and everything below it, down to the values, and refreshes the code map."""
    of_driver = {"id": _DRIVER, "entitlements": [{"id": _ENTITLEMENT}], "viewID": VIEW}
    view = {"viewID": VIEW, "type": "APP_QUERY_PARAMS"}
    return [
        Call(drivers.LIST_DRIVERS, {**PAGE, "type": "4"}),
        Call(drivers.SHOW_DRIVER, {"cprsSupported": "true"}, body={"id": _DRIVER}),
        Call(drivers.SHOW_ENTITLEMENT, {"entilementDN": _ENTITLEMENT}),
        Call(drivers.LIST_VALUES, body={"id": _ENTITLEMENT}),
        Call(drivers.LIST_VALUES_BY_PAGE, _VALUES, body={"id": _ENTITLEMENT}),
        Call(drivers.LIST_DRIVER_VALUES, body=of_driver),
        Call(drivers.LIST_DRIVER_VALUES_BY_PAGE, _VALUES, body=of_driver),
        Call(drivers.LIST_VIEW_VALUES, body=view),
        Call(drivers.LIST_ENTITLEMENT_VALUES, body=view),
        Call(drivers.REFRESH_DRIVERS, body={"drivers": [{"id": _DRIVER}]}),
        Call(drivers.REFRESH_ENTITLEMENTS, body={"entitlements": [{"id": _ENTITLEMENT}]}),
        Call(drivers.LIST_USER_APPLICATIONS),
    ]
