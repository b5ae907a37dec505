"""The checks of a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6)."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from joserfc import jwt
from joserfc.errors import JoseError

from bff.auth.provider_metadata import ProviderMetadata
from bff.auth.signed_token import LEEWAY_S, OLDEST_S, decoded
from bff.errors import LogoutRefusedError
from bff.observability import log
from bff.settings import Settings

_TYPE = "logout+jwt"
_EVENT = "http://schemas.openid.net/event/backchannel-logout"


@dataclass(frozen=True, kw_only=True)
class Logout:
    """The content of a logout token; one of ``subject`` and ``sid`` may be empty."""

    issuer: str
    subject: str
    sid: str
    token_id: str


def checked_logout(token: str, metadata: ProviderMetadata, settings: Settings) -> Logout:
    """
    Read a logout token that was issued for us just now. The caller checks whether the token was used before.

    Raises:
        LogoutRefusedError: Type, signature, issuer, audience, one of the times or another claim is wrong.
        ProviderUnreachableError: The keys cannot be read.
    """
    try:
        read = decoded(token, metadata, settings)
        _registry(settings).validate(read.claims)
    except (JoseError, ValueError) as problem:
        raise _refused(str(problem)) from problem
    if wrong := _problem(read):
        raise _refused(wrong)
    claims = read.claims
    return Logout(
        issuer=claims["iss"], subject=claims.get("sub", ""), sid=claims.get("sid", ""), token_id=claims["jti"]
    )


def _registry(settings: Settings) -> jwt.JWTClaimsRegistry:
    return jwt.JWTClaimsRegistry(
        leeway=LEEWAY_S,
        iss={"essential": True, "value": settings.oidc_issuer},
        aud={"essential": True, "value": settings.oidc_client_id},
        exp={"essential": True},
        iat={"essential": True},
        jti={"essential": True},
    )


def _problem(read: jwt.Token) -> str:
    """Name the first fault that the library does not look for; empty when there is none."""
    if str(read.header.get("typ")).lower().removeprefix("application/") != _TYPE:
        return "type"
    if time.time() - read.claims["iat"] > OLDEST_S:
        return "issued too long ago"
    if "nonce" in read.claims:
        return "nonce"
    return _problem_of_names(read.claims) or _problem_of_event(read.claims)


def _problem_of_names(claims: Mapping[str, Any]) -> str:
    names = [claims[name] for name in ("sub", "sid") if name in claims]
    return "" if names and all(isinstance(name, str) and name for name in names) else "names nobody"


def _problem_of_event(claims: Mapping[str, Any]) -> str:
    events = claims.get("events")
    return "" if isinstance(events, dict) and isinstance(events.get(_EVENT), dict) else "event"


def _refused(reason: str) -> LogoutRefusedError:
    log.warning("logout.refused", reason=reason)
    return LogoutRefusedError()
