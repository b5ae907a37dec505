"""Signed tokens, and forged ones."""

import base64
import hmac
import json
from typing import Any

from joserfc import jwt
from joserfc.jwk import ECKey, RSAKey

Key = RSAKey | ECKey


def signed(claims: dict[str, Any], key: Key, alg: str = "RS256", **header: Any) -> str:
    """Sign claims; members of the header that are None are left out, as with ``kid=None``."""
    head = {"alg": alg, "kid": key.kid, **header}
    return jwt.encode({name: value for name, value in head.items() if value is not None}, claims, key, [alg])


def unsigned(token: str) -> str:
    """Give a token with ``alg`` ``none`` and no signature."""
    return f"{_altered_head(token, 'none')}."


def signed_with_public_key(token: str, key: Key) -> str:
    """Sign with the public key as if it were a shared secret."""
    told = _altered_head(token, "HS256")
    return f"{told}.{_base64(hmac.digest(key.as_pem(private=False), told.encode(), 'sha256'))}"


def altered(token: str) -> str:
    """Change the signature."""
    return f"{token[:-6]}{'AAAAAA' if token[-6:] != 'AAAAAA' else 'BBBBBB'}"


def _altered_head(token: str, alg: str) -> str:
    head, body, _ = token.split(".")
    told = json.loads(base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)))
    return f"{_base64(json.dumps(told | {'alg': alg}).encode())}.{body}"


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
