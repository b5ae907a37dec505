"""Encryption of what is stored in Redis."""

import base64
import hashlib
import os

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_KEY_ID_BYTES = 4
_NONCE_BYTES = 12
HEAD_BYTES = _KEY_ID_BYTES + _NONCE_BYTES
"""The beginning of sealed data; no other sealed data begins so."""


class UnreadableError(Exception):
    """The data was written under a key that is no longer in the ring, or is not ours."""


def derive(secret_key: str, purpose: str, length: int = 32) -> bytes:
    """Derive the key for one purpose from the operator's key (HKDF, RFC 5869)."""
    secret = base64.urlsafe_b64decode(secret_key + "=" * (-len(secret_key) % 4))
    return HKDF(hashes.SHA256(), length, salt=None, info=f"idm-console {purpose}".encode()).derive(secret)


class Cipher:
    """
    AES-GCM under a key ring: the first key encrypts, every key decrypts, so keys rotate without a logout.

    Sealed data is key id (4 bytes), nonce (12), cipher text and tag. The place where it is stored is
    authenticated with it, so that a value copied to another key or field does not open.
    """

    def __init__(self, secret_keys: tuple[str, ...]) -> None:
        rings = [derive(key, "stored data") for key in secret_keys]
        self._keys = {hashlib.sha256(key).digest()[:_KEY_ID_BYTES]: AESGCM(key) for key in rings}
        self._current = next(iter(self._keys))

    def seal(self, plain: bytes, place: str) -> bytes:
        """Encrypt for ``place``, e.g. ``"idmc:session:{ab…}/tokens"``."""
        nonce = os.urandom(_NONCE_BYTES)
        return self._current + nonce + self._keys[self._current].encrypt(nonce, plain, place.encode())

    def open(self, sealed: bytes, place: str) -> bytes:
        """
        Decrypt what was sealed for ``place``.

        Raises:
            UnreadableError: Unknown key, another place, or altered data.
        """
        key = self._keys.get(sealed[:_KEY_ID_BYTES])
        nonce = sealed[_KEY_ID_BYTES:HEAD_BYTES]
        try:
            if key is None:
                raise UnreadableError
            return key.decrypt(nonce, sealed[HEAD_BYTES:], place.encode())
        except (InvalidTag, ValueError) as problem:
            raise UnreadableError from problem
