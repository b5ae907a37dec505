"""Two nginx servers: the trivial upstream, and a plain proxy as the lower limit of the comparison."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from string import Template

import requests

from tests.bench.contender import CALL
from tests.support.servers import await_port, free_port, program

DOWNLOAD = "/IDMProv/rest/access/supportedlocales"
"""Another read of the catalogue, which the upstream answers with a large body."""
DOWNLOAD_BYTES = 200_000_000

_REPLY = json.dumps({"version": "4.10.0", "padding": "x" * 1060})
_UPSTREAM = Template(f"""\
    location = {CALL} {{ default_type application/json; return 200 '{_REPLY}'; }}
    location = {DOWNLOAD} {{ default_type application/octet-stream; alias $folder/large; }}
    location = /status {{ stub_status; }}
""")
_FLOOR = Template("""\
    access_log $folder/access.log;
    location / { proxy_pass http://upstream; proxy_http_version 1.1; proxy_set_header Connection ""; }
""")
_MAIN = Template("""\
daemon off;
worker_processes $workers;
$user
pid $folder/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  keepalive_requests 1000000000;
  client_body_temp_path $folder/body;
  proxy_temp_path $folder/proxy;
  fastcgi_temp_path $folder/fastcgi;
  uwsgi_temp_path $folder/uwsgi;
  scgi_temp_path $folder/scgi;
  upstream upstream { server 127.0.0.1:$upstream; keepalive 64; keepalive_requests 1000000000; }
  server {
    listen 127.0.0.1:$port;
$locations
  }
}
""")


@contextmanager
def upstream(folder: Path) -> Iterator[tuple[int, int]]:
    """Run the upstream with one worker; give its port and its process group."""
    with (folder / "large").open("wb") as large:
        large.truncate(DOWNLOAD_BYTES)
    port = free_port()
    with _nginx(folder, port, _UPSTREAM, workers=1, upstream=port) as process:
        yield port, process.pid


@contextmanager
def floor(folder: Path, upstream_port: int) -> Iterator[tuple[int, int]]:
    """Run a plain proxy and give its port and its process group."""
    port = free_port()
    with _nginx(folder, port, _FLOOR, workers=2, upstream=upstream_port) as process:
        yield port, process.pid


def arrived(upstream_port: int) -> int:
    """Count the requests that the upstream has received."""
    status = requests.get(f"http://127.0.0.1:{upstream_port}/status", timeout=20)
    return int(status.text.splitlines()[2].split()[2])


@contextmanager
def _nginx(
    folder: Path, port: int, locations: Template, *, workers: int, upstream: int
) -> Iterator[subprocess.Popen[bytes]]:
    main = folder / "nginx.conf"
    text = _MAIN.substitute(
        workers=workers,
        user="user root;" if os.geteuid() == 0 else "",
        folder=folder,
        upstream=upstream,
        port=port,
        locations=locations.substitute(folder=folder),
    )
    main.write_text(text, encoding="utf-8")
    errors = folder / "nginx.log"
    with program(["/usr/sbin/nginx", "-e", str(errors), "-c", str(main)], {}, errors) as process:
        await_port(port, "nginx")
        yield process
