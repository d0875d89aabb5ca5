"""The parts of the toolkit that the package uses, for a machine without the real one."""

IS_FAKE = True
