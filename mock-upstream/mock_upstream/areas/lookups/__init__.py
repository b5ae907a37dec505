"""Lookups of forms and pickers: values of the installation, stored queries, users of the catalog."""
