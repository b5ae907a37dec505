"""``/__mock__/*`` calls about signed-in people and token lifetimes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import Schema, ValidationError, fields, validate
from sqlalchemy import select, update

from mock_upstream.control.faults import CONTROL
from mock_upstream.oidc.browser_session import IDLE_S
from mock_upstream.oidc.lifetimes import lifetimes
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.models import Person
from mock_upstream.store.sign_in import ProviderSession, Token

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

_POSITIVE = validate.Range(min=1)


class _ExpireBody(Schema):
    refresh = fields.Boolean(load_default=False)


class _PersonBody(Schema):
    user = fields.String(required=True)


class _LifetimesBody(Schema):
    access_token_s = fields.Integer(data_key="accessTokenS", validate=_POSITIVE)
    refresh_token_s = fields.Integer(data_key="refreshTokenS", validate=_POSITIVE)


sign_ins = Blueprint("sign_ins", __name__, url_prefix=CONTROL)


@sign_ins.get("/signed-in")
def list_signed_in() -> ResponseReturnValue:
    """Give the people who are signed in at the provider or have a working token."""
    return {"signedIn": signed_in()}


@sign_ins.get("/lifetimes")
def show_lifetimes() -> ResponseReturnValue:
    """Give the lifetimes of new tokens, in seconds."""
    return _lifetimes()


@sign_ins.post("/lifetimes")
def change_lifetimes() -> ResponseReturnValue:
    """Change the lifetimes of tokens issued from now on; lifetimes that the body does not name stay."""
    for name, seconds in _LifetimesBody().load(request.get_json()).items():
        setattr(lifetimes(), name, seconds)
    return _lifetimes()


@sign_ins.post("/expire-tokens")
def expire_tokens() -> ResponseReturnValue:
    """Make all access tokens useless now; with ``{"refresh": true}`` refresh tokens too."""
    body: dict[str, Any] = _ExpireBody().load(request.get_json(silent=True) or {})
    change: dict[str, Any] = {"expires_s": clock().now_s()}
    if body["refresh"]:
        change["refresh_expires_s"] = clock().now_s()
    with database().write() as session:
        session.execute(update(Token).values(**change))
    return {"expired": True}


@sign_ins.post("/expire-password")
def expire_password() -> ResponseReturnValue:
    """Refuse all calls of ``user`` with 498 until the password is changed."""
    body: dict[str, Any] = _PersonBody().load(request.get_json())
    with database().write() as session:
        found = session.scalars(select(Person).filter_by(cn=body["user"])).one_or_none()
        if found is None:
            raise ValidationError({"user": ["Nobody has this name."]})
        found.password_expired = True
    return {"expired": True}


def _lifetimes() -> dict[str, int]:
    described: dict[str, int] = _LifetimesBody().dump(lifetimes())
    return described


def signed_in() -> list[dict[str, Any]]:
    """
    Give the people who are signed in, by name.

    Returns:
        ``{"user", "name", "browsers", "tokens", "refreshTokens"}``: how many browsers the provider knows them in, and
        how many of their access and refresh tokens work.
    """
    with database().read() as session:
        people = {person.dn: person for person in (*_holders(session, Token), *_holders(session, ProviderSession))}
        found = [_of_person(session, person) for person in people.values()]
    return sorted((each for each in found if any(list(each.values())[2:])), key=lambda each: str(each["user"]))


def _holders(session: Session, owned: type[Token | ProviderSession]) -> list[Person]:
    return list(session.scalars(select(Person).where(Person.dn.in_(select(owned.person_dn)))))


def _of_person(session: Session, person: Person) -> dict[str, Any]:
    now_s = clock().now_s()
    browsers = session.scalars(select(ProviderSession).filter_by(person_dn=person.dn)).all()
    tokens = session.scalars(select(Token).filter_by(person_dn=person.dn, revoked=False)).all()
    return {
        "user": person.cn,
        "name": person.full_name,
        "browsers": sum(each.seen_s + IDLE_S > now_s for each in browsers),
        "tokens": sum(each.expires_s > now_s for each in tokens),
        "refreshTokens": sum(each.refresh_expires_s > now_s and not each.rotated for each in tokens),
    }
