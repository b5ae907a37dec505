"""The provider's signing keys."""

import threading
import time
from collections.abc import Callable
from typing import Any

from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from bff.errors import ProviderUnreachableError
from bff.observability import log

_AGAIN_AT_MOST_EVERY_S = 30.0


class ProviderKeys:
    """
    Reads the keys once, and again when a signature fits none of them, but at most every 30 s.

    Args:
        read: Gives the key set as the provider publishes it (RFC 7517, 5).
    """

    def __init__(self, read: Callable[[], Any]) -> None:
        self._read = read
        self._lock = threading.Lock()
        self._keys: KeySet | None = None
        self._renewed_s = float("-inf")

    def get(self, *, renewed: bool = False) -> KeySet:
        """
        Give the keys; with ``renewed`` read them again, because the provider may have added one.

        Raises:
            ProviderUnreachableError: They cannot be read.
        """
        with self._lock:
            if self._keys is None:
                self._keys = self._imported()
            elif renewed and time.monotonic() - self._renewed_s > _AGAIN_AT_MOST_EVERY_S:
                self._renewed_s = time.monotonic()
                self._keys = self._imported()
            return self._keys

    def _imported(self) -> KeySet:
        try:
            return KeySet.import_key_set(self._read())
        except (JoseError, ValueError, TypeError, KeyError) as problem:
            log.error("provider.keys_refused", reason=type(problem).__name__)
            raise ProviderUnreachableError from problem
