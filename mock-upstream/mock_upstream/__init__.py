"""One process that plays the identity applications and their sign-in provider."""
