import { isDeepStrictEqual } from 'node:util';
import { MEM0_OPERATIONS } from '@contracts/mem0/mem0.catalogue.js';
import { MEMORYBANK_OPERATIONS } from '@contracts/memorybank/memorybank.operations.js';
import type { AnyOperation, OutputOf } from '@contracts/operation.js';
import { type ErrorCode, ERRORS, type FieldError, FINER, type FinerCode, plainCode } from '@kernel/errors.js';
import { z } from 'zod';

/** The user of the client, in the header X-User-Id. */
export interface Speaker {
  readonly user?: string;
}

/** What is sent with an operation. Unchecked on purpose, because servers receive anything. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The raw body. */
  readonly text: string;
  readonly json: unknown;
}

export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  /** The finer code, if the protocol has one. */
  readonly reason: ErrorCode | FinerCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** The names of the invalid fields. */
  readonly fields: readonly string[];
  /** The body without its request id, for a comparison byte by byte. */
  readonly text: string;
  readonly headers: Headers;
}

const code = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);
const reason = z.enum([...Object.keys(ERRORS), ...Object.keys(FINER)] as [ErrorCode | FinerCode, ...FinerCode[]]);
const wrongFields = z.array(z.strictObject({ field: z.string().min(1), message: z.string().min(1) })).min(1);
const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: reason,
  detail: z.string().min(1),
  errors: wrongFields.optional(),
  request_id: z.string().regex(/^[A-Za-z0-9._-]{8,64}$/),
});
const ampError = z.strictObject({
  success: z.literal(false),
  deleted: z.literal(false).optional(),
  error: code,
  message: z.string().min(1),
  errors: wrongFields.optional(),
  request_id: z.string().regex(/^[A-Za-z0-9._-]{8,64}$/),
});
const memoryBankError = z.strictObject({
  detail: z.string().min(1),
  error: code,
  errors: wrongFields.optional(),
  request_id: z.string().regex(/^[A-Za-z0-9._-]{8,64}$/),
});

const mem0Error = z.strictObject({
  error: z.string().min(1),
  detail: z.string().min(1),
  code,
  errors: wrongFields.optional(),
  request_id: z.string().regex(/^[A-Za-z0-9._-]{8,64}$/),
});

const openAiErrorShape = z.strictObject({
  error: z.strictObject({
    message: z.string().min(1),
    type: z.string().endsWith('_error'),
    param: z.string().nullable(),
    code,
    errors: wrongFields.optional(),
    request_id: z.string().regex(/^[A-Za-z0-9._-]{8,64}$/),
  }),
});
const anthropicErrorShape = z.strictObject({
  type: z.literal('error'),
  error: z.strictObject({ type: z.string(), message: z.string().min(1), code, errors: wrongFields.optional() }),
  request_id: z.string().regex(/^[A-Za-z0-9._-]{8,64}$/),
});

/**
 * `fetch` with a key. Every response of an operation is checked against its contract: a success against the operation's
 * statuses and, field by field, its output schema; a refusal against the format of its protocol.
 */
export class Client {
  constructor(
    private readonly url: string,
    private readonly key: string | undefined,
    readonly speaker: Speaker = {},
    /** Of a console session, which replaces a key. */
    private readonly session: Readonly<Record<string, string>> = {},
  ) {}

  /** The same key or session, acting for another user. */
  as(user: string | undefined): Client {
    return new Client(this.url, this.key, { user }, this.session);
  }

