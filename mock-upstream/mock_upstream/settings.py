"""The settings that an operator of the mock can change; only this module reads the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

MINIMUM_USERS = 100


class SettingsError(Exception):
    """A variable of the environment cannot be used; the text names it."""


@dataclass(frozen=True)
class Settings:
    """
    Everything that differs between two mocks.

    ``public_url`` and ``console_url`` have no slash at the end. The console's
    redirect URI is ``<console_url>/bff/callback``; after a logout only addresses
    below ``<console_url>/`` are opened.
    """

    host: str
    port: int
    public_url: str
    database: Path
    users: int
    seed: int
    access_token_s: int
    client_id: str
    client_secret: str
    console_url: str
    tls_cert: Path | None
    tls_key: Path | None

    @property
    def issuer(self) -> str:
        """The provider's name, e.g. ``http://localhost:8090/osp/a/idm/auth/oauth2``."""
        return f"{self.public_url}/osp/a/idm/auth/oauth2"

    @property
    def redirect_uri(self) -> str:
        """Where the provider sends the browser back to."""
        return f"{self.console_url}/bff/callback"

    @property
    def pristine(self) -> Path:
        """The freshly seeded copy that a reset restores."""
        return self.database.with_suffix(".pristine.sqlite3")

    @property
    def states(self) -> Path:
        """The folder of the states that testers saved."""
        return self.database.with_suffix(".states")


def load_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """
    Read the ``MOCK_*`` variables.

    Raises:
        SettingsError: A number is not a number, there are fewer than 100 users,
            or only one half of the TLS pair is given.
    """
    port = _integer(environment, "MOCK_PORT", 8090, minimum=1)
    certificate, key = _file(environment, "MOCK_TLS_CERT"), _file(environment, "MOCK_TLS_KEY")
    if (certificate is None) != (key is None):
        raise SettingsError("MOCK_TLS_CERT and MOCK_TLS_KEY must be set together")
    scheme = "https" if certificate else "http"
    return Settings(
        host=environment.get("MOCK_HOST", "127.0.0.1"),
        port=port,
        public_url=environment.get("MOCK_PUBLIC_URL", f"{scheme}://localhost:{port}").rstrip("/"),
        database=Path(environment.get("MOCK_DATABASE", "var/mock.sqlite3")),
        users=_integer(environment, "MOCK_USERS", 2000, minimum=MINIMUM_USERS),
        seed=_integer(environment, "MOCK_SEED", 1, minimum=0),
        access_token_s=_integer(environment, "MOCK_ACCESS_TOKEN_S", 120, minimum=1),
        client_id=environment.get("MOCK_CLIENT_ID", "idm-console"),
        client_secret=environment.get("MOCK_CLIENT_SECRET", "demo-client-secret-for-the-mock-only"),
        console_url=environment.get("MOCK_CONSOLE_URL", "http://127.0.0.1:8080").rstrip("/"),
        tls_cert=certificate,
        tls_key=key,
    )


def _integer(environment: Mapping[str, str], name: str, default: int, *, minimum: int) -> int:
    text = environment.get(name, str(default))
    try:
        value = int(text)
    except ValueError:
        raise SettingsError(f"{name} must be a whole number, not {text!r}") from None
    if value < minimum:
        raise SettingsError(f"{name} must be at least {minimum}, not {value}")
    return value


def _file(environment: Mapping[str, str], name: str) -> Path | None:
    text = environment.get(name)
    if not text:
        return None
    if not Path(text).is_file():
        raise SettingsError(f"{name} is not a file: {text}")
    return Path(text)
