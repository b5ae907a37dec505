"""Encrypts the data that the gateway stores in Redis."""

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
    """The data was not sealed by us, was altered, or was sealed for another place."""


class UnknownKeyError(UnreadableError):
    """Raised for data that begins with the fingerprint of a key that is not in the ring."""

    def __init__(self, key_id: bytes) -> None:
        super().__init__(key_id.hex())
        self.fingerprint = key_id.hex()


def derive(secret_key: str, purpose: str, length: int = 32) -> bytes:
    """Derive the key for one purpose from the operator's key (HKDF, RFC 5869)."""
    secret = base64.urlsafe_b64decode(secret_key + "=" * (-len(secret_key) % 4))
    return HKDF(hashes.SHA256(), length, salt=None, info=f"idm-console {purpose}".encode()).derive(secret)


class Cipher:
    """
    AES-GCM under a key ring: the first key encrypts, every key decrypts, so keys rotate without a logout.

    Sealed data is key id (4 bytes), nonce (12), cipher text and tag. The place of the value is authenticated too, so
    that a value copied to another key or field cannot be decrypted.
    """

    def __init__(self, secret_keys: tuple[str, ...]) -> None:
        rings = [derive(key, "stored data") for key in secret_keys]
        self._keys = {hashlib.sha256(key).digest()[:_KEY_ID_BYTES]: AESGCM(key) for key in rings}
        self._current = next(iter(self._keys))

    @property
    def fingerprints(self) -> tuple[str, ...]:
        """Fingerprints of the keys, the encrypting key first: ``("9f3a12cd", "11aa22bb")``."""
        return tuple(key_id.hex() for key_id in self._keys)

    def seal(self, plain: bytes, place: str) -> bytes:
        """Encrypt for ``place``, e.g. ``"idmc:session:{ab…}/tokens"``."""
        nonce = os.urandom(_NONCE_BYTES)
        return self._current + nonce + self._keys[self._current].encrypt(nonce, plain, place.encode())

    def open(self, sealed: bytes, place: str) -> bytes:
        """
        Decrypt what was sealed for ``place``.

        Raises:
            UnknownKeyError: The key is not in the ring.
            UnreadableError: The data was altered, or sealed for another place.
        """
        key_id, nonce = sealed[:_KEY_ID_BYTES], sealed[_KEY_ID_BYTES:HEAD_BYTES]
        key = self._keys.get(key_id)
        if key is None:
            raise UnknownKeyError(key_id)
        try:
            return key.decrypt(nonce, sealed[HEAD_BYTES:], place.encode())
        except (InvalidTag, ValueError) as problem:
            raise UnreadableError from problem
