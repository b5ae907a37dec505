"""The signed-in user's line to the identity applications, for answers that join several calls."""
