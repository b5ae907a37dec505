"""UserInfo (OpenID Connect Core 1.0, 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authlib.integrations.flask_oauth2 import ResourceProtector
from authlib.oauth2.rfc6750 import BearerTokenValidator
from flask import Blueprint

from mock_upstream.oidc.addresses import OAUTH
from mock_upstream.oidc.records import TokenRecord, token_by_access
from mock_upstream.oidc.transaction import in_transaction

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

userinfo = Blueprint("userinfo", __name__, url_prefix=OAUTH)


class _StoredTokens(BearerTokenValidator):
    def authenticate_token(self, token_string: str) -> TokenRecord | None:
        return token_by_access(token_string)


_protector = ResourceProtector()
_protector.register_token_validator(_StoredTokens())


@userinfo.get("/userinfo")
@in_transaction
def show_userinfo() -> ResponseReturnValue:
    """Give the claims that the token's scopes allow."""
    with _protector.acquire("openid") as token:
        return dict(token.subject().claims(token.get_scope()))
