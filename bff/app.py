"""The map of the program: everything is built here, in the order that a request meets it."""

from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, jsonify, request

from bff import errors, health, static_ui
from bff.aggregates.bootstrap import schemas as bootstrap_schemas
from bff.aggregates.bootstrap import views as bootstrap_views
from bff.aggregates.settings_snapshot import schemas as snapshot_schemas
from bff.aggregates.settings_snapshot import views as snapshot_views
from bff.aggregates.settings_snapshot.document import LARGEST_BYTES
from bff.aggregates.styles import schemas as style_schemas
from bff.aggregates.styles import views as style_views
from bff.auth import guard
from bff.auth import schemas as auth_schemas
from bff.auth.backchannel import Backchannel
from bff.auth.draft_key import DraftKey
from bff.auth.extension import Extension
from bff.auth.login_flow import LoginFlow
from bff.auth.oidc_client import OidcClient
from bff.auth.own_sessions import OwnSessions
from bff.auth.session_life import SessionLife
from bff.auth.token_refresh import TokenRefresh
from bff.auth.views import AuthViews
from bff.breaker import Breaker
from bff.catalogue import index, openapi
from bff.ending import ENDING
from bff.events import schemas as event_schemas
from bff.events import views as event_views
from bff.events.changes import Changes
from bff.events.hub import Hub
from bff.events.places import Places
from bff.events.stream import HEARTBEAT_S, Streams
from bff.observability import RequestLog
from bff.observability.request import OPERATION
from bff.observability.tracing import Tracing, spans_for
from bff.proxy import parked_views
from bff.proxy import schemas as replay_schemas
from bff.proxy.audited import Audited
from bff.proxy.dispatcher import Dispatcher
from bff.proxy.parking import Parking
from bff.proxy.password_change import PasswordChange
from bff.proxy.prefix import Prefix
from bff.proxy.replay import Replay
from bff.proxy.route import Route
from bff.proxy.transport import Transport
from bff.proxy.within_share import WithinShare
from bff.proxy.without_token import WithoutToken
from bff.security import csrf, navigation
from bff.security.client_address import ClientAddress
from bff.security.cookies import Cookies
from bff.security.headers import SecurityHeaders
from bff.security.rate_limit import RateLimit
from bff.security.trusted_hosts import TrustedHosts
from bff.sessions.cipher import Cipher, derive
from bff.sessions.flask_interface import RecordSessionInterface
from bff.sessions.nodes import Nodes
from bff.sessions.reaper import Reaper
from bff.sessions.record import SessionRecord
from bff.sessions.redis_client import connect, redis_or_try_again
from bff.sessions.session_gauge import SessionGauge
from bff.sessions.store import SessionStore
from bff.settings import INSTALLATION, Settings
from bff.settings.upstream_policy import IDM, UpstreamPolicy
from bff.upstream.audited_line import AuditedLine
from bff.upstream.check import PROBE_TIMEOUT_S, UpstreamCheck
from bff.upstream.client import Upstream, UpstreamHttp
from bff.upstream.cookies import UpstreamCookies
from bff.upstream.shares import Shares

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication


