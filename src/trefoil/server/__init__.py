"""The server: tables that are logs, one way in (commands) and one way out (the audience)."""
