"""An upstream that is away is not asked again and again."""

from pathlib import Path

import pytest

from bff.breaker import FAILURES, OPEN_S, Breaker
from bff.errors import AppError, TryAgainError, UpstreamFailedError, UpstreamLateError, UpstreamUnreachableError
from tests.conftest import Stack
from tests.support.servers import free_port, gateway
from tests.support.visitor import Visitor

VERSION = "IDMProv/rest/access/info/version"


class _World:
    """A breaker, its clock, and calls that end as they are told to."""

    def __init__(self) -> None:
        self.now = 100.0
        self.breaker = Breaker("idm", lambda: self.now)

    def call(self, outcome: AppError | None = None) -> str:
        """Give the code that the caller sees."""
        try:
            with self.breaker:
                if outcome:
                    raise outcome
        except AppError as error:
            return error.code
        return "answered"

    def open(self) -> None:
        """Fail often enough."""
        for _ in range(FAILURES):
            self.call(UpstreamUnreachableError())


@pytest.fixture
def world() -> _World:
    """A closed breaker, as at the start."""
    return _World()


@pytest.mark.parametrize("failure", [UpstreamUnreachableError(), UpstreamLateError()])
def test_opens_after_failures_in_a_row(world: _World, failure: AppError) -> None:
    """The caller gets the last failure itself; from then on no call is sent."""
    assert [world.call(failure) for _ in range(FAILURES)] == [failure.code] * FAILURES
    assert world.call() == "try_again"


def test_an_answer_between_failures_keeps_it_closed(world: _World) -> None:
    """Only failures in a row count."""
    for _ in range(FAILURES):
        world.call(UpstreamUnreachableError())
        world.call()

    assert world.call() == "answered"


@pytest.mark.parametrize("other", [UpstreamFailedError(), TryAgainError()])
def test_other_errors_are_not_counted(world: _World, other: AppError) -> None:
    """Other errors mean that the upstream answers, or was not asked at all."""
    for _ in range(FAILURES * 2):
        world.call(other)

    assert world.call() == "answered"


def test_says_when_to_come_back(world: _World) -> None:
    """``Retry-After`` is in whole seconds, rounded up."""
    world.open()
    world.now += 0.5
    with pytest.raises(TryAgainError) as refused, world.breaker:
        pass

    assert refused.value.headers == {"Retry-After": str(int(OPEN_S))}


def test_one_probe_closes_it(world: _World) -> None:
    """While the probe is on its way, other calls are still refused."""
    world.open()
    world.now += OPEN_S
    with world.breaker:
        assert world.call() == "try_again"

    assert world.call() == "answered"


def test_a_probe_that_fails_keeps_it_open(world: _World) -> None:
    """The breaker stays open for the same time again, and then lets another probe through."""
    world.open()
    world.now += OPEN_S
    assert world.call(UpstreamLateError()) == "upstream_late"
    assert world.call() == "try_again"
    world.now += OPEN_S

    assert world.call() == "answered"


def test_a_gateway_before_an_upstream_that_is_away(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """Both lanes of a worker share the breaker, and refuse calls at once with ``Retry-After``."""
    port = free_port()
    more = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_UPSTREAM_IDM": "http://127.0.0.1:9/IDMProv", "BFF_WORKERS": "1"}
    with gateway(stack.environ | more, tmp_path):
        signed_in.console_url = f"http://127.0.0.1:{port}/"
        codes = [signed_in.get(VERSION).json()["code"] for _ in range(FAILURES)]
        refused = [signed_in.get(path) for path in (VERSION, "bff/bootstrap")]

    assert codes == ["upstream_unreachable"] * FAILURES
    assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(503, "try_again")] * 2
    assert all(0 < int(answer.headers["Retry-After"]) <= OPEN_S for answer in refused)
