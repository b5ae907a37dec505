"""The signature of a token from the provider, whatever the token is for."""

from joserfc import jwt
from joserfc.errors import BadSignatureError, InvalidKeyIdError

from bff.auth.provider_metadata import ProviderMetadata
from bff.settings import Settings

LEEWAY_S = 30
"""How far the provider's clock and ours may differ."""
OLDEST_S = 600
"""How long ago a token may have been issued when it arrives."""


def decoded(token: str, metadata: ProviderMetadata, settings: Settings) -> jwt.Token:
    """
    Read a signed token; when it fits none of the provider's keys, the keys are read again.

    The allowed algorithms come from the operator's settings, never from the token or the metadata.

    Raises:
        JoseError: The signature is wrong, missing, or of another algorithm.
        ValueError: The text is no token.
        ProviderUnreachableError: The keys cannot be read.
    """
    algorithms = list(settings.oidc_algorithms)
    try:
        return jwt.decode(token, metadata.keys(), algorithms=algorithms)
    except (InvalidKeyIdError, BadSignatureError):
        return jwt.decode(token, metadata.keys(renewed=True), algorithms=algorithms)
