"""Logging: the level of each package, and the target of audit events."""

from marshmallow import fields, validate

from bff.catalogue.file_path import file_path
from bff.catalogue.listing import LARGEST_PAGE
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema

LEVELS = (1, 2, 3, 4, 5, 6)
"""In this order: fatal, error, warning, info, debug and trace."""
PROTOCOLS = ("TCP", "UDP")


def _level() -> fields.Integer:
    return fields.Integer(
        validate=validate.OneOf(LEVELS), metadata={"description": "Level from 1 (fatal) to 6 (trace)"}
    )


class LogQuery(QuerySchema):
    """Selects one page of packages; the two flags ask for the audit settings and for the levels."""

    q = fields.String(metadata={"example": "*"})
    nextIndex = fields.Integer(validate=validate.Range(min=1))
    pageSize = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE))
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))
    sortBy = fields.String(metadata={"example": "logName"})
    fetchAuditConfigs = fields.Boolean()
    fetchLogConfigs = fields.Boolean()


class PackageNode(ReplySchema):
    """A package of the program; the log is named after it."""

    packageName = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "com.novell.idm"})
    packageDescription = fields.String()


class LogNode(ReplySchema):
    """The level of a package; with ``logAdditivity`` its messages also go to the logs of the packages above it."""

    packageConfigured = fields.Nested(PackageNode, required=True)
    logAdditivity = fields.Boolean()
    logLevel = _level()


class CefConfigNode(ReplySchema):
    """Target of audit events in the Common Event Format; the password is never returned."""

    destinationHost = fields.String()
    destinationPort = fields.Integer(validate=validate.Range(min=1, max=65535))
    protocol = fields.String(validate=validate.OneOf(PROTOCOLS))
    useTLS = fields.Boolean()
    keyStorePath = fields.String(validate=file_path)
    keyStorePWD = fields.String()
    intermediateStoragePath = fields.String(validate=file_path)


class LogConfigurationResponseNode(ReplySchema):
    """
    Log levels and audit settings; in a list, one page of levels.

    With ``persist`` the levels survive a restart. To change all levels, send ``changeAllLogs`` and ``globalLogLevel``.
    """

    logConfigurations = fields.List(fields.Nested(LogNode))
    nextIndex = fields.Integer()
    totalSize = fields.Integer()
    total = fields.Integer()
    enableCEF = fields.Boolean()
    cefConfigs = fields.Nested(CefConfigNode)
    persist = fields.Boolean(metadata={"example": True})
    changeAllLogs = fields.Boolean()
    globalLogLevel = _level()


class LevelsBody(BodySchema):
    """Packages to configure, each with its level."""

    logConfigurations = fields.List(fields.Nested(LogNode), required=True, validate=validate.Length(min=1))
    persist = fields.Boolean(metadata={"example": True})


class PackageResponseNode(ReplySchema):
    """One page of packages. ``nextIndex`` is 0 or less on the last page."""

    packages = fields.List(fields.Nested(PackageNode), required=True)
    nextIndex = fields.Integer()
    totalSize = fields.Integer()
    total = fields.Integer()


_LOGGING = "/rest/admin/logging"

LIST_LEVELS = Operation(
    method="GET",
    path=f"{_LOGGING}/list",
    summary="List log levels and the destinations of audit events",
    query=LogQuery,
    reply=LogConfigurationResponseNode,
)
LIST_PACKAGES = Operation(
    method="GET",
    path=f"{_LOGGING}/packages/list",
    summary="List packages that write logs",
    query=LogQuery,
    reply=PackageResponseNode,
)
ADD_LEVELS = Operation(
    method="POST",
    path=_LOGGING,
    summary="Set the log level of more packages",
    body=LevelsBody,
    reply=LogConfigurationResponseNode,
)
CHANGE_LEVELS = Operation(
    method="PUT",
    path=_LOGGING,
    summary="Change log levels",
    body=LogConfigurationResponseNode,
    reply=LogConfigurationResponseNode,
)
KEEP_AUDIT = Operation(
    method="POST",
    path=f"{_LOGGING}/auditConfig",
    summary="Change the destinations of audit events",
    body=LogConfigurationResponseNode,
    reply=LogConfigurationResponseNode,
)
BUILD_EVENT_MAP = Operation(
    method="PUT",
    path=f"{_LOGGING}/buildPDXLF",
    summary="Rebuild the map of audit events",
    reply=LogConfigurationResponseNode,
)

OPERATIONS = (LIST_LEVELS, LIST_PACKAGES, ADD_LEVELS, CHANGE_LEVELS, KEEP_AUDIT, BUILD_EVENT_MAP)
