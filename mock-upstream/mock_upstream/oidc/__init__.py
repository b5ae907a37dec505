"""The sign-in provider: OpenID Connect on Authlib's server side, one module per endpoint."""
