"""The containers of the directory."""

from __future__ import annotations

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

DATA = "o=data"
USERS = f"ou=users,{DATA}"
GROUPS = f"ou=groups,{DATA}"


class DirectoryContainer(Base):
    """An organisation or an organisational unit, which people and groups are in."""

    __tablename__ = "directory_containers"

    dn: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    parent_dn: Mapped[str | None] = mapped_column(ForeignKey("directory_containers.dn"), index=True)
