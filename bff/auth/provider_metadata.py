"""What the provider says of itself: endpoints and signing keys."""

import threading
import time
from typing import Any

import requests
from joserfc.jwk import KeySet
from marshmallow import EXCLUDE, Schema, ValidationError, fields

from bff.auth.provider_http import ProviderHttp
from bff.errors import ProviderUnreachableError
from bff.observability import log
from bff.settings import Settings

_DISCOVERY = "/.well-known/openid-configuration"
_KEYS_AT_MOST_EVERY_S = 30.0


class MetadataSchema(Schema):
    """OpenID Connect Discovery 1.0, the members that we use."""

    class Meta:
        """Providers add members of their own."""

        unknown = EXCLUDE

    issuer = fields.Url(required=True, require_tld=False)
    authorization_endpoint = fields.Url(required=True, require_tld=False)
    token_endpoint = fields.Url(required=True, require_tld=False)
    jwks_uri = fields.Url(required=True, require_tld=False)
    userinfo_endpoint = fields.Url(load_default="", require_tld=False)
    revocation_endpoint = fields.Url(load_default="", require_tld=False)
    end_session_endpoint = fields.Url(load_default="", require_tld=False)
    authorization_response_iss_parameter_supported = fields.Boolean(load_default=False)
    token_endpoint_auth_methods_supported = fields.List(fields.String(), load_default=lambda: ["client_secret_basic"])


class ProviderMetadata:
    """
    Reads discovery once and keys when an unknown one turns up, but not more often than every 30 s.

    Raises:
        ProviderUnreachableError: From every method, when the provider is away, answers nonsense, or names
            another issuer than the settings do (OpenID Connect Discovery 1.0, 4.3).
    """

    def __init__(self, settings: Settings, http: ProviderHttp) -> None:
        self._issuer = settings.oidc_issuer
        self._http = http
        self._timeout_s = settings.oidc_timeout_s
        self._lock = threading.Lock()
        self._metadata: dict[str, Any] | None = None
        self._keys: KeySet | None = None
        self._keys_read_s = 0.0

    def __getitem__(self, name: str) -> str:
        return str(self._loaded()[name])

    def supports(self, name: str) -> bool:
        """Whether a boolean member is true."""
        return bool(self._loaded()[name])

    @property
    def auth_method(self) -> str:
        """How our client authenticates at the token endpoint: Basic where the provider takes it."""
        offered = self._loaded()["token_endpoint_auth_methods_supported"]
        return "client_secret_basic" if "client_secret_basic" in offered else "client_secret_post"

    def keys(self, *, renewed: bool = False) -> KeySet:
        """Give the signing keys; ``renewed`` asks for keys that were added since."""
        endpoint = self["jwks_uri"]
        with self._lock:
            due = time.monotonic() - self._keys_read_s > _KEYS_AT_MOST_EVERY_S
            if self._keys is None or (renewed and due):
                self._keys = KeySet.import_key_set(self._get(endpoint))
                self._keys_read_s = time.monotonic()
            return self._keys

    def _loaded(self) -> dict[str, Any]:
        with self._lock:
            if self._metadata is None:
                self._metadata = self._discover()
            return self._metadata

    def _discover(self) -> dict[str, Any]:
        try:
            metadata: dict[str, Any] = MetadataSchema().load(self._get(self._issuer.rstrip("/") + _DISCOVERY))
        except ValidationError as problem:
            log.error("provider.metadata_refused", problems=problem.messages_dict)
            raise ProviderUnreachableError from problem
        if metadata["issuer"] != self._issuer:
            log.error("provider.issuer_differs", configured=self._issuer, published=metadata["issuer"])
            raise ProviderUnreachableError
        return metadata

    def _get(self, url: str) -> Any:
        try:
            answer = self._http.plain().get(url, timeout=self._timeout_s, allow_redirects=False)
            answer.raise_for_status()
            return answer.json()
        except requests.RequestException as problem:
            log.error("provider.unreachable", url=url, reason=type(problem).__name__)
            raise ProviderUnreachableError from problem
