"""The keys of this database: one signs tokens, one protects forms."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

from flask import Blueprint
from joserfc.jwk import RSAKey

from mock_upstream.oidc.addresses import OAUTH
from mock_upstream.oidc.transaction import in_transaction, transaction
from mock_upstream.store.sign_in import Key

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

keys = Blueprint("keys", __name__, url_prefix=OAUTH)


@keys.get("/jwks")
@in_transaction
def show_keys() -> ResponseReturnValue:
    """Publish the public half (RFC 7517)."""
    return {"keys": [signing_key().as_dict(private=False)]}


def signing_key() -> RSAKey:
    """The RS256 key."""
    return _imported(_material("tokens"))


def form_secret() -> bytes:
    """The secret that signs form tokens."""
    return _material("forms").encode()


@cache  # checking an RSA key takes longer than signing with it
def _imported(material: str) -> RSAKey:
    return RSAKey.import_key(json.loads(material))


def _material(purpose: str) -> str:
    return transaction().get_one(Key, purpose).material
