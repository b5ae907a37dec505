"""Refresh with rotation (RFC 9700, 4.14.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authlib.oauth2.rfc6749.grants import RefreshTokenGrant

from mock_upstream.oidc.client import AUTH_METHODS
from mock_upstream.oidc.records import TokenRecord, revoke_family, token_by_refresh
from mock_upstream.store.clock import clock

if TYPE_CHECKING:
    from mock_upstream.oidc.subject import Subject


class RotatingRefreshGrant(RefreshTokenGrant):
    """Each refresh token works once; using an old one again ends the whole family."""

    INCLUDE_NEW_REFRESH_TOKEN = True
    TOKEN_ENDPOINT_AUTH_METHODS = AUTH_METHODS

    def authenticate_refresh_token(self, refresh_token: str) -> TokenRecord | None:
        """Find a refresh token that is alive."""
        found = token_by_refresh(refresh_token)
        if found is None or found.row.revoked or found.row.refresh_expires_s <= clock().now_s():
            return None
        if found.row.rotated:
            revoke_family(found.row.family)
            return None
        return found

    def authenticate_user(self, refresh_token: TokenRecord) -> Subject | None:
        """Give the person, unless the login was disabled since."""
        return None if refresh_token.row.person.disabled else refresh_token.subject()

    def revoke_old_credential(self, refresh_token: TokenRecord) -> None:
        """Remember that it was used."""
        refresh_token.row.rotated = True
