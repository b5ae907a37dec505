"""Clients (sets of console settings): replies of the upstream, and the bodies that change the settings."""

import json
import re

from marshmallow import ValidationError, fields, validate

from bff.catalogue.attributes import AttributeValue
from bff.catalogue.images import image_file_name, small_image
from bff.catalogue.operation import BodySchema, ReplySchema

TRUSTEE_TYPES = ("user", "group", "role", "container")

COLOR = validate.Regexp(r"(?:#(?:[0-9a-fA-F]{3}){1,2})?\Z", error="Not a colour such as #19224A.")
WEB_ADDRESS = validate.Regexp(r"(?:https?://\S+)?\Z", re.IGNORECASE, error="Not an address that begins with https://.")
_MAIL_ADDRESS = validate.Email()
_LONGEST_MAIL_ADDRESS = validate.Length(max=254)
"""RFC 5321, 4.5.3.1.3 with erratum 1690. Without the limit, a check of one megabyte takes a tenth of a second."""


def settings_of_client(text: str) -> None:
    """Refuse a text that is not a JSON object."""
    try:
        config = json.loads(text)
    except (ValueError, RecursionError):
        raise ValidationError("Not JSON.") from None
    if not isinstance(config, dict):
        raise ValidationError("Not a JSON object.")


def mail_address(text: str) -> None:
    """Refuse a text that is not an email address; an empty text means no address."""
    if text:
        _LONGEST_MAIL_ADDRESS(text)
        _MAIL_ADDRESS(text)


class ClientNode(ReplySchema):
    """A client; ``config`` is a text that holds JSON (SPEC 3 "Client settings")."""

    id = fields.String(required=True, metadata={"example": "1"})
    name = fields.String(required=True)
    matchCondition = fields.String(
        metadata={"description": "LDAP filter (RFC 4515) over the user's attributes", "example": "(ou=Finance)"}
    )
    config = fields.String(required=True)
    isDefault = fields.Boolean()


class ClientsListNode(ReplySchema):
    """All clients."""

    clients = fields.List(fields.Nested(ClientNode), required=True)
    totalCount = fields.Integer()


class ClientChange(BodySchema):
    """The changes; fields that are not sent stay as they are."""

    name = fields.String(validate=validate.Length(min=1), metadata={"example": "Phones"})
    matchCondition = fields.String()
    config = fields.String(validate=settings_of_client)


class ClientCreation(ClientChange):
    """A new client; without ``config`` it gets the settings of a fresh installation."""

    name = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "Phones"})
    matchCondition = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "phone"})


class Setting(ReplySchema):
    """One setting; if it has several languages, ``value`` maps language to text (docs/assumptions.md A-3)."""

    key = fields.String(metadata={"example": "title"})
    sectionKey = fields.String(metadata={"example": "branding"})
    value = fields.Raw(metadata={"example": {"en": "Identity Manager"}})
    link = fields.String()
    name = fields.String(metadata={"description": "File name of an image"})
    attributeValues = fields.List(fields.Nested(AttributeValue))


def section() -> fields.Dict:
    """Build the field for a section: settings by key."""
    return fields.Dict(keys=fields.String(), values=fields.Nested(Setting), required=True)


class TextSetting(BodySchema):
    """A setting with one text. In the bodies of settings, the position of a setting gives its section and key."""

    value = fields.String()


class FlagSetting(BodySchema):
    """A setting that is true or false."""

    value = fields.Boolean()


class LocalizedSetting(BodySchema):
    """A setting with a text for each language."""

    value = fields.Dict(keys=fields.String(), values=fields.String())


class ColorSetting(BodySchema):
    """A setting with a color, ``#19224A`` or ``#fff``; empty means the standard color."""

    value = fields.String(validate=COLOR)


class LogoSetting(BodySchema):
    """The logo: an image, its file name, and the address that a click on it opens."""

    value = fields.String(validate=small_image)
    name = fields.String(validate=image_file_name)
    link = fields.String(validate=WEB_ADDRESS)


class FooterLink(BodySchema):
    """A link: label and address."""

    label = fields.String()
    link = fields.String(validate=WEB_ADDRESS)


class FooterLinkSetting(BodySchema):
    """A setting with a link for each language."""

    value = fields.Dict(keys=fields.String(), values=fields.Nested(FooterLink))


class MailSetting(BodySchema):
    """A setting with an email address; empty means no address."""

    value = fields.String(validate=mail_address)


class NumbersSetting(BodySchema):
    """A setting with telephone numbers."""

    attributeValues = fields.List(fields.Nested(AttributeValue))


class Trustee(BodySchema):
    """A user, group, role or container that may see a page."""

    dn = fields.String(required=True, validate=validate.Length(min=1))
    type = fields.String(required=True, validate=validate.OneOf(TRUSTEE_TYPES))


class TrusteesSetting(BodySchema):
    """The trustees of a page or tile; without trustees everybody who has the right to the page sees it."""

    value = fields.List(fields.Nested(Trustee))


class Branding(BodySchema):
    """SPEC 3 "Client settings", branding keys."""

    title = fields.Nested(LocalizedSetting)
    titleColor = fields.Nested(ColorSetting)
    barLeftColor = fields.Nested(ColorSetting)
    barRightColor = fields.Nested(ColorSetting)
    enableFooter = fields.Nested(FlagSetting)
    contactInfo = fields.Nested(LocalizedSetting)
    footerLink = fields.Nested(FooterLinkSetting)
    image = fields.Nested(LogoSetting)


class HelpDesk(BodySchema):
    """SPEC 3 "Client settings", help-desk keys."""

    showInfooter = fields.Nested(FlagSetting)
    showInMenu = fields.Nested(FlagSetting)
    helpdeskName = fields.Nested(TextSetting)
    emailAddress = fields.Nested(MailSetting)
    contactNumber = fields.Nested(NumbersSetting)
