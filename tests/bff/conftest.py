"""The scripted provider, and a gateway before scripted upstreams, for the tests that want one."""

from collections.abc import Iterator

import pytest

from tests.conftest import Stack
from tests.support.scripted_gateway import SharedGateway, shared_gateway
from tests.support.scripted_provider import Says, ScriptedProvider, scripted_provider


@pytest.fixture(scope="session")
def running_provider() -> Iterator[ScriptedProvider]:
    """One for all tests of a process, because it is quick to become good again."""
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


@pytest.fixture(scope="module")
def scripted(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedGateway]:
    """One for all tests of a file but those that measure it."""
    with shared_gateway(stack, tmp_path_factory.mktemp("scripted")) as running:
        yield running
