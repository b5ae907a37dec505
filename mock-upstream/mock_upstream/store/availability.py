"""The table of the times in which people are not available."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.delegations import Covering
from mock_upstream.store.models import Base
from mock_upstream.store.numbering import first_free
from mock_upstream.store.periods import Period

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

AVAILABLE, UNAVAILABLE, PARTLY_AVAILABLE = 0, 1, 2
"""Available; not available for any request; not available for some."""


class Unavailability(Period, Covering, Base):
    """
    A period in which a person does not decide on some kinds of requests; the row is deleted with the person.

    ``duration`` is ``{"expiryDuration", "expiryDurationUnit"}`` if the end was given in this way, else empty.
    ``notification`` is as in `delegations.Delegation`.
    """

    __tablename__ = "unavailability"

    id: Mapped[str] = mapped_column(primary_key=True)
    principal_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), index=True)
    duration: Mapped[dict[str, str]] = mapped_column(JSON)
    team_scope: Mapped[str]
    notification: Mapped[dict[str, Any]] = mapped_column(JSON)


def free_id(session: Session, principal_dn: str) -> str:
    """An id for a new time of a person, such as ``abrooks-1``."""
    cn = principal_dn.partition(",")[0].partition("=")[2]
    return first_free(session, Unavailability.id, f"{cn}-{{}}")
