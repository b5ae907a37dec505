"""The landing page and the request page: categories, links, permissions that are offered."""
