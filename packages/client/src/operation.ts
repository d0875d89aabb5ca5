/** What the client must know of an operation to ask for it. Filled from the server's OpenAPI document. */
export interface OperationInfo {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for path parameters. */
  readonly path: string;
  /** What the key needs. `null`: any live key. `public`: no key at all. */
  readonly permission: string | null;
  /** Changes nothing, so it may be repeated at will. */
  readonly reads: boolean;
  /** The request headers that it heeds beside the key. */
  readonly headers: readonly string[];
  /** Those that answer; among them what elsewhere refuses, such as the 503 of a server that tells why it is not ready. */
  readonly statuses: readonly number[];
  /** The form of its answer. */
  readonly output: 'json' | 'text' | 'bytes' | 'none';
  /** Of a body that is no JSON. */
  readonly contentType?: string;
  /** Where it answers page by page: the field of the items, and what names the next page. */
  readonly list?: { readonly items: string; readonly by: 'cursor' | 'offset' };
}
