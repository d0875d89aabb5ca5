/** An error of a memory tool, returned to the agent; the request itself succeeds. */
export class ToolError extends Error {
  override name = 'ToolError';
}
