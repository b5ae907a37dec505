"""The page that describes every setting."""

import dataclasses
import json
from typing import TYPE_CHECKING, Any

from bff.settings import PREFIX, Settings
from bff.settings.upstream_policy import ENTRIES

if TYPE_CHECKING:
    from marshmallow import fields

_PAGE_HEAD = """\
# Configuration

Settings come from `config/bff.toml` (another file: `BFF_CONFIG`); environment variables override it. A variable's name
with `_FILE` appended names a file that holds the value, for secrets. Lists are written with commas in the environment.
This page is written by `make api`.

| in `bff.toml` | environment | default | meaning |
|---|---|---|---|"""

_FURTHER_UPSTREAMS = """
## Further upstreams

Each is a table `[upstreams.<name>]` in `bff.toml`; in the environment all of them are one JSON object,
`{"<name>": {...}}`. The names are those that the catalogue has operations for: `forms`.

| in the table | default | meaning |
|---|---|---|
"""


def settings_page() -> str:
    """Write docs/configuration.md from the declarations, so that it cannot be out of date."""
    rows = "".join(_row(field) for field in dataclasses.fields(Settings))
    entries = "".join(f"| `{entry.name}` | {_default(entry)} | {entry.metadata['doc']} |\n" for entry in ENTRIES)
    return f"{_PAGE_HEAD}\n{rows}{_FURTHER_UPSTREAMS}{entries}"


def _row(setting: "dataclasses.Field[Any]") -> str:
    variable = f"{PREFIX}{setting.name.upper()}"
    return f"| `{setting.name}` | `{variable}` | {_default(setting)} | {setting.metadata['doc']} |\n"


def _default(setting: "dataclasses.Field[Any]") -> str:
    field: fields.Field[Any] = setting.metadata["field"]
    return "required" if field.required else f"`{json.dumps(field.load_default)}`"
