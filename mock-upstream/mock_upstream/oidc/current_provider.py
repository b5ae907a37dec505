"""The provider of the application that serves this request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import current_app

if TYPE_CHECKING:
    from mock_upstream.oidc.server import Provider


def provider() -> Provider:
    """Give the provider. The function is not in the server's module, because that module imports the endpoints."""
    found: Provider = current_app.extensions["provider"]
    return found
