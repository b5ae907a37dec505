"""Shapes that the calls of several areas share on the wire."""
