"""The version of the client: that of the server it was made with."""

__version__ = "0.1.0"
