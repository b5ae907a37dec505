"""A release after this one: a copy of the gateway whose records have one more field at their end."""

import shutil
from pathlib import Path

from bff.settings import INSTALLATION

APPENDED = "of a later release"
_LAST_FIELDS = {
    "sessions/record.py": ("    idle_s: int = 0\n", "    expires_ms: int\n"),
    "auth/login_flow.py": ('    extends: str = ""\n',),
}


def install_later_release(folder: Path) -> None:
    """Install it; ``idm-console`` is this release if ``PYTHONPATH`` begins with the folder."""
    shutil.copytree(INSTALLATION / "bff", folder / "bff", ignore=shutil.ignore_patterns("__pycache__"))
    for name, lines in _LAST_FIELDS.items():
        _append(folder / "bff" / name, lines)
    for name in ("build", "config"):
        (folder / name).symlink_to(INSTALLATION / name)


def _append(file: Path, lines: tuple[str, ...]) -> None:
    text = file.read_text(encoding="utf-8")
    for line in lines:
        assert text.count(line) == 1, f"{line} is not the last field of a record in {file.name}"
        text = text.replace(line, f'{line}    appended: str = "{APPENDED}"\n')
    file.write_text(text, encoding="utf-8")
