"""The sign-in provider and our client there."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from bff.settings.kinds import POSITIVE, CommaList, http_url, proxy_url, setting

_BY_HAND = frozenset({"oidc_authorization_url", "oidc_token_url"})
_WITH_THEM = frozenset({"oidc_jwks_url", "oidc_userinfo_url", "oidc_revocation_url"})


def _optional_url() -> fields.String:
    return fields.String(load_default="", validate=lambda url: http_url(url) if url else None)


class ProviderRules(Schema):
    """Rules for combinations of the provider's settings."""

    @validates_schema(skip_on_field_errors=False)
    def endpoints_by_hand(self, values: Mapping[str, Any], **_: object) -> None:
        """Refuse half a set of endpoints: without discovery both are needed, with it none is read."""
        given = {name for name in _BY_HAND | _WITH_THEM if values.get(name)}
        if given and (missing := _BY_HAND - given):
            message = f"Needed because {', '.join(sorted(given))} is set: then the metadata is not read."
            raise ValidationError({name: [message] for name in missing})


@dataclasses.dataclass(frozen=True, kw_only=True)
class ProviderSettings:
    """The sign-in provider and our client there."""

    oidc_issuer: str = setting(
        fields.String(required=True, validate=http_url),
        "Issuer of the sign-in provider, exactly as its metadata states it.",
    )
    oidc_client_id: str = setting(fields.String(required=True), "Our client id at the provider.")
    oidc_client_secret: str = setting(fields.String(required=True), "Our client secret at the provider.")
    oidc_scope: str = setting(fields.String(load_default="openid profile"), "Scopes asked for at sign-in.")
    oidc_algorithms: tuple[str, ...] = setting(
        CommaList(
            fields.String(validate=validate.OneOf(["RS256", "PS256", "ES256", "EdDSA"])),
            load_default=["RS256", "PS256", "ES256"],
        ),
        "Signature algorithms of id tokens that are accepted, whatever the provider's metadata lists.",
    )
    oidc_user_claim: str = setting(
        fields.String(load_default="sub", validate=validate.Length(min=1)),
        "Claim of the id token or the user info that says who somebody is.",
    )
    oidc_attributes_url: str = setting(
        _optional_url(),
        "OSP's ``getattributes``, asked for ``name`` where that claim is missing. Empty: nobody without it signs in.",
    )
    oidc_authorization_url: str = setting(
        _optional_url(),
        "Where browsers sign in. Empty: everything is read from the provider's metadata. Else the metadata is not "
        "read and ``oidc_token_url`` is needed too.",
    )
    oidc_token_url: str = setting(_optional_url(), "The token endpoint where the metadata is not read.")
    oidc_jwks_url: str = setting(
        _optional_url(),
        "The signing keys where the metadata is not read. Empty: the provider gives no id tokens.",
    )
    oidc_userinfo_url: str = setting(_optional_url(), "The user info where the metadata is not read.")
    oidc_revocation_url: str = setting(
        _optional_url(), "Where tokens are revoked, where the metadata is not read. Empty: they are not."
    )
    oidc_logout_url: str = setting(
        _optional_url(),
        "The provider's logout page, called with ``target``. Empty: the metadata's end_session_endpoint.",
    )
    oidc_timeout_s: float = setting(
        fields.Float(load_default=10.0, validate=POSITIVE), "Longest wait for the provider, in seconds."
    )
    oidc_proxy: str = setting(
        fields.String(load_default="", validate=lambda url: proxy_url(url) if url else None),
        "HTTP proxy on the way to the provider, ``http://user:password@proxy:3128``. Empty: none, whatever the "
        "environment says.",
    )
    oidc_ca_file: str = setting(
        fields.String(load_default=""), "CA file for the provider. Empty: the system's certificates."
    )
