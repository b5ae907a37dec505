"""The systems behind the gateway: the identity applications, and others by path prefix."""

import dataclasses
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from bff.settings.kinds import POSITIVE, CommaList, http_url, proxy_url, setting
from bff.settings.upstream_policy import DEFAULT_PREFIXES, IDM, UpstreamPolicy, UpstreamTables, header_to_pass_on

_OWN_PATHS = ("/bff", "/assets")


@dataclasses.dataclass(frozen=True)
class PasswordChange:
    """
    The status by which the identity applications require a new password, and the page for it.

    ``url`` may be empty.
    """

    status: int
    url: str


@dataclasses.dataclass(frozen=True, kw_only=True)
class UpstreamSettings:
    """The systems behind the gateway."""

    upstream_idm: str = setting(
        fields.String(required=True, validate=http_url),
        "Base URL of the identity applications. Its path is the context path; without one it is /IDMProv.",
    )
    upstream_ca_file: str = setting(
        fields.String(load_default=""),
        "CA file for the identity applications. Empty: the system's certificates.",
    )
    upstream_proxy: str = setting(
        fields.String(load_default="", validate=lambda url: proxy_url(url) if url else None),
        "HTTP proxy on the way to the identity applications, `http://user:password@host:port`. Empty: none, whatever "
        "the environment says.",
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
    upstream_response_headers: tuple[str, ...] = setting(
        CommaList(fields.String(validate=header_to_pass_on), load_default=[]),
        "Headers of the identity applications that browsers get beside those that describe the content.",
    )
    upstream_calls_per_user: int = setting(
        fields.Integer(load_default=30, validate=validate.Range(min=1)),
        "Calls of a person that a worker has under way there, of all sessions together; never more than half of "
        "`upstream_connections`. Others wait for 3 s, then get 429.",
    )
    sspr_url: str = setting(
        fields.String(load_default="", validate=lambda url: http_url(url) if url else None),
        "Page of the self-service password reset where people change their password, shown in a frame. Empty: none.",
    )
    upstreams: Mapping[str, UpstreamPolicy] = setting(
        UpstreamTables(load_default={}), "Further upstreams by name; see [Further upstreams](#further-upstreams)."
    )
    change_password_status: int = setting(
        fields.Integer(
            load_default=498, validate=[validate.Range(400, 599), validate.NoneOf([HTTPStatus.UNAUTHORIZED])]
        ),
        "Status by which the identity applications say that the password must be changed first.",
    )

    @property
    def context_path(self) -> str:
        """Context path of the identity applications, e.g. ``/IDMProv``."""
        return _context_path(self.upstream_idm)

    @property
    def idm(self) -> UpstreamPolicy:
        """The identity applications, published below their own context path."""
        parts = urlsplit(self.upstream_idm)
        return UpstreamPolicy(
            name=IDM,
            base_url=f"{parts.scheme}://{parts.netloc}{self.context_path}",
            prefix=self.context_path,
            bearer=True,
            connect_timeout_s=self.upstream_connect_timeout_s,
            read_timeout_s=self.upstream_read_timeout_s,
            connections=self.upstream_connections,
            calls_per_user=self.upstream_calls_per_user,
            body_limit_bytes=None,
            ca_file=self.upstream_ca_file,
            proxy=self.upstream_proxy,
            response_headers=self.upstream_response_headers,
        )

    @property
    def policies(self) -> tuple[UpstreamPolicy, ...]:
        """All upstreams."""
        return (self.idm, *self.upstreams.values())


class PrefixesApart(Schema):
    """Refuses upstreams if the prefix of one hides a part of another upstream or of the gateway."""

    @validates_schema
    def refuse_overlaps(self, values: Mapping[str, Any], **_: Any) -> None:
        """Compare each prefix with those before it (:class:`marshmallow.ValidationError`)."""
        taken = list(_OWN_PATHS)
        _claim(_context_path(values["upstream_idm"]), taken, "upstream_idm")
        for name, policy in values["upstreams"].items():
            _claim(policy.prefix, taken, f"upstreams.{name}.prefix")


def _claim(prefix: str, taken: list[str], setting_name: str) -> None:
    for path in taken:
        if f"{path}/".startswith(f"{prefix}/") or f"{prefix}/".startswith(f"{path}/"):
            raise ValidationError(f"{prefix} overlaps with {path}.", setting_name)
    taken.append(prefix)


def _context_path(upstream_idm: str) -> str:
    return urlsplit(upstream_idm).path.rstrip("/") or DEFAULT_PREFIXES[IDM]
