"""Gunicorn is told to reload or to end while calls are on their way."""

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import requests

from tests.conftest import Stack
from tests.support.operators import children
from tests.support.scripted_server import scripted_server
from tests.support.servers import BIN, await_port, free_port, program
from tests.support.transports import OK
from tests.support.visitor import CSRF_HEADER, Visitor
from tests.support.waiting import wait_until

CALLERS = 20


def _call(visitor: Visitor) -> int:
    headers = {CSRF_HEADER: visitor.csrf_token, "Cookie": f"idmc={visitor.http.cookies['idmc']}"}
    url = f"{visitor.console_url}IDMProv/rest/access/info/version"
    return requests.get(url, headers=headers, timeout=60).status_code


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM], ids=["reload", "end"])
def test_no_call_is_dropped(signed_in: Visitor, stack: Stack, tmp_path: Path, number: signal.Signals) -> None:
    """Twenty calls at a slow upstream all get their answer; afterwards there are new workers, or none."""
    port = free_port()
    signed_in.console_url = f"http://127.0.0.1:{port}/"
    with scripted_server([4.0, OK]) as upstream:
        environ = stack.environ | {
            "BFF_BIND": f"127.0.0.1:{port}",
            "BFF_TRUSTED_HOSTS": f"127.0.0.1:{port}",
            "BFF_UPSTREAM_IDM": f"http://127.0.0.1:{upstream.port}/IDMProv",
            "GUNICORN_CMD_ARGS": "",
        }
        serve = program([str(BIN / "idm-console"), "serve"], environ, tmp_path / "bff.log")
        with serve as process, ThreadPoolExecutor(CALLERS) as pool:
            await_port(port, "the gateway")
            calls = [pool.submit(_call, signed_in) for _ in range(CALLERS)]
            wait_until(lambda: len(upstream.requests) == CALLERS, at_most_s=60)
            old = set(children(process.pid))
            process.send_signal(number)

            assert [call.result() for call in calls] == [200] * CALLERS
            if number is signal.SIGTERM:
                assert process.wait(60) == 0
            else:
                wait_until(lambda: not old & set(children(process.pid)), at_most_s=60)
                assert _call(signed_in) == 200
