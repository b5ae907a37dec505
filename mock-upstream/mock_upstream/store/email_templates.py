"""The table of the templates of the emails that the installation sends."""

from __future__ import annotations

from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base


def template_dn(name: str) -> str:
    """DN of the template with a name."""
    return f"cn={name},cn=Default Notification Collection,cn=Security"


class EmailTemplate(Base):
    """A template with its name; ``sort_name`` is folded (see `listing.sort_key`)."""

    __tablename__ = "email_templates"

    dn: Mapped[str] = mapped_column(primary_key=True)
    full_name: Mapped[str]
    sort_name: Mapped[str] = mapped_column(index=True)
