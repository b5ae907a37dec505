"""What operators see."""

import dataclasses
import os
from pathlib import Path

from marshmallow import ValidationError, fields, validate

from bff.settings.kinds import CommaList, http_url, network, setting


def _appendable(path: str) -> None:
    place = Path(path) if Path(path).exists() else Path(path).absolute().parent
    if Path(path).is_dir() or not os.access(place, os.W_OK):
        raise ValidationError("Not a file that can be written.")


@dataclasses.dataclass(frozen=True, kw_only=True)
class OperationSettings:
    """What operators see."""

    ops_networks: tuple[str, ...] = setting(
        CommaList(fields.String(validate=network), load_default=["127.0.0.0/8", "::1/128"]),
        "Networks that may read /bff/metrics and see the reasons in /bff/ready.",
    )
    log_level: str = setting(
        fields.String(load_default="info", validate=validate.OneOf(["debug", "info", "warning", "error"])),
        "Least severity that is logged.",
    )
    audit_log: str = setting(
        fields.String(load_default="-", validate=lambda path: None if path == "-" else _appendable(path)),
        "File of the audit log (docs/audit.md). ``-``: stdout, among the other lines.",
    )
    otlp_endpoint: str = setting(
        fields.String(load_default="", validate=lambda url: http_url(url) if url else None),
        "Full address of an OpenTelemetry collector that takes traces by OTLP over HTTP, e.g. "
        "http://collector:4318/v1/traces. Empty: no traces.",
    )
