"""Approval by email, and the templates of the emails that the installation sends."""

from marshmallow import fields, validate

from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.localized import AttributeLocaleInfo
from bff.catalogue.operation import Operation, QuerySchema, ReplySchema

SERVER_TYPES = ("IMAP", "POP3")
_AT_LEAST_ONE = validate.Range(min=1)
_PORT = validate.Range(min=1, max=65535)
_PORT_TEXT = validate.Regexp(r"\d{0,5}\Z", error="Not a port.")


class EmailBasedApprovalNode(ReplySchema):
    """
    Settings of approval by email (SPEC 3 "Client settings"); passwords are never returned.

    ``serverType`` to ``pollingInterval`` describe the mailbox, ``isProxyEnabled`` to ``proxyPassword`` the network
    proxy, and ``notify...`` the server that sends emails.
    """

    emailApprovalTurnOn = fields.Boolean(metadata={"example": True})
    serverType = fields.String(validate=validate.OneOf(SERVER_TYPES))
    host = fields.String(metadata={"example": "mail.example.com"})
    email = fields.String()
    password = fields.String()
    folder = fields.String()
    sslEnabled = fields.Boolean()
    requireAuthentication = fields.Boolean()
    useDefaultPort = fields.Boolean()
    port = fields.Integer(validate=_PORT)
    pollingInterval = fields.Integer(validate=_AT_LEAST_ONE, metadata={"description": "Seconds"})
    approvePhrase = fields.List(fields.Nested(AttributeLocaleInfo))
    denyPhrase = fields.List(fields.Nested(AttributeLocaleInfo))
    cleanupTimeInDays = fields.Integer(validate=_AT_LEAST_ONE)
    successMailTemplate = fields.String(metadata={"description": "DN of an email template"})
    failureMailTemplate = fields.String(metadata={"description": "DN of an email template"})
    tokenExpirationTime = fields.Integer(validate=_AT_LEAST_ONE, metadata={"description": "Days"})
    emailContentOption = fields.Integer()
    replyEmail = fields.String()
    isProxyEnabled = fields.Boolean()
    proxyHost = fields.String()
    proxyPort = fields.Integer(validate=_PORT)
    isProxyAuthRequired = fields.Boolean()
    proxyUser = fields.String()
    proxyPassword = fields.String()
    notifyHost = fields.String()
    notifyPort = fields.String(validate=_PORT_TEXT)
    notifySecurePort = fields.String(validate=_PORT_TEXT)
    notifyProtocol = fields.String()
    notifySecureProtocol = fields.String()
    notifyDefaultFromAddress = fields.String()
    notifySmtpHost = fields.String()
    notifyAuthRequired = fields.Boolean()
    notifyAuthUser = fields.String()
    notifyAuthPassword = fields.String()
    notifySmtpTls = fields.Boolean()
    notifyImageUrl = fields.String()
    notifySignature = fields.Boolean()
    notifySignPath = fields.String()
    notifySignPassword = fields.String()
    notifySignKeyAlias = fields.String()
    notifySignKeyPassword = fields.String()
    fieldLabels = fields.List(fields.Nested(JaxBMapNode))


class TemplateQuery(QuerySchema):
    """With ``size`` -1 all templates are returned."""

    q = fields.String()
    nextIndex = fields.Integer(validate=validate.Range(min=1))
    size = fields.Integer(validate=validate.Range(min=-1, max=300))


class EmailTemplateNode(ReplySchema):
    """An email template."""

    dn = fields.String(required=True)
    fullName = fields.String(required=True)


class EmailTemplateNodeList(ReplySchema):
    """One page of templates. ``nextIndex`` is 0 or less on the last page."""

    emailTemplates = fields.List(fields.Nested(EmailTemplateNode), required=True)
    arraySize = fields.Integer()
    nextIndex = fields.Integer()


_EMAIL_APPROVAL = "/rest/access/administration/emailApproval"

READ_EMAIL_APPROVAL = Operation(
    method="GET", path=_EMAIL_APPROVAL, summary="Read the settings of email approval", reply=EmailBasedApprovalNode
)
KEEP_EMAIL_APPROVAL = Operation(
    method="POST",
    path=_EMAIL_APPROVAL,
    summary="Change the settings of email approval",
    body=EmailBasedApprovalNode,
    reply=EmailBasedApprovalNode,
)
LIST_EMAIL_TEMPLATES = Operation(
    method="GET",
    path="/rest/access/info/email/templates",
    summary="List email templates",
    query=TemplateQuery,
    reply=EmailTemplateNodeList,
)

OPERATIONS = (READ_EMAIL_APPROVAL, KEEP_EMAIL_APPROVAL, LIST_EMAIL_TEMPLATES)
