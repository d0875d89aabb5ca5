import { Deadline } from './deadline.js';
import { errorOf, NetworkError, readError, RecollectError, refuse, TimeoutError } from './errors.js';
import { OPERATIONS, type Operations } from './generated/operations.js';
import type { OperationInfo } from './operation.js';
import { type Archive, etagOf, headerText, type Sent, urlOf } from './request.js';
import { delayBefore, isPassing, sleep } from './retry.js';

export type OperationName = keyof Operations;
export type InputOf<N extends OperationName> = Operations[N]['input'];
export type OutputOf<N extends OperationName> = Operations[N]['output'];

/** What one call may set for itself. */
export interface CallOptions {
  /** Ends the call at once; it then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** How long the whole call may take, with all repetitions. */
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a call to an operation may set beside, where the operation heeds it. */
export interface WriteOptions extends CallOptions {
  /** Made by the client where absent. Name your own to be safe across restarts of your program. */
  readonly idempotencyKey?: string;
  /** How many seconds (30 at most) the server may wait for the vectors before it answers. */
  readonly waitSeconds?: number;
}

/** Of an edit or a deletion. */
export interface EditOptions extends CallOptions {
  /** The version that was read: if the record has changed since, a `VersionMismatchError` is thrown. */
  readonly ifMatch?: number | string;
}

export type AnyOptions = WriteOptions & EditOptions;

export interface Settings {
  /** Without a slash at its end. */
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly userId: string | undefined;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly fetch: typeof fetch;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the writes of this client ended, newest last; shared by all that come of one client. */
  readonly written: string[];
}

/** Answered by a write where the server reads from replicas; sent back, so that a read sees it. */
const READ_AFTER = 'X-Read-After';
/** Writes may be answered in another order than they were done in. */
const MOST_WRITTEN = 4;

interface Request {
  readonly info: OperationInfo;
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Headers };
}

