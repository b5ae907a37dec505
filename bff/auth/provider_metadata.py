"""The provider's metadata: read by discovery, or set by the operator."""

import threading
from typing import Any

import requests
from joserfc.jwk import KeySet
from marshmallow import EXCLUDE, Schema, ValidationError, fields

from bff.auth.provider_http import ProviderHttp
from bff.auth.provider_keys import ProviderKeys
from bff.errors import ProviderUnreachableError
from bff.observability import log
from bff.settings import Settings

_DISCOVERY = "/.well-known/openid-configuration"


class MetadataSchema(Schema):
    """OpenID Connect Discovery 1.0, the members that we use; RFC 8414 promises no keys."""

    class Meta:
        """Unknown members are dropped, because providers add members of their own."""

        unknown = EXCLUDE

    issuer = fields.Url(required=True, require_tld=False)
    authorization_endpoint = fields.Url(required=True, require_tld=False)
    token_endpoint = fields.Url(required=True, require_tld=False)
    jwks_uri = fields.Url(load_default="", require_tld=False)
    userinfo_endpoint = fields.Url(load_default="", require_tld=False)
    revocation_endpoint = fields.Url(load_default="", require_tld=False)
    end_session_endpoint = fields.Url(load_default="", require_tld=False)
    authorization_response_iss_parameter_supported = fields.Boolean(load_default=False)
    token_endpoint_auth_methods_supported = fields.List(fields.String(), load_default=lambda: ["client_secret_basic"])


class ProviderMetadata:
    """
    Reads discovery once, or takes the endpoints that the operator set by hand.

    Raises:
        ProviderUnreachableError: From every method, when the provider is away, answers nonsense, or names
            another issuer than the settings do (OpenID Connect Discovery 1.0, 4.3).
    """

    def __init__(self, settings: Settings, http: ProviderHttp) -> None:
        self._settings = settings
        self._http = http
        self._lock = threading.Lock()
        self._metadata: dict[str, Any] | None = None
        self._keys = ProviderKeys(lambda: self._get(self["jwks_uri"]))

    def __getitem__(self, name: str) -> str:
        return str(self._loaded()[name])

    def supports(self, name: str) -> bool:
        """Whether a boolean member is true."""
        return bool(self._loaded()[name])

    @property
    def auth_method(self) -> str:
        """The way our client authenticates at the token endpoint: Basic if the provider accepts it."""
        offered = self._loaded()["token_endpoint_auth_methods_supported"]
        return "client_secret_basic" if "client_secret_basic" in offered else "client_secret_post"

    def keys(self, *, renewed: bool = False) -> KeySet:
        """Give the signing keys, if the provider has any; ``renewed`` reads them again, as one may be new."""
        return self._keys.get(renewed=renewed) if self["jwks_uri"] else KeySet([])

    def _loaded(self) -> dict[str, Any]:
        with self._lock:
            if self._metadata is None:
                self._metadata = self._by_hand() if self._settings.oidc_token_url else self._discover()
            return self._metadata

    def _by_hand(self) -> dict[str, Any]:
        settings = self._settings
        given = {
            "issuer": settings.oidc_issuer,
            "authorization_endpoint": settings.oidc_authorization_url,
            "token_endpoint": settings.oidc_token_url,
            "jwks_uri": settings.oidc_jwks_url,
            "userinfo_endpoint": settings.oidc_userinfo_url,
            "revocation_endpoint": settings.oidc_revocation_url,
        }
        return self._checked({name: value for name, value in given.items() if value})

    def _discover(self) -> dict[str, Any]:
        issuer = self._settings.oidc_issuer
        metadata = self._checked(self._get(issuer.rstrip("/") + _DISCOVERY))
        if metadata["issuer"] != issuer:
            log.error("provider.issuer_differs", configured=issuer, published=metadata["issuer"])
            raise ProviderUnreachableError
        return metadata

    def _checked(self, metadata: Any) -> dict[str, Any]:
        try:
            known: dict[str, Any] = MetadataSchema().load(metadata)
        except ValidationError as problem:
            log.error("provider.metadata_refused", problems=problem.messages_dict)
            raise ProviderUnreachableError from problem
        return known

    def _get(self, url: str) -> Any:
        try:
            answer = self._http.plain().get(url, timeout=self._settings.oidc_timeout_s)
            answer.raise_for_status()
            return answer.json()
        except requests.RequestException as problem:
            log.error("provider.unreachable", url=url, reason=type(problem).__name__)
            raise ProviderUnreachableError from problem
