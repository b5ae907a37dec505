"""Our client at the sign-in provider."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import urlencode

import requests
from authlib.integrations.base_client import OAuthError

from bff.auth.id_token import IdTokenError, check_renewed
from bff.auth.identity import Identities, Identity
from bff.auth.provider_http import ProviderHttp
from bff.auth.provider_metadata import ProviderMetadata
from bff.auth.tokens import tokens_from
from bff.errors import AppError, LoginRefusedError, ProviderUnreachableError
from bff.observability import log
from bff.sessions.record import Tokens
from bff.settings import Settings


class GrantOverError(Exception):
    """The grant cannot be used any more: the refresh token is dead, or the renewal was for another person."""


@dataclass(frozen=True)
class SignIn:
    """A finished code exchange: the tokens and the person."""

    tokens: Tokens
    identity: Identity


class OidcClient:
    """
    Authorization code flow with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636, RFC 9207).

    Every method raises :class:`bff.errors.ProviderUnreachableError` when the provider is away.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._http = ProviderHttp(settings)
        self.metadata = ProviderMetadata(settings, self._http)
        self._identities = Identities(settings, self._http, self.metadata)

    def authorization_url(self, state: str, nonce: str, verifier: str) -> str:
        """Give the provider's sign-in address for one login."""
        url, _ = self._http.oauth().create_authorization_url(
            self.metadata["authorization_endpoint"],
            state=state,
            nonce=nonce,
            code_verifier=verifier,
            scope=self._settings.oidc_scope,
        )
        return str(url)

    def check_issuer(self, given: str | None) -> None:
        """
        Compare the ``iss`` of an authorization response where the metadata promises one (RFC 9207).

        Raises:
            LoginRefusedError: The answer names another issuer, or no issuer although the metadata promises one.
        """
        promised = self.metadata.supports("authorization_response_iss_parameter_supported")
        if given != self._settings.oidc_issuer and (promised or given is not None):
            raise LoginRefusedError

    def redeem(self, code: str, nonce: str, verifier: str) -> SignIn:
        """
        Exchange a code for tokens and learn who signed in.

        Raises:
            LoginRefusedError: The provider refuses the code, the id token is wrong, or there is no identity.
        """
        session = self._http.oauth(self.metadata.auth_method)
        try:
            reply = self._token_reply(
                session.fetch_token,
                grant_type="authorization_code",
                code=code,
                code_verifier=verifier,
                redirect_uri=session.redirect_uri,
            )
        except OAuthError as problem:
            log.warning("login.code_refused", reason=problem.error)
            raise LoginRefusedError from problem
        tokens = tokens_from(reply)
        try:
            return SignIn(tokens, self._identities.of(tokens, nonce))
        except AppError:
            self.revoke(tokens)
            raise

    def refresh(self, tokens: Tokens, subject: str) -> Tokens:
        """
        Renew the tokens once, for the same ``sub`` as at the sign-in.

        Raises:
            GrantOverError: ``invalid_grant`` (RFC 6749, 5.2), or the new id token is wrong; then the new tokens are
                revoked. The person must sign in again.
        """
        session = self._http.oauth(self.metadata.auth_method)
        if tokens.id_token:
            self.metadata.keys()  # without keys the new id token is useless, and the old refresh token used up
        try:
            reply = self._token_reply(session.refresh_token, refresh_token=tokens.refresh_token)
        except OAuthError as problem:
            if problem.error == "invalid_grant":
                raise GrantOverError from problem
            raise self._unreachable(problem) from problem
        renewed = tokens_from(reply, previous=tokens)
        if renewed.id_token != tokens.id_token:
            self._check_renewed(renewed, subject)
        return renewed

    def _check_renewed(self, renewed: Tokens, subject: str) -> None:
        try:
            check_renewed(renewed.id_token, self.metadata, self._settings, subject)
        except IdTokenError as problem:
            self.revoke(renewed)
            raise GrantOverError from problem

    def _token_reply(self, ask: Callable[..., Mapping[str, Any]], **how: str) -> Mapping[str, Any]:
        try:
            return ask(self.metadata["token_endpoint"], **how)
        except (requests.RequestException, ValueError, TypeError) as problem:
            raise self._unreachable(problem) from problem

    def revoke(self, tokens: Tokens) -> bool:
        """
        Revoke the tokens of a session (RFC 7009); when the provider is away, log it and do not fail the logout.

        Returns:
            False when the provider is away or busy, so that another try is worth it.
        """
        try:
            endpoint = self.metadata["revocation_endpoint"]
            if endpoint:
                token, hint = tokens.refresh_token or tokens.access_token, "refresh_token"
                session = self._http.oauth(self.metadata.auth_method)
                answer = session.revoke_token(endpoint, token, hint if tokens.refresh_token else "access_token")
                return _revoked(answer.status_code)
        except (ProviderUnreachableError, requests.RequestException, OAuthError) as problem:
            log.error("provider.revocation_failed", reason=type(problem).__name__)
            return False
        return True

    def logout_url(self, id_token: str) -> str:
        """
        Give the address that ends the provider's own session and comes back to the console.

        OSP takes ``target``, OpenID Connect RP-Initiated Logout 1.0 its own names; both are sent.

        Source:
            SPEC 7 "Session and security"; docs/assumptions.md A-11.
        """
        home = self._settings.public_url.rstrip("/") + "/"
        endpoint = self._settings.oidc_logout_url or self.metadata["end_session_endpoint"]
        if not endpoint:
            return home
        query = {"target": home, "post_logout_redirect_uri": home, "client_id": self._settings.oidc_client_id}
        return f"{endpoint}?{urlencode(query | ({'id_token_hint': id_token} if id_token else {}))}"

    def _unreachable(self, problem: Exception) -> ProviderUnreachableError:
        log.error("provider.failed", reason=type(problem).__name__)
        return ProviderUnreachableError()


def _revoked(status: int) -> bool:
    """Whether a revocation is settled: done, or refused for good."""
    if status >= HTTPStatus.BAD_REQUEST:
        log.error("provider.revocation_failed", status=status)
    return status < HTTPStatus.INTERNAL_SERVER_ERROR and status != HTTPStatus.TOO_MANY_REQUESTS
