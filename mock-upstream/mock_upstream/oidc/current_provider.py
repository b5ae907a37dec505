"""The provider of the application that serves this request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import current_app

if TYPE_CHECKING:
    from mock_upstream.oidc.server import Provider


def provider() -> Provider:
    """Find it; apart from the server, because the server is built from the endpoints that ask."""
    found: Provider = current_app.extensions["provider"]
    return found
