"""The files of the locale kit: ``ulp/l10n`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, Response, request, url_for
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.locales.properties import PropertiesError, format_properties, parse_properties
from mock_upstream.areas.locales.texts import texts_in, translate
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.response import Outcome
from mock_upstream.nodes.scripts import refuse_scripts
from mock_upstream.store.database import database
from mock_upstream.store.models import SupportedLocale

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

locale_kit = Blueprint("locale_kit", __name__, url_prefix="/IDMProv/rest/access/ulp/l10n")


@locale_kit.get("")
def show_locales() -> ResponseReturnValue:
    """Give all languages and the caller's own."""
    with database().read() as session:
        own = session.get_one(SupportedLocale, caller().locale)
    chosen = {"userDN": caller().dn, "userPreferredLocales": [own.locale]}
    return {**_listed(), "localeSet": {**_node(own), **chosen}}


@locale_kit.get("/list")
def list_files() -> ResponseReturnValue:
    """Give the languages with their files."""
    require_page("localekit")
    return _listed()


@locale_kit.get("/<locale>.properties")
def show_file(locale: str) -> ResponseReturnValue:
    """Give the file of a language."""
    require_page("localekit")
    with database().read() as session:
        content = format_properties(texts_in(session, _known(session, locale)))
    return Response(content, mimetype="text/plain")


@locale_kit.put("/<locale>.properties")
def change_texts(locale: str) -> ResponseReturnValue:
    """Store the texts of a file, each for itself; texts that the file leaves out stay."""
    require_page("localekit")
    given = _given_texts()
    with database().write() as session:
        outcome = Outcome()
        for key, text in translate(session, _known(session, locale), given).items():
            if text is None:
                outcome.refused(key, "There is no such text.")
            else:
                outcome.done(key, text)
        return outcome.node()


def _given_texts() -> dict[str, str]:
    try:
        given = parse_properties(request.get_data().decode())
    except (UnicodeDecodeError, PropertiesError) as problem:
        raise FaultError("InvalidInput", str(problem)) from None
    refuse_scripts(given)
    return given


def _known(session: Session, locale: str) -> str:
    if session.get(SupportedLocale, locale) is None:
        raise FaultError("NotFound", f"The locale {locale} is not supported.")
    return locale


def _listed() -> dict[str, Any]:
    with database().read() as session:
        found = session.scalars(select(SupportedLocale).order_by(SupportedLocale.locale))
        return {"locales": [_node(each) for each in found]}


def _node(locale: SupportedLocale) -> dict[str, Any]:
    link = url_for("locale_kit.show_file", locale=locale.locale)
    return {"name": locale.display_name, "localeKey": locale.locale, "link": link}
