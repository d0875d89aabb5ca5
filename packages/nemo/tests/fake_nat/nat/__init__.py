"""As much of the toolkit as the package touches, for a machine on which the real one is not installed."""

IS_FAKE = True
