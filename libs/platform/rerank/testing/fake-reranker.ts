import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HttpRerankProvider } from '../http-reranker.js';

export interface Received {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

interface Behaviour {
  readonly status?: number;
  readonly answer?: unknown;
  readonly delayMs?: number;
  /** It responds once this resolves. */
  readonly when?: () => Promise<void>;
}

export interface FakeReranker {
  readonly url: string;
  readonly received: Received[];
  /** Sets how it deviates from now on. */
  behave(how: Behaviour): void;
  close(): Promise<void>;
}

/** A local server with the provider's API. Scores a text by how many words of the query it has. */
export async function startFakeReranker(provider: HttpRerankProvider): Promise<FakeReranker> {
  const received: Received[] = [];
  let how: Behaviour = {};
  const server = createServer((request, response) => {
    void read(request).then((got) => {
      received.push(got);
      const wrong = refusal(provider, got.body);
      const { status = wrong ? 422 : 200, answer = wrong ? { error: wrong } : answerOf(provider, got.body) } = how;
      const answering = (): void => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      };
      if (how.when) void how.when().then(answering);
      else setTimeout(answering, how.delayMs ?? 0).unref();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/rerank`,
    received,
    behave: (next) => (how = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: IncomingMessage): Promise<Received> {
  const body = JSON.parse(await text(request)) as Record<string, unknown>;
  return { path: request.url ?? '', authorization: request.headers.authorization, body };
}

const FIELDS: Readonly<Record<HttpRerankProvider, readonly string[]>> = {
  cohere: ['model', 'query', 'documents', 'top_n'],
  jina: ['model', 'query', 'documents', 'top_n', 'return_documents'],
  tei: ['query', 'texts', 'raw_scores', 'return_text', 'truncate'],
};

/** Refuses fields that the provider does not know, as Cohere does. */
function refusal(provider: HttpRerankProvider, body: Record<string, unknown>): string | undefined {
  const stray = Object.keys(body).filter((name) => !FIELDS[provider].includes(name));
  const missing = FIELDS[provider].filter((name) => body[name] === undefined);
  return stray.length + missing.length > 0 ? `fields: ${[...stray, ...missing].join(', ')}` : undefined;
}

/** Best first, as all three providers return it: only `index` gives the order of the texts. */
function answerOf(provider: HttpRerankProvider, body: Record<string, unknown>): unknown {
  const words = wordsOf(body['query'] as string);
  const texts = (body['texts'] ?? body['documents']) as string[];
  const scored = texts
    .map((one, index) => ({ index, score: wordsOf(one).filter((word) => words.includes(word)).length / 10 }))
    .sort((a, b) => b.score - a.score);
  if (provider === 'tei') return scored;
  return { id: 'x', results: scored.map(({ index, score }) => ({ index, relevance_score: score })), meta: {} };
}

function wordsOf(given: string): string[] {
  return given.toLowerCase().match(/[a-z]+/g) ?? [];
}
