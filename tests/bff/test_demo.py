"""``make run``: everything starts and stops together."""

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import requests

from tests.support.servers import BIN, free_port
from tests.support.waiting import wait_until


@contextmanager
def demo(data: Path, **environ: str) -> Iterator[subprocess.Popen[str]]:
    """Run the demo with its own ports and data."""
    settings = {**os.environ, "BFF_PORT": str(free_port()), "MOCK_PORT": str(free_port()), "MOCK_USERS": "200"}
    command = [str(BIN / "idm-console"), "demo", "--data", str(data)]
    with subprocess.Popen(command, env=settings | environ, text=True, stdout=subprocess.PIPE, stderr=-2) as process:
        yield process
        process.kill()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a demo that runs."""
    folder = tmp_path_factory.mktemp("demo")
    with demo(folder) as process:
        _ready_line(process)
        yield folder
        process.terminate()
        process.wait(20)


def _ready_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return next(line for line in process.stdout if "is ready" in line)


def _descendants(pid: int) -> set[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return {int(child) for child in children}.union(*(_descendants(int(child)) for child in children))


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split()[2] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_everything(tmp_path: Path, number: signal.Signals) -> None:
    """One line has the address and the accounts; afterwards no process is left, and the exit status is 0."""
    with demo(tmp_path) as process:
        line = _ready_line(process)
        address = line.split("ready: ")[1].split(" ")[0]
        assert requests.get(f"{address}/bff/ready", timeout=10).status_code == 200
        assert "admin, delegate, helpdesk, user" in line
        started = _descendants(process.pid)
        assert len(started) >= 5

        process.send_signal(number)

        assert process.wait(20) == 0
    wait_until(lambda: not any(_alive(pid) for pid in started))


@pytest.mark.parametrize("variable", ["BFF_PORT", "MOCK_PORT"])
def test_a_taken_port_gives_one_clear_line(tmp_path: Path, variable: str) -> None:
    """The line names the port and the variable that changes the port."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with demo(tmp_path, **{variable: str(port)}) as process:
            output, _ = process.communicate(timeout=20)

    assert process.returncode == 1
    assert output.count("\n") == 1
    assert f"port {port} cannot be used" in output
    assert variable in output


def test_the_key_of_the_demo_is_its_own(data: Path) -> None:
    """The key is made once, and only its owner may read the file."""
    assert (data / "secret-key").stat().st_mode & 0o777 == 0o600


def test_two_demos_do_not_share_their_data(data: Path) -> None:
    """The second demo ends with a message and does not touch the Redis of the first."""
    with demo(data) as second:
        output, _ = second.communicate(timeout=20)

    assert (second.returncode, "another demo is running" in output) == (1, True)
