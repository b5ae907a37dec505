"""The identity applications."""

import dataclasses
from urllib.parse import urlsplit

from marshmallow import fields, validate

from bff.settings.kinds import POSITIVE, http_url, setting

_DEFAULT_CONTEXT_PATH = "/IDMProv"


@dataclasses.dataclass(frozen=True, kw_only=True)
class UpstreamSettings:
    """The identity applications."""

    upstream_idm: str = setting(
        fields.String(required=True, validate=http_url),
        "Base URL of the identity applications. Its path is the context path; without one it is /IDMProv.",
    )
    upstream_ca_file: str = setting(
        fields.String(load_default=""),
        "CA file for the identity applications. Empty: the system's certificates.",
    )
    upstream_connect_timeout_s: float = setting(
        fields.Float(load_default=3.0, validate=POSITIVE), "Longest wait for a connection, in seconds."
    )
    upstream_read_timeout_s: float = setting(
        fields.Float(load_default=30.0, validate=POSITIVE), "Longest silence of an answer, in seconds."
    )
    upstream_connections: int = setting(
        fields.Integer(load_default=100, validate=validate.Range(min=1)),
        "Connections that a worker keeps open to the identity applications.",
    )

    @property
    def context_path(self) -> str:
        """Context path of the identity applications, e.g. ``/IDMProv``."""
        return urlsplit(self.upstream_idm).path.rstrip("/") or _DEFAULT_CONTEXT_PATH

    @property
    def upstream_origin(self) -> str:
        """Scheme, host and port of the identity applications."""
        parts = urlsplit(self.upstream_idm)
        return f"{parts.scheme}://{parts.netloc}"
