"""The packages that the commands of the Makefile need on a bare machine."""

import subprocess
from pathlib import Path

from bff.settings import INSTALLATION


def _asked(folder: Path, *arguments: str) -> set[str]:
    """Run the check without rights to install and without programs on the path; give the packages that it names."""
    script = INSTALLATION / ".ci" / "packages"
    asked = subprocess.run(
        ["/bin/bash", script, *arguments], env={"PATH": str(folder)}, capture_output=True, text=True, check=False
    )
    return set(asked.stderr.rpartition("apt-get install ")[2].split())


def test_the_benchmark_asks_for_what_the_tests_ask_for(tmp_path: Path) -> None:
    """The benchmark needs Chromium too; without the check it would fail only after minutes of measuring."""
    tests, benchmark = _asked(tmp_path), _asked(tmp_path, "bench")

    assert "chromium-headless-shell" in tests
    assert tests < benchmark
    assert {"wrk", "nghttp2-client"} <= benchmark - tests
