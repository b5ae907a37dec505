"""Gives stored codes and tokens the attribute names that Authlib expects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from authlib.oauth2.rfc6749 import AuthorizationCodeMixin, TokenMixin
from sqlalchemy import select, update

from mock_upstream.oidc.subject import Subject
from mock_upstream.oidc.transaction import transaction
from mock_upstream.store.clock import clock
from mock_upstream.store.sign_in import AuthorizationCode, Token
from mock_upstream.store.token_hash import token_hash

if TYPE_CHECKING:
    from mock_upstream.oidc.client import ConsoleClient


@dataclass(frozen=True)
class CodeRecord(AuthorizationCodeMixin):
    """An authorization code."""

    row: AuthorizationCode

    @property
    def code_challenge(self) -> str:
        """RFC 7636."""
        return self.row.code_challenge

    @property
    def code_challenge_method(self) -> str:
        """``S256``."""
        return self.row.code_challenge_method

    def get_redirect_uri(self) -> str:
        """The address that must be repeated."""
        return self.row.redirect_uri

    def get_scope(self) -> str:
        """Granted scopes."""
        return self.row.scope

    def get_nonce(self) -> str | None:
        """For the ID token."""
        return self.row.nonce

    def get_auth_time(self) -> int:
        """When the person signed in."""
        return int(self.row.signed_in_s)

    def get_acr(self) -> None:
        """Not stated."""

    def get_amr(self) -> list[str]:
        """RFC 8176."""
        return ["pwd"]

    def subject(self) -> Subject:
        """The person that the code is for."""
        return Subject(self.row.person, self.row.signed_in_s)


@dataclass(frozen=True)
class TokenRecord(TokenMixin):
    """An access token and its refresh token."""

    row: Token

    def check_client(self, client: ConsoleClient) -> bool:
        """Whether it was given to this client."""
        return self.row.client_id == client.get_client_id()

    def get_scope(self) -> str:
        """Granted scopes."""
        return self.row.scope

    def is_expired(self) -> bool:
        """By the mock's clock, for the access token."""
        return self.row.expires_s <= clock().now_s()

    def is_revoked(self) -> bool:
        """Whether the family was ended."""
        return self.row.revoked

    def subject(self) -> Subject:
        """The person that the token belongs to."""
        return Subject(self.row.person, self.row.issued_s)


def token_by_access(access_token: str) -> TokenRecord | None:
    """Find by the access token."""
    row = transaction().get(Token, token_hash(access_token))
    return TokenRecord(row) if row else None


def token_by_refresh(refresh_token: str) -> TokenRecord | None:
    """Find by the refresh token."""
    row = transaction().scalars(select(Token).filter_by(refresh_hash=token_hash(refresh_token))).one_or_none()
    return TokenRecord(row) if row else None


def revoke_family(family: str) -> None:
    """End every token that descends from one sign-in."""
    transaction().execute(update(Token).filter_by(family=family).values(revoked=True))
