"""Where the provider's endpoints are, below the public URL."""

from __future__ import annotations

PREFIX = "/osp/a/idm/auth"
OAUTH = f"{PREFIX}/oauth2"
APP = f"{PREFIX}/app"
