"""Checks the route to which a sign-in returns: a hash route of this application, and nothing else."""

import re
from urllib.parse import quote

from bff.errors import ReturnRefusedError

_LONGEST = 4096
_IN_FRAGMENT = "#/?&=%:,;@!$'()*+~"
_HASH_ROUTE = re.compile(r"#/(?![/\\])[^\s\\\x00-\x1f\x7f]*")


def checked_return(route: str) -> str:
    """
    Give back a route such as ``#/users?q=ann``; empty means the start page.

    The route is only used as the fragment of our own public address, so it cannot lead to another host. A refused route
    was not written by this application.

    Raises:
        ReturnRefusedError: Anything but a plain hash route.
    """
    if route and (len(route) > _LONGEST or not _HASH_ROUTE.fullmatch(route)):
        raise ReturnRefusedError
    return route


def console_address(public_url: str, route: str) -> str:
    """Give the address of a route that :func:`checked_return` gave back."""
    return public_url.rstrip("/") + "/" + quote(route, safe=_IN_FRAGMENT)
