"""
Resolves the tests' own host names to this machine, as a line in the hosts file would.

Programs that the tests start load it through ``PYTHONPATH``; ``TEST_HOSTS`` lists the names by comma.
"""

import _socket
import os
from typing import Any

_NAMES = frozenset(os.environ["TEST_HOSTS"].split(","))
_resolve = _socket.getaddrinfo


def _getaddrinfo(host: Any, *args: Any, **kwargs: Any) -> Any:
    name = host.decode() if isinstance(host, bytes) else host
    return _resolve("127.0.0.1" if name in _NAMES else host, *args, **kwargs)


_socket.getaddrinfo = _getaddrinfo
