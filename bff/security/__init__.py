"""Protects a browser's session: cookies, anti-forgery token, response headers, return addresses."""
