"""One write transaction around each call of the provider, so that a token is rotated once only."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from flask import g

from mock_upstream.store.database import database

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.orm import Session

P = ParamSpec("P")
R = TypeVar("R")


def in_transaction(view: Callable[P, R]) -> Callable[P, R]:
    """Open the transaction for a view; it is committed when the view returns."""

    @wraps(view)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        with database().write() as session:
            g.transaction = session
            return view(*args, **kwargs)

    return run


def transaction() -> Session:
    """The transaction of this call."""
    session: Session = g.transaction
    return session
