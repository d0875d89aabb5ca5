/** A small client of the public HTTP API, for the benches and the demo. Node built-ins only. */

/** One turn for `POST /v1/records/batch`. */
export interface MessageInput {
  readonly type: 'message';
  readonly id: string;
  readonly content: string;
  readonly role: string;
  readonly speaker?: string;
  readonly session_id: string;
  readonly sequence: number;
  /** ISO 8601, UTC. Absent if the source has no date. */
  readonly occurred_at?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A fact for `POST /v1/records/batch`. */
export interface FactInput {
  readonly id?: string;
  readonly type?: string;
  readonly title?: string;
  readonly shared?: boolean;
  readonly metadata?: Readonly<Record<string, string | number>>;
  readonly content: string;
  readonly occurred_at?: string;
}

export interface BatchResult {
  readonly results: readonly {
    readonly index: number;
    readonly status: string;
    readonly id?: string;
    readonly error?: unknown;
  }[];
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
}

export interface Status {
  readonly version: string;
  readonly records: number;
  readonly embeddings: { readonly pending: number; readonly complete: number; readonly failed: number };
  readonly embedder: { readonly provider: string; readonly model: string; readonly dimensions: number };
}

export interface SearchInput {
  readonly query: string;
  readonly limit: number;
  readonly exact?: boolean;
  readonly explain?: boolean;
  readonly arms?: readonly string[];
  readonly stages?: readonly string[];
  readonly query_time?: string;
  readonly graph?: { readonly hops: number };
}

export interface SearchHit {
  readonly id: string;
  readonly external_id?: string;
  readonly score: number;
  readonly record: {
    readonly content: string;
    readonly role?: string;
    readonly speaker?: string;
    readonly session_id?: string;
    readonly occurred_at?: string;
  };
  /** The position of the best passage in the content, in UTF-16 units. */
  readonly passage?: { readonly start: number; readonly end: number };
  readonly explain?: Explanation;
  /** Of a summary: the records whose words its content contains. */
  readonly sources?: readonly { readonly id: string; readonly external_id?: string }[];
}

/** Why a hit was found: its rank in each arm that found it, and the score added by the turns beside it. */
export interface Explanation {
  readonly arms: Readonly<Record<string, { readonly rank: number; readonly score: number } | undefined>>;
  readonly neighbours?: number;
  readonly fused: number;
}

export interface SearchAnswer {
  readonly results: readonly SearchHit[];
  readonly total: number;
  readonly approximate?: true;
  readonly degraded: readonly string[];
}

export interface Revision {
  readonly status: 'created' | 'updated' | 'superseded' | 'unchanged';
  /** Absent if a preview would create it. */
  readonly id?: string;
  readonly external_id?: string;
  readonly superseded: readonly { readonly id: string }[];
  readonly may_supersede?: readonly { readonly id: string; readonly confidence: number }[];
}

export interface ContextInput {
  readonly query: string;
  readonly token_budget: number;
  readonly tiers?: Readonly<Record<string, { readonly enabled: boolean }>>;
}

export interface ContextAnswer {
  readonly text: string;
  readonly included: readonly { readonly external_id?: string; readonly tokens: number }[];
}

/** The server responded with a refusal. `code` and `detail` come from its problem+json. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(`${status} ${code}: ${detail}`);
  }
}

/** Nothing responds at the address. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

const ATTEMPTS = 6;

/** Calls as one user at a time. A 429 or 503 is retried after its Retry-After (1 s without one). */
export class RecollectClient {
  private readonly base: string;

  constructor(
    url: string,
    private readonly key: string,
  ) {
    this.base = url.replace(/\/+$/, '');
  }

  /** Stores up to 1,000 turns or facts. A repeated client id updates its record. @throws RefusedError, UnreachableError */
  storeBatch(user: string, records: readonly (MessageInput | FactInput)[]): Promise<BatchResult> {
    return this.call('POST', '/v1/records/batch', user, { records });
  }

  /** Stores one turn. @throws RefusedError, UnreachableError */
  store(user: string, record: MessageInput): Promise<unknown> {
    return this.call('POST', '/v1/records', user, record);
  }

