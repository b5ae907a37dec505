"""Settings of the installation: identity governance, reconciliation, delegation, proxies and their cleanup."""

from marshmallow import fields, validate

from bff.catalogue.operation import Operation, ReplySchema

_AT_LEAST_ONE = validate.Range(min=1)
_AT_LEAST_ZERO = validate.Range(min=0)


class IgConfigurationNode(ReplySchema):
    """Settings of the identity governance service, for requests and approvals; passwords are never returned."""

    host = fields.String(metadata={"example": "https://ig.example.com:8443"})
    adminUserName = fields.String()
    adminPassword = fields.String()
    showIgApprovals = fields.Boolean()
    showIgRequestCatalog = fields.Boolean()


class CprsConfigNode(ReplySchema):
    """Permission reconciliation: the on/off switch, days to keep finished requests, minutes between two polls."""

    enableCprs = fields.Boolean(metadata={"example": True})
    cleanupTimeInDays = fields.Integer(validate=_AT_LEAST_ONE, metadata={"example": 30})
    pollingInterval = fields.Integer(validate=_AT_LEAST_ONE)


class DelegationAdminConfigNode(ReplySchema):
    """What can be delegated, the email templates that notify people, and minutes to keep what has expired."""

    allRequests = fields.Boolean(metadata={"description": "Whether one delegation may cover all requests"})
    delegateNotfTemplate = fields.String(metadata={"description": "DN of an email template"})
    delegationRetentionTime = fields.Integer(validate=_AT_LEAST_ZERO, metadata={"example": 30})
    availabilityNotfTemplate = fields.String(metadata={"description": "DN of an email template"})
    availabilityRetentionTime = fields.Integer(validate=_AT_LEAST_ZERO)


class ProxyConfigNode(ReplySchema):
    """The email template that notifies people of a proxy, and minutes to keep an expired proxy assignment."""

    proxyNotfTemplate = fields.String(metadata={"description": "DN of an email template"})
    proxyRetentionTime = fields.Integer(validate=_AT_LEAST_ZERO, metadata={"example": 30})


class ProxyDelSettingsNode(ReplySchema):
    """Services that delete expired assignments and synchronize new ones; dates are milliseconds since 1970."""

    cleanUpSeviceActivationInteval = fields.Integer(
        validate=_AT_LEAST_ONE, metadata={"description": "Minutes between two cleanups"}
    )
    syncServiceActivationInterval = fields.Integer(
        validate=_AT_LEAST_ONE, metadata={"description": "Minutes between two synchronizations"}
    )
    lastCleanUpDate = fields.Integer()
    scheduledCleanUpDate = fields.Integer()
    cleanupChoice = fields.String(metadata={"example": "scheduled"})


_ADMINISTRATION = "/rest/access/administration"
_PROXY = "/rest/admin/proxy"

READ_IG = Operation(
    method="GET",
    path=f"{_ADMINISTRATION}/igConfig",
    summary="Read the settings of Identity Governance",
    reply=IgConfigurationNode,
)
KEEP_IG = Operation(
    method="POST",
    path=f"{_ADMINISTRATION}/igConfig",
    summary="Change the settings of Identity Governance",
    body=IgConfigurationNode,
    reply=IgConfigurationNode,
)
READ_CPRS = Operation(
    method="GET",
    path=f"{_ADMINISTRATION}/cprsConfig",
    summary="Read the settings of permission reconciliation",
    reply=CprsConfigNode,
)
KEEP_CPRS = Operation(
    method="POST",
    path=f"{_ADMINISTRATION}/cprsConfig",
    summary="Change the settings of permission reconciliation",
    body=CprsConfigNode,
    reply=CprsConfigNode,
)
READ_DELEGATION = Operation(
    method="GET",
    path=f"{_ADMINISTRATION}/delegation",
    summary="Read the settings of delegation and availability",
    reply=DelegationAdminConfigNode,
)
KEEP_DELEGATION = Operation(
    method="POST",
    path=f"{_ADMINISTRATION}/delegation",
    summary="Change the settings of delegation and availability",
    body=DelegationAdminConfigNode,
    reply=DelegationAdminConfigNode,
)
READ_PROXY = Operation(
    method="GET", path=f"{_PROXY}/configuration", summary="Read the settings of proxies", reply=ProxyConfigNode
)
KEEP_PROXY = Operation(
    method="POST",
    path=f"{_PROXY}/configuration",
    summary="Change the settings of proxies",
    body=ProxyConfigNode,
    reply=ProxyConfigNode,
)
READ_CLEANUP = Operation(
    method="GET",
    path=f"{_PROXY}/service/settings",
    summary="Read the settings of the cleanup of delegations and proxies",
    reply=ProxyDelSettingsNode,
)
KEEP_CLEANUP = Operation(
    method="POST",
    path=f"{_PROXY}/service/settings",
    summary="Change the settings of the cleanup of delegations and proxies, or clean up now",
    body=ProxyDelSettingsNode,
    reply=ProxyDelSettingsNode,
)

OPERATIONS = (
    READ_IG,
    KEEP_IG,
    READ_CPRS,
    KEEP_CPRS,
    READ_DELEGATION,
    KEEP_DELEGATION,
    READ_PROXY,
    KEEP_PROXY,
    READ_CLEANUP,
    KEEP_CLEANUP,
)
