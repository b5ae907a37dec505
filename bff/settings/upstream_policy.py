"""How one upstream is reached and published, and the tables in which an operator sets this."""

import dataclasses
import json
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Self
from urllib.parse import urlsplit

from marshmallow import Schema, ValidationError, fields, validate

from bff.settings.kinds import POSITIVE, CommaList, http_url, proxy_url, setting

IDM = "idm"
"""The upstream of every console: the identity applications, set by ``upstream_idm`` and the settings after it."""

OTHERS = ("forms",)
"""The further upstreams that a console may have: those for which the catalogue has operations."""

DEFAULT_PREFIXES = {IDM: "/IDMProv", **{name: f"/{name}" for name in OTHERS}}
"""Where browsers find each upstream unless the settings say otherwise."""

_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_PREFIX = validate.Regexp(r"((/[A-Za-z0-9_-][A-Za-z0-9._-]*)+)?\Z", error="Not a path such as /forms.")

_NEVER_PASSED_ON = frozenset(
    {
        "cache-control",
        "connection",
        "etag",
        "keep-alive",
        "location",
        "proxy-authenticate",
        "proxy-connection",
        "server",
        "set-cookie",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
        "vary",
        "www-authenticate",
    }
)


def header_to_pass_on(name: str) -> None:
    """Refuse the name of a header that the gateway makes, or that concerns it (:class:`ValidationError`)."""
    if not _TOKEN.fullmatch(name):
        raise ValidationError("Not the name of a header.")
    if name.lower() in _NEVER_PASSED_ON:
        raise ValidationError(f"{name} is never passed on.")


@dataclasses.dataclass(frozen=True, kw_only=True)
class UpstreamPolicy:
    """
    One upstream.

    Args:
        name: As the catalogue and the log call it; in TOML the end of the table's name, ``[upstreams.forms]``.
    """

    name: str
    base_url: str = setting(
        fields.String(required=True, validate=http_url), "Address below which its operations are found."
    )
    prefix: str = setting(
        fields.String(load_default="", validate=_PREFIX),
        "Path below which browsers find it. Empty: `/` and the name.",
    )
    bearer: bool = setting(
        fields.Boolean(load_default=True),
        "Whether it gets the user's access token. Without one its 401 renews nothing.",
    )
    connect_timeout_s: float = setting(
        fields.Float(load_default=3.0, validate=POSITIVE), "Longest wait for a connection, in seconds."
    )
    read_timeout_s: float = setting(
        fields.Float(load_default=30.0, validate=POSITIVE), "Longest silence of an answer, in seconds."
    )
    connections: int = setting(
        fields.Integer(load_default=100, validate=validate.Range(min=1)), "Connections that a worker keeps open to it."
    )
    calls_per_user: int = setting(
        fields.Integer(load_default=30, validate=validate.Range(min=1)),
        "Calls of a person that a worker has under way there, of all sessions together; never more than half of "
        "`connections`. Others wait for 3 s, then get 429.",
    )
    body_limit_bytes: int | None = setting(
        fields.Integer(load_default=None, validate=validate.Range(min=0)),
        "Largest body of a call, where the catalogue would take a larger one.",
    )
    ca_file: str = setting(fields.String(load_default=""), "CA file for it. Empty: the system's certificates.")
    proxy: str = setting(
        fields.String(load_default="", validate=lambda url: proxy_url(url) if url else None),
        "HTTP proxy on the way to it, `http://user:password@host:port`. Empty: none, whatever the environment says.",
    )
    response_headers: Sequence[str] = setting(
        CommaList(fields.String(validate=header_to_pass_on), load_default=[]),
        "Headers of its answers that browsers get beside those that describe the content.",
    )

    @classmethod
    def of_table(cls, name: str, table: Any) -> Self:
        """
        Read a table of the settings.

        Raises:
            ValidationError: Names every wrong entry, or the upstream that nobody knows.
        """
        if name not in OTHERS:
            raise ValidationError(f"There is no such upstream, only {', '.join(OTHERS)}.")
        read = Schema.from_dict({entry.name: entry.metadata["field"] for entry in ENTRIES})().load(table)
        return cls(name=name, **{**read, "prefix": read["prefix"] or DEFAULT_PREFIXES[name]})

    @cached_property
    def origin(self) -> str:
        """Scheme, host and port."""
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}"

    @cached_property
    def base_path(self) -> str:
        """Path of the base URL, without a final slash: ``/IDMProv``, or empty."""
        return urlsplit(self.base_url).path.rstrip("/")

    @property
    def share(self) -> int:
        """How many calls of one person may be under way: other people have at least half of the connections."""
        return min(self.calls_per_user, max(1, self.connections // 2))

    def body_limit(self, of_operation: int) -> int:
        """Give the largest body, in bytes, that a call may have."""
        return of_operation if self.body_limit_bytes is None else min(of_operation, self.body_limit_bytes)


ENTRIES = tuple(entry for entry in dataclasses.fields(UpstreamPolicy) if "field" in entry.metadata)
"""The entries of a table."""


class UpstreamTables(fields.Field[Any]):
    """Tables by name in TOML, one JSON object in the environment."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Mapping[str, UpstreamPolicy]:
        tables = _from_json(value) if isinstance(value, str) else value
        if not isinstance(tables, dict):
            raise ValidationError("Not tables by name.")
        policies: dict[str, UpstreamPolicy] = {}
        problems: dict[str, Any] = {}
        for name, table in tables.items():
            try:
                policies[name] = UpstreamPolicy.of_table(name, table)
            except ValidationError as problem:
                problems[name] = problem.messages
        if problems:
            raise ValidationError(problems)
        return policies


def _from_json(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        raise ValidationError("Not JSON.") from None
