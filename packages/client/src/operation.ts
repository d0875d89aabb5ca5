/** What the client needs to know about an operation to call it. Generated from the server's OpenAPI document. */
export interface OperationInfo {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for path parameters. */
  readonly path: string;
  /** The permission that the key needs. `null`: any live key. `public`: no key at all. */
  readonly permission: string | null;
  /** Changes nothing, so it may be repeated. */
  readonly reads: boolean;
  /** The request headers that it uses beside the key. */
  readonly headers: readonly string[];
  /**
   * Statuses of success, including some that are errors elsewhere, such as the 503 of a server that reports why it is
   * not ready.
   */
  readonly statuses: readonly number[];
  /** The format of its response. */
  readonly output: 'json' | 'text' | 'bytes' | 'none';
  /** Of a body that is not JSON. */
  readonly contentType?: string;
  /** For a paged operation: the field of the items, and what identifies the next page. */
  readonly list?: { readonly items: string; readonly by: 'cursor' | 'offset' };
}
