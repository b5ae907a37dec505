"""
Dockerfile and docker-compose.yml fit together.

The test machine has no container engine that would report mistakes.
"""

import dataclasses
import ipaddress
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from bff.settings import INSTALLATION, Settings

_DOCKERFILE = re.sub(r"(?m)^#.*\n", "", (INSTALLATION / "Dockerfile").read_text(encoding="utf-8"))
_COMPOSE: dict[str, Any] = yaml.safe_load((INSTALLATION / "docker-compose.yml").read_text(encoding="utf-8"))
_SERVICES: dict[str, Any] = _COMPOSE["services"]
_ROOM_S = 5
"""Seconds that ``config/gunicorn.conf.py`` adds to the time limit of an upstream."""
_STEPS = sorted((INSTALLATION / "config" / "container").glob("*-*"))
_BFF = {f"BFF_{field.name.upper()}" for field in dataclasses.fields(Settings)}
_SECRET = {"BFF_SECRET_KEYS", "BFF_OIDC_CLIENT_SECRET", "BFF_REDIS_URL"}
_NODES = [service for name, service in _SERVICES.items() if name.startswith("console-")]
_MOCK = set(re.findall(r'"(MOCK_\w+)"', (INSTALLATION / "mock-upstream/mock_upstream/settings.py").read_text("utf-8")))


def _instructions(name: str) -> list[str]:
    return re.findall(rf"(?m)^{name} (.+)$", _DOCKERFILE)


def test_every_copied_thing_exists() -> None:
    """Each copied path exists in this repository, or the copy names an existing stage."""
    stages = {line.split(" AS ")[1] for line in _instructions("FROM")}
    for source, _ in (line.rsplit(maxsplit=1) for line in _instructions("COPY")):
        if source.startswith("--from="):
            assert source.split()[0].removeprefix("--from=") in stages
        else:
            assert (INSTALLATION / source).exists()


def test_every_step_is_a_script_of_ours() -> None:
    """Each step is a script, so that it runs and is tested without a container engine."""
    for command in map(json.loads, _instructions("RUN")):
        assert Path(command[0]).name in {step.name for step in _STEPS}


@pytest.mark.parametrize("step", _STEPS, ids=lambda step: step.name)
def test_every_step_can_be_executed_and_is_used(step: Path) -> None:
    """Each step is used by the Dockerfile, by the compose file, or in docs/deploy.md."""
    users = [(INSTALLATION / name).read_text(encoding="utf-8") for name in ("Dockerfile", "docker-compose.yml")]

    assert os.access(step, os.X_OK)
    assert step.read_text(encoding="utf-8").startswith("#!/bin/sh\n")
    assert any(step.name in text for text in users)


def _variables() -> set[str]:
    demo = (INSTALLATION / "config" / "container" / "demo.env").read_text(encoding="utf-8")
    named = {name for service in _SERVICES.values() for name in service.get("environment", {})}
    return named | set(re.findall(r"\b((?:BFF|MOCK)_\w+)=", demo + _DOCKERFILE))


def test_every_variable_is_a_setting() -> None:
    """Each variable is a setting; a misspelt one would be ignored without a message."""
    assert _variables() <= _BFF | {f"{name}_FILE" for name in _BFF} | _MOCK


def test_secrets_come_from_files() -> None:
    """The environment of a container has no secret value, and every secret file is a declared secret."""
    assert not _variables() & _SECRET
    for service in _SERVICES.values():
        assert set(service.get("secrets", [])) <= set(_COMPOSE["secrets"])
        files = {value for name, value in service.get("environment", {}).items() if name.endswith("_FILE")}
        assert files <= {f"/run/secrets/{secret}" for secret in service.get("secrets", [])}


def test_the_last_stage_is_the_gateway_without_rights() -> None:
    """The last stage is built by default; its user is not root, and its file system is read-only."""
    last = _DOCKERFILE.rpartition("FROM ")[2]

    assert "AS gateway" in last
    assert re.search(r"(?m)^USER [1-9]\d*:[1-9]\d*$", last)
    assert "HEALTHCHECK" in last
    assert [node["read_only"] for node in _NODES] == [True, True]


def test_nginx_finds_a_node_that_is_made_anew() -> None:
    """A node has a fixed address in the network that the nodes trust: nginx resolves names only when it starts."""
    [network] = _COMPOSE["networks"]["default"]["ipam"]["config"]
    addresses = [node["networks"]["default"]["ipv4_address"] for node in _NODES]
    ports = [node["environment"]["BFF_BIND"].rpartition(":")[2] for node in _NODES]

    assert all(ipaddress.ip_address(address) in ipaddress.ip_network(network["subnet"]) for address in addresses)
    assert {node["environment"]["BFF_TRUSTED_PROXIES"] for node in _NODES} == {network["subnet"]}
    assert _SERVICES["nginx"]["command"][-len(_NODES) :] == [
        f"{address}:{port}" for address, port in zip(addresses, ports, strict=True)
    ]


def test_a_node_has_the_time_that_it_takes_to_end() -> None:
    """The stop time covers both steps of docs/operations.md "Reload and end"; with less, the engine kills the node."""
    usual = {field.name: field.metadata["field"].load_default for field in dataclasses.fields(Settings)}
    steps_s = (usual["drain_s"], usual["upstream_connect_timeout_s"] + usual["upstream_read_timeout_s"] + _ROOM_S)

    assert steps_s == (5, 38)
    assert [int(node["stop_grace_period"].removesuffix("s")) > sum(steps_s) for node in _NODES] == [True, True]


def test_a_real_installation_has_no_mock() -> None:
    """The mock belongs to the demonstration's profile only, and no other service depends on it."""
    assert {name: service["profiles"] for name, service in _SERVICES.items() if "profiles" in service} == {
        "mock": ["demo"]
    }
    assert all("mock" not in service.get("depends_on", []) for service in _SERVICES.values())
