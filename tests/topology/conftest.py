"""The product behind a reverse proxy."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.https_hosts import PROVIDER, Certificate, issue_certificate, names_known_here
from tests.support.reverse_proxies import Place, ReverseProxy, apache, nginx
from tests.support.servers import bff_environ, free_port, gateway, mock_upstream, redis_server
from tests.support.two_nodes import Cluster

_GRACE_S = 8
OPERATOR = "127.0.0.3"
"""The one address that the gateway tells reasons to; every 127.x address is this machine."""


@dataclass(frozen=True)
class Published:
    """A console as browsers see it; addresses without a slash at the end."""

    console_url: str
    mock_url: str
    place: Place
    certificate: Certificate


@contextmanager
def published(proxy: ReverseProxy, prefix: str, folder: Path, **settings: str) -> Iterator[Published]:
    """Run the product with ``settings``; the proxy has one https name, the provider another one."""
    certificate = issue_certificate(folder)
    port, mock_port = free_port(), free_port()
    place = Place.free(folder, port, prefix=prefix)
    mock_url = f"https://{PROVIDER}:{mock_port}"
    with (
        redis_server(folder) as redis_url,
        mock_upstream(folder, place.url, mock_port, MOCK_PUBLIC_URL=mock_url, **certificate.mock_environ),
        gateway(node_environ(place, redis_url, mock_url) | certificate.gateway_environ | settings, folder),
        proxy(place),
        names_known_here(),
    ):
        yield Published(place.url, mock_url, place, certificate)


def node_environ(place: Place, redis_url: str, mock_url: str) -> dict[str, str]:
    """Give the settings of the first node."""
    return bff_environ(place.url, place.node_ports[0], redis_url, mock_url) | {
        "BFF_WORKERS": "1",
        "BFF_TRUSTED_PROXIES": "127.0.0.1",
        "BFF_OPS_NETWORKS": OPERATOR,
        "BFF_UPSTREAMS": "{}",
    }


@pytest.fixture(params=[nginx, apache], ids=["nginx", "apache"])
def cluster(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Cluster]:
    """A cluster without running nodes; a node takes as long to end as the shipped proxy files expect."""
    proxy: ReverseProxy = request.param
    certificate = issue_certificate(tmp_path)
    place = Place.free(tmp_path, free_port(), free_port())
    mock_port = free_port()
    mock_url = f"https://{PROVIDER}:{mock_port}"
    with (
        redis_server(tmp_path) as redis_url,
        mock_upstream(tmp_path, place.url, mock_port, MOCK_PUBLIC_URL=mock_url, **certificate.mock_environ),
        proxy(place),
        names_known_here(),
    ):
        environ = node_environ(place, redis_url, mock_url) | certificate.gateway_environ
        del environ["BFF_DRAIN_S"]
        environ |= {"BFF_OPS_NETWORKS": "127.0.0.1", "GUNICORN_CMD_ARGS": f"--graceful-timeout {_GRACE_S}"}
        running = Cluster(place, certificate, environ, proxy)
        yield running
        for node in running.nodes.values():
            node.close()
