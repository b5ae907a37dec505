"""The groups of settings: kinds, ranges and defaults."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.settings import SettingsGroup
from mock_upstream.store.database import database
from mock_upstream.store.email_templates import EmailTemplate, template_dn

SCHEDULED, IMMEDIATE = "scheduled", "immediate"
_AT_LEAST_ONE = validate.Range(min=1)
_NINETY_DAYS = 90 * 24 * 60
_PORT = validate.Range(min=1, max=65535)
_PORT_TEXT = validate.Regexp(r"\d{0,5}\Z")


def _known_template(dn: str) -> None:
    with database().read() as session:
        if dn and session.get(EmailTemplate, dn) is None:
            raise ValidationError("There is no such template.")


def _template(name: str) -> fields.String:
    return fields.String(load_default=template_dn(name), validate=_known_template)


def _text(default: str = "") -> fields.String:
    return fields.String(load_default=default)


def _secret() -> fields.String:
    return fields.String(load_default="", load_only=True)


def _switch(*, on: bool = False) -> fields.Boolean:
    return fields.Boolean(load_default=on)


def _days(default: int) -> fields.Integer:
    return fields.Integer(load_default=default, validate=_AT_LEAST_ONE)


def _minutes(default: int) -> fields.Integer:
    return fields.Integer(load_default=default, validate=validate.Range(min=0))


class _Ig(Given):
    host = _text()
    adminUserName = _text()
    adminPassword = _secret()
    showIgApprovals = _switch()
    showIgRequestCatalog = _switch()

    @validates_schema
    def _need_a_host(self, data: dict[str, Any], **_: Any) -> None:
        if (data["showIgApprovals"] or data["showIgRequestCatalog"]) and not data["host"].strip():
            raise ValidationError("Nothing can be shown of a service without a host.", "host")


class _Delegation(Given):
    allRequests = _switch(on=True)
    delegateNotfTemplate = _template("Delegate Assignment Notification")
    delegationRetentionTime = _minutes(_NINETY_DAYS)
    availabilityNotfTemplate = _template("Availability Notification")
    availabilityRetentionTime = _minutes(_NINETY_DAYS)


class _Proxy(Given):
    proxyNotfTemplate = _template("Proxy Assignment Notification")
    proxyRetentionTime = _minutes(_NINETY_DAYS)


class _Cleanup(Given):
    cleanUpSeviceActivationInteval = fields.Integer(load_default=1440, validate=_AT_LEAST_ONE)
    syncServiceActivationInterval = fields.Integer(load_default=60, validate=_AT_LEAST_ONE)
    cleanupChoice = fields.String(load_default=SCHEDULED, validate=validate.OneOf([SCHEDULED, IMMEDIATE]))


class _Phrase(Given):
    locale = fields.String(required=True)
    value = fields.String(required=True)


class _Label(Given):
    key = fields.String(required=True)
    value = fields.String()


def _phrase(word: str) -> fields.List[Any]:
    return fields.List(fields.Nested(_Phrase), load_default=lambda: [{"locale": "en", "value": word}])


class _EmailApproval(Given):
    emailApprovalTurnOn = _switch()
    serverType = fields.String(load_default="IMAP", validate=validate.OneOf(["IMAP", "POP3"]))
    host = _text()
    email = _text()
    password = _secret()
    folder = _text("INBOX")
    sslEnabled = _switch(on=True)
    requireAuthentication = _switch(on=True)
    useDefaultPort = _switch(on=True)
    port = fields.Integer(load_default=993, validate=_PORT)
    pollingInterval = fields.Integer(load_default=60, validate=_AT_LEAST_ONE)
    approvePhrase = _phrase("Approve")
    denyPhrase = _phrase("Deny")
    cleanupTimeInDays = _days(30)
    successMailTemplate = _template("Email Based Approval Success")
    failureMailTemplate = _template("Email Based Approval Failure")
    tokenExpirationTime = _days(7)
    emailContentOption = fields.Integer(load_default=0)
    replyEmail = _text()
    isProxyEnabled = _switch()
    proxyHost = _text()
    proxyPort = fields.Integer(load_default=8080, validate=_PORT)
    isProxyAuthRequired = _switch()
    proxyUser = _text()
    proxyPassword = _secret()
    notifyHost = _text("identity.aldermoor.example")
    notifyPort = fields.String(load_default="8080", validate=_PORT_TEXT)
    notifySecurePort = fields.String(load_default="8443", validate=_PORT_TEXT)
    notifyProtocol = _text("http")
    notifySecureProtocol = _text("https")
    notifyDefaultFromAddress = _text("identity@aldermoor.example")
    notifySmtpHost = _text("mail.aldermoor.example")
    notifyAuthRequired = _switch()
    notifyAuthUser = _text()
    notifyAuthPassword = _secret()
    notifySmtpTls = _switch(on=True)
    notifyImageUrl = _text()
    notifySignature = _switch()
    notifySignPath = _text()
    notifySignPassword = _secret()
    notifySignKeyAlias = _text()
    notifySignKeyPassword = _secret()
    fieldLabels = fields.List(fields.Nested(_Label), load_default=list)

    @validates_schema
    def _need_a_mailbox(self, data: dict[str, Any], **_: Any) -> None:
        missing = [name for name in ("host", "email", "replyEmail") if not data[name].strip()]
        if data["emailApprovalTurnOn"] and missing:
            raise ValidationError({name: ["Approvals cannot come without it."] for name in missing})
        if data["isProxyEnabled"] and not data["proxyHost"].strip():
            raise ValidationError("A proxy has a host.", "proxyHost")


IG = SettingsGroup("administration/ig", _Ig)
DELEGATION = SettingsGroup("administration/delegation", _Delegation)
EMAIL_APPROVAL = SettingsGroup("administration/emailApproval", _EmailApproval)
PROXY = SettingsGroup("proxy/configuration", _Proxy)
CLEANUP = SettingsGroup("proxy/cleanup", _Cleanup)
