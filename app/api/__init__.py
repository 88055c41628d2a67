"""The JSON API, /api/v1. Its names do not drift."""
