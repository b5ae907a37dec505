"""Makes the database when there is none, or another one than asked for."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

from joserfc.jwk import RSAKey
from sqlalchemy import Connection, MetaData, Table, insert, inspect, select
from werkzeug.security import generate_password_hash

from mock_upstream.seed import drivers as driver_seed
from mock_upstream.seed.administrators import administrator_rows, permission_rows
from mock_upstream.seed.demo_accounts import DEMO_PASSWORD
from mock_upstream.seed.fingerprint import fingerprint
from mock_upstream.seed.groups import directory_rows, group_rows, groups_of, member_rows
from mock_upstream.seed.installation import client_rows, locale_rows, setting_rows
from mock_upstream.seed.lifecycle import seed_lifecycle
from mock_upstream.seed.notifications import notification_rows
from mock_upstream.seed.people import Organisation, department_heads
from mock_upstream.seed.resources import ResourceCatalogue, resource_container_rows, role_resource_rows
from mock_upstream.seed.roles import RoleCatalogue, category_rows, container_rows
from mock_upstream.seed.sods import sod_rows, sod_setting_rows
from mock_upstream.seed.teams import recipient_rows, requestor_rows, team_permission_rows, team_rows, teams_of
from mock_upstream.seed.workflow_forms import workflow_form_rows
from mock_upstream.store import (
    administrators,
    directory,
    drivers,
    groups,
    models,
    resources,
    roles,
    sign_in,
    sods,
    teams,
)
from mock_upstream.store.people_search import add_to_index, create_index

if TYPE_CHECKING:
    from typing import Any

    from mock_upstream.settings import Settings
    from mock_upstream.store.database import Database

_RSA_BITS = 2048
_HASH = "pbkdf2:sha256:10000"  # quick to check, because the password is public


def ensure_seeded(database: Database, settings: Settings) -> None:
    """Keep what the same code made from the same seed and number of users; else start over."""
    with database.engine.begin() as connection:
        if _is_current(connection, settings):
            return
        _drop_all(connection)
        models.Base.metadata.create_all(connection)
        create_index(connection)
        seed(connection, settings)
    database.keep_pristine()


def seed(connection: Connection, settings: Settings) -> None:
    """Fill empty tables. The same seed and number of users give the same people."""
    people = Organisation(settings.seed, settings.users, generate_password_hash(DEMO_PASSWORD, _HASH)).rows()
    _insert(connection, models.Person, people)
    add_to_index(connection, people)
    _seed_roles(connection, people)
    _seed_groups(connection, people, settings.seed)
    _seed_resources(connection, people)
    _seed_administrators(connection, people)
    _insert(connection, models.Notification, notification_rows())
    _insert(connection, models.SupportedLocale, locale_rows())
    _insert(connection, models.Client, client_rows())
    _insert(connection, models.Setting, setting_rows())
    _insert(connection, models.WorkflowForm, workflow_form_rows())
    seed_lifecycle(connection, people, settings.seed)
    _insert(connection, sign_in.Key, _keys())
    origin = {"made_by": fingerprint(), "seed": settings.seed, "users": settings.users}
    _insert(connection, models.Origin, [origin])


def _seed_roles(connection: Connection, people: list[dict[str, Any]]) -> None:
    heads = department_heads(people)
    catalogue = RoleCatalogue(heads)
    _insert(connection, roles.Category, category_rows())
    _insert(connection, roles.Container, container_rows())
    _insert(connection, roles.Role, catalogue.rows())
    _insert(connection, roles.RoleRelation, catalogue.relation_rows())
    _insert(connection, sods.Sod, sod_rows())
    _insert(connection, models.Setting, sod_setting_rows(heads))


def _seed_groups(connection: Connection, people: list[dict[str, Any]], number: int) -> None:
    organised = groups_of(people, number)
    acting = teams_of(people, organised)
    _insert(connection, directory.DirectoryContainer, directory_rows())
    _insert(connection, groups.Group, group_rows(organised))
    _insert(connection, groups.GroupMember, member_rows(organised))
    _insert(connection, teams.Team, team_rows(acting))
    _insert(connection, teams.TeamRecipient, recipient_rows(acting))
    _insert(connection, teams.TeamRequestor, requestor_rows(acting))
    _insert(connection, teams.TeamPermission, team_permission_rows(acting))


def _seed_resources(connection: Connection, people: list[dict[str, Any]]) -> None:
    _insert(connection, drivers.Driver, driver_seed.driver_rows())
    _insert(connection, drivers.LogicalSystem, driver_seed.logical_system_rows())
    _insert(connection, drivers.Entitlement, driver_seed.entitlement_rows())
    _insert(connection, drivers.EntitlementView, driver_seed.view_rows())
    _insert(connection, drivers.EntitlementValue, driver_seed.value_rows())
    _insert(connection, resources.ResourceContainer, resource_container_rows())
    _insert(connection, resources.Resource, ResourceCatalogue(department_heads(people)).rows())
    _insert(connection, resources.RoleResource, role_resource_rows())


def _seed_administrators(connection: Connection, people: list[dict[str, Any]]) -> None:
    assignments = administrator_rows(department_heads(people))
    _insert(connection, administrators.AdminAssignment, assignments)
    _insert(connection, administrators.AdminPermission, permission_rows(assignments))


def _is_current(connection: Connection, settings: Settings) -> bool:
    if not inspect(connection).has_table(models.Origin.__tablename__):
        return False
    origin = connection.execute(select(models.Origin.made_by, models.Origin.seed, models.Origin.users)).one_or_none()
    return origin is not None and tuple(origin) == (fingerprint(), settings.seed, settings.users)


def _drop_all(connection: Connection) -> None:
    connection.exec_driver_sql("DROP TABLE IF EXISTS people_search")
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _keys() -> list[dict[str, Any]]:
    signing = RSAKey.generate_key(_RSA_BITS, {"use": "sig", "alg": "RS256"}, auto_kid=True)
    return [
        {"purpose": "tokens", "material": json.dumps(signing.as_dict(private=True))},
        {"purpose": "forms", "material": secrets.token_urlsafe(32)},
    ]


def _insert(connection: Connection, model: type[models.Base], rows: list[dict[str, Any]]) -> None:
    table = model.__table__
    assert isinstance(table, Table)  # noqa: S101 - narrows the declared FromClause
    connection.execute(insert(table), rows)
