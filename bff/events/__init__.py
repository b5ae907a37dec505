"""Event streams: the gateway tells browsers about new and completed tasks and requests without a call."""
