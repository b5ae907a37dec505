"""The scripted provider, and a gateway before scripted upstreams, for the tests that want one."""

from collections.abc import Iterator

import pytest

from tests.conftest import Stack
from tests.support.scripted_gateway import SharedGateway, shared_gateway
from tests.support.scripted_provider import Says, ScriptedProvider, scripted_provider
from tests.support.time_travel import age_sessions

_DAY_S = 86_400


@pytest.fixture(scope="session")
def running_provider() -> Iterator[ScriptedProvider]:
    """One provider for all tests of a process, because it is reset quickly."""
    with scripted_provider() as provider:
        yield provider


@pytest.fixture
def provider(running_provider: ScriptedProvider) -> ScriptedProvider:
    """A good provider until a test says otherwise."""
    running_provider.says = Says()
    running_provider.asked.clear()
    running_provider.revoked.clear()
    running_provider.held.clear()
    return running_provider


@pytest.fixture
def nobody_else(stack: Stack) -> None:
    """
    End the sessions of earlier tests, before anybody signs in.

    A stream that a browser has left stays open until its next heartbeat. When a test makes its session older, the
    stream asks the upstream, renews the tokens, and would be counted as a call of the test.
    """
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], _DAY_S)


@pytest.fixture(scope="module")
def scripted(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedGateway]:
    """One gateway for all tests of a file, except those that measure the gateway."""
    with shared_gateway(stack, tmp_path_factory.mktemp("scripted")) as running:
        yield running
