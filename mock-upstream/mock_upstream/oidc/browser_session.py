"""Remembers which person is signed in at the provider in a browser."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from flask import current_app, request

from mock_upstream.oidc.addresses import PREFIX
from mock_upstream.oidc.subject import Subject
from mock_upstream.oidc.transaction import transaction
from mock_upstream.store.clock import clock
from mock_upstream.store.sign_in import ProviderSession
from mock_upstream.store.token_hash import token_hash

if TYPE_CHECKING:
    from flask import Response

    from mock_upstream.settings import Settings
    from mock_upstream.store.models import Person

COOKIE = "oidp"
IDLE_S = 20 * 60


def signed_in_subject() -> Subject | None:
    """Find the signed-in person and start their 20 idle minutes anew; None when nobody is."""
    found = _session()
    if found is None or found.person.disabled:
        return None
    found.seen_s = clock().now_s()
    return Subject(found.person, found.signed_in_s)


def start_session(person: Person) -> tuple[str, Subject]:
    """Sign a person in; gives the cookie's value as well."""
    secret = secrets.token_urlsafe(32)
    signed_in_s = clock().now_s()
    transaction().add(
        ProviderSession(id_hash=token_hash(secret), person_dn=person.dn, signed_in_s=signed_in_s, seen_s=signed_in_s)
    )
    return secret, Subject(person, signed_in_s)


def forget_session() -> None:
    """Sign the browser out."""
    found = _session()
    if found is not None:
        transaction().delete(found)


def set_cookie(response: Response, name: str, value: str) -> None:
    """Set a cookie of the provider: for this browser session, not for scripts."""
    settings: Settings = current_app.extensions["settings"]
    is_secure = settings.public_url.startswith("https:")
    response.set_cookie(name, value, path=PREFIX, httponly=True, samesite="Lax", secure=is_secure)


def _session() -> ProviderSession | None:
    secret = request.cookies.get(COOKIE)
    found = transaction().get(ProviderSession, token_hash(secret)) if secret else None
    return found if found and found.seen_s + IDLE_S > clock().now_s() else None
