"""The server: pages, JSON API, storage. Imports the engine, never the other way."""
