"""The map of the mock: what is installed, in the order that a request meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from flask import Flask, current_app, render_template
from flask.json.provider import DefaultJSONProvider

from mock_upstream import bearer, errors
from mock_upstream.areas.administration.routes import administration
from mock_upstream.areas.administrators.permissions import administrator_permissions
from mock_upstream.areas.administrators.routes import administrators
from mock_upstream.areas.assignments.changes import changes
from mock_upstream.areas.assignments.holders import holders
from mock_upstream.areas.assignments.routes import assignments
from mock_upstream.areas.availability.routes import availability
from mock_upstream.areas.caches.routes import caches
from mock_upstream.areas.caches.statistics import statistics
from mock_upstream.areas.cart.routes import cart
from mock_upstream.areas.categories.routes import categories
from mock_upstream.areas.clients.routes import clients
from mock_upstream.areas.clients.sections import client_settings
from mock_upstream.areas.clients.styles import styles
from mock_upstream.areas.containers.routes import containers
from mock_upstream.areas.cprs.routes import cprs
from mock_upstream.areas.cprs.runs import RECONCILIATIONS
from mock_upstream.areas.dashboard.layout import dashboard_layout
from mock_upstream.areas.dashboard.routes import dashboard
from mock_upstream.areas.delegation.routes import delegation
from mock_upstream.areas.display.routes import display
from mock_upstream.areas.drivers.code_map import code_map
from mock_upstream.areas.drivers.code_map_values import code_map_values
from mock_upstream.areas.drivers.routes import drivers
from mock_upstream.areas.engine.routes import engine
from mock_upstream.areas.entities.definitions import definitions
from mock_upstream.areas.entities.quick_info import quick_info
from mock_upstream.areas.entities.routes import entities
from mock_upstream.areas.entities.schemas import schemas
from mock_upstream.areas.groups.routes import groups
from mock_upstream.areas.help_desk.routes import help_desk
from mock_upstream.areas.landing.routes import landing
from mock_upstream.areas.locales.kit import locale_kit
from mock_upstream.areas.locales.routes import locales
from mock_upstream.areas.loggers.routes import loggers
from mock_upstream.areas.lookups.routes import lookups
from mock_upstream.areas.monitoring.routes import monitoring
from mock_upstream.areas.navigation.routes import navigation
from mock_upstream.areas.notifications.routes import notifications
from mock_upstream.areas.orgchart.relationships import relationships
from mock_upstream.areas.orgchart.routes import org_chart
from mock_upstream.areas.permission_index.routes import permission_index
from mock_upstream.areas.preferences.routes import preferences
from mock_upstream.areas.proxy.routes import proxy
from mock_upstream.areas.request_definitions.routes import request_definitions
from mock_upstream.areas.requests.asking import asking
from mock_upstream.areas.requests.history import history
from mock_upstream.areas.requests.processes import processes
from mock_upstream.areas.resources.assignment_columns import assignment_columns
from mock_upstream.areas.resources.look_ups import look_ups
from mock_upstream.areas.resources.proposals import proposals
from mock_upstream.areas.resources.routes import resources
from mock_upstream.areas.rights.routes import rights
from mock_upstream.areas.role_settings.routes import role_settings
from mock_upstream.areas.roles.mapped_resources import mapped_resources
from mock_upstream.areas.roles.of_user import user_roles
from mock_upstream.areas.roles.relations import role_relations
from mock_upstream.areas.roles.routes import roles
from mock_upstream.areas.settings.routes import settings as settings_area
from mock_upstream.areas.sods.routes import sods
from mock_upstream.areas.tasks.routes import tasks
from mock_upstream.areas.teams.members import team_members
from mock_upstream.areas.teams.permissions import team_permissions
from mock_upstream.areas.teams.requestable import team_requestable
from mock_upstream.areas.teams.routes import teams
from mock_upstream.areas.users.changes import user_changes
from mock_upstream.areas.users.info import user_info
from mock_upstream.areas.users.routes import users
from mock_upstream.areas.violations.routes import violations
from mock_upstream.areas.workflow_forms.routes import workflow_forms
from mock_upstream.areas.workflows.routes import workflows
from mock_upstream.control import entry, faults, journal, server_log
from mock_upstream.control.deletions import deletions
from mock_upstream.control.faults import Faults
from mock_upstream.control.journal import Journal
from mock_upstream.control.outages import outages
from mock_upstream.control.routes import control
from mock_upstream.control.server_log import ServerLog
from mock_upstream.control.sign_ins import sign_ins
from mock_upstream.control.worlds import worlds
from mock_upstream.lifecycle import due
from mock_upstream.lifecycle.deletion import DELETIONS
from mock_upstream.oidc.attributes import attributes
from mock_upstream.oidc.authorize import authorize
from mock_upstream.oidc.discovery import discovery
from mock_upstream.oidc.end_session import end_session
from mock_upstream.oidc.introspect import introspect
from mock_upstream.oidc.keys import keys
from mock_upstream.oidc.lifetimes import Lifetimes
from mock_upstream.oidc.login import login
from mock_upstream.oidc.pages import pages
from mock_upstream.oidc.revoke import revoke
from mock_upstream.oidc.server import Provider
from mock_upstream.oidc.token import token
from mock_upstream.oidc.userinfo import userinfo
from mock_upstream.sspr.change_password import sspr
from mock_upstream.store.clock import Clock
from mock_upstream.store.database import Database
from mock_upstream.store.gate import Gate

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.settings import Settings

_PROVIDER = (
    discovery,
    keys,
    pages,
    authorize,
    login,
    token,
    userinfo,
    revoke,
    introspect,
    attributes,
    end_session,
)
_AREAS = (
    users,
    user_changes,
    user_info,
    lookups,
    code_map_values,
    entities,
    definitions,
    schemas,
    quick_info,
    org_chart,
    relationships,
    preferences,
    navigation,
    rights,
    locales,
    locale_kit,
    settings_area,
    clients,
    client_settings,
    styles,
    landing,
    dashboard_layout,
    dashboard,
    display,
    notifications,
    roles,
    role_relations,
    user_roles,
    mapped_resources,
    sods,
    drivers,
    code_map,
    resources,
    look_ups,
    proposals,
    assignment_columns,
    workflow_forms,
    assignments,
    cart,
    permission_index,
    request_definitions,
    violations,
    changes,
    holders,
    workflows,
    help_desk,
    asking,
    history,
    processes,
    groups,
    administration,
    categories,
    containers,
    administrators,
    administrator_permissions,
    caches,
    statistics,
    delegation,
    availability,
    proxy,
    teams,
    team_members,
    team_permissions,
    team_requestable,
    engine,
    cprs,
    loggers,
    role_settings,
    tasks,
    monitoring,
)
_CONTROL = (control, deletions, outages, sign_ins, worlds)


class WireJson(DefaultJSONProvider):
    """JSON in the order it was written, with letters as they are: a page of 300 people has 1.6 MB of it."""

    def dumps(self, obj: Any, **_options: Any) -> str:
        """Write a document."""
        return msgspec.json.encode(obj).decode()

    def loads(self, s: str | bytes, **kwargs: Any) -> Any:
        """Parse a document; refuse an unpaired surrogate, which could not be written again (RFC 8259, 8.2)."""
        document = super().loads(s, **kwargs)
        self.dumps(document)
        return document


def create_app(settings: Settings) -> Flask:
    """Build the application over a database that is seeded already."""
    app = Flask(__name__, static_folder=None)
    app.json = WireJson(app)
    app.extensions |= {
        "settings": settings,
        "clock": Clock(),
        "faults": Faults(),
        "journal": Journal(),
        "server_log": ServerLog(),
        "gate": Gate(),
        "lifetimes": Lifetimes.of(settings),
        "database": Database(settings.database, settings.pristine),
        "provider": Provider(app, settings),
    }
    journal.install(app)
    faults.install(app)
    entry.install(app)
    server_log.install(app)
    bearer.install(app)
    due.install(app, due.REQUESTS, DELETIONS, RECONCILIATIONS)
    errors.install(app)
    for blueprint in (*_PROVIDER, *_AREAS, sspr, *_CONTROL):
        app.register_blueprint(blueprint)
    app.add_url_rule("/", view_func=show_welcome)
    app.add_url_rule("/live", view_func=tell_alive)
    return app


def show_welcome() -> ResponseReturnValue:
    """Answer a page that says what this server is."""
    return render_template("index.html", settings=current_app.extensions["settings"])


def tell_alive() -> ResponseReturnValue:
    """Answer once the database is ready."""
    return {"live": True}
