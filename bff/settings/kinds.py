"""How settings are declared: kinds of values, their checks, and the sentence that describes each."""

import dataclasses
import ipaddress
import re
from typing import Any
from urllib.parse import urlsplit

from marshmallow import ValidationError, fields, validate

_HOST = re.compile(r"([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:\d+)?")
POSITIVE = validate.Range(min=0, min_inclusive=False)


class CommaList(fields.List[Any]):
    """A list in TOML, a comma-separated text in the environment."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> list[Any]:
        if isinstance(value, str):
            value = [item.strip() for item in value.split(",") if item.strip()]
        items: list[Any] = super()._deserialize(value, *args, **kwargs)
        return items


def http_url(value: str) -> None:
    """Refuse a text that is not a plain address of a server (:class:`marshmallow.ValidationError`)."""
    parts = urlsplit(value)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValidationError("Not an absolute http or https URL.")
    if parts.query or parts.fragment or parts.username:
        raise ValidationError("Must have no query, fragment or user.")


def origin(value: str) -> None:
    """Refuse an address that is not just scheme, host and port (:class:`marshmallow.ValidationError`)."""
    http_url(value)
    if urlsplit(value).path:
        raise ValidationError("Must have no path.")


def host(value: str) -> None:
    """Refuse a text that cannot be a ``Host`` header (:class:`marshmallow.ValidationError`)."""
    if not _HOST.fullmatch(value):
        raise ValidationError("Not a host, or a host and a port.")


def proxy_url(value: str) -> None:
    """Refuse a text that is no address of a proxy that speaks plain http (:class:`marshmallow.ValidationError`)."""
    parts = urlsplit(value)
    if parts.scheme != "http" or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValidationError("Not http:// and the host of a proxy.")


def network(value: str) -> None:
    """Refuse a text that is not an IP network (:class:`marshmallow.ValidationError`)."""
    try:
        ipaddress.ip_network(value)
    except ValueError:
        raise ValidationError("Not an IP network.") from None


def setting(field: fields.Field[Any], doc: str) -> Any:
    """Declare a setting: how it is read, and the sentence that docs/configuration.md shows."""
    return dataclasses.field(metadata={"field": field, "doc": doc})
