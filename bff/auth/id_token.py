"""The person whom an id token names (OpenID Connect Core 1.0, 3.1.3.7 and 12.2)."""

import time
from collections.abc import Mapping
from typing import Any

from joserfc import jwt
from joserfc.errors import JoseError

from bff.auth.provider_metadata import ProviderMetadata
from bff.auth.signed_token import LEEWAY_S, OLDEST_S, decoded
from bff.observability import log
from bff.settings import Settings


class IdTokenError(Exception):
    """The id token is not valid; the log has the reason."""


def claims_at_sign_in(id_token: str, metadata: ProviderMetadata, settings: Settings, nonce: str) -> Mapping[str, Any]:
    """
    Give the claims of an id token that was issued for this sign-in.

    Raises:
        IdTokenError: Signature, issuer, audience, authorized party, nonce or one of the times is wrong.
        ProviderUnreachableError: The keys cannot be read.
    """
    claims = _checked(id_token, metadata, settings)
    if claims.get("nonce") != nonce:
        raise _refused("nonce")
    return claims


def check_renewed(id_token: str, metadata: ProviderMetadata, settings: Settings, subject: str) -> None:
    """
    Check an id token that came with a renewal: it needs no nonce, but ``sub`` must be that of the sign-in.

    Raises:
        IdTokenError: As at a sign-in, or ``sub`` is another person's.
        ProviderUnreachableError: The keys cannot be read.
    """
    if _checked(id_token, metadata, settings)["sub"] != subject:
        raise _refused("another person")


def _checked(id_token: str, metadata: ProviderMetadata, settings: Settings) -> Mapping[str, Any]:
    registry = jwt.JWTClaimsRegistry(
        leeway=LEEWAY_S,
        iss={"essential": True, "value": settings.oidc_issuer},
        sub={"essential": True},
        exp={"essential": True},
        iat={"essential": True},
    )
    try:
        claims = decoded(id_token, metadata, settings).claims
        registry.validate(claims)
    except (JoseError, ValueError) as problem:
        raise _refused(str(problem)) from problem
    if not _for_us(claims, settings.oidc_client_id):
        raise _refused("audience")
    if time.time() - claims["iat"] > OLDEST_S:
        raise _refused("issued too long ago")
    return claims


def _for_us(claims: Mapping[str, Any], client_id: str) -> bool:
    audience = claims.get("aud")
    audiences = audience if isinstance(audience, list) else [audience]
    party = claims.get("azp", client_id if len(audiences) == 1 else None)
    return client_id in audiences and party == client_id


def _refused(reason: str) -> IdTokenError:
    log.warning("provider.id_token_refused", reason=reason)
    return IdTokenError()
