"""Encryption of what is stored."""

import base64

import pytest

from bff.sessions.cipher import Cipher, UnreadableError

OLD = base64.urlsafe_b64encode(b"o" * 32).decode()
NEW = base64.urlsafe_b64encode(b"n" * 32).decode()


def test_opens_what_it_sealed() -> None:
    """A round trip gives the same bytes, and the stored ones do not show them."""
    cipher = Cipher((NEW,))
    sealed = cipher.seal(b"a token", "key/tokens")

    assert cipher.open(sealed, "key/tokens") == b"a token"
    assert b"a token" not in sealed


def test_rotates_keys_without_losing_anything() -> None:
    """The second key of the ring still opens what was sealed before the rotation."""
    sealed = Cipher((OLD,)).seal(b"a token", "key/tokens")

    assert Cipher((NEW, OLD)).open(sealed, "key/tokens") == b"a token"


@pytest.mark.parametrize("place", ["key/meta", "other/tokens"])
def test_a_value_copied_elsewhere_does_not_open(place: str) -> None:
    """The place is authenticated: nobody moves tokens from one session to another."""
    sealed = Cipher((NEW,)).seal(b"a token", "key/tokens")

    with pytest.raises(UnreadableError):
        Cipher((NEW,)).open(sealed, place)


def test_a_retired_key_does_not_open() -> None:
    """A key that has left the ring is gone."""
    sealed = Cipher((OLD,)).seal(b"a token", "key/tokens")

    with pytest.raises(UnreadableError):
        Cipher((NEW,)).open(sealed, "key/tokens")


def test_altered_data_does_not_open() -> None:
    """One flipped bit is noticed."""
    sealed = bytearray(Cipher((NEW,)).seal(b"a token", "key/tokens"))
    sealed[-1] ^= 1

    with pytest.raises(UnreadableError):
        Cipher((NEW,)).open(bytes(sealed), "key/tokens")