/** Asks for operations by their names. */
export class Transport {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /**
   * One operation, repeated while that is safe and may help: reads, and writes that the server does once for one
   * Idempotency-Key. Every repetition sends the same key.
   * @throws RecollectError of the class that fits, or the reason of the caller's signal
   */
  async call<N extends OperationName>(name: N, sent: InputOf<N>, options: AnyOptions = {}): Promise<OutputOf<N>> {
    if (!Object.hasOwn(OPERATIONS, name)) throw refuse('operation', `this client knows none named ${name}`);
    const request = this.requestOf(OPERATIONS[name], sent, options);
    const timeoutMs = (options.timeoutMs ?? this.#settings.timeoutMs) + (options.waitSeconds ?? 0) * 1_000;
    const deadline = new Deadline(timeoutMs, options.signal);
    try {
      return (await this.repeat(request, options.maxRetries ?? this.#settings.maxRetries, deadline)) as OutputOf<N>;
    } finally {
      deadline.release();
    }
  }

  /**
   * One operation, once. The answer is handed out unread; its time limit ends where it begins.
   * @throws RecollectError of the class that fits, or the reason of the caller's signal
   */
  async open<N extends OperationName>(name: N, input: InputOf<N>, options: CallOptions = {}): Promise<Response> {
    const { url, init } = this.requestOf(OPERATIONS[name], input, options);
    const deadline = new Deadline(options.timeoutMs ?? this.#settings.timeoutMs, options.signal);
    try {
      const response = await this.send(url, { ...init, signal: deadline.signal, redirect: 'manual' });
      if (response.ok) return response;
      if (isRedirect(response)) throw redirected(response);
      throw readError(response.status, response.headers, await response.text());
    } catch (error) {
      if (deadline.signal.aborted) throw deadline.signal.reason;
      throw error;
    } finally {
      deadline.release();
    }
  }

  private async send(url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#settings.fetch(url, init);
    } catch (error) {
      const detail = `no answer from ${this.#settings.url}${reasonOf(error)}`;
      throw new NetworkError({ code: 'network', status: 0, detail, cause: error });
    }
  }

  private async repeat(request: Request, maxRetries: number, deadline: Deadline): Promise<unknown> {
    const repeatable = request.info.reads || request.info.headers.includes('Idempotency-Key');
    for (let repetition = 0; ; repetition += 1) {
      try {
        return await this.ask(request, deadline.signal);
      } catch (error) {
        if (!(error instanceof RecollectError) || error instanceof TimeoutError) throw error;
        if (!repeatable || repetition >= maxRetries || !isPassing(error)) throw error;
        const delay = delayBefore(repetition, error.retryAfter);
        // Nothing would be gained by waiting until the time is over.
        if (delay >= deadline.remainingMs) throw error;
        await sleep(delay, deadline.signal);
      }
    }
  }

  private async ask({ info, url, init }: Request, signal: AbortSignal): Promise<unknown> {
    let response: Response;
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      // A key must not follow a redirect to another host.
      response = await this.#settings.fetch(url, { ...init, signal, redirect: 'manual' });
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const detail = `no answer from ${this.#settings.url}${reasonOf(error)}`;
      throw new NetworkError({ code: 'network', status: 0, detail, cause: error });
    }
    this.note(response.headers.get(READ_AFTER));
    if (response.ok || info.statuses.includes(response.status)) return readAnswer(info, response, bytes);
    if (isRedirect(response)) throw redirected(response);
    throw readError(response.status, response.headers, textOf(bytes));
  }

  private note(position: string | null): void {
    const { written } = this.#settings;
    if (position === null || written.at(-1) === position) return;
    written.push(position);
    written.splice(0, written.length - MOST_WRITTEN);
  }

  private requestOf(info: OperationInfo, sent: Sent, options: AnyOptions): Request {
    const { url, apiKey, userId, headers: always, written } = this.#settings;
    const headers = new Headers({ ...always, ...options.headers });
    const set = (name: string, value: string | undefined): void => {
      if (value !== undefined && info.headers.includes(name)) headers.set(name, headerText(name, value));
    };
    if (apiKey !== undefined) headers.set('X-API-Key', apiKey);
    if (written.length > 0) headers.set(READ_AFTER, written.join(', '));
    headers.set('Accept', info.output === 'json' ? 'application/json' : '*/*');
    set('X-User-Id', userId);
    set('Idempotency-Key', options.idempotencyKey ?? crypto.randomUUID());
    set('If-Match', options.ifMatch === undefined ? undefined : etagOf(options.ifMatch));
    set('Prefer', options.waitSeconds === undefined ? undefined : `wait=${options.waitSeconds}`);
    const { body } = sent;
    const init: RequestInit & { headers: Headers } = { method: info.method, headers };
    if (body !== undefined) {
      headers.set('Content-Type', info.contentType ?? 'application/json');
      init.body = info.contentType === undefined ? JSON.stringify(body) : (body as Archive);
      // A stream is sent while it is read, which fetch wants to be told.
      if (info.contentType !== undefined) Object.assign(init, { duplex: 'half' });
    }
    return { info, url: urlOf(url, info, sent), init };
  }
}

function readAnswer(info: OperationInfo, response: Response, bytes: Uint8Array): unknown {
  if (info.output === 'none') return undefined;
  if (info.output === 'bytes') return bytes;
  if (info.output === 'text') return textOf(bytes);
  try {
    return JSON.parse(textOf(bytes)) as unknown;
  } catch (cause) {
    const detail = `${info.path} answered something else than JSON: is this the address of Recollect?`;
    throw errorOf({ code: 'unexpected_answer', status: response.status, detail, cause });
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Browsers show a redirect that is not followed as an answer without a status. */
function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

function redirected({ status, headers }: Response): RecollectError {
  const to = headers.get('location') ?? 'another address';
  return errorOf({ code: 'unexpected_answer', status, detail: `redirected to ${to}: set \`url\` to where it leads` });
}

/** What a network error says of itself, and its cause: fetch hides the reason one level down. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: unknown; message?: unknown }; message?: unknown };
  const reason = cause?.code ?? cause?.message ?? message;
  return typeof reason === 'string' && reason !== '' ? ` (${reason})` : '';
}
