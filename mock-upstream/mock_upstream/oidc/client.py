"""The console as a registered, confidential client."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from authlib.oauth2.rfc6749 import ClientMixin

if TYPE_CHECKING:
    from mock_upstream.settings import Settings

SCOPES = ("openid", "profile", "email")
AUTH_METHODS = ("client_secret_basic", "client_secret_post")
GRANT_TYPES = ("authorization_code", "refresh_token")


@dataclass(frozen=True)
class ConsoleClient(ClientMixin):
    """The registration of the provider's one client; the names of the methods are Authlib's."""

    settings: Settings

    def get_client_id(self) -> str:
        """The public name."""
        return self.settings.client_id

    def get_default_redirect_uri(self) -> str:
        """Where to go when the request names no address."""
        return self.settings.redirect_uri

    def get_allowed_scope(self, scope: str | None) -> str:
        """Keep those of the requested scopes that the provider knows."""
        return " ".join(each for each in (scope or "").split() if each in SCOPES)

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        """Only the registered address, letter by letter (RFC 9700, 2.1)."""
        return redirect_uri == self.settings.redirect_uri

    def check_client_secret(self, client_secret: str) -> bool:
        """Compare in constant time."""
        return secrets.compare_digest(client_secret.encode(), self.settings.client_secret.encode())

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:  # noqa: ARG002 - all endpoints are alike
        """Basic or in the body."""
        return method in AUTH_METHODS

    def check_response_type(self, response_type: str) -> bool:
        """Only the code flow."""
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        """Code and refresh."""
        return grant_type in GRANT_TYPES
