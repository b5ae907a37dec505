"""``idm-console check-config``: tries every neighbour with the settings at hand."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import partial
from urllib.parse import urlsplit

import redis
import requests
from marshmallow import ValidationError

from bff.auth.oidc_client import OidcClient
from bff.auth.provider_http import ProviderHttp
from bff.auth.signed_token import LEEWAY_S
from bff.errors import (
    ProviderUnreachableError,
    UpstreamFailedError,
    UpstreamLateError,
    UpstreamUnreachableError,
)
from bff.sessions.redis_client import connect
from bff.settings import INSTALLATION, Settings
from bff.settings.upstream_policy import IDM, UpstreamPolicy
from bff.upstream.check import UpstreamCheck

_REASONS = {
    requests.exceptions.SSLError: "has a certificate that is not trusted; see {ca_file}",
    requests.exceptions.ProxyError: "cannot be reached through its proxy",
    requests.Timeout: "does not answer in time",
    requests.exceptions.JSONDecodeError: "does not answer with JSON",
    requests.RequestException: "cannot be reached",
}
"""The first entry whose error matches gives the text."""
_CHANNEL = "idmc:check-config"


class _WrongError(Exception):
    """The message, one sentence, says what the operator must change, and never has a secret."""


def check_neighbours(settings: Settings) -> Iterator[tuple[str, str]]:
    """Give the name of each neighbour with ``ok`` or, in one line, what is wrong with it."""
    checks: dict[str, Callable[[], None]] = {
        "interface": lambda: _check_interface(settings),
        "provider": lambda: _check_provider(settings),
        "redis": lambda: _check_redis(settings),
        **{f"upstream {policy.name}": partial(_check_upstream, policy) for policy in settings.policies},
    }
    for name, check in checks.items():
        try:
            check()
        except _WrongError as wrong:
            yield name, str(wrong)
        else:
            yield name, "ok"


def _check_interface(settings: Settings) -> None:
    folder = INSTALLATION / settings.ui_dir
    if not (folder / "index.html").is_file():
        raise _WrongError(f"{folder} (ui_dir) has no index.html; make build/ui/index.html builds it")


def _check_provider(settings: Settings) -> None:
    metadata = OidcClient(settings).metadata
    try:
        metadata.keys()
        answer = (
            ProviderHttp(settings)
            .plain()
            .get(metadata["token_endpoint"], timeout=settings.oidc_timeout_s, allow_redirects=False)
        )
    except (ProviderUnreachableError, OSError) as problem:
        raise _WrongError(f"{settings.oidc_issuer} (oidc_issuer) {_provider_reason(problem)}") from problem
    _check_clock(answer.headers.get("Date", ""))
    if not (settings.oidc_logout_url or metadata["end_session_endpoint"]):
        raise _WrongError("its metadata has no end_session_endpoint; set oidc_logout_url")


def _check_clock(date: str) -> None:
    try:
        ahead_s = (parsedate_to_datetime(date) - datetime.now(UTC)).total_seconds()
    except ValueError:
        return
    if abs(ahead_s) > LEEWAY_S:
        side = "ahead of" if ahead_s > 0 else "behind"
        raise _WrongError(
            f"its clock is {abs(ahead_s):.0f} s {side} this one; above {LEEWAY_S} s its tokens are refused"
        )


def _provider_reason(problem: Exception) -> str:
    cause = problem if isinstance(problem, OSError) else problem.__cause__
    if cause is None:
        return "calls itself by another name in its metadata"
    if isinstance(cause, ValidationError):
        return f"has metadata without a usable {', '.join(cause.messages_dict)}"
    if not isinstance(cause, OSError):
        return "publishes keys that cannot be used"
    if isinstance(cause, requests.exceptions.ProxyError):
        return "cannot be reached through oidc_proxy"
    return _http_reason(cause, "oidc_ca_file")


def _check_redis(settings: Settings) -> None:
    try:
        with connect(settings.redis_url, settings.redis_timeout_s, settings.redis_ca_file) as client:
            client.ping()
            client.eval("return 1", 0)
            client.publish(_CHANNEL, "")
    except redis.exceptions.NoPermissionError as problem:
        raise _WrongError("does not let the user of redis_url run scripts or publish; see docs/deploy.md") from problem
    except redis.AuthenticationError as problem:
        raise _WrongError(_refused_login(settings.redis_url)) from problem
    except redis.sentinel.MasterNotFoundError as problem:
        raise _WrongError(_missing_master(str(problem))) from problem
    except redis.RedisError as problem:
        raise _WrongError("cannot be reached at redis_url") from problem


def _refused_login(url: str) -> str:
    _, _, password = urlsplit(url).netloc.rpartition("@")[0].partition(":")
    return "refuses the user or password in redis_url" if password else "wants a password, and redis_url has none"


def _missing_master(errors: str) -> str:
    """Say whether the Sentinels require a password, which redis_url cannot hold, or do not know the master."""
    if redis.AuthenticationError.__name__ in errors:
        return "has Sentinels that want a password: the one in redis_url is for the servers, see docs/deploy.md"
    return "cannot be reached: no Sentinel in redis_url names a master"


def _check_upstream(policy: UpstreamPolicy) -> None:
    try:
        UpstreamCheck(policy)()
    except UpstreamFailedError as problem:
        raise _WrongError(str(problem)) from problem
    except (UpstreamUnreachableError, UpstreamLateError) as problem:
        reason = _http_reason(problem.__cause__, _setting(policy, "ca_file"))
        raise _WrongError(f"{policy.base_url} ({_setting(policy, 'base_url')}) {reason}") from problem


def _setting(policy: UpstreamPolicy, entry: str) -> str:
    if policy.name != IDM:
        return f"upstreams.{policy.name}.{entry}"
    return "upstream_idm" if entry == "base_url" else f"upstream_{entry}"


def _http_reason(problem: BaseException | None, ca_file: str) -> str:
    if isinstance(problem, requests.HTTPError):
        return f"answers {problem.response.status_code}"
    found = (reason for kind, reason in _REASONS.items() if isinstance(problem, kind))
    return next(found, "cannot be asked: the file of {ca_file} cannot be read").format(ca_file=ca_file)
