import { Readable, type Writable } from 'node:stream';
import { checkedLinesOf, type Line, linesOf } from '../read-lines.js';

/** The fields of a JSON-RPC message that the bridge reads. */
interface Message {
  readonly jsonrpc?: string;
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: {
    readonly _meta?: Readonly<Record<string, unknown>>;
    readonly requestId?: unknown;
    readonly name?: unknown;
    readonly uri?: unknown;
  };
  readonly result?: { readonly protocolVersion?: string };
  readonly error?: { readonly code: number; readonly message: string };
}

/**
 * The messages of an HTTP response: an event stream, one JSON body, or a refusal, which is converted to a response to
 * `asked`.
 */
async function* replyOf(response: Response, asked: Message): AsyncGenerator<Message> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream') && response.body) return yield* eventsOf(response.body);
  const text = await response.text();
  // A notification gets no response, not even a refusal.
  if (text === '' || asked.id === undefined) return;
  const message = type.includes('json') ? (JSON.parse(text) as Message) : {};
  if (message.result !== undefined || message.error !== undefined) return yield { ...message, id: asked.id };
  const error = { code: -32_000, message: `the server answered ${response.status}` };
  yield { jsonrpc: '2.0', id: asked.id, error };
}

/** Only the data of server-sent events is used, because there is nothing to resume. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  // Line by line: a response may have 30 MB in one event, and comes in hundreds of chunks.
  let data: string[] = [];
  for await (const line of linesOf(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]))) {
    if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''));
    if (line !== '') continue;
    if (data.length > 0) yield JSON.parse(data.join('\n')) as Message;
    data = [];
  }
}

interface StdioOptions {
  /** The address of the server, without `/mcp`. */
  readonly url: string;
  readonly key: string;
  /** Sent as X-User-Id with every request. */
  readonly userId?: string;
  /** The tools that the server should offer. Default: all. */
  readonly tools?: string;
  /** Ends the bridge at once. Pending requests get no response. */
  readonly signal?: AbortSignal;
  /** How long to wait for the server at the start, in milliseconds. Default: 10,000. */
  readonly startTimeoutMs?: number;
  readonly input?: Readable;
  readonly output?: Writable;
  /** Prints one line for a person. Default: stderr, because stdout belongs to the protocol. */
  readonly tell?: (line: string) => void;
}

/** The reason why the bridge cannot start. The message is for a person and contains no key. */
export class McpBridgeError extends Error {
  override name = 'McpBridgeError';

