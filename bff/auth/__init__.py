"""Sign-in, sign-out, and the tokens that come with it."""
