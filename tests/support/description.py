"""The published description, made once in a process by the first test that reads it."""

from functools import cache
from typing import Any

from bff.app import api_description
from bff.settings.upstream_policy import DEFAULT_PREFIXES


@cache
def description() -> dict[str, Any]:
    """Give the OpenAPI document; nobody may change it."""
    return api_description(DEFAULT_PREFIXES)


@cache
def described() -> dict[str, dict[str, Any]]:
    """The operations of the document by method and path, ``GET /bff/session``."""
    return {
        f"{method.upper()} {path}": operation
        for path, methods in description()["paths"].items()
        for method, operation in methods.items()
    }
