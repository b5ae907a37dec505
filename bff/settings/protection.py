"""Whom the gateway answers, and how often."""

import dataclasses

import limits
from marshmallow import ValidationError, fields

from bff.settings.kinds import CommaList, host, setting


def _rate(value: str) -> None:
    try:
        limits.parse(value or "1 per minute")
    except ValueError:
        raise ValidationError('Not a rate such as "60 per minute".') from None


@dataclasses.dataclass(frozen=True, kw_only=True)
class ProtectionSettings:
    """Whom the gateway answers, and how often."""

    trusted_hosts: tuple[str, ...] = setting(
        CommaList(fields.String(validate=host), load_default=[]),
        "Hosts, with their port if it is not the usual one, that calls may be meant for besides the one of "
        "public_url, e.g. where the provider's sign-outs come in.",
    )
    rate_limit: str = setting(
        fields.String(load_default="60 per minute", validate=_rate),
        "How often one address may begin a sign-in, and how often it is told why it was refused. Empty: any number.",
    )
