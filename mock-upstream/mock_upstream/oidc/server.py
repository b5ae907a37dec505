"""The authorization server: the grants it supports, the form of its tokens and where it stores them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from authlib.common.security import generate_token
from authlib.integrations.flask_oauth2 import AuthorizationServer
from authlib.oauth2.rfc7009 import RevocationEndpoint
from authlib.oauth2.rfc7662 import IntrospectionEndpoint
from authlib.oauth2.rfc9068 import JWTBearerTokenGenerator
from authlib.oauth2.rfc9207 import IssuerParameter

from mock_upstream.oidc.client import AUTH_METHODS, ConsoleClient
from mock_upstream.oidc.code_grant import CodeGrant, IdToken, RequiredCodeChallenge
from mock_upstream.oidc.keys import signing_key
from mock_upstream.oidc.lifetimes import lifetimes
from mock_upstream.oidc.records import TokenRecord, revoke_family, token_by_access, token_by_refresh
from mock_upstream.oidc.refresh_grant import RotatingRefreshGrant
from mock_upstream.oidc.transaction import transaction
from mock_upstream.store.clock import clock
from mock_upstream.store.sign_in import Token
from mock_upstream.store.token_hash import token_hash

if TYPE_CHECKING:
    from flask import Flask, Response

    from mock_upstream.settings import Settings


class TokenGenerator(JWTBearerTokenGenerator):
    """JWT access tokens (RFC 9068) of type ``bearer``, in the lower case that the product writes."""

    def get_jwks(self) -> Any:
        """Give the signing key."""
        return signing_key()

    def generate(self, *args: object, **kwargs: object) -> dict[str, Any]:
        """Make a token reply."""
        return {**super().generate(*args, **kwargs), "token_type": "bearer"}


class Issuer(IssuerParameter):
    """``iss`` in every authorization response (RFC 9207)."""

    def __init__(self, issuer: str) -> None:
        self._issuer = issuer

    def get_issuer(self) -> str:
        """Give the provider's name."""
        return self._issuer


class Revocation(RevocationEndpoint):
    """Revoking either token ends the whole family."""

    CLIENT_AUTH_METHODS = AUTH_METHODS

    def query_token(self, token_string: str, token_type_hint: str | None) -> TokenRecord | None:  # noqa: ARG002 - only a hint
        """Find by either token."""
        return token_by_refresh(token_string) or token_by_access(token_string)

    def revoke_token(self, token: TokenRecord, request: object) -> None:  # noqa: ARG002 - Authlib's signature
        """End the family."""
        revoke_family(token.row.family)


class Introspection(IntrospectionEndpoint):
    """Tells a client about its own access tokens."""

    CLIENT_AUTH_METHODS = AUTH_METHODS

    def __init__(self, issuer: str) -> None:
        super().__init__()
        self._issuer = issuer

    def query_token(self, token_string: str, token_type_hint: str | None) -> TokenRecord | None:  # noqa: ARG002 - only a hint
        """Find the access token."""
        return token_by_access(token_string)

    def check_permission(self, token: TokenRecord, client: ConsoleClient, request: object) -> bool:  # noqa: ARG002 - Authlib's signature
        """Allow the client that it was given to."""
        return token.check_client(client)

    def introspect_token(self, token: TokenRecord) -> dict[str, Any]:
        """Describe a live token; times are seconds since 1970 by the mock's clock."""
        row = token.row
        return {
            "active": True,
            "username": row.person.cn,
            "client_id": row.client_id,
            "sub": row.person.dn,
            "aud": [row.client_id],
            "iss": self._issuer,
            "iat": int(row.issued_s),
            "nbf": int(row.issued_s),
            "exp": int(row.expires_s),
            "jti": row.access_hash[:16],
            "scope": row.scope,
            "token_type": "Bearer",
        }


class Provider(AuthorizationServer):
    """Authlib's server with one client."""

    def __init__(self, app: Flask, settings: Settings) -> None:
        super().__init__(app)
        client = ConsoleClient(settings)
        self._client = client
        self._issuer_parameter = Issuer(settings.issuer)
        self.register_token_generator(
            "default",
            TokenGenerator(
                settings.issuer,
                refresh_token_generator=_refresh_token,
                expires_generator=_access_token_s,
            ),
        )
        self.register_grant(CodeGrant, [RequiredCodeChallenge(), IdToken(settings.issuer)])
        self.register_grant(RotatingRefreshGrant)
        self.register_endpoint(Revocation)
        self.register_endpoint(Introspection(settings.issuer))
        self.register_extension(self._issuer_parameter)

    def query_client(self, client_id: str) -> ConsoleClient | None:
        """Find the client by its public name."""
        return self._client if client_id == self._client.get_client_id() else None

    def save_token(self, token: dict[str, Any], request: Any) -> None:
        """Keep the hashes of a token reply."""
        code, refreshed = request.authorization_code, request.refresh_token
        transaction().add(
            Token(
                access_hash=token_hash(token["access_token"]),
                refresh_hash=token_hash(token["refresh_token"]),
                family=code.row.code_hash if code else refreshed.row.family,
                client_id=request.client.get_client_id(),
                person_dn=request.user.person.dn,
                scope=token["scope"],
                issued_s=clock().now_s(),
                expires_s=clock().now_s() + lifetimes().access_token_s,
                refresh_expires_s=clock().now_s() + lifetimes().refresh_token_s,
            )
        )

    def refuse_authorization(self, error: Any) -> Response:
        """Send the browser back to the client with the error and ``iss``."""
        response: Response = self.handle_error_response(None, error)
        self._issuer_parameter.add_issuer_parameter(self, response)
        return response


def _refresh_token(**_context: object) -> str:
    token: str = generate_token(48)
    return token


def _access_token_s(*_context: object) -> int:
    return lifetimes().access_token_s
