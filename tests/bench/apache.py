"""Apache with mod_auth_openidc and sessions in Redis, configured to do the same as the gateway."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from string import Template

from tests.bench.contender import CALL, PEER, Contender
from tests.bench.redis_server import redis_server
from tests.bench.sign_ins import sign_in_many
from tests.support.servers import await_port, free_port, mock_upstream, program

_MODULES = (
    "mpm_event",
    "authn_core",
    "authz_core",
    "authz_user",
    "headers",
    "proxy",
    "proxy_http",
    "auth_openidc",
)
_CONFIG = Template("""\
$modules
ServerRoot $folder
DefaultRuntimeDir $folder
PidFile $folder/apache.pid
ErrorLog $folder/apache.log
LogFormat "%h %t \\"%r\\" %>s %D" access
CustomLog $folder/access.log access
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:$port
MaxKeepAliveRequests 0
KeepAliveTimeout 75

OIDCProviderMetadataURL $provider/osp/a/idm/auth/oauth2/.well-known/openid-configuration
OIDCClientID idm-console
OIDCClientSecret demo-client-secret-for-the-mock-only
OIDCRedirectURI http://127.0.0.1:$port/bff/callback
OIDCCryptoPassphrase $passphrase
OIDCPKCEMethod S256
OIDCScope "openid profile"
OIDCPassClaimsAs environment
OIDCSessionInactivityTimeout 43200
OIDCSessionMaxDuration 43200
OIDCCacheType redis
OIDCRedisCacheServer 127.0.0.1:$redis
<Location />
  AuthType openid-connect
  Require valid-user
  RequestHeader unset Cookie
  RequestHeader set Authorization "Bearer %{OIDC_access_token}e"
</Location>
ProxyPass / http://127.0.0.1:$upstream/
""")


@contextmanager
def apache(folder: Path, upstream_port: int, sessions: int) -> Iterator[Contender]:
    """Run Apache with this number of people signed in."""
    port, mock_port = free_port(), free_port()
    url, calls = f"http://127.0.0.1:{port}", folder / "calls"
    with (
        mock_upstream(folder, url, mock_port, MOCK_ACCESS_TOKEN_S="86400") as provider,
        redis_server(folder) as (redis_port, redis_group),
    ):
        main = _configure(folder, port=port, provider=provider, redis=redis_port, upstream=upstream_port)
        with program(["/usr/sbin/apache2", "-D", "FOREGROUND", "-f", str(main)], {}, folder / "apache.log") as process:
            await_port(port, "Apache")
            sign_in_many(url, sessions, CALL, calls)
            groups = (process.pid, redis_group)
            yield Contender(name=PEER, url=url, calls=calls, groups=groups)


def _configure(folder: Path, **places: object) -> Path:
    folder.chmod(0o755)
    modules = "\n".join(f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so" for name in _MODULES)
    passphrase = secrets.token_hex(32)
    main = folder / "apache.conf"
    main.write_text(
        _CONFIG.substitute(modules=modules, folder=folder, passphrase=passphrase, **places), encoding="utf-8"
    )
    return main
