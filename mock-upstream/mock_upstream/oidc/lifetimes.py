"""How long tokens live, which a test can change while the mock runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from flask import current_app

if TYPE_CHECKING:
    from mock_upstream.settings import Settings

REFRESH_TOKEN_S = 48 * 3600


@dataclass
class Lifetimes:
    """The lifetimes of new tokens, in seconds."""

    access_token_s: int
    refresh_token_s: int = REFRESH_TOKEN_S

    @classmethod
    def of(cls, settings: Settings) -> Lifetimes:
        """The lifetimes from the settings."""
        return cls(settings.access_token_s)


def lifetimes() -> Lifetimes:
    """The lifetimes of the application that serves this request."""
    found: Lifetimes = current_app.extensions["lifetimes"]
    return found
