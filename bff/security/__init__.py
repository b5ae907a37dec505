"""What protects a browser's session: cookies, anti-forgery, response headers, return addresses."""
