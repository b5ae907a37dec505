"""Texts of links and categories in each language, as files for translators."""

from marshmallow import fields

from bff.catalogue.operation import Operation, ReplySchema, TextReply
from bff.catalogue.response import ResponseListNode


class KitLocaleNode(ReplySchema):
    """A language and the address of its file; the entry of the caller also has their preferred languages."""

    name = fields.String()
    link = fields.String(metadata={"example": "/IDMProv/rest/access/ulp/l10n/de.properties"})
    localeKey = fields.String(metadata={"example": "de"})
    modifiedLocale = fields.String()
    userDN = fields.String()
    userPreferredLocales = fields.List(fields.String())


class LocaleListNode(ReplySchema):
    """Languages; ``localeSet`` is the entry of the caller."""

    locales = fields.List(fields.Nested(KitLocaleNode), required=True)
    localeSet = fields.Nested(KitLocaleNode)


_KIT = "/rest/access/ulp/l10n"
_FILE = f"{_KIT}/{{locale}}.properties"

READ_OWN_LOCALE = Operation(
    method="GET", path=_KIT, summary="Read the languages and the language of the user", reply=LocaleListNode
)
LIST_KIT_LOCALES = Operation(
    method="GET", path=f"{_KIT}/list", summary="List the languages of the locale kit", reply=LocaleListNode
)
READ_TRANSLATION = Operation(
    method="GET",
    path=_FILE,
    summary="Read the texts in a language",
    reply=TextReply,
    reply_media_type="text/plain",
)
KEEP_TRANSLATION = Operation(
    method="PUT",
    path=_FILE,
    summary="Change texts in a language",
    media_type="text/plain",
    reply=ResponseListNode,
)

OPERATIONS = (READ_OWN_LOCALE, LIST_KIT_LOCALES, READ_TRANSLATION, KEEP_TRANSLATION)
