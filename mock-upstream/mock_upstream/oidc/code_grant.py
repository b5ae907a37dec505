"""Authorization code flow with PKCE (RFC 6749, 4.1; RFC 7636) and ID token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from authlib.oauth2.rfc6749 import InvalidRequestError
from authlib.oauth2.rfc6749.grants import AuthorizationCodeGrant
from authlib.oauth2.rfc7636 import CodeChallenge
from authlib.oidc.core import OpenIDCode

from mock_upstream.oidc.keys import signing_key
from mock_upstream.oidc.records import CodeRecord, revoke_family
from mock_upstream.oidc.transaction import transaction
from mock_upstream.store.clock import clock
from mock_upstream.store.sign_in import AuthorizationCode
from mock_upstream.store.token_hash import token_hash

if TYPE_CHECKING:
    from mock_upstream.oidc.client import ConsoleClient
    from mock_upstream.oidc.subject import Subject

CODE_LIFETIME_S = 120


class CodeGrant(AuthorizationCodeGrant):
    """Codes are redeemed once; a second time ends the tokens of the first (RFC 6749, 4.1.2)."""

    def save_authorization_code(self, code: str, request: Any) -> None:
        """Keep the code with all that it is bound to."""
        asked, subject = request.payload.data, request.user
        transaction().add(
            AuthorizationCode(
                code_hash=token_hash(code),
                client_id=request.client.get_client_id(),
                person_dn=subject.person.dn,
                redirect_uri=request.payload.redirect_uri,
                scope=request.scope,
                nonce=asked.get("nonce"),
                code_challenge=asked["code_challenge"],
                code_challenge_method=asked["code_challenge_method"],
                signed_in_s=subject.signed_in_s,
                expires_s=clock().now_s() + CODE_LIFETIME_S,
            )
        )

    def query_authorization_code(self, code: str, client: ConsoleClient) -> CodeRecord | None:
        """Find a code that may still be redeemed by this client."""
        row = transaction().get(AuthorizationCode, token_hash(code))
        if row is None or row.client_id != client.get_client_id() or row.expires_s <= clock().now_s():
            return None
        if row.redeemed:
            revoke_family(row.code_hash)
            return None
        return CodeRecord(row)

    def delete_authorization_code(self, authorization_code: CodeRecord) -> None:
        """Remember that it was redeemed."""
        authorization_code.row.redeemed = True

    def authenticate_user(self, authorization_code: CodeRecord) -> Subject:
        """Give the person behind the code."""
        return authorization_code.subject()


class RequiredCodeChallenge(CodeChallenge):
    """PKCE with S256 for everybody (RFC 9700, 2.1.1)."""

    def validate_code_challenge(self, grant: Any, redirect_uri: str) -> None:
        """Refuse a request without challenge, or with a plain one."""
        asked = grant.request.payload.data
        if not asked.get("code_challenge") or asked.get("code_challenge_method") != "S256":
            raise InvalidRequestError("PKCE with S256 is required.")
        super().validate_code_challenge(grant, redirect_uri)


class IdToken(OpenIDCode):
    """ID tokens signed with RS256."""

    def __init__(self, issuer: str) -> None:
        super().__init__(require_nonce=False)
        self._issuer = issuer

    def exists_nonce(self, nonce: str, request: object) -> bool:  # noqa: ARG002 - comparing it is the client's part
        """Allow a repeated request: the client compares the nonce (OpenID Connect Core 1.0, 3.1.2.1)."""
        return False

    def resolve_client_private_key(self, client: ConsoleClient) -> Any:  # noqa: ARG002 - Authlib's signature
        """Give the signing key."""
        return signing_key()

    def get_encode_header(self, client: ConsoleClient) -> dict[str, Any]:  # noqa: ARG002 - Authlib's signature
        """Name the key."""
        return {"alg": "RS256", "typ": "JWT", "kid": signing_key().kid}

    def get_client_claims(self, client: ConsoleClient) -> dict[str, Any]:
        """Return the issuer and the audience of an id token."""
        return {"iss": self._issuer, "aud": [client.get_client_id()]}

    def generate_user_info(self, user: Subject, scope: str) -> dict[str, str]:
        """Say who it is."""
        return user.claims(scope)
