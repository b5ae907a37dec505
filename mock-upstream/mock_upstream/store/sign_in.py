"""The tables of the sign-in provider. Tokens are kept as SHA-256, times as seconds since 1970."""

from __future__ import annotations

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.models import Base, Person


class Key(Base):
    """
    A secret of this database.

    ``material`` is a private JSON Web Key that signs tokens, or the plain secret that
    protects forms; ``purpose`` says which: ``tokens`` or ``forms``.
    """

    __tablename__ = "keys"

    purpose: Mapped[str] = mapped_column(primary_key=True)
    material: Mapped[str]


class ProviderSession(Base):
    """A browser that is signed in at the provider; ended 20 minutes after ``seen_s``."""

    __tablename__ = "provider_sessions"

    id_hash: Mapped[str] = mapped_column(primary_key=True)
    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"))
    signed_in_s: Mapped[float]
    seen_s: Mapped[float]

    person: Mapped[Person] = relationship(lazy="joined")


class AuthorizationCode(Base):
    """A code between the authorize reply and its one redemption; its hash names the token family."""

    __tablename__ = "authorization_codes"

    code_hash: Mapped[str] = mapped_column(primary_key=True)
    client_id: Mapped[str]
    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"))
    redirect_uri: Mapped[str]
    scope: Mapped[str]
    nonce: Mapped[str | None]
    code_challenge: Mapped[str]
    code_challenge_method: Mapped[str]
    signed_in_s: Mapped[float]
    expires_s: Mapped[float]
    redeemed: Mapped[bool] = mapped_column(default=False)

    person: Mapped[Person] = relationship(lazy="joined")


class Token(Base):
    """
    One access token with the refresh token that came with it.

    A ``family`` is all tokens that descend from one sign-in by rotation.
    """

    __tablename__ = "tokens"

    access_hash: Mapped[str] = mapped_column(primary_key=True)
    refresh_hash: Mapped[str] = mapped_column(unique=True)
    family: Mapped[str] = mapped_column(index=True)
    client_id: Mapped[str]
    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"))
    scope: Mapped[str]
    issued_s: Mapped[float]
    expires_s: Mapped[float]
    refresh_expires_s: Mapped[float]
    rotated: Mapped[bool] = mapped_column(default=False)
    revoked: Mapped[bool] = mapped_column(default=False)

    person: Mapped[Person] = relationship(lazy="joined")
