"""The answer that the console loads at startup (SPEC 7 "Startup"); values from the upstream keep its spelling."""

from marshmallow import Schema, fields

from bff.catalogue.attributes import PersonNode
from bff.catalogue.display import GeneralDispSettingNode
from bff.catalogue.locales import SupportedLocaleNode
from bff.catalogue.navigation import MenuItem
from bff.catalogue.notifications import NotificationServiceNode
from bff.catalogue.operation import Operation
from bff.catalogue.rights import LoggedInUser


class NavigationRights(Schema):
    """Right to each page by page key; a page that is not listed is allowed (SPEC 6 "Roles and permissions")."""

    pages = fields.Dict(keys=fields.String(), values=fields.Boolean(), required=True)
    areaDefault = fields.String(required=True)
    areaDefaultDisplayName = fields.String(required=True)


class Locales(Schema):
    """The languages of the installation, its default language and the user's language."""

    supported = fields.List(fields.Nested(SupportedLocaleNode), required=True)
    default = fields.String(required=True)
    user = fields.String(required=True)


class Context(Schema):
    """The members of the application context that a browser needs."""

    contextPath = fields.String(required=True)
    sessionTimeOut = fields.Integer(required=True, metadata={"description": "Seconds"})
    extendSession = fields.String()
    applicationDomain = fields.String(required=True)
    searchWithRequesterCN = fields.Boolean(required=True)
    provisioningRoot = fields.String(required=True)


class ClientConfig(Schema):
    """SPEC 3 "Client settings": sections of settings by key."""

    access = fields.Dict(required=True)
    branding = fields.Dict(required=True)
    customization = fields.Dict(required=True)
    helpdesk = fields.Dict(required=True)
    dashboardAccess = fields.Dict(required=True)


class Client(Schema):
    """The client whose settings apply to the user."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    config = fields.Nested(ClientConfig, required=True)


class Addresses(Schema):
    """Addresses outside this console; empty when the operator has not configured them."""

    olderDashboard = fields.String(required=True)
    productInformation = fields.String(required=True)
    passwordChange = fields.String(
        required=True, metadata={"description": "Address of the page in a frame that changes the password"}
    )
    formScripts = fields.List(
        fields.String(), required=True, metadata={"description": "Origins from which forms may load scripts"}
    )


class IdentityGovernance(Schema):
    """Where identity governance is, and what of it people are led to; its account stays here."""

    host = fields.String(required=True)
    showIgApprovals = fields.Boolean(required=True)
    showIgRequestCatalog = fields.Boolean(required=True)


class Bootstrap(Schema):
    """
    Everything that the console needs to start.

    ``notifications`` is null when the notification service does not answer; the console then shows no bell. When
    ``rightsLoaded`` is false, the user rights or the page rights failed to load and are empty.
    ``identityGovernance`` is null where no web address of it is known.

    Source:
        docs/assumptions.md A-10.
    """

    user = fields.Nested(PersonNode, required=True)
    rights = fields.Nested(LoggedInUser, required=True)
    rightsLoaded = fields.Boolean(required=True)
    navigationRights = fields.Nested(NavigationRights, required=True)
    menu = fields.List(fields.Nested(MenuItem), required=True)
    locales = fields.Nested(Locales, required=True)
    context = fields.Nested(Context, required=True)
    displaySettings = fields.Nested(GeneralDispSettingNode, required=True)
    client = fields.Nested(Client, required=True)
    proxyFor = fields.Boolean(required=True)
    notifications = fields.Nested(NotificationServiceNode, required=True, allow_none=True)
    version = fields.String(required=True)
    identityGovernance = fields.Nested(IdentityGovernance, required=True, allow_none=True)
    addresses = fields.Nested(Addresses, required=True)


OPERATIONS = (
    Operation(
        method="GET",
        path="/bff/bootstrap",
        summary="Read the data for the start of the user interface",
        reply=Bootstrap,
    ),
)
