"""Event streams: browsers hear that something waits for them, or waits no longer, without asking."""
