import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A longer body is not an article. */
const LONGEST_BODY = 1_000_000;
const WAIT_MS = 300;
const ERASED_WITHIN_MS = 120_000;

/** An error that is returned with its own status. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Answered {
  readonly answer: string;
  readonly status: string;
  readonly metacognition: { readonly sufficient: boolean; readonly effort: number };
  readonly trace: readonly { readonly kind: string; readonly says: string; readonly queries?: readonly string[] }[];
  readonly evidence: readonly { readonly content: string; readonly cited: boolean }[];
}

/**
 * The adapter of the published harness: `POST /eval/learn {content}`, `/eval/answer {question}` and `/eval/reset`, with
 * a key of Recollect's as `X-API-Key` or `Authorization: Bearer`. What a key learns belongs to its own user, and a
 * reset erases that user. The key therefore needs `records:read`, `records:write` and `privacy`, and acts for no other
 * user here.
 */
export function serveAdapter(recollect: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    void handle(recollect, request)
      .then((answer) => send(response, 200, answer))
      .catch((error: unknown) => {
        const refusal = error instanceof Refusal ? error : new Refusal(502, 'Recollect cannot be asked.');
        send(response, refusal.status, { error: refusal.message });
      });
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

async function handle(url: string, request: IncomingMessage): Promise<object> {
  const route = /^(?:\/eval)?\/(learn|answer|reset)$/.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
  if (request.method !== 'POST' || route === undefined)
    throw new Refusal(404, 'POST /eval/learn, /eval/answer or /eval/reset');
  const key = keyOf(request);
  const body = await bodyOf(request);
  const recollect = new Caller(url, key);
  if (route === 'reset') return reset(recollect);
  if (route === 'learn') return learn(recollect, textIn(body, 'content'));
  return answer(recollect, textIn(body, 'question'));
}

async function learn(recollect: Caller, content: string): Promise<object> {
  const at = /(?:published|date|timestamp)\W{1,3}(\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?)/i.exec(content)?.[1];
  const title = /^title:\s*(.+)$/im.exec(content)?.[1]?.slice(0, 500);
  const record = { type: 'article', content, ...(title && { title }), ...(at && { occurred_at: at }) };
  const { id } = await recollect.call<{ id: string }>('POST', '/v1/records', record, { Prefer: 'wait=30' });
  return { success: true, id };
}

async function answer(recollect: Caller, question: string): Promise<object> {
  const found = await recollect.call<Answered>('POST', '/v1/answer', { question });
  return {
    answer: found.answer,
    reasoning: found.trace.map(({ kind, says }) => `${kind}: ${says}`).join('\n'),
    confidence: found.status === 'answered' ? 0.9 : found.status === 'partly' ? 0.5 : 0.1,
    tool_calls: found.trace.flatMap(({ queries = [] }) => queries.map((query) => ({ tool: 'search', args: { query }, result: found.evidence.filter(({ cited }) => cited).map(({ content }) => content) }))), // prettier-ignore
  };
}

/** Resolves when everything is erased; what is learned next belongs to a new user. */
async function reset(recollect: Caller): Promise<object> {
  const path = `/v1/admin/users/${encodeURIComponent(recollect.user)}/erasure`;
  const { id } = await recollect.call<{ id: string }>('POST', path, {});
  for (const until = Date.now() + ERASED_WITHIN_MS; Date.now() < until;) {
    const { state } = await recollect.call<{ state: string }>('GET', `/v1/erasures/${id}`);
    if (state === 'completed') return { success: true };
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Refusal(504, 'The erasure goes on.');
}

class Caller {
  /** One user per key, so that keys do not share what they learn. */
  readonly user: string;

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {
    this.user = `eval-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  }

  async call<T>(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const administers = path.startsWith('/v1/admin') || path.startsWith('/v1/erasures');
    const named: Record<string, string> = administers ? {} : { 'X-User-Id': this.user };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { 'X-API-Key': this.key, ...named, ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answered = (await response.json()) as T & { readonly detail?: string };
    if (!response.ok) throw new Refusal(response.status, answered.detail ?? 'Recollect refuses it.');
    return answered;
  }
}

function keyOf({ headers }: IncomingMessage): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const key = headers['x-api-key'] ?? bearer;
  if (typeof key !== 'string') throw new Refusal(401, 'Send a key as X-API-Key or Authorization: Bearer.');
  return key;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_BODY) throw new Refusal(413, 'The body is too long.');
  }
  try {
    return JSON.parse(text || '{}') as unknown;
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}

function textIn(body: unknown, field: string): string {
  const text = (body as Readonly<Record<string, unknown>> | null)?.[field];
  if (typeof text !== 'string' || text.trim() === '') throw new Refusal(400, `${field}: a text`);
  return text;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
