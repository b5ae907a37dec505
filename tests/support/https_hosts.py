"""Two host names of this machine with one certificate, and what makes programs and browsers accept them."""

import base64
import hashlib
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import trustme
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CONSOLE, PROVIDER = "console.idm.test", "login.idm.test"
_HOSTS = Path(__file__).parent / "hosts"


@dataclass(frozen=True)
class Certificate:
    """A certificate for both names, from a CA that only this test knows; its files are in the folder."""

    folder: Path
    leaf: trustme.LeafCert

    @property
    def authority(self) -> str:
        """Path of the CA file."""
        return f"{self.folder}/ca.pem"

    @property
    def mock_environ(self) -> dict[str, str]:
        """Let the mock speak https."""
        return {"MOCK_TLS_CERT": f"{self.folder}/certificate.pem", "MOCK_TLS_KEY": f"{self.folder}/key.pem"}

    @property
    def gateway_environ(self) -> dict[str, str]:
        """Let the gateway know the names and trust the test's CA alone."""
        return {
            "BFF_OIDC_CA_FILE": self.authority,
            "BFF_UPSTREAM_CA_FILE": self.authority,
            "PYTHONPATH": str(_HOSTS),
            "TEST_HOSTS": f"{CONSOLE},{PROVIDER}",
        }

    @property
    def browser_flags(self) -> tuple[str, str]:
        """Let Chromium know the names and take this one certificate."""
        rules = ", ".join(f"MAP {name} 127.0.0.1" for name in (CONSOLE, PROVIDER))
        loaded = x509.load_pem_x509_certificate(self.leaf.cert_chain_pems[0].bytes())
        key = loaded.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        pin = base64.b64encode(hashlib.sha256(key).digest()).decode()
        return f"--host-resolver-rules={rules}", f"--ignore-certificate-errors-spki-list={pin}"


def issue_certificate(folder: Path) -> Certificate:
    """Write ``ca.pem``, ``certificate.pem`` and ``key.pem`` into the folder."""
    authority = trustme.CA()
    leaf = authority.issue_cert(CONSOLE, PROVIDER)
    authority.cert_pem.write_to_path(folder / "ca.pem")
    leaf.private_key_pem.write_to_path(folder / "key.pem")
    for part in leaf.cert_chain_pems:
        part.write_to_path(folder / "certificate.pem", append=True)
    return Certificate(folder, leaf)


@contextmanager
def names_known_here() -> Iterator[None]:
    """Resolve the names in this process too, as a line in the hosts file would."""
    resolve = socket.getaddrinfo

    def resolve_ours(host: Any, *args: Any, **kwargs: Any) -> Any:
        return resolve("127.0.0.1" if host in {CONSOLE, PROVIDER} else host, *args, **kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", resolve_ours)
        yield
