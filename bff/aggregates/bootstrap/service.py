"""Joins the start calls, side by side."""

import json
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any

from bff.catalogue import (
    administration,
    clients,
    context,
    display,
    locales,
    navigation,
    notifications,
    rights,
    users,
)
from bff.catalogue.operation import Operation
from bff.errors import UpstreamFailedError, UpstreamLateError, UpstreamUnreachableError
from bff.observability import log
from bff.upstream.client import Upstream

DEFAULT_CLIENT_ID = "1"
_CALLS_AT_ONCE = 12
_DEFAULT_PAGES: dict[str, list[object]] = {"navPageRights": []}
_NO_PAGE_RIGHTS: dict[str, Any] = {"navPageRights": []}
_WEB_ADDRESSES = ("http://", "https://")
_SECTIONS = ("access", "branding", "customization", "helpdesk", "dashboardAccess")


def load_bootstrap(upstream: Upstream) -> dict[str, Any]:
    """
    Read what the user interface starts with.

    The user rights come first, because they name the client whose settings apply; the rest is asked at once. User
    rights, page rights, notifications and identity governance may fail without stopping the start, everything else
    is required.

    Returns:
        Values for :class:`bff.aggregates.bootstrap.schemas.Bootstrap`.

    Raises:
        AppError: A required call failed; see :meth:`bff.upstream.client.Upstream.read`.

    Source:
        SPEC 7 "Startup"; SPEC 6 "Roles and permissions"; SPEC 3 "Client settings" (default client id '1');
        docs/assumptions.md A-3, A-10.
    """
    user_rights = _read_or_skip(upstream, rights.READ_RIGHTS)
    client_id = (user_rights or {}).get("clientId") or DEFAULT_CLIENT_ID
    with ThreadPoolExecutor(_CALLS_AT_ONCE) as pool:

        def ask(read: Callable[..., Any], *what: Any, **query: Any) -> Future[Any]:
            return pool.submit(copy_context().run, partial(read, *what, **query))

        news = ask(_read_or_skip, upstream, notifications.READ_NOTIFICATIONS, client=client_id)
        governance = ask(_read_or_skip, upstream, administration.READ_IG)
        client = ask(upstream.read, clients.READ_CLIENT, {"id": client_id})
        pages = ask(_read_or_skip, upstream, navigation.READ_NAVIGATION_RIGHTS, body=_DEFAULT_PAGES)
        menu = ask(upstream.read, navigation.READ_MENU, body=_DEFAULT_PAGES)
        user = ask(upstream.read, users.SHOW_SIGNED_IN_USER, clientId=client_id)
        supported = ask(upstream.read, locales.LIST_LOCALES)
        default = ask(upstream.read, locales.READ_DEFAULT_LOCALE)
        chosen = ask(upstream.read, locales.READ_USER_LOCALE)
        settings = ask(upstream.read, context.READ_CONTEXT)
        general = ask(upstream.read, display.READ_GENERAL_DISPLAY)
        proxy = ask(upstream.read, rights.READ_REQUEST_RIGHTS)
        version = ask(upstream.read, context.READ_VERSION)
    return {
        "user": user.result(),
        "rights": user_rights or {},
        "rightsLoaded": user_rights is not None and pages.result() is not None,
        "navigationRights": _navigation_rights(pages.result() or _NO_PAGE_RIGHTS),
        "menu": menu.result()["menuItems"],
        "locales": {
            "supported": supported.result()["supportedLocales"],
            "default": default.result()["locale"],
            "user": chosen.result()["locale"],
        },
        "context": settings.result(),
        "displaySettings": general.result(),
        "client": _client(client.result()),
        "proxyFor": proxy.result().get("proxyFor", False),
        "notifications": news.result(),
        "version": version.result()["version"],
        "identityGovernance": _governance(governance.result() or {}),
    }


def _navigation_rights(reply: dict[str, Any]) -> dict[str, Any]:
    return {
        "pages": {right["key"]: right["value"] == "true" for right in reply["navPageRights"] if "value" in right},
        "areaDefault": reply.get("areaDefault", ""),
        "areaDefaultDisplayName": reply.get("areaDefaultDisplayName", ""),
    }


def _governance(reply: dict[str, Any]) -> dict[str, Any] | None:
    """Keep the host only if it is a web address: an administrator types it, and people follow the link."""
    host = reply.get("host", "").strip()
    if not host.lower().startswith(_WEB_ADDRESSES):
        return None
    return {
        "host": host,
        "showIgApprovals": reply.get("showIgApprovals", False),
        "showIgRequestCatalog": reply.get("showIgRequestCatalog", False),
    }


def _client(reply: dict[str, Any]) -> dict[str, Any]:
    try:
        config = json.loads(reply["config"])
        sections = {section: config.get(section) or {} for section in _SECTIONS}
    except (ValueError, AttributeError) as problem:
        log.error("bootstrap.client_config_unreadable", client=reply["id"])
        raise UpstreamFailedError from problem
    return {"id": reply["id"], "name": reply["name"], "config": sections}


def _read_or_skip(upstream: Upstream, operation: Operation, **content: Any) -> dict[str, Any] | None:
    try:
        return upstream.read(operation, **content)
    except (UpstreamFailedError, UpstreamLateError, UpstreamUnreachableError) as down:
        log.warning("bootstrap.part_skipped", path=operation.path, reason=down.code)
        return None
