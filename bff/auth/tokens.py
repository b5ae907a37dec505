"""The provider's token answer, turned into the tokens that a session keeps."""

from collections.abc import Mapping
from typing import Any

from marshmallow import EXCLUDE, Schema, ValidationError, fields, validate

from bff.errors import ProviderUnreachableError
from bff.observability import log
from bff.sessions.record import Tokens, now_ms


class TokenReplySchema(Schema):
    """RFC 6749, 5.1. OSP writes ``token_type`` in any case and gives no new refresh token when it renews."""

    class Meta:
        """Unknown members are dropped, because providers add members of their own."""

        unknown = EXCLUDE

    access_token = fields.String(required=True, validate=validate.Length(min=1))
    token_type = fields.String(required=True, validate=validate.Regexp("(?i:bearer)$"))
    expires_in = fields.Integer(load_default=0, validate=validate.Range(min=0))
    refresh_token = fields.String(load_default="")
    id_token = fields.String(load_default="")


def tokens_from(reply: Mapping[str, Any], previous: Tokens | None = None) -> Tokens:
    """
    Read a token answer; fields that a renewal leaves out keep their value of ``previous`` (docs/assumptions.md A-26).

    Raises:
        ProviderUnreachableError: The answer is not one of RFC 6749, 5.1.
    """
    try:
        known = TokenReplySchema().load(dict(reply))
    except ValidationError as problem:
        log.error("provider.token_reply_refused", problems=problem.messages_dict)
        raise ProviderUnreachableError from problem
    now = now_ms()
    return Tokens(
        access_token=known["access_token"],
        refresh_token=known["refresh_token"] or (previous.refresh_token if previous else ""),
        id_token=known["id_token"] or (previous.id_token if previous else ""),
        obtained_ms=now,
        expires_ms=now + known["expires_in"] * 1000 if known["expires_in"] else 0,
    )
