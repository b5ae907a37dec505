"""Reads the settings from the file and the environment, and refuses wrong ones. Only this module reads os.environ."""

import dataclasses
import difflib
import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode

from marshmallow import ValidationError

from bff.settings.interface import InterfaceSettings
from bff.settings.listening import ListeningSettings
from bff.settings.operation import OperationSettings
from bff.settings.protection import ProtectionSettings
from bff.settings.provider import ProviderRules, ProviderSettings
from bff.settings.sessions import SessionSettings
from bff.settings.upstream import PasswordChange, PrefixesApart, UpstreamSettings

INSTALLATION = Path(__file__).resolve().parent.parent.parent
"""Where the product is installed; relative paths in the settings start here."""

PREFIX = "BFF_"
"""Every variable of the environment that is a setting begins so."""
_NO_SETTINGS = frozenset({"BFF_CONFIG", "BFF_PORT"})


class SettingsError(Exception):
    """The settings cannot be used; every problem is named, one a line."""


class _Rules(ProviderRules, PrefixesApart):
    """Rules for combinations of settings."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Settings(
    OperationSettings,
    SessionSettings,
    InterfaceSettings,
    UpstreamSettings,
    ProviderSettings,
    ProtectionSettings,
    ListeningSettings,
):
    """
    Everything an operator can set. Names in TOML are these, in the environment ``BFF_`` plus upper case.

    A name followed by ``_FILE`` in the environment gives a file that holds the value, for secrets.
    """

    @classmethod
    def from_mapping(cls, values: Mapping[str, Any]) -> Self:
        """
        Check and freeze settings.

        Raises:
            SettingsError: Names every missing, unknown or wrong setting, but no secret value.
        """
        schema = _Rules.from_dict({f.name: f.metadata["field"] for f in dataclasses.fields(cls)})
        try:
            loaded = schema().load(values)
        except ValidationError as problems:
            raise SettingsError(_describe(problems.messages_dict)) from None
        frozen: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in loaded.items()}
        return cls(**frozen)

    @property
    def password_change(self) -> PasswordChange:
        """
        Status and page for a required password change; the page's address has the address to return to.

        Source:
            SPEC 2 "Change password"; docs/assumptions.md A-70.
        """
        back = urlencode({"forwardURL": f"{self.public_url.rstrip('/')}/bff/password-changed"})
        return PasswordChange(self.change_password_status, f"{self.sspr_url}?{back}" if self.sspr_url else "")


def load_settings(environ: Mapping[str, str] | None = None, path: Path | None = None) -> Settings:
    """
    Read the settings file, then let the environment override it.

    Args:
        environ: Defaults to the process environment. ``BFF_CONFIG`` names another settings file.
        path: The settings file; by default ``config/bff.toml``, which need not exist.

    Raises:
        SettingsError: The file that ``BFF_CONFIG`` names is not there, the file is not TOML, a secret file cannot be
            read, or a value is refused.
    """
    environ = os.environ if environ is None else environ
    path = path or _named_file(environ) or INSTALLATION / "config" / "bff.toml"
    return Settings.from_mapping(_from_file(path) | _from_environment(environ))


def unknown_variables(environ: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """
    Give each ``BFF_*`` variable that is not a setting, with the setting whose name is closest.

    Empty if none is close.
    """
    names = [PREFIX + each.name.upper() for each in dataclasses.fields(Settings)]
    for variable in sorted(environ):
        name = variable.removesuffix("_FILE")
        if variable.startswith(PREFIX) and name not in names and variable not in _NO_SETTINGS:
            yield variable, next(iter(difflib.get_close_matches(name, names, n=1)), "")


def _named_file(environ: Mapping[str, str]) -> Path | None:
    if "BFF_CONFIG" not in environ:
        return None
    path = INSTALLATION / environ["BFF_CONFIG"]
    if not path.is_file():
        raise SettingsError(f"BFF_CONFIG: there is no file {path}")
    return path


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
        variable = PREFIX + name.upper()
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
    return "\n".join(line for name, problem in sorted(messages.items()) for line in _lines(name, problem))


def _lines(name: str, problem: Any) -> Iterator[str]:
    """Give a line for each problem; entries of a table are told apart, items of a list are not."""
    if isinstance(problem, dict) and all(isinstance(entry, str) for entry in problem):
        for entry, inner in sorted(problem.items()):
            yield from _lines(f"{name}.{entry}", inner)
    else:
        yield f"{name}: {_flat(problem)}"


def _flat(problem: Any) -> str:
    if isinstance(problem, dict):
        return " ".join(_flat(each) for each in problem.values())
    return " ".join(problem)
