"""Encryption of the data in Redis."""

import base64

import pytest

from bff.sessions.cipher import Cipher, UnreadableError

OLD = base64.urlsafe_b64encode(b"o" * 32).decode()
NEW = base64.urlsafe_b64encode(b"n" * 32).decode()


def test_opens_what_it_sealed() -> None:
    """Decryption gives the same bytes, and the encrypted ones do not show them."""
    cipher = Cipher((NEW,))
    sealed = cipher.seal(b"a token", "key/tokens")

    assert cipher.open(sealed, "key/tokens") == b"a token"
    assert b"a token" not in sealed


def test_rotates_keys_without_losing_anything() -> None:
    """Data that was encrypted before the rotation is opened by the second key of the ring."""
    sealed = Cipher((OLD,)).seal(b"a token", "key/tokens")

    assert Cipher((NEW, OLD)).open(sealed, "key/tokens") == b"a token"


@pytest.mark.parametrize("place", ["key/meta", "other/tokens"])
def test_a_value_copied_elsewhere_does_not_open(place: str) -> None:
    """A value is bound to its place, so nobody can move the tokens of one session to another."""
    sealed = Cipher((NEW,)).seal(b"a token", "key/tokens")

    with pytest.raises(UnreadableError):
        Cipher((NEW,)).open(sealed, place)


def test_a_retired_key_does_not_open() -> None:
    """A key that was removed from the ring opens nothing."""
    sealed = Cipher((OLD,)).seal(b"a token", "key/tokens")

    with pytest.raises(UnreadableError):
        Cipher((NEW,)).open(sealed, "key/tokens")


def test_altered_data_does_not_open() -> None:
    """One flipped bit makes decryption fail."""
    sealed = bytearray(Cipher((NEW,)).seal(b"a token", "key/tokens"))
    sealed[-1] ^= 1

    with pytest.raises(UnreadableError):
        Cipher((NEW,)).open(bytes(sealed), "key/tokens")
