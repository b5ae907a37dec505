"""Protects the sign-in form against posts from elsewhere."""

from __future__ import annotations

import hmac
import json
import secrets
from typing import TYPE_CHECKING

from mock_upstream.oidc.keys import form_secret

if TYPE_CHECKING:
    from collections.abc import Mapping

COOKIE = "oidp_form"


def browser_secret(cookies: Mapping[str, str]) -> str:
    """Give this browser's secret, or a new one for a browser without."""
    return cookies.get(COOKIE) or secrets.token_urlsafe(16)


def form_token(browser: str, authorization: Mapping[str, str]) -> str:
    """Bind a form to this browser and to the parameters of its authorize request."""
    bound = json.dumps([browser, sorted(authorization.items())])
    return hmac.digest(form_secret(), bound.encode(), "sha256").hex()


def is_own_form(token: str, browser: str | None, authorization: Mapping[str, str]) -> bool:
    """Whether the posted token was made for this browser and this authorize request."""
    return browser is not None and hmac.compare_digest(token, form_token(browser, authorization))
