"""The person who signed in, as tokens speak of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mock_upstream.store.models import Person


@dataclass(frozen=True)
class Subject:
    """A person and when they signed in, in seconds since 1970."""

    person: Person
    signed_in_s: float

    def get_user_id(self) -> str:
        """``sub`` of every token: the person's DN."""
        return self.person.dn

    def claims(self, scope: str) -> dict[str, str]:
        """
        Claims about the person.

        Source:
            OpenID Connect Core 1.0, 5.1 and 5.4. That ``sub`` is the DN is ours.
        """
        scopes = scope.split()
        claims = {"sub": self.person.dn}
        if "profile" in scopes:
            claims |= {
                "preferred_username": self.person.cn,
                "name": self.person.full_name,
                "given_name": self.person.first_name,
                "family_name": self.person.last_name,
                "locale": self.person.locale.replace("_", "-"),
            }
        if "email" in scopes:
            claims["email"] = self.person.mail
        return claims
