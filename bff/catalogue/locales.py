"""Languages, under the upstream's codes (``zh_CN``, ``iw``)."""

from marshmallow import fields, validate

from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.samples import PERSON


class SupportedLocaleNode(ReplySchema):
    """A language, with its name in that language."""

    locale = fields.String(required=True)
    localeDisplayName = fields.String()


class SupportedLocalesListNode(ReplySchema):
    """All languages of the installation."""

    supportedLocales = fields.List(fields.Nested(SupportedLocaleNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


class LocaleReply(ReplySchema):
    """One language."""

    locale = fields.String(required=True)


class LocaleNode(BodySchema):
    """A person and the languages they prefer, best first."""

    userDN = fields.String(required=True, metadata=PERSON)
    userPreferredLocales = fields.List(
        fields.String(), required=True, validate=validate.Length(min=1), metadata={"example": ["nb", "en"]}
    )


class PreferredLocalesReply(ReplySchema):
    """The preferred languages that are stored now."""

    userDN = fields.String()
    userPreferredLocales = fields.List(fields.String())


LIST_LOCALES = Operation(
    method="GET",
    path="/rest/access/supportedlocales",
    summary="List the languages",
    reply=SupportedLocalesListNode,
)
READ_DEFAULT_LOCALE = Operation(
    method="GET",
    path="/rest/access/supportedlocales/defaultlocale",
    summary="Read the default language",
    reply=LocaleReply,
)
READ_USER_LOCALE = Operation(
    method="GET",
    path="/rest/access/supportedlocales/userlocale",
    summary="Read the user's language",
    reply=LocaleReply,
)
KEEP_USER_LOCALE = Operation(
    method="POST",
    path="/rest/access/ulp/l10n/listLocales",
    summary="Store the user's language",
    body=LocaleNode,
    reply=PreferredLocalesReply,
)

OPERATIONS = (LIST_LOCALES, READ_DEFAULT_LOCALE, READ_USER_LOCALE, KEEP_USER_LOCALE)
