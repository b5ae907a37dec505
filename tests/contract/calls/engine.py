"""Calls about the engine: logs, workflow engine, driver, settings of the catalogue."""

from bff.catalogue import driver_state, loggers, role_settings, workflow_engines
from tests.contract.calls.call import Call

_PAGE = {"q": "*", "nextIndex": "1", "pageSize": "10", "sortOrder": "asc"}


def calls(own_dn: str) -> list[Call]:
    """Reads everything, and sets it to its defaults."""
    package = {"packageConfigured": {"packageName": "com.novell.idm.nrf"}, "logLevel": 3, "logAdditivity": True}
    further = {"packageConfigured": {"packageName": "org.example.contract"}, "logLevel": 4}
    return [
        Call(loggers.LIST_LEVELS, {**_PAGE, "sortBy": "logName"}),
        Call(loggers.LIST_PACKAGES, {**_PAGE, "sortBy": "packageName"}),
        Call(loggers.CHANGE_LEVELS, body={"logConfigurations": [package], "persist": True}),
        Call(loggers.KEEP_AUDIT, body={"cefConfigs": {"destinationHost": "log.example"}}),
        Call(loggers.KEEP_AUDIT, body={"enableCEF": True}),
        Call(loggers.BUILD_EVENT_MAP),
        Call(loggers.KEEP_AUDIT, body={"enableCEF": False}),
        Call(workflow_engines.READ_ENGINE),
        Call(workflow_engines.SET_ENGINE_STATE, body={"engineStatus": 0}),
        Call(workflow_engines.READ_ENGINE_SETTINGS),
        Call(workflow_engines.KEEP_ENGINE_SETTINGS, body={"maxPoolSize": 20}),
        Call(workflow_engines.READ_MIGRATION),
        Call(driver_state.LIST_DIRXML_DRIVERS),
        Call(driver_state.READ_DRIVER_STATUS),
        Call(driver_state.RESYNC_IDENTITY, body={"dn": own_dn}),
        Call(role_settings.READ_ROLE_SETTINGS),
        Call(role_settings.KEEP_ROLE_SETTINGS, body={"roleAssignmentGracePeriod": 0}),
        Call(role_settings.KEEP_SOD_SETTINGS, body={"sodQuorum": "60%"}),
        Call(role_settings.KEEP_ENTITLEMENT_QUERY, body={"queryTimeout": 10}),
        Call(loggers.ADD_LEVELS, body={"logConfigurations": [further]}),
        Call(workflow_engines.START_MIGRATION),
    ]
