"""What an operator can set, where it comes from, and what is refused at start. The only reader of os.environ."""

import base64
import binascii
import dataclasses
import ipaddress
import json
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from marshmallow import Schema, ValidationError, fields, validate

INSTALLATION = Path(__file__).resolve().parent.parent
"""Where the product is installed; relative paths in the settings start here."""

_PREFIX = "BFF_"
_DEFAULT_CONTEXT_PATH = "/IDMProv"
_LOOPBACK_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})
_KEY_BYTES = 32
_REDIS_URL = r"^((rediss?|unix)://|sentinels?://([^@/]*@)?[^@/,:]+:\d+(,[^@/,:]+:\d+)*/[\w.-]+$)"


class SettingsError(Exception):
    """The settings cannot be used; every problem is named, one a line."""


class CommaList(fields.List[Any]):
    """A list in TOML, a comma-separated text in the environment."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> list[Any]:
        if isinstance(value, str):
            value = [item.strip() for item in value.split(",") if item.strip()]
        items: list[Any] = super()._deserialize(value, *args, **kwargs)
        return items


def _http_url(value: str) -> None:
    parts = urlsplit(value)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValidationError("Not an absolute http or https URL.")
    if parts.query or parts.fragment or parts.username:
        raise ValidationError("Must have no query, fragment or user.")


def _public_url(value: str) -> None:
    _http_url(value)
    parts = urlsplit(value)
    if parts.scheme == "http" and parts.hostname not in _LOOPBACK_HOSTS:
        raise ValidationError("Must be https, except on a loopback address.")


def _secret_key(value: str) -> None:
    try:
        key = base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
    except (binascii.Error, ValueError):
        raise ValidationError("Not base64url.") from None
    if len(key) < _KEY_BYTES:
        raise ValidationError(f"Must hold at least {_KEY_BYTES} random bytes.")


def _network(value: str) -> None:
    try:
        ipaddress.ip_network(value)
    except ValueError:
        raise ValidationError("Not an IP network.") from None


def setting(field: fields.Field[Any], doc: str) -> Any:
    """Declare a setting: how it is read, and the sentence that docs/configuration.md shows."""
    return dataclasses.field(metadata={"field": field, "doc": doc})


_PAGE_HEAD = """\
# Configuration

Settings come from `config/bff.toml` (another file: `BFF_CONFIG`); environment variables override it. A variable's name
with `_FILE` appended names a file that holds the value, for secrets. Lists are written with commas in the environment.
This page is written by `make api`.

