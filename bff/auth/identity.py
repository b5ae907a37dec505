"""The person who signed in, from the id token, the user info and OSP's attributes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import requests

from bff.auth.id_token import IdTokenError, claims_at_sign_in
from bff.auth.provider_http import ProviderHttp
from bff.auth.provider_metadata import ProviderMetadata
from bff.errors import LoginRefusedError, ProviderUnreachableError
from bff.observability import log
from bff.sessions.record import Tokens, person
from bff.settings import Settings

_OSP_CLAIM = "name"


@dataclass(frozen=True, kw_only=True)
class Identity:
    """
    A person as the provider knows them.

    Args:
        claim: Name of the claim that identifies the person: ``sub``, the operator's choice, or ``name`` of OSP.
        subject: Value of that claim.
        claims: All claims; those of the checked id token win.
    """

    issuer: str
    claim: str
    subject: str
    claims: Mapping[str, Any]

    @property
    def person(self) -> str:
        """The name under which all sessions of this person are indexed."""
        return person(self.issuer, self.subject, self.claim)

    def said(self, claim: str) -> str:
        """Give a claim; empty if it is missing or not a text."""
        value = self.claims.get(claim)
        return value if isinstance(value, str) else ""


@dataclass(frozen=True)
class Identities:
    """Asks the provider for the identity of the person who has signed in."""

    settings: Settings
    http: ProviderHttp
    metadata: ProviderMetadata

    def of(self, tokens: Tokens, nonce: str) -> Identity:
        """
        Say who got these tokens.

        Raises:
            LoginRefusedError: The id token is wrong, the user info is another person's, or no claim names the person.
            ProviderUnreachableError: The provider is away or answers nonsense.
        """
        claims = self._claims(tokens, nonce)
        claim = self.settings.oidc_user_claim
        subject = claims.get(claim)
        if not subject and self.settings.oidc_attributes_url:
            claim, subject = _OSP_CLAIM, self._osp_name(tokens)
        if not isinstance(subject, str) or not subject:
            log.warning("login.nobody_named", claim=claim)
            raise LoginRefusedError("The sign-in provider did not send the claim that names you.")
        return Identity(issuer=self.settings.oidc_issuer, claim=claim, subject=subject, claims=claims)

    def _claims(self, tokens: Tokens, nonce: str) -> Mapping[str, Any]:
        checked = self._of_id_token(tokens.id_token, nonce) if tokens.id_token else {}
        if not self.metadata["userinfo_endpoint"]:
            return checked
        told = self._asked(self.metadata["userinfo_endpoint"], _bearer(tokens))
        if checked and checked["sub"] != told.get("sub"):
            log.warning("login.user_info_differs")
            raise LoginRefusedError
        return {**told, **checked}

    def _of_id_token(self, id_token: str, nonce: str) -> Mapping[str, Any]:
        try:
            return claims_at_sign_in(id_token, self.metadata, self.settings, nonce)
        except IdTokenError as problem:
            raise LoginRefusedError from problem

    def _osp_name(self, tokens: Tokens) -> object:
        """Ask OSP for the DN (docs/assumptions.md A-75); its errors are JSON too."""
        return self._asked(
            self.settings.oidc_attributes_url,
            params={"attributes": _OSP_CLAIM, "access_token": tokens.access_token},
            auth=(self.settings.oidc_client_id, self.settings.oidc_client_secret),
        ).get(_OSP_CLAIM)

    def _asked(self, url: str, headers: Mapping[str, str] | None = None, **how: Any) -> dict[str, Any]:
        try:
            answer = self.http.plain().get(url, headers=headers, timeout=self.settings.oidc_timeout_s, **how)
            answer.raise_for_status()
            told = answer.json()
        except requests.RequestException as problem:
            log.error("provider.failed", reason=type(problem).__name__)
            raise ProviderUnreachableError from problem
        if not isinstance(told, dict):
            log.error("provider.failed", reason="no object")
            raise ProviderUnreachableError
        return told


def _bearer(tokens: Tokens) -> dict[str, str]:
    return {"Authorization": f"Bearer {tokens.access_token}"}