  constructor(
    /** Of the server's response. Absent: there was none. */
    readonly status: number | undefined,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const START_TIMEOUT_MS = 10_000;
const UNREACHABLE = -32_000;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/**
 * MCP over stdio. Forwards each message to the server's `/mcp` and returns the response, so that both transports
 * offer the same. Resolves when stdin has closed and all requests received until then have a response.
 * @throws McpBridgeError before the first message, if the server cannot be reached or rejects the key
 */
export async function serveMcpOverStdio(options: StdioOptions): Promise<void> {
  const { signal, input = process.stdin, tell = (line: string) => process.stderr.write(`${line}\n`) } = options;
  const bridge = new Bridge(options);
  await bridge.check();
  tell(`recollect: MCP over stdio, answered by ${options.url}`);
  const open = new Set<Promise<void>>();
  try {
    for await (const line of checkedLinesOf(input, signal)) {
      if (line.text.trim() === '') continue;
      const answered = bridge.carry(line).catch((error: unknown) => tell(`recollect: ${explain(error, options.url)}`));
      open.add(answered);
      void answered.finally(() => open.delete(answered));
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  await Promise.all(open);
}

/** A message, or a batch of at least one. */
function isMessage(read: unknown): boolean {
  return typeof read === 'object' && read !== null && !(Array.isArray(read) && read.length === 0);
}

class Bridge {
  private readonly endpoint: string;
  private readonly running = new Map<unknown, AbortController>();
  /** The protocol version from `initialize`. From 2026-07-28 on, every message states its version itself. */
  private agreed: string | undefined;

  constructor(private readonly options: StdioOptions) {
    const endpoint = new URL('mcp', options.url.endsWith('/') ? options.url : `${options.url}/`);
    if (options.tools !== undefined) endpoint.searchParams.set('tools', options.tools);
    this.endpoint = endpoint.href;
  }

  /** @throws McpBridgeError */
  async check(): Promise<void> {
    const late = AbortSignal.timeout(this.options.startTimeoutMs ?? START_TIMEOUT_MS);
    let response: Response;
    let text: string;
    try {
      response = await this.post({ jsonrpc: '2.0', id: 0, method: 'ping' }, late);
      text = await response.text();
    } catch (error) {
      const { url } = this.options;
      const why = late.aborted ? `no answer from ${url} in time` : explain(error, url);
      throw new McpBridgeError(undefined, why, { cause: error });
    }
    if (response.ok) return;
    const error = refusalIn(text);
    if (response.status === 401) {
      throw new McpBridgeError(401, `the server at ${this.options.url} refuses the key: it must be live.`);
    }
    const why = error?.message ?? 'is there a Recollect server?';
    throw new McpBridgeError(response.status, `${this.options.url} answers ${response.status}: ${why}`);
  }

  async carry({ text, garbled }: Line): Promise<void> {
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch {
      return this.write({ jsonrpc: '2.0', id: null, error: { code: PARSE_ERROR, message: 'This is no JSON.' } });
    }
    if (!isMessage(message)) {
      return this.write({ jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message: 'This is no message.' } });
    }
    if (garbled) return this.refuseGarbled(message);
    if (message.method === 'notifications/cancelled') this.running.get(message.params?.requestId)?.abort();
    const waiting = idsAskedBy(message);
    const stop = new AbortController();
    for (const id of waiting) this.running.set(id, stop);
    try {
      const response = await this.post(message, stop.signal);
      for await (const reply of replyOf(response, message)) {
        if (message.method === 'initialize') this.agreed = reply.result?.protocolVersion ?? this.agreed;
        waiting.delete(reply.id);
        await this.write(reply);
      }
      // The host would wait for ever.
      await this.refuse(waiting, `the server answered ${response.status} without a response`);
    } catch (error) {
      // A cancelled request expects no response, and nobody is left after the bridge was ended.
      if (stop.signal.aborted || this.options.signal?.aborted) return;
      await this.refuse(waiting, explain(error, this.options.url));
      throw error;
    } finally {
      for (const [id, one] of this.running) if (one === stop) this.running.delete(id);
    }
  }

  /** Its texts are not what was written, so nothing of it is carried. */
  private refuseGarbled(message: Message): Promise<void> {
    const ids = idsAskedBy(message);
    return this.refuse(ids.size > 0 ? ids : [null], 'The message is not UTF-8 text.', PARSE_ERROR);
  }

  private async refuse(ids: Iterable<unknown>, message: string, code = UNREACHABLE): Promise<void> {
    for (const id of ids) await this.write({ jsonrpc: '2.0', id, error: { code, message } });
  }

  private post(message: Message, cancelled?: AbortSignal): Promise<Response> {
    const { key, userId, signal } = this.options;
    const signals = [signal, cancelled].filter((one) => one !== undefined);
    return fetch(this.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-api-key': key,
        // fetch treats headers as bytes; the server decodes them as UTF-8.
        ...(userId !== undefined && { 'x-user-id': Buffer.from(userId, 'utf8').toString('latin1') }),
        ...protocolHeaders(message, this.agreed),
      },
      body: JSON.stringify(message),
      // A key must not follow a redirect to another host.
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    });
  }

  private write(message: object): Promise<void> {
    const output = this.options.output ?? process.stdout;
    return new Promise((resolve, reject) => {
      output.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/** The ids of its requests: a batch, which older versions of the protocol have, contains several. */
function idsAskedBy(message: Message | readonly Message[]): Set<unknown> {
  const all = Array.isArray(message) ? (message as readonly Message[]) : [message as Message];
  return new Set(all.filter((one) => one?.method !== undefined && one.id !== undefined).map(({ id }) => id));
}

/** Over HTTP, headers repeat the parts of a message that proxies may need. */
function protocolHeaders({ method, params }: Message, agreed: string | undefined): Record<string, string> {
  const own = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
  const version = typeof own === 'string' ? own : method === 'initialize' ? undefined : agreed;
  const name = params?.name ?? params?.uri;
  return {
    ...(version !== undefined && { 'mcp-protocol-version': version }),
    ...(own !== undefined && method !== undefined && { 'mcp-method': method }),
    ...(own !== undefined && typeof name === 'string' && { 'mcp-name': headerText(name) }),
  };
}

/** MCP's encoding for text that a header cannot contain. */
function headerText(text: string): string {
  const plain = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?base64?');
  return plain ? text : `=?base64?${Buffer.from(text, 'utf8').toString('base64')}?=`;
}

/** The message of a refusal, if the server speaks MCP. */
function refusalIn(text: string): { readonly message?: string } | undefined {
  try {
    return (JSON.parse(text) as { error?: { message?: string } } | null)?.error;
  } catch {
    return undefined;
  }
}

function explain(error: unknown, url: string): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `no answer from ${url}${code}. Is the server running?`;
}
