"""The sign-in provider and our client there."""

import dataclasses

from marshmallow import fields, validate

from bff.settings.kinds import POSITIVE, CommaList, http_url, setting


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
    oidc_logout_url: str = setting(
        fields.String(load_default="", validate=lambda url: http_url(url) if url else None),
        "The provider's logout page, called with ``target``. Empty: the metadata's end_session_endpoint.",
    )
    oidc_timeout_s: float = setting(
        fields.Float(load_default=10.0, validate=POSITIVE), "Longest wait for the provider, in seconds."
    )
    oidc_ca_file: str = setting(
        fields.String(load_default=""), "CA file for the provider. Empty: the system's certificates."
    )
