"""The command line of the gateway."""

import subprocess
import sys

_SLOW = "{'flask', 'redis', 'requests', 'bff.catalogue.index'}"


def test_serving_begins_without_the_application() -> None:
    """Starting the server does not import the application, which takes most of the time; its workers import it."""
    code = f"import sys, bff.__main__; print(sorted({_SLOW} & sys.modules.keys()))"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)

    assert found.stdout == "[]\n"