| in `bff.toml` | environment | default | meaning |
|---|---|---|---|"""
_POSITIVE = validate.Range(min=0, min_inclusive=False)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Settings:
    """
    Everything an operator can set. Names in TOML are these, in the environment ``BFF_`` plus upper case.

    A name followed by ``_FILE`` in the environment gives a file that holds the value, for secrets.
    """

    public_url: str = setting(
        fields.String(required=True, validate=_public_url),
        "Address that browsers use, with its path prefix if any. Redirects and cookies are made from it.",
    )
    bind: str = setting(fields.String(load_default="127.0.0.1:8080"), "Address and port to listen on.")
    workers: int = setting(
        fields.Integer(load_default=2, validate=validate.Range(min=1, max=64)), "Number of gevent workers."
    )
    ui_dir: str = setting(fields.String(load_default="build/ui"), "Folder of the built user interface.")
    secret_keys: tuple[str, ...] = setting(
        CommaList(fields.String(validate=_secret_key), required=True, validate=validate.Length(min=1)),
        "Base64url keys of at least 32 random bytes. The first encrypts, the others still decrypt.",
    )
    redis_url: str = setting(
        fields.String(required=True, validate=validate.Regexp(_REDIS_URL)),
        "Redis that holds the sessions: redis://, rediss:// or unix://; by Sentinel: "
        "sentinel://:password@host:port,host:port/service, sentinels:// with TLS.",
    )
    oidc_issuer: str = setting(
        fields.String(required=True, validate=_http_url),
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
        fields.String(load_default="", validate=lambda url: _http_url(url) if url else None),
        "The provider's logout page, called with ``target``. Empty: the metadata's end_session_endpoint.",
    )
    oidc_timeout_s: float = setting(
        fields.Float(load_default=10.0, validate=_POSITIVE), "Longest wait for the provider, in seconds."
    )
    oidc_ca_file: str = setting(
        fields.String(load_default=""), "CA file for the provider. Empty: the system's certificates."
    )
    upstream_idm: str = setting(
        fields.String(required=True, validate=_http_url),
        "Base URL of the identity applications. Its path is the context path; without one it is /IDMProv.",
    )
    upstream_ca_file: str = setting(
        fields.String(load_default=""),
        "CA file for the identity applications. Empty: the system's certificates.",
    )
    upstream_connect_timeout_s: float = setting(
        fields.Float(load_default=3.0, validate=_POSITIVE), "Longest wait for a connection, in seconds."
    )
    upstream_read_timeout_s: float = setting(
        fields.Float(load_default=30.0, validate=_POSITIVE), "Longest silence of an answer, in seconds."
    )
    upstream_connections: int = setting(
        fields.Integer(load_default=100, validate=validate.Range(min=1)),
        "Connections that a worker keeps open to the identity applications.",
    )
    session_idle_s: int = setting(
        fields.Integer(load_default=1200, validate=_POSITIVE),
        "Seconds without activity after which a session ends.",
    )
    session_absolute_s: int = setting(
        fields.Integer(load_default=43200, validate=_POSITIVE),
        "Seconds after sign-in at which a session ends, active or not.",
    )
    ops_networks: tuple[str, ...] = setting(
        CommaList(fields.String(validate=_network), load_default=["127.0.0.0/8", "::1/128"]),
        "Networks that see the reasons in /bff/ready.",
    )
    trusted_proxies: tuple[str, ...] = setting(
        CommaList(fields.String(validate=_network), load_default=[]),
        "Networks of the proxies in front. X-Forwarded-For is read from them alone.",
    )
    log_level: str = setting(
        fields.String(load_default="info", validate=validate.OneOf(["debug", "info", "warning", "error"])),
        "Least severity that is logged.",
    )

    @property
    def https(self) -> bool:
        """Whether browsers come over https; decides on cookie prefixes and Secure."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def prefix(self) -> str:
        """Path under which the console is published: empty, or ``/portal/idm`` without a final slash."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def context_path(self) -> str:
        """Context path of the identity applications, e.g. ``/IDMProv``."""
        return urlsplit(self.upstream_idm).path.rstrip("/") or _DEFAULT_CONTEXT_PATH

    @property
    def upstream_origin(self) -> str:
        """Scheme, host and port of the identity applications."""
        parts = urlsplit(self.upstream_idm)
        return f"{parts.scheme}://{parts.netloc}"

    @classmethod
    def from_mapping(cls, values: Mapping[str, Any]) -> Self:
        """
        Check and freeze settings.

        Raises:
            SettingsError: Names every missing, unknown or wrong setting, but no secret value.
        """
        schema = Schema.from_dict({f.name: f.metadata["field"] for f in dataclasses.fields(cls)})
        try:
            loaded = schema().load(values)
        except ValidationError as problems:
            raise SettingsError(_describe(problems.messages_dict)) from None
        frozen: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in loaded.items()}
        return cls(**frozen)


def load_settings(environ: Mapping[str, str] | None = None, path: Path | None = None) -> Settings:
    """
    Read the settings file, then let the environment override it.

    Args:
        environ: Defaults to the process environment. ``BFF_CONFIG`` names another settings file.
        path: The settings file; by default ``config/bff.toml``, which need not exist.

    Raises:
        SettingsError: The file is not TOML, a secret file cannot be read, or a value is refused.
    """
    environ = os.environ if environ is None else environ
    path = path or INSTALLATION / environ.get("BFF_CONFIG", "config/bff.toml")
    return Settings.from_mapping(_from_file(path) | _from_environment(environ))


def settings_page() -> str:
    """Write docs/configuration.md from the declarations, so that it cannot be out of date."""
    rows = "".join(_row(field) for field in dataclasses.fields(Settings))
    return f"{_PAGE_HEAD}\n{rows}"


def _row(setting: "dataclasses.Field[Any]") -> str:
    field: fields.Field[Any] = setting.metadata["field"]
    default = "required" if field.required else f"`{json.dumps(field.load_default)}`"
    return f"| `{setting.name}` | `{_PREFIX}{setting.name.upper()}` | {default} | {setting.metadata['doc']} |\n"


def _from_file(path: Path) -> dict[str, Any]:
    if not path.exists():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as problem:
        raise SettingsError(f"{path}: {problem}") from None


def _from_environment(environ: Mapping[str, str]) -> dict[str, str]:
    values = {}
    for name in (f.name for f in dataclasses.fields(Settings)):
        variable = _PREFIX + name.upper()
        if variable in environ:
            values[name] = environ[variable]
        elif f"{variable}_FILE" in environ:
            values[name] = _from_secret_file(variable, environ[f"{variable}_FILE"])
    return values


def _from_secret_file(variable: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as problem:
        raise SettingsError(f"{variable}_FILE: {problem.strerror}: {path}") from None


def _describe(messages: Mapping[str, Any]) -> str:
    return "\n".join(f"{name}: {_flat(problem)}" for name, problem in sorted(messages.items()))


def _flat(problem: Any) -> str:
    if isinstance(problem, dict):
        return " ".join(_flat(each) for each in problem.values())
    return " ".join(problem)
