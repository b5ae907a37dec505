"""Load made by wrk, and its results."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tests.bench.contender import CALL, Contender
from tests.bench.cpu import cpu_s

_SCRIPT = Path(__file__).with_name("sessions.lua")


@dataclass(frozen=True, kw_only=True)
class Load:
    """One run of wrk against one contender."""

    requests: int
    seconds: float
    p50_us: int
    p99_us: int
    failed: int
    cpu_us: float

    @property
    def per_s(self) -> float:
        """Requests a second."""
        return self.requests / self.seconds


def drive(contender: Contender, *, connections: int, seconds: int) -> Load:
    """
    Load a contender with its sessions in rotation.

    Raises:
        AssertionError: A call failed; then the figures would say nothing.
    """
    address = contender.url + CALL
    how = ["-t", str(min(2, connections)), "-c", str(connections), "-d", f"{seconds}s", "--timeout", "10s"]
    before = cpu_s(contender.groups)
    told = subprocess.check_output(["/usr/bin/wrk", *how, "-s", str(_SCRIPT), address, "--", str(contender.calls)])
    used_s = cpu_s(contender.groups) - before
    outcome = json.loads(told.splitlines()[-1])
    assert outcome["failed"] == 0, f"{contender.name}: {told.decode()}"
    return Load(**outcome, cpu_us=used_s * 1e6 / outcome["requests"])
