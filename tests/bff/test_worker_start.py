"""What a worker loads before its first call, so that later calls do not wait for it."""

import json
from typing import Any

import pytest

from bff.__main__ import GUNICORN_CONFIG
from tests.conftest import Stack
from tests.support.servers import BIN, await_port, free_port, program
from tests.support.visitor import Visitor

_RECORDED = f"""
import runpy
_product = runpy.run_path({str(GUNICORN_CONFIG)!r})
globals().update(_product)
import gc, json, sys

def post_worker_init(worker):
    _product["post_worker_init"](worker)
    worker.loaded = set(sys.modules)

def worker_exit(server, worker):
    late = sorted(set(sys.modules) - worker.loaded)
    counted = {{"frozen": gc.get_freeze_count(), "collected": len(gc.get_objects()), "late": late}}
    with open(RECORD, "w") as record:
        json.dump(counted, record)
"""


@pytest.fixture(scope="module")
def worker(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Output of a worker at its end, after a sign-in and calls of each kind."""
    folder, port = tmp_path_factory.mktemp("worker"), free_port()
    record, config = folder / "record.json", folder / "recorded.conf.py"
    config.write_text(f"RECORD = {str(record)!r}\n{_RECORDED}", encoding="utf-8")
    environ = stack.environ | {"BFF_BIND": f"127.0.0.1:{port}", "BFF_TRUSTED_HOSTS": f"127.0.0.1:{port}"}
    command = [str(BIN / "gunicorn"), "--config", str(config), "--workers", "1"]
    with program(command, environ, folder / "bff.log"):
        await_port(port, "the gateway")
        _use(stack, f"http://127.0.0.1:{port}/")
    told: dict[str, Any] = json.loads(record.read_text(encoding="utf-8"))
    return told


def _use(stack: Stack, console_url: str) -> None:
    visitor = Visitor(stack.console_url)
    assert visitor.sign_in().status_code == 302
    visitor.console_url = console_url
    for address in ("", "bff/ready", "bff/metrics", "bff/bootstrap", "IDMProv/rest/access/info/version", "bff/none"):
        visitor.get(address)


def test_what_a_worker_starts_with_is_not_collected(worker: dict[str, Any]) -> None:
    """A full garbage collection looks at the objects of calls, which are few beside those of modules."""
    assert worker["collected"] < worker["frozen"] / 5


def test_no_call_imports_a_module(worker: dict[str, Any]) -> None:
    """All modules are loaded before the worker accepts calls, so that no call waits for a disk."""
    assert worker["late"] == []
