import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Recollect, type RecollectOptions } from '../recollect.js';

export interface Heard {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** The response: JSON with a status, or a function that handles the response itself. */
export type Answer =
  | {
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly json?: unknown;
      readonly text?: string;
    }
  | ((response: ServerResponse, heard: Heard) => void);

/** A server that speaks Recollect's wire format and returns what it is told to. */
export class FakeServer {
  readonly heard: Heard[] = [];
  /** By the number of the request, from 0. */
  answer: (heard: Heard, index: number) => Answer = () => ({ json: {} });
  url = '';

  readonly #server = createServer((request, response) => void this.#serve(request, response));

  static async start(): Promise<FakeServer> {
    const fake = new FakeServer();
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve));
    fake.url = `http://127.0.0.1:${(fake.#server.address() as AddressInfo).port}`;
    return fake;
  }

  /** Returns these responses in order, and the last one from then on. */
  say(...answers: readonly Answer[]): void {
    this.heard.length = 0;
    this.answer = (_, index) => answers[Math.min(index, answers.length - 1)] ?? {};
  }

  client(options: Partial<RecollectOptions> = {}): Recollect {
    return new Recollect({ url: this.url, apiKey: 'rk_test', ...options });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const heard: Heard = {
      method: request.method ?? '',
      path: request.url ?? '',
      query: new URL(request.url ?? '', this.url).searchParams,
      headers: request.headers,
      body: text === '' ? undefined : readBody(request, text),
    };
    this.heard.push(heard);
    const answer = this.answer(heard, this.heard.length - 1);
    if (typeof answer === 'function') return answer(response, heard);
    const { status = 200, headers = {}, json, text: plain = JSON.stringify(json) } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(plain);
  }
}

/** A refusal in problem+json format. */
export function problem(status: number, code: string, headers: Record<string, string> = {}): Answer {
  const json = { type: `urn:recollect:error:${code}`, title: code, status, code, detail: 'why', request_id: 'r-1' };
  return { status, headers: { 'content-type': 'application/problem+json', 'x-request-id': 'r-1', ...headers }, json };
}

/** JSON, or anything else as it was sent. */
function readBody({ headers }: IncomingMessage, text: string): unknown {
  return headers['content-type'] === 'application/json' ? (JSON.parse(text) as unknown) : text;
}
