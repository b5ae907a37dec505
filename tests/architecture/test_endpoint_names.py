"""The endpoints of the console's one api: a second one of the same name would answer for the first, or never."""

import re
from collections import Counter

from tests.architecture.spec_rows import ROOT

_ENDPOINT = re.compile(r"^\s+(\w+): build\.(?:query|mutation|infiniteQuery)\b", re.MULTILINE)


def test_no_two_endpoints_have_one_name() -> None:
    """RTK Query only logs it, and only where both modules are loaded."""
    files = [file for file in (ROOT / "ui/src").rglob("*.ts*") if ".test." not in file.name]
    names = Counter(name for file in files for name in _ENDPOINT.findall(file.read_text(encoding="utf-8")))

    assert len(names) > 300
    assert [name for name, count in names.items() if count > 1] == []
