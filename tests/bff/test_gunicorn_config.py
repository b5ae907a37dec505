"""How ``config/gunicorn.conf.py`` depends on the machine."""

import os
import subprocess
import sys

import pytest

from bff.settings import INSTALLATION
from tests.conftest import Stack

_TOLD = "import pathlib, runpy, sys; pathlib.Path.is_dir = lambda _: sys.argv[2] == 'is a folder'"
_TOLD += "; print(runpy.run_path(sys.argv[1])['worker_tmp_dir'])"


@pytest.mark.parametrize(("memory", "folder"), [("is a folder", "/dev/shm"), ("is missing", "None")])  # noqa: S108
def test_workers_report_in_memory_where_the_machine_has_such_a_folder(stack: Stack, memory: str, folder: str) -> None:
    """Without ``/dev/shm``, which macOS lacks, gunicorn takes the usual folder of temporary files."""
    command = [sys.executable, "-c", _TOLD, str(INSTALLATION / "config" / "gunicorn.conf.py"), memory]

    told = subprocess.run(command, env=os.environ | stack.environ, capture_output=True, text=True, check=True)

    assert told.stdout.strip() == folder
