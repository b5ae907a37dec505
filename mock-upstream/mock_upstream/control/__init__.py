"""The control calls for tests: reset, failures on order, the clock, and the log of requests."""
