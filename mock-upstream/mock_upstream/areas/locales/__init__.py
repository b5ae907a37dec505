"""Locales: the languages of the installation and of each person."""
