"""Logout tokens as a provider signs them (OpenID Connect Back-Channel Logout 1.0, 2.4)."""

import secrets
import time
from typing import Any

from joserfc import jwt
from joserfc.jwk import RSAKey

PROVIDER = "http://login.example"
ISSUER = f"{PROVIDER}/osp/a/idm/auth/oauth2"
KEY = RSAKey.generate_key(2048, {"kid": "current"})
EVENT: dict[str, Any] = {"http://schemas.openid.net/event/backchannel-logout": {}}


def logout_claims(**changed: Any) -> dict[str, Any]:
    """Give the claims of a token that signs ann out everywhere; None leaves one out."""
    now = int(time.time())
    claims = {
        "iss": ISSUER,
        "aud": "idm-console",
        "sub": "cn=ann",
        "iat": now,
        "exp": now + 120,
        "jti": secrets.token_hex(8),
        "events": EVENT,
    }
    return {name: value for name, value in (claims | changed).items() if value is not None}


def signed_logout(claims: dict[str, Any], key: RSAKey = KEY, **header: Any) -> str:
    """Sign a token; None leaves a field of the header out."""
    head = {"alg": "RS256", "kid": "current", "typ": "logout+jwt", **header}
    return jwt.encode({name: value for name, value in head.items() if value is not None}, claims, key, [head["alg"]])
