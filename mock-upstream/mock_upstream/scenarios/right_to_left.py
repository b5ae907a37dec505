"""An organisation that reads from right to left."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from mock_upstream.seed.names import listed_pool
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person, SupportedLocale
from mock_upstream.store.people_order import without_orders
from mock_upstream.store.people_search import SEARCHABLE, renew_index

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.seed.names import NamePool

_LANGUAGE = "ar"
_POOLS = ("ar", "ar", "ar", "he")
_SEED = 1


def turn_around(session: Session) -> None:
    """Give everybody a name, department and title that read so; log-in names, DNs and mail stay."""
    random, pools = Random(_SEED), [listed_pool(language) for language in _POOLS]  # noqa: S311 - reproducible on purpose
    words = json.loads(files(__package__).joinpath("right_to_left.json").read_text("utf-8"))
    columns = [getattr(Person, name) for name in ("dn", *SEARCHABLE)]
    people = [
        {**row, **_name(pools[random.randrange(len(pools))], random), **_work(row, words)}
        for row in session.execute(select(*columns).order_by(Person.dn)).mappings()
    ]
    with without_orders(session.connection()):
        session.execute(update(Person), people)
        session.execute(update(Person).values(locale=_LANGUAGE))
    session.execute(update(SupportedLocale).values(is_default=SupportedLocale.locale == _LANGUAGE))
    renew_index(session.connection(), people)


def _name(pool: NamePool, random: Random) -> dict[str, str]:
    name = pool.draw(random)
    return {
        "first_name": name.first,
        "last_name": name.last,
        "full_name": name.full,
        "sort_name": sort_key(name.full),
        "sort_first": sort_key(name.first),
        "sort_last": sort_key(name.last),
    }


def _work(row: Any, words: dict[str, str]) -> dict[str, str]:
    return {name: words.get(row[name], row[name]) for name in ("title", "department", "location")}
