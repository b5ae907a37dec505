"""``supportedlocales`` and ``ulp/l10n/listLocales`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import EXCLUDE, Schema, fields, validate
from sqlalchemy import select

from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.database import database
from mock_upstream.store.models import Person, SupportedLocale

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

locales = Blueprint("locales", __name__, url_prefix="/IDMProv/rest/access")


class _PreferredLocales(Schema):
    class Meta:
        unknown = EXCLUDE

    dn = fields.String(data_key="userDN", required=True)
    locales = fields.List(
        fields.String(), data_key="userPreferredLocales", required=True, validate=validate.Length(min=1)
    )


@locales.get("/supportedlocales")
def list_locales() -> ResponseReturnValue:
    """Give all languages in wire spelling (``iw``, ``zh_CN``), each named in itself."""
    with database().read() as session:
        found = session.scalars(
            select(SupportedLocale).order_by(SupportedLocale.is_default.desc(), SupportedLocale.locale)
        ).all()
    nodes = [{"locale": each.locale, "localeDisplayName": each.display_name} for each in found]
    return {"supportedLocales": nodes, "nextIndex": 0, "arraySize": len(nodes)}


@locales.get("/supportedlocales/defaultlocale")
def show_default_locale() -> ResponseReturnValue:
    """Give the default language, which people have until they choose one."""
    with database().read() as session:
        default = session.scalars(select(SupportedLocale).where(SupportedLocale.is_default)).one()
    return {"locale": default.locale}


@locales.get("/supportedlocales/userlocale")
def show_own_locale() -> ResponseReturnValue:
    """Give the caller's language."""
    return {"locale": caller().locale}


@locales.post("/ulp/l10n/listLocales")
def choose_locale() -> ResponseReturnValue:
    """
    Make the first of ``userPreferredLocales`` the language of ``userDN``, who must be the caller.

    Source:
        SPEC 7 "Users", update locale.
    """
    body: dict[str, Any] = _PreferredLocales().load(request.get_json())
    if body["dn"] != caller().dn:
        raise FaultError("SecurityException", "You can only change your own locale.")
    with database().write() as session:
        if session.get(SupportedLocale, body["locales"][0]) is None:
            raise FaultError("InvalidEnumValue", f"The locale {body['locales'][0]} is not supported.")
        session.get_one(Person, caller().dn).locale = body["locales"][0]
    return {"userDN": body["dn"], "userPreferredLocales": body["locales"][:1]}
