"""Makes the database when there is none, or when it was made with other settings."""

from __future__ import annotations

import json
import secrets
from contextlib import closing
from typing import TYPE_CHECKING

from joserfc.jwk import RSAKey
from sqlalchemy import Connection, MetaData, inspect, select

from mock_upstream.seed.administrators import plant_administrators
from mock_upstream.seed.caches import plant_caches
from mock_upstream.seed.calendar import today_ms
from mock_upstream.seed.clients import plant_clients
from mock_upstream.seed.demo_accounts import DEMO_PASSWORD
from mock_upstream.seed.directory import plant_directory
from mock_upstream.seed.drawn_forms import plant_drawn_forms
from mock_upstream.seed.drivers import plant_drivers
from mock_upstream.seed.email_templates import plant_email_templates
from mock_upstream.seed.engine import plant_engine
from mock_upstream.seed.fingerprint import fingerprint
from mock_upstream.seed.groups import plant_groups
from mock_upstream.seed.installation import plant_installation
from mock_upstream.seed.landing import plant_landing
from mock_upstream.seed.lifecycle import plant_lifecycle
from mock_upstream.seed.loggers import plant_loggers
from mock_upstream.seed.lookups import plant_lookups
from mock_upstream.seed.password_sync import plant_password_sync
from mock_upstream.seed.people import Organisation
from mock_upstream.seed.planting import Ground
from mock_upstream.seed.reconciliation import plant_reconciliation
from mock_upstream.seed.resources import plant_resources
from mock_upstream.seed.roles import plant_roles
from mock_upstream.seed.sods import plant_sods
from mock_upstream.seed.stand_ins import plant_stand_ins
from mock_upstream.seed.teams import plant_teams
from mock_upstream.seed.workflow_forms import plant_workflow_forms
from mock_upstream.store import (  # noqa: F401 - some have tables that begin empty
    cart,
    deletions,
    models,
    outages,
    permission_index,
    sign_in,
)
from mock_upstream.store.passwords import hashed
from mock_upstream.store.people_order import create_orders
from mock_upstream.store.people_search import add_to_index, create_index, drop_index

if TYPE_CHECKING:
    from typing import Any

    from mock_upstream.settings import Settings
    from mock_upstream.store.database import Database

_PARTS = (
    plant_installation,
    plant_clients,
    plant_roles,
    plant_sods,
    plant_groups,
    plant_directory,
    plant_lookups,
    plant_teams,
    plant_drivers,
    plant_password_sync,
    plant_resources,
    plant_administrators,
    plant_workflow_forms,
    plant_email_templates,
    plant_caches,
    plant_engine,
    plant_loggers,
    plant_lifecycle,
    plant_drawn_forms,
    plant_reconciliation,
    plant_landing,
    plant_stand_ins,
)
"""The steps of the seed. Each step fills its own tables; later steps may refer to rows of earlier ones."""
_RSA_BITS = 2048


def ensure_seeded(database: Database, settings: Settings) -> None:
    """
    Keep a database that the same code made from the same seed and number of users; else make a new one.

    The copy for resets is made anew on another day, because its requests and tasks have dates around the day on which
    it was made, and would all be over one day.

    Source:
        docs/assumptions.md A-259.
    """
    if not _is_kept(database, settings):
        _make(database, settings)
        database.keep_pristine()
        return
    with closing(database.pristine()) as fresh:
        if not _is_kept(fresh, settings, today_ms()):
            _make(fresh, settings)


def _make(database: Database, settings: Settings) -> None:
    with database.engine.begin() as connection:
        _drop_all(connection)
        models.Base.metadata.create_all(connection)
        create_index(connection)
        seed(connection, settings)


def seed(connection: Connection, settings: Settings) -> None:
    """Fill empty tables. The same seed and number of users give the same organisation."""
    people = Organisation(settings.seed, settings.users, hashed(DEMO_PASSWORD)).rows()
    ground = Ground(connection, settings.seed, people)
    ground.plant(models.Person, people)
    add_to_index(connection, people)
    for plant in _PARTS:
        plant(ground)
    create_orders(connection)
    ground.plant(sign_in.Key, _keys())
    origin = {"made_by": fingerprint(), "seed": settings.seed, "users": settings.users}
    ground.plant(models.Origin, [{**origin, "day_ms": today_ms()}])


def _is_kept(database: Database, settings: Settings, day_ms: int | None = None) -> bool:
    """Whether the database was made by this code from these settings, and, if a day is given, on that day."""
    with database.engine.begin() as connection:
        if not inspect(connection).has_table(models.Origin.__tablename__):
            return False
        made = connection.execute(select(models.Origin.made_by, models.Origin.seed, models.Origin.users)).one_or_none()
        if made is None or tuple(made) != (fingerprint(), settings.seed, settings.users):
            return False
        return day_ms is None or connection.scalar(select(models.Origin.day_ms)) == day_ms


def _drop_all(connection: Connection) -> None:
    drop_index(connection)
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _keys() -> list[dict[str, Any]]:
    signing = RSAKey.generate_key(_RSA_BITS, {"use": "sig", "alg": "RS256"}, auto_kid=True)
    return [
        {"purpose": "tokens", "material": json.dumps(signing.as_dict(private=True))},
        {"purpose": "forms", "material": secrets.token_urlsafe(32)},
    ]
