"""Debian's nginx and Apache, started from the configurations that operators copy."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bff.settings import INSTALLATION
from tests.support.https_hosts import CONSOLE
from tests.support.servers import await_port, free_port, program

_NGINX = """\
daemon off;
{user}
pid {folder}/nginx.pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/console.conf;
}}
"""
_APACHE = """\
{modules}
ServerRoot {folder}
DefaultRuntimeDir {folder}
PidFile {folder}/apache.pid
ErrorLog {folder}/apache-error.log
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:{port}
Listen 127.0.0.1:{plain_port}
Include {folder}/console.conf
"""
_NGINX_NODE = "    server 127.0.0.1:8080 max_fails=0;\n"
_APACHE_NODE = (
    "    BalancerMember http://127.0.0.1:8080 retry=1 ttl=4 connectiontimeout=2 timeout=75 responsefieldsize=16384\n"
)
_APACHE_MODULES = ("mpm_event", "authz_core")


@dataclass(frozen=True)
class Place:
    """Where a proxy listens, and to which nodes it sends calls. ``prefix`` has no slash at the end."""

    folder: Path
    node_ports: tuple[int, ...]
    port: int
    plain_port: int
    prefix: str = ""

    @classmethod
    def free(cls, folder: Path, *node_ports: int, prefix: str = "") -> "Place":
        """Choose free ports."""
        return cls(folder, node_ports, free_port(), free_port(), prefix)

    @property
    def url(self) -> str:
        """The public address of the console, without a slash at the end."""
        return f"https://{CONSOLE}:{self.port}{self.prefix}"


ReverseProxy = Callable[[Place], AbstractContextManager[None]]


@contextmanager
def nginx(place: Place, locations: str = "") -> Iterator[None]:
    """Run nginx with ``config/nginx/console.conf``, and ``locations`` of the operator before the one of the console."""
    changes = {
        _NGINX_NODE: _each_node(_NGINX_NODE, place),
        "listen 443 ssl http2;": f"listen 127.0.0.1:{place.port} ssl http2;",
        "listen 80;": f"listen 127.0.0.1:{place.plain_port};",
        "console.example.com": CONSOLE,
        "/etc/ssl/console.pem": f"{place.folder}/certificate.pem",
        "/etc/ssl/console.key": f"{place.folder}/key.pem",
        "location / {": f"{locations}location {place.prefix}/ {{",
    }
    _adapt("nginx/console.conf", place.folder, changes)
    user = "user root;" if os.geteuid() == 0 else ""
    main = place.folder / "nginx.conf"
    main.write_text(_NGINX.format(folder=place.folder, user=user), encoding="utf-8")
    errors = place.folder / "nginx.log"
    with program(["/usr/sbin/nginx", "-e", str(errors), "-c", str(main)], {}, errors):
        await_port(place.port, "nginx")
        yield


@contextmanager
def apache(place: Place, threads: int = 1280) -> Iterator[None]:
    """Run Apache with ``config/apache/console.conf``, the modules that its first lines name, and so many threads."""
    changes = {
        "*:443": f"127.0.0.1:{place.port}",
        "*:80": f"127.0.0.1:{place.plain_port}",
        "console.example.com": CONSOLE,
        "ServerLimit 20": f"ServerLimit {min(20, threads)}",
        "ThreadsPerChild 64": f"ThreadsPerChild {min(64, threads)}",
        "MaxRequestWorkers 1280": f"MaxRequestWorkers {threads}",
        "CONSOLE_PATH /": f"CONSOLE_PATH {place.prefix}/",
        _APACHE_NODE: _each_node(_APACHE_NODE, place),
        "/etc/ssl/console.pem": f"{place.folder}/certificate.pem",
        "/etc/ssl/console.key": f"{place.folder}/key.pem",
    }
    text = _adapt("apache/console.conf", place.folder, changes)
    named = text.partition("a2enmod ")[2].partition(" &&")[0].split()
    modules = "\n".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so" for name in (*_APACHE_MODULES, *named)
    )
    main = place.folder / "apache.conf"
    ports = {"port": place.port, "plain_port": place.plain_port}
    main.write_text(_APACHE.format(folder=place.folder, modules=modules, **ports), encoding="utf-8")
    with program(["/usr/sbin/apache2", "-D", "FOREGROUND", "-f", str(main)], {}, place.folder / "apache.log"):
        await_port(place.port, "Apache")
        yield


def _each_node(line: str, place: Place) -> str:
    return "".join(line.replace("8080", str(port)) for port in place.node_ports)


def _adapt(source: str, folder: Path, changes: Mapping[str, str]) -> str:
    """Make the changes of an operator; fail if a line to change does not exist any more."""
    text = (INSTALLATION / "config" / source).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{old} is not in {source}"
        text = text.replace(old, new)
    (folder / "console.conf").write_text(text, encoding="utf-8")
    return text
