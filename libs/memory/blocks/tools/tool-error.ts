/** A memory tool cannot do what it was asked: a result for the agent that asked, and no fault of the request. */
export class ToolError extends Error {
  override name = 'ToolError';
}
