"""Connections: HTTP, sockets, limits, and the page."""