class Parts:
    """The objects that all requests of a process share; no neighbour is contacted before the first request."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.redis = connect(settings.redis_url, settings.redis_timeout_s, settings.redis_ca_file)
        self.cipher = Cipher(settings.secret_keys)
        self.cookies = Cookies(settings)
        self.store = SessionStore(self.redis, self.cipher, settings.session_idle_s)
        self.oidc = OidcClient(settings)
        self.life = SessionLife(store=self.store, oidc=self.oidc, absolute_s=settings.session_absolute_s)
        self.refresh = TokenRefresh(self.redis, self.store, self.oidc)
        self.breakers = {policy.name: Breaker(policy.name) for policy in settings.policies}
        self.shares = {policy.name: Shares(policy.name, policy.share) for policy in settings.policies}
        self.parking = Parking(self.redis, self.cipher, self.store.nodes)
        self.changes = Changes(self.redis)
        self.flow = LoginFlow(self.redis, self.cipher, self.store.nodes)
        self.rate_limit = RateLimit(self.redis, settings.rate_limit, self.cookies, self.flow.has_begun)


def create_app(settings: Settings) -> "WSGIApplication":
    """
    Build the whole gateway.

    Returns:
        A WSGI application; the proxied calls in it do not pass through Flask.
    """
    parts = Parts(settings)
    if settings.session_cache:
        parts.store.start_cache()
    application: WSGIApplication = Dispatcher(
        static_ui.serve(create_pages(parts), settings),
        routes=[_route(parts, policy) for policy in settings.policies],
        prefix=settings.prefix,
        session_cookie=parts.cookies.session_name,
        store=parts.store,
        password_change=PasswordChange(settings, parts.parking, parts.store),
        rate_limit=parts.rate_limit,
        body_timeout_s=settings.body_timeout_s,
        large_pages=dict.fromkeys(snapshot_schemas.TAKING_FILES, 2 * LARGEST_BYTES),
        done=parts.changes.note,
    )
    application = Prefix(application, settings.prefix)
    application = TrustedHosts(application, settings)
    application = ClientAddress(application, settings.trusted_proxies)
    application = SecurityHeaders(application, settings)
    application = Tracing(application, settings.trusted_proxies, spans_for(settings.otlp_endpoint))
    return RequestLog(application, derive(settings.secret_keys[0], "pseudonyms"))


def create_reaper(settings: Settings) -> Reaper:
    """Build the reaper, which ends expired sessions; it shares only Redis and the provider with requests."""
    parts = Parts(settings)
    return Reaper(parts.redis, parts.store, parts.oidc.revoke)


def create_nodes(settings: Settings) -> Nodes:
    """Build the list of the nodes and their keys in Redis."""
    return Nodes(
        connect(settings.redis_url, settings.redis_timeout_s, settings.redis_ca_file), Cipher(settings.secret_keys)
    )


def create_pages(parts: Parts) -> Flask:
    """Build the Flask part: sign-in, session, start answer and health. Every view is guarded unless listed."""
    app = Flask("bff", static_folder=None)
    app.config.update(
        SESSION_COOKIE_NAME=parts.cookies.session_name,
        SESSION_REFRESH_EACH_REQUEST=False,
    )
    app.session_interface = RecordSessionInterface(app, parts.store)
    app.before_request(_note_operation)
    errors.install(app, parts.rate_limit.counted)
    guard.install(app)
    navigation.install(app)
    parts.rate_limit.install(app)
    protection = csrf.install(app, parts.settings.secret_keys)
    extension = Extension(flow=parts.flow, oidc=parts.oidc, life=parts.life, cookies=parts.cookies)
    app.register_blueprint(extension.blueprint())
    app.register_blueprint(
        AuthViews(
            settings=parts.settings,
            store=parts.store,
            flow=parts.flow,
            oidc=parts.oidc,
            life=parts.life,
            extension=extension,
            cookies=parts.cookies,
            forget_calls=parts.parking.drop_all,
        ).blueprint()
    )
    app.register_blueprint(OwnSessions(store=parts.store, life=parts.life, cookies=parts.cookies).blueprint())
    app.register_blueprint(DraftKey(secret_keys=parts.settings.secret_keys).blueprint())
    app.register_blueprint(parked_views.create_blueprint(parts.parking))
    backchannel = Backchannel(settings=parts.settings, client=parts.redis, life=parts.life).blueprint()
    protection.exempt(backchannel)
    app.register_blueprint(backchannel)
    app.register_blueprint(
        bootstrap_views.create_blueprint(
            _upstream_for_request(parts),
            lambda idle_s: parts.store.let_idle(guard.signed_in(), idle_s),
            parts.settings,
        )
    )
    app.register_blueprint(event_views.create_blueprint(_streams(parts)))
    app.register_blueprint(style_views.create_blueprint(_upstream_for_request(parts), _styles(parts.settings)))
    app.register_blueprint(snapshot_views.create_blueprint(_audited_line_for_request(parts), parts.settings.public_url))
    app.register_blueprint(_health(parts).blueprint())
    app.register_blueprint(static_ui.bp)
    published = {policy.name: policy.prefix for policy in parts.settings.policies}
    app.add_url_rule("/bff/openapi.json", "openapi", lambda: jsonify(api_description(published)))
    app.after_request(_not_stored)
    return app


def api_description(published: Mapping[str, str]) -> dict[str, Any]:
    """
    Describe everything that a browser may call (OpenAPI 3.1).

    Args:
        published: The upstreams' prefixes by name, e.g. ``{"idm": "/IDMProv", "forms": "/forms"}``.
    """
    own = {
        "session": auth_schemas,
        "start": bootstrap_schemas,
        "events": event_schemas,
        "replays": replay_schemas,
        "styles": style_schemas,
        "settings snapshot": snapshot_schemas,
    }
    areas = [
        openapi.Area(name=name, about=(schemas.__doc__ or "").strip(), operations=schemas.OPERATIONS)
        for name, schemas in own.items()
    ]
    areas += [
        openapi.Area(name=name, about=index.about(name), operations=operations, base=prefix)
        for upstream, prefix in published.items()
        for name, operations in index.areas_of(upstream).items()
    ]
    return openapi.describe(version("idm-console"), areas)


def _route(parts: Parts, policy: UpstreamPolicy) -> Route:
    transport = Transport(policy, parts.breakers[policy.name])
    cookies = UpstreamCookies(parts.store, policy.name)
    sender = Replay(transport, parts.refresh, cookies) if policy.bearer else WithoutToken(transport, cookies)
    within_share = WithinShare(sender, parts.shares[policy.name])
    return Route.to(policy, Audited(within_share, policy.base_path), parts.settings.public_url)


def _upstream_for_request(parts: Parts) -> Callable[[], Upstream]:
    upstream_for = _upstream_for(parts)
    return lambda: upstream_for(guard.signed_in())


def _upstream_for(parts: Parts) -> Callable[[SessionRecord], Upstream]:
    http, refresh = UpstreamHttp(parts.settings.idm, parts.breakers[IDM], parts.shares[IDM]), parts.refresh
    cookies, change = UpstreamCookies(parts.store, IDM), parts.settings.password_change
    return lambda record: Upstream(http, cookies, change, refresh.fresh(record), refresh.after_401)


def _audited_line_for_request(parts: Parts) -> Callable[[], AuditedLine]:
    upstream_for = _upstream_for(parts)

    def line() -> AuditedLine:
        record = guard.signed_in()
        return AuditedLine(upstream_for(record), record.who, parts.changes.note)

    return line


def _streams(parts: Parts) -> Streams:
    hub = Hub(parts.redis, ENDING, parts.settings.streams_per_worker)
    parts.store.tell_changes(hub.session_changed)
    return Streams(
        hub=hub,
        places=Places(parts.redis, parts.settings.streams_per_user, kept_s=3 * HEARTBEAT_S),
        changes=parts.changes,
        store=parts.store,
        look=event_views.what_is_new(_upstream_for(parts)),
    )


def _styles(settings: Settings) -> Path | None:
    return INSTALLATION / settings.styles_dir if settings.styles_dir else None


def _health(parts: Parts) -> health.Health:
    def redis_answers() -> None:
        with redis_or_try_again():
            parts.redis.ping()

    return health.Health(
        settings=parts.settings,
        required={"redis": redis_answers, "provider": lambda: parts.oidc.metadata["issuer"]},
        upstreams={policy.name: UpstreamCheck(policy, PROBE_TIMEOUT_S) for policy in parts.settings.policies},
        gauges=[SessionGauge(parts.store.ends)],
        ending=ENDING,
    )


def _note_operation() -> None:
    if request.url_rule:
        request.environ[OPERATION] = request.url_rule.rule


def _not_stored(answer: Response) -> Response:
    answer.headers.setdefault("Cache-Control", "no-store")
    return answer
