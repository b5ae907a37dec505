"""What ``make bench`` keeps."""

import json
from pathlib import Path

from tests.bench.figures import Figure
from tests.bench.results import Results


def test_each_step_is_kept_when_it_is_measured(tmp_path: Path) -> None:
    """The file has what was measured so far, with its verdict, whatever becomes of the steps to come."""
    results = Results(tmp_path, {"processor": "one"})
    results.add([Figure(name="first", value=1, unit="ms", bar=2)])
    first = json.loads((tmp_path / "bench.json").read_text(encoding="utf-8"))
    results.add([Figure(name="second", value=3, unit="ms", bar=2)], lists={"slow": 3})
    both = json.loads((tmp_path / "bench.json").read_text(encoding="utf-8"))

    assert first["machine"] == {"processor": "one"}
    assert [(figure["name"], figure["verdict"]) for figure in first["figures"]] == [("first", "met")]
    assert [(figure["name"], figure["verdict"]) for figure in both["figures"]] == [
        ("first", "met"),
        ("second", "not met"),
    ]
    assert both["lists"] == {"slow": 3}
