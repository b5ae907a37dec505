"""Who signed in: the checks of an id token (OpenID Connect Core 1.0, 3.1.3.7)."""

import time
from collections.abc import Mapping
from typing import Any

from joserfc import jwt
from joserfc.errors import JoseError

from bff.auth.provider_metadata import ProviderMetadata
from bff.auth.signed_token import LEEWAY_S, OLDEST_S, decoded
from bff.errors import LoginRefusedError
from bff.observability import log
from bff.settings import Settings


def checked_claims(id_token: str, metadata: ProviderMetadata, settings: Settings, nonce: str) -> Mapping[str, Any]:
    """
    Give the claims of an id token that was issued for this sign-in.

    Raises:
        LoginRefusedError: Signature, issuer, audience, authorized party, nonce or one of the times is wrong.
        ProviderUnreachableError: The keys cannot be read.
    """
    try:
        claims = decoded(id_token, metadata, settings).claims
        registry = jwt.JWTClaimsRegistry(
            leeway=LEEWAY_S,
            iss={"essential": True, "value": settings.oidc_issuer},
            sub={"essential": True},
            exp={"essential": True},
            iat={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        registry.validate(claims)
    except (JoseError, ValueError) as problem:
        log.warning("login.id_token_refused", reason=str(problem))
        raise LoginRefusedError from problem
    _check_audience(claims, settings.oidc_client_id)
    _check_age(claims)
    return claims


def _check_audience(claims: Mapping[str, Any], client_id: str) -> None:
    audience = claims.get("aud")
    audiences = audience if isinstance(audience, list) else [audience]
    party = claims.get("azp", client_id if len(audiences) == 1 else None)
    if client_id not in audiences or party != client_id:
        log.warning("login.id_token_refused", reason="audience", audience=audience)
        raise LoginRefusedError


def _check_age(claims: Mapping[str, Any]) -> None:
    if time.time() - claims["iat"] > OLDEST_S:
        log.warning("login.id_token_refused", reason="issued too long ago")
        raise LoginRefusedError
