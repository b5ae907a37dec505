"""Which clients the gateway answers, how often, and how long it waits for a request."""

import dataclasses

import limits
from marshmallow import ValidationError, fields, validate

from bff.settings.kinds import POSITIVE, CommaList, host, setting


def _rate(value: str) -> None:
    try:
        limits.parse(value or "1 per minute")
    except ValueError:
        raise ValidationError('Not a rate such as "60 per minute".') from None


@dataclasses.dataclass(frozen=True, kw_only=True)
class ProtectionSettings:
    """Which clients the gateway answers, how often, and how long it waits for a request."""

    trusted_hosts: tuple[str, ...] = setting(
        CommaList(fields.String(validate=host), load_default=[]),
        "Hosts, with their port if it is not the usual one, that calls may be meant for besides the one of "
        "public_url, e.g. where the provider's sign-outs come in.",
    )
    rate_limit: str = setting(
        fields.String(load_default="60 per minute", validate=_rate),
        "How often one address may begin a sign-in, and how often it is told why it was refused. Empty: any number.",
    )
    minimum_rate_bytes: int = setting(
        fields.Integer(load_default=10_000, validate=validate.Range(min=1)),
        "Least bytes that a client sends of an upload, or takes of a proxied answer, in `minimum_rate_window_s`; the "
        "connection of a slower one is closed.",
    )
    minimum_rate_window_s: float = setting(
        fields.Float(load_default=20.0, validate=POSITIVE),
        "Seconds in which `minimum_rate_bytes` have to pass. Only those count in which the gateway waits for the "
        "client.",
    )
    body_timeout_s: float = setting(
        fields.Float(load_default=30.0, validate=POSITIVE),
        "Longest time that the whole body of a request may take to arrive, in seconds; bodies of more than 1 MiB are "
        "streamed and may take longer. People on slow lines need more.",
    )
