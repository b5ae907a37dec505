"""The versions of Python that are supported are the same everywhere."""

import re
from configparser import ConfigParser

import pytest
from packaging.specifiers import SpecifierSet

from bff.settings import INSTALLATION

SUPPORTED = ["3.11", "3.12", "3.13", "3.14"]


@pytest.mark.parametrize("folder", ["", "mock-upstream"])
def test_both_distributions_accept_the_supported_versions(folder: str) -> None:
    """The gateway and the mock can be installed on these versions and on no others."""
    metadata = ConfigParser()
    metadata.read(INSTALLATION / folder / "setup.cfg", encoding="utf-8")
    accepted = SpecifierSet(metadata["metadata"]["python_requires"])

    assert [version for minor in range(20) if (version := f"3.{minor}") in accepted] == SUPPORTED


def test_make_takes_the_supported_versions() -> None:
    """``make run`` and ``make soak`` look for the supported versions."""
    versions = re.search(r"^VERSIONS := (.*)$", (INSTALLATION / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)

    assert versions
    assert sorted(versions[1].split()) == SUPPORTED


@pytest.mark.parametrize("page", ["README.md", "docs/deploy.md", "Makefile"])
def test_pages_name_the_supported_versions(page: str) -> None:
    """The versions on the pages for installers are correct."""
    text = (INSTALLATION / page).read_text(encoding="utf-8")

    assert f"Python {SUPPORTED[0]} to {SUPPORTED[-1]}" in text
