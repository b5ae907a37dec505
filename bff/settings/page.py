"""The page that describes every setting."""

import dataclasses
import json
from typing import TYPE_CHECKING, Any

from bff.settings import PREFIX, Settings

if TYPE_CHECKING:
    from marshmallow import fields

_PAGE_HEAD = """\
# Configuration

Settings come from `config/bff.toml` (another file: `BFF_CONFIG`); environment variables override it. A variable's name
with `_FILE` appended names a file that holds the value, for secrets. Lists are written with commas in the environment.
This page is written by `make api`.

| in `bff.toml` | environment | default | meaning |
|---|---|---|---|"""


def settings_page() -> str:
    """Write docs/configuration.md from the declarations, so that it cannot be out of date."""
    rows = "".join(_row(field) for field in dataclasses.fields(Settings))
    return f"{_PAGE_HEAD}\n{rows}"


def _row(setting: "dataclasses.Field[Any]") -> str:
    field: fields.Field[Any] = setting.metadata["field"]
    default = "required" if field.required else f"`{json.dumps(field.load_default)}`"
    return f"| `{setting.name}` | `{PREFIX}{setting.name.upper()}` | {default} | {setting.metadata['doc']} |\n"
