"""Tokens that expire under parallel calls of one session."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tests.bench.contender import CALL
from tests.bench.gateway import Gateway
from tests.support.mock_control import MockControl
from tests.support.time_travel import age_tokens
from tests.support.visitor import CSRF_HEADER, Visitor

CLIENTS, EXPIRIES = 64, 10
_CALLS_EACH = 3
# The gateway does not renew a token that is younger than 10 s.
_OLDER_BY_S = 30


@dataclass(frozen=True)
class Expiries:
    """Token calls at the provider for each expiry, the number of failed calls, and the number of lost sessions."""

    token_calls: list[int]
    failed: int
    lost: int


def expire_under_load(gateway: Gateway) -> Expiries:
    """Let all access tokens expire several times, each time before 64 clients call at once."""
    [person] = gateway.visitors
    clients = [_same_session(person) for _ in range(CLIENTS)]
    token_calls, statuses = [], []
    with ThreadPoolExecutor(CLIENTS) as pool:
        for _ in range(EXPIRIES):
            before = _token_calls(gateway)
            age_tokens(gateway.environ["BFF_REDIS_URL"], gateway.environ["BFF_SECRET_KEYS"], _OLDER_BY_S)
            MockControl(gateway.mock_url).expire_tokens()
            statuses += [status for called in pool.map(_calls, clients) for status in called]
            token_calls.append(_token_calls(gateway) - before)
    lost = not person.get("bff/session").json()["signedIn"]
    return Expiries(token_calls, sum(status != 200 for status in statuses), int(lost))


def _same_session(person: Visitor) -> Visitor:
    client = Visitor(person.console_url)
    client.http.cookies.update(person.http.cookies)
    client.http.headers[CSRF_HEADER] = person.csrf_token
    return client


def _calls(client: Visitor) -> list[int]:
    return [client.get(CALL).status_code for _ in range(_CALLS_EACH)]


def _token_calls(gateway: Gateway) -> int:
    return int(MockControl(gateway.mock_url).stats()["grants"].get("refresh_token", 0))
