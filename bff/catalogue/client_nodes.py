"""A client of the dashboard as the upstream writes it, and its settings as people write them."""

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
"""RFC 5321, 4.5.3.1.3 with erratum 1690; looking at a megabyte takes a tenth of a second."""


def settings_of_client(text: str) -> None:
    """Refuse what is not a JSON object in a text."""
    try:
        config = json.loads(text)
    except (ValueError, RecursionError):
        raise ValidationError("Not JSON.") from None
    if not isinstance(config, dict):
        raise ValidationError("Not a JSON object.")


def mail_address(text: str) -> None:
    """Refuse what is no e-mail address; an empty text means none."""
    if text:
        _LONGEST_MAIL_ADDRESS(text)
        _MAIL_ADDRESS(text)


class ClientNode(ReplySchema):
    """A client; ``config`` is JSON in a text (SPEC 3 "Client settings")."""

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
    """A new client; without ``config`` it has the settings of a fresh installation."""

    name = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "Phones"})
    matchCondition = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "phone"})


class Setting(ReplySchema):
    """One setting; of several languages ``value`` is an object of language to text (docs/assumptions.md A-3)."""

    key = fields.String(metadata={"example": "title"})
    sectionKey = fields.String(metadata={"example": "branding"})
    value = fields.Raw(metadata={"example": {"en": "Identity Manager"}})
    link = fields.String()
    name = fields.String(metadata={"description": "Of an image: its file name"})
    attributeValues = fields.List(fields.Nested(AttributeValue))


def section() -> fields.Dict:
    """Settings by key."""
    return fields.Dict(keys=fields.String(), values=fields.Nested(Setting), required=True)


class TextSetting(BodySchema):
    """One text. Here and below: ``key`` and ``sectionKey`` follow from where a setting stands."""

    value = fields.String()


class FlagSetting(BodySchema):
    """Yes or no."""

    value = fields.Boolean()


class LocalizedSetting(BodySchema):
    """A text for each language."""

    value = fields.Dict(keys=fields.String(), values=fields.String())


class ColorSetting(BodySchema):
    """``#19224A`` or ``#fff``; empty for the standard one."""

    value = fields.String(validate=COLOR)


class LogoSetting(BodySchema):
    """An image with its file name, and where it leads."""

    value = fields.String(validate=small_image)
    name = fields.String(validate=image_file_name)
    link = fields.String(validate=WEB_ADDRESS)


class FooterLink(BodySchema):
    """Text and address."""

    label = fields.String()
    link = fields.String(validate=WEB_ADDRESS)


class FooterLinkSetting(BodySchema):
    """A link for each language."""

    value = fields.Dict(keys=fields.String(), values=fields.Nested(FooterLink))


class MailSetting(BodySchema):
    """An e-mail address; empty for none."""

    value = fields.String(validate=mail_address)


class NumbersSetting(BodySchema):
    """Telephone numbers."""

    attributeValues = fields.List(fields.Nested(AttributeValue))


class Trustee(BodySchema):
    """Somebody who may see a page."""

    dn = fields.String(required=True, validate=validate.Length(min=1))
    type = fields.String(required=True, validate=validate.OneOf(TRUSTEE_TYPES))


class TrusteesSetting(BodySchema):
    """Who sees a page or a tile; nobody named means everybody who may open it."""

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
