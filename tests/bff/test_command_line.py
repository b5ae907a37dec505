"""The command line of the gateway."""

import subprocess
import sys

_SLOW = "{'flask', 'redis', 'requests', 'bff.catalogue.index'}"


def test_serving_begins_without_the_application() -> None:
    """Its workers import it: the command that only starts them would spend most of its time on that."""
    code = f"import sys, bff.__main__; print(sorted({_SLOW} & sys.modules.keys()))"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)

    assert found.stdout == "[]\n"
