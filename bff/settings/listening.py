"""The addresses at which browsers find the gateway, and on which it listens."""

import dataclasses
from urllib.parse import urlsplit

from marshmallow import ValidationError, fields, validate

from bff.settings.kinds import CommaList, http_url, network, setting

_LOOPBACK_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})


def _public_url(value: str) -> None:
    http_url(value)
    parts = urlsplit(value)
    if parts.scheme == "http" and parts.hostname not in _LOOPBACK_HOSTS:
        raise ValidationError("Must be https, except on a loopback address.")


@dataclasses.dataclass(frozen=True, kw_only=True)
class ListeningSettings:
    """The addresses at which browsers find the gateway, and on which it listens."""

    public_url: str = setting(
        fields.String(required=True, validate=_public_url),
        "Address that browsers use, with its path prefix if any. Redirects and cookies are made from it.",
    )
    bind: str = setting(fields.String(load_default="127.0.0.1:8080"), "Address and port to listen on.")
    workers: int = setting(
        fields.Integer(load_default=2, validate=validate.Range(min=1, max=64)), "Number of gevent workers."
    )
    drain_s: float = setting(
        fields.Float(load_default=5, validate=validate.Range(min=0)),
        "Seconds for which a node that is told to end still takes calls while /bff/ready fails. Longer than proxies "
        "keep an idle connection, and than balancers need to notice.",
    )
    ui_dir: str = setting(fields.String(load_default="build/ui"), "Folder of the built user interface.")
    trusted_proxies: tuple[str, ...] = setting(
        CommaList(fields.String(validate=network), load_default=[]),
        "Networks of the proxies in front. X-Forwarded-For is read from them alone.",
    )

    @property
    def https(self) -> bool:
        """Whether browsers come over https; decides on cookie prefixes and Secure."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def prefix(self) -> str:
        """Path under which the console is published: empty, or ``/portal/idm`` without a final slash."""
        return urlsplit(self.public_url).path.rstrip("/")
