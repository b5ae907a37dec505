"""What operators see."""

import dataclasses

from marshmallow import fields, validate

from bff.settings.kinds import CommaList, network, setting


@dataclasses.dataclass(frozen=True, kw_only=True)
class OperationSettings:
    """What operators see."""

    ops_networks: tuple[str, ...] = setting(
        CommaList(fields.String(validate=network), load_default=["127.0.0.0/8", "::1/128"]),
        "Networks that see the reasons in /bff/ready.",
    )
    log_level: str = setting(
        fields.String(load_default="info", validate=validate.OneOf(["debug", "info", "warning", "error"])),
        "Least severity that is logged.",
    )
