"""Each event stream occupies a thread of Apache; calls still get a thread if the gateway limits its streams."""

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from tests.support.event_streams import EVENTS, listening
from tests.support.reverse_proxies import apache
from tests.support.visitor import Visitor
from tests.topology.conftest import Published, published

_THREADS, _STREAMS = 8, 5


@pytest.fixture
def console(tmp_path: Path) -> Iterator[Published]:
    """Apache with few threads before a node that takes still fewer streams."""
    with published(partial(apache, threads=_THREADS), "", tmp_path, BFF_STREAMS_PER_WORKER=str(_STREAMS)) as running:
        yield running


def test_calls_are_answered_however_many_consoles_are_open(console: Published) -> None:
    """With as many streams as Apache has threads, the newest streams are refused, and their browsers poll instead."""
    visitor = Visitor(f"{console.console_url}/", verify=console.certificate.authority)
    assert visitor.sign_in().status_code == 302
    with ExitStack() as open_still:
        for _ in range(_STREAMS):
            assert open_still.enter_context(listening(visitor)).next()[0] == "news"
        refused = [open_still.enter_context(visitor.get(EVENTS, stream=True)).status_code for _ in range(_THREADS)]
        asked = visitor.get("IDMProv/rest/access/notifyService?client=1")

    assert refused == [429] * _THREADS
    assert asked.status_code == 200