  /** Revises memory. @throws RefusedError, UnreachableError */
  revise(user: string, input: object): Promise<Revision> {
    return this.call('POST', '/v1/records/revise', user, input);
  }

  /** Changes some fields of one record. @throws RefusedError, UnreachableError */
  patch(user: string, id: string, fields: object): Promise<unknown> {
    return this.call('PATCH', `/v1/records/${encodeURIComponent(id)}`, user, fields);
  }

  /** Another tenant on the same server, with its first admin key. @throws RefusedError, UnreachableError */
  createTenant(name: string): Promise<{ readonly admin_key: { readonly key: string } }> {
    return this.call('POST', '/v1/admin/tenants', undefined, { name });
  }

  /** Counts in the user's scope. @throws RefusedError, UnreachableError */
  status(user: string): Promise<Status> {
    return this.call('GET', '/v1/status', user);
  }

  /** @throws RefusedError, UnreachableError */
  search(user: string, input: SearchInput): Promise<SearchAnswer> {
    return this.call('POST', '/v1/search', user, input);
  }

  /** @throws RefusedError, UnreachableError */
  context(user: string, input: ContextInput): Promise<ContextAnswer> {
    return this.call('POST', '/v1/context', user, input);
  }

  /** @throws RefusedError, UnreachableError */
  answer<T>(user: string, input: object): Promise<T> {
    return this.call('POST', '/v1/answer', user, input);
  }

  /** Calls the language model behind the server. @throws RefusedError, UnreachableError */
  generate(input: object): Promise<{ readonly object?: Readonly<Record<string, unknown>> }> {
    return this.call('POST', '/v1/generate', undefined, input);
  }

  /**
   * Folds a user's memory and waits until it is done, however long that takes. @throws RefusedError, UnreachableError
   */
  async fold(user: string, request: object): Promise<readonly { readonly sources: number }[]> {
    const { job } = await this.call<{ readonly job: string }>('POST', '/v1/compaction/runs', user, request);
    for (;;) {
      const { state } = await this.call<{ readonly state: string }>('GET', `/v1/jobs/${job}`, user);
      if (state !== 'queued' && state !== 'running' && state !== 'waiting') break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const runs: { readonly sources: number }[] = [];
    let cursor = '';
    for (;;) {
      const path = `/v1/compaction/runs?limit=1000&status=done${cursor}`;
      const page = await this.call<{
        readonly runs: readonly { readonly sources: number }[];
        readonly next_cursor?: string;
      }>('GET', path, user);
      runs.push(...page.runs);
      if (!page.next_cursor) return runs;
      cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
    }
  }

  private async call<T>(method: string, path: string, user: string | undefined, body?: unknown): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const response = await this.send(method, path, user, body);
      if (response.ok) return (await response.json()) as T;
      const refusal = await refused(response);
      if (attempt === ATTEMPTS || (response.status !== 429 && response.status !== 503)) throw refusal;
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      await new Promise((resolve) =>
        setTimeout(resolve, (Number.isFinite(seconds) ? Math.min(seconds, 60) : 1) * 1000),
      );
    }
  }

  private async send(method: string, path: string, user: string | undefined, body: unknown): Promise<Response> {
    const headers: Record<string, string> = { 'X-API-Key': this.key };
    if (user !== undefined) headers['X-User-Id'] = user;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    try {
      return await fetch(this.base + path, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new UnreachableError(
        `no answer from ${this.base}: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
    }
  }
}

async function refused(response: Response): Promise<RefusedError> {
  const text = await response.text();
  try {
    const problem = JSON.parse(text) as { code?: string; detail?: string; title?: string; errors?: unknown[] };
    const fields = problem.errors?.length ? ` ${JSON.stringify(problem.errors.slice(0, 5))}` : '';
    return new RefusedError(
      response.status,
      problem.code ?? 'unknown',
      (problem.detail ?? problem.title ?? '') + fields,
    );
  } catch {
    return new RefusedError(response.status, 'unknown', text.slice(0, 200));
  }
}
