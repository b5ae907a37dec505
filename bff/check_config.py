"""``idm-console check-config``: tries every neighbour with the settings at hand."""

from collections.abc import Callable, Iterator

import redis
import requests
from marshmallow import ValidationError

from bff.auth.oidc_client import OidcClient
from bff.catalogue.context import READ_VERSION
from bff.errors import ProviderUnreachableError
from bff.sessions.redis_client import connect
from bff.settings import Settings
from bff.upstream.breaker import Breaker
from bff.upstream.client import UpstreamHttp

_NOT_FOUND, _FAILED = 404, 500


class _WrongError(Exception):
    """One sentence about what an operator must change; never a secret."""


def check_neighbours(settings: Settings) -> Iterator[tuple[str, str]]:
    """Give the name of each neighbour and ``ok``, or what is wrong, in one line."""
    checks: dict[str, Callable[[Settings], None]] = {
        "provider": _check_provider,
        "redis": _check_redis,
        "upstream": _check_upstream,
    }
    for name, check in checks.items():
        try:
            check(settings)
        except _WrongError as wrong:
            yield name, str(wrong)
        else:
            yield name, "ok"


def _check_provider(settings: Settings) -> None:
    metadata = OidcClient(settings).metadata
    try:
        metadata.keys()
    except (ProviderUnreachableError, OSError) as problem:
        raise _WrongError(f"{settings.oidc_issuer} (oidc_issuer) {_provider_reason(problem)}") from problem
    if not (settings.oidc_logout_url or metadata["end_session_endpoint"]):
        raise _WrongError("its metadata has no end_session_endpoint; set oidc_logout_url")


def _provider_reason(problem: Exception) -> str:
    cause = problem if isinstance(problem, OSError) else problem.__cause__
    if cause is None:
        return "calls itself by another name in its metadata"
    if isinstance(cause, ValidationError):
        return f"has metadata without a usable {', '.join(cause.messages_dict)}"
    return _http_reason(cause, "oidc_ca_file")


def _check_redis(settings: Settings) -> None:
    try:
        with connect(settings.redis_url) as client:
            client.ping()
    except redis.AuthenticationError as problem:
        raise _WrongError("refuses the user or password in redis_url") from problem
    except redis.RedisError as problem:
        raise _WrongError("cannot be reached at redis_url") from problem


def _check_upstream(settings: Settings) -> None:
    http = UpstreamHttp(settings, Breaker("idm"))
    address = http.base + READ_VERSION.path
    try:
        answer = http.session().get(address, timeout=http.timeout, allow_redirects=False)
    except OSError as problem:
        raise _WrongError(f"{http.base} (upstream_idm) {_http_reason(problem, 'upstream_ca_file')}") from problem
    if answer.status_code == _NOT_FOUND or answer.status_code >= _FAILED:
        raise _WrongError(f"{address} (upstream_idm) answers {answer.status_code}")


def _http_reason(problem: BaseException, ca_file: str) -> str:
    if isinstance(problem, requests.exceptions.SSLError):
        return f"has a certificate that is not trusted; see {ca_file}"
    if isinstance(problem, requests.Timeout):
        return "does not answer in time"
    if isinstance(problem, requests.HTTPError):
        return f"answers {problem.response.status_code}"
    if isinstance(problem, requests.exceptions.JSONDecodeError):
        return "does not answer with JSON"
    if isinstance(problem, requests.RequestException):
        return "cannot be reached"
    return f"cannot be asked: the file of {ca_file} cannot be read"