  /** Signs in to the console with this key. */
  async signIn(): Promise<Client> {
    const response = await fetch(`${this.url}/console/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ key: this.key }),
    });
    const { csrf_token: token } = (await response.json()) as { csrf_token: string };
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return new Client(this.url, undefined, this.speaker, { cookie, 'x-csrf-token': token });
  }

  /** Ends the console session. Later requests of this client still send the ended session. */
  async signOut(): Promise<void> {
    const response = await fetch(`${this.url}/console/session`, {
      method: 'DELETE',
      headers: { ...this.session, 'sec-fetch-site': 'same-origin' },
    });
    if (response.status !== 204) throw new Error(`signing out answered ${response.status}`);
  }

  get user(): string {
    if (this.speaker.user === undefined) throw new Error('this client names no user');
    return this.speaker.user;
  }

  /** Any request. Of a refusal only the format is checked. */
  async raw(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: string | Uint8Array; signal?: AbortSignal | undefined } = {},
  ): Promise<Reply> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers(), ...init.headers },
      body: init.body,
      signal: init.signal ?? null,
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const json: unknown = /\bjson\b/.test(type) && text !== '' ? JSON.parse(text) : undefined;
    const reply = { status: response.status, headers: response.headers, text, json };
    if (reply.status >= 400 && path !== '/readyz') readRefusal(reply, path);
    return reply;
  }

  async call(operation: AnyOperation, sent: Sent = {}): Promise<Reply> {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = sent.params?.[name];
      if (value === undefined) throw new Error(`${operation.name} needs the parameter ${name}`);
      return encodeURIComponent(value);
    });
    const reply = await this.raw(operation.method, `${path}${queryOf(sent.query)}`, {
      headers: { ...(sent.body !== undefined && { 'content-type': 'application/json' }), ...sent.headers },
      body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
      signal: sent.signal,
    });
    if (reply.status < 400) checkSuccess(operation, reply);
    return reply;
  }

  /** The body of a success. @throws if it is refused, or its body is not what the operation promises */
  async ok<O extends AnyOperation>(operation: O, sent: Sent = {}): Promise<OutputOf<O>> {
    const reply = await this.call(operation, sent);
    if (reply.status >= 400) throw new Error(`${operation.name} answered ${reply.status}: ${reply.text}`);
    return reply.json as OutputOf<O>;
  }

  /** The refusal of a request that must not succeed. @throws if it succeeds */
  async fails(operation: AnyOperation, sent: Sent = {}): Promise<Refusal> {
    const reply = await this.call(operation, sent);
    if (reply.status < 400) throw new Error(`${operation.name} answered ${reply.status}: ${reply.text}`);
    return readRefusal(reply, operation.path);
  }

  private headers(): Record<string, string> {
    return {
      ...this.session,
      ...(this.session['cookie'] !== undefined && { 'sec-fetch-site': 'same-origin' }),
      ...(this.key !== undefined && { 'x-api-key': this.key }),
      ...(this.speaker.user !== undefined && { 'x-user-id': this.speaker.user }),
    };
  }
}

/** The refusal of this path. @throws if it is not in the format of its protocol */
export function readRefusal(reply: Reply, path: string): Refusal {
  const form = formOf(path);
  const type = reply.headers.get('content-type') ?? '';
  const expected = form === 'problem' ? 'application/problem+json' : 'application/json';
  if (!type.startsWith(expected)) throw new Error(`a refusal came as ${type}: ${reply.status} ${reply.text}`);
  const read = READERS[form](reply);
  const { status } = ERRORS[read.code];
  if (status !== reply.status) throw new Error(`${read.code} is ${status} and came as ${reply.status}`);
  if (read.requestId !== reply.headers.get('x-request-id')) throw new Error('header and body tell two request ids');
  return {
    status: reply.status,
    code: read.code,
    reason: read.reason ?? read.code,
    detail: read.detail,
    errors: read.errors,
    fields: read.errors.map(({ field }) => field),
    text: reply.text.replace(read.requestId, ''),
    headers: reply.headers,
  };
}

interface ReadError {
  readonly code: ErrorCode;
  readonly reason?: ErrorCode | FinerCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string;
}

function readProblem(reply: Reply): ReadError {
  const { type, title, status, code: finer, detail, errors = [], request_id: requestId } = problem.parse(reply.json);
  const name = plainCode(finer) as ErrorCode;
  const same = type === `urn:recollect:error:${name}` && title === ERRORS[name].title && status === reply.status;
  if (!same) throw new Error(`a problem does not fit its code: ${reply.text}`);
  return { code: name, reason: finer, detail, errors, requestId };
}

function readAmpError({ json }: Reply): ReadError {
  const { error, message, errors = [], request_id: requestId } = ampError.parse(json);
  return { code: error, detail: message, errors, requestId };
}

function readMemoryBankError({ json }: Reply): ReadError {
  const { error, detail, errors = [], request_id: requestId } = memoryBankError.parse(json);
  return { code: error, detail, errors, requestId };
}

function readMem0Error({ json }: Reply): ReadError {
  const { code: name, error, detail, errors = [], request_id: requestId } = mem0Error.parse(json);
  if (error !== (name === 'not_found' ? 'Memory not found!' : detail)) throw new Error(`${name} is worded as ${error}`);
  return { code: name, detail, errors, requestId };
}

function readOpenAiError({ json }: Reply): ReadError {
  const { code: name, message, errors = [], request_id: requestId } = openAiErrorShape.parse(json).error;
  return { code: name, detail: message, errors, requestId };
}

function readAnthropicError({ json }: Reply): ReadError {
  const { error, request_id: requestId } = anthropicErrorShape.parse(json);
  return { code: error.code, detail: error.message, errors: error.errors ?? [], requestId };
}

const READERS = {
  problem: readProblem,
  amp: readAmpError,
  memorybank: readMemoryBankError,
  mem0: readMem0Error,
  openai: readOpenAiError,
  anthropic: readAnthropicError,
};

function formOf(path: string): keyof typeof READERS {
  if (path.startsWith('/nellie/') || path.startsWith('/mcp/')) return 'amp';
  const [, door] = /^\/(amp|openai|anthropic)(?:\/|$)/.exec(path) ?? [];
  if (door) return door as 'amp' | 'openai' | 'anthropic';
  const plain = path.split('?', 1)[0]!;
  if (
    MEM0_OPERATIONS.some((operation) => new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain))
  )
    return 'mem0';
  return MEMORYBANK_OPERATIONS.some((operation) => path.startsWith(operation.path)) ? 'memorybank' : 'problem';
}

function checkSuccess(operation: AnyOperation, reply: Reply): void {
  // A streamed response is read by the clients of its protocol.
  if (reply.headers.get('content-type')?.startsWith('text/event-stream')) return;
  const statuses: readonly number[] = typeof operation.status === 'number' ? [operation.status] : operation.status;
  if (!statuses.includes(reply.status)) throw new Error(`${operation.name} answered ${reply.status}: ${reply.text}`);
  const said = operation.media ? reply.text : reply.json;
  const parsed = operation.output.safeParse(said);
  if (!parsed.success)
    throw new Error(`${operation.name} broke its contract: ${z.prettifyError(parsed.error)}\n${reply.text}`);
  // Parsing drops fields that the schema does not know.
  if (!isDeepStrictEqual(parsed.data, said)) {
    throw new Error(`${operation.name} answered more than it promises: ${reply.text}`);
  }
}

function queryOf(query: Sent['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? (value as string[]) : [value]) {
      if (one !== undefined) parameters.append(name, String(one));
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
