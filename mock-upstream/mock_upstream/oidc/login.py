"""Takes what the form of the sign-in page posts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authlib.oauth2 import OAuth2Error
from flask import Blueprint, make_response, request
from sqlalchemy import select
from werkzeug.security import check_password_hash

from mock_upstream.oidc import form_token
from mock_upstream.oidc.addresses import APP
from mock_upstream.oidc.authorize import give_code, refuse
from mock_upstream.oidc.browser_session import COOKIE, set_cookie, start_session
from mock_upstream.oidc.current_provider import provider
from mock_upstream.oidc.pages import Refusal, authorization_request, expired_page, sign_in_page
from mock_upstream.oidc.transaction import in_transaction, transaction
from mock_upstream.seed.demo_accounts import DEMO_ACCOUNTS
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

login = Blueprint("login", __name__, url_prefix=APP)


@login.post("/login")
@in_transaction
def sign_in() -> ResponseReturnValue:
    """Sign in with name and password, or as one of the demo accounts, and go on to the client."""
    browser = request.cookies.get(form_token.COOKIE)
    if not form_token.is_own_form(request.form.get("form_token", ""), browser, authorization_request()):
        return expired_page()
    person = _demo_person() or _person_with_password()
    if person is None:
        return sign_in_page(Refusal.WRONG)
    if person.disabled:
        return sign_in_page(Refusal.DISABLED)
    return _go_on(person)


def _demo_person() -> Person | None:
    chosen = request.form.get("persona")
    return _person(chosen) if chosen in {account.cn for account in DEMO_ACCOUNTS} else None


def _person_with_password() -> Person | None:
    person = _person(request.form.get("username", "").strip())
    matches = person is not None and check_password_hash(person.password_hash, request.form.get("password", ""))
    return person if matches else None


def _person(cn: str | None) -> Person | None:
    return transaction().scalars(select(Person).filter_by(cn=cn)).one_or_none()


def _go_on(person: Person) -> ResponseReturnValue:
    secret, subject = start_session(person)
    try:
        grant = provider().get_consent_grant(end_user=subject)
    except OAuth2Error as error:
        return refuse(error)
    response = make_response(give_code(grant, subject))
    response.status_code = 303
    set_cookie(response, COOKIE, secret)
    return response
