"""The parameters and bodies of the logging calls."""

from __future__ import annotations

import re

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.listing import ListQuery
from mock_upstream.nodes.settings import SettingsGroup
from mock_upstream.store.loggers import LEVELS

_WINDOWS = r'[A-Za-z]:\\(?:[^<>:"/\\|?*\x00-\x1f]+\\)*[^<>:"/\\|?*\x00-\x1f]*'
_UNIX = r"/(?:[^/\x00]+/)*[^/\x00]*"
_PATH = validate.Regexp(re.compile(rf"(?:{_WINDOWS}|{_UNIX})?\Z"))
_LEVEL = validate.OneOf(LEVELS)


class _Cef(Given):
    destinationHost = fields.String(load_default="")
    destinationPort = fields.Integer(load_default=1468, validate=validate.Range(min=1, max=65535))
    protocol = fields.String(load_default="TCP", validate=validate.OneOf(["TCP", "UDP"]))
    useTLS = fields.Boolean(load_default=False)
    keyStorePath = fields.String(load_default="", validate=_PATH)
    keyStorePWD = fields.String(load_default="", load_only=True)
    intermediateStoragePath = fields.String(load_default="/var/opt/idm/audit", validate=_PATH)


class _Switches(Given):
    enableCEF = fields.Boolean(load_default=False)
    persist = fields.Boolean(load_default=True)


CEF = SettingsGroup("logging/cef", _Cef)
SWITCHES = SettingsGroup("logging/switches", _Switches)


class PackagesQuery(ListQuery):
    """Parameters of the list of packages that are not configured."""

    size = fields.Integer(data_key="pageSize", load_default=10)
    sort_by = fields.String(data_key="sortBy", load_default="packageName")


class LevelsQuery(PackagesQuery):
    """Parameters of the list of packages that are configured, and which parts of the answer are wanted."""

    sort_by = fields.String(data_key="sortBy", load_default="logName")
    levels = fields.Boolean(data_key="fetchLogConfigs", load_default=True)
    audit = fields.Boolean(data_key="fetchAuditConfigs", load_default=True)


class _Package(Given):
    name = fields.String(
        data_key="packageName", required=True, validate=validate.Regexp(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*\Z")
    )


class _Level(Given):
    package = fields.Nested(_Package, data_key="packageConfigured", required=True)
    level = fields.Integer(data_key="logLevel", validate=_LEVEL)
    additivity = fields.Boolean(data_key="logAdditivity")


class LevelsBody(Given):
    """Levels of packages, or one for all of them."""

    levels = fields.List(fields.Nested(_Level), data_key="logConfigurations", load_default=list)
    all_levels = fields.Boolean(data_key="changeAllLogs", load_default=False)
    global_level = fields.Integer(data_key="globalLogLevel", validate=_LEVEL)
    persist = fields.Boolean()
