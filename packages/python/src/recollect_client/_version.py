"""The version of the client, equal to that of the server it was generated from."""

__version__ = "0.1.0"
