"""Provider metadata (OpenID Connect Discovery 1.0, RFC 8414)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Blueprint, current_app

from mock_upstream.oidc.addresses import APP, OAUTH
from mock_upstream.oidc.client import AUTH_METHODS, GRANT_TYPES, SCOPES

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.settings import Settings

discovery = Blueprint("discovery", __name__, url_prefix=OAUTH)


@discovery.get("/.well-known/openid-configuration")
@discovery.get("/.well-known/oauth-authorization-server")
def show_metadata() -> ResponseReturnValue:
    """Give the addresses of the endpoints and the supported features."""
    settings: Settings = current_app.extensions["settings"]
    issuer = settings.issuer
    return {
        "issuer": issuer,
        "authorization_endpoint": f"{issuer}/grant",
        "token_endpoint": f"{issuer}/token",
        "userinfo_endpoint": f"{issuer}/userinfo",
        "revocation_endpoint": f"{issuer}/revoke",
        "introspection_endpoint": f"{issuer}/introspect",
        "jwks_uri": f"{issuer}/jwks",
        "end_session_endpoint": f"{settings.public_url}{APP}/logout",
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": list(GRANT_TYPES),
        "scopes_supported": list(SCOPES),
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["RS256"],
        "code_challenge_methods_supported": ["S256"],
        "token_endpoint_auth_methods_supported": list(AUTH_METHODS),
        "revocation_endpoint_auth_methods_supported": list(AUTH_METHODS),
        "introspection_endpoint_auth_methods_supported": list(AUTH_METHODS),
        "ui_locales_supported": ["en", "ar"],
        "prompt_values_supported": ["none", "login"],
        "claims_supported": [
            "sub",
            "preferred_username",
            "name",
            "given_name",
            "family_name",
            "locale",
            "email",
        ],
        "authorization_response_iss_parameter_supported": True,
    }
