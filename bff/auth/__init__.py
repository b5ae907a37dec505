"""Sign-in and sign-out at the provider, and the tokens that the provider issues."""
