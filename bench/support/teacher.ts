import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a model, in OpenAI's chat completions format. */
export interface Question {
  readonly system: string;
  readonly user: string;
  /** The messages as received, as JSON. */
  readonly raw: string;
}

/**
 * A server that replaces a language model and responds from labels, so that the service's handling of right and wrong
 * responses is measured.
 */
export interface Teacher {
  readonly url: string;
  /** Requests answered, by the name in the response. */
  readonly calls: ReadonlyMap<string, number>;
  /** Characters sent and returned. */
  readonly characters: { in: number; out: number };
  close(): Promise<void>;
}

export interface Taught {
  /** The kind of question, for the count. */
  readonly name: string;
  /** Sent as JSON text. */
  readonly answer: unknown;
}

export async function startTeacher(teach: (question: Question) => Taught): Promise<Teacher> {
  const calls = new Map<string, number>();
  const characters = { in: 0, out: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { messages: { role: string; content: unknown }[] };
      const said = (role: string) =>
        body.messages.filter((one) => one.role === role).map(({ content }) => textOf(content)).join('\n'); // prettier-ignore
      const { name, answer } = teach({
        system: said('system'),
        user: said('user'),
        raw: JSON.stringify(body.messages),
      });
      const text = JSON.stringify(answer);
      calls.set(name, (calls.get(name) ?? 0) + 1);
      const sent = body.messages.reduce((sum, { content }) => sum + textOf(content).length, 0);
      characters.in += sent;
      characters.out += text.length;
      const usage = { prompt_tokens: Math.ceil(sent / 4), completion_tokens: Math.ceil(text.length / 4) };
      response.writeHead(200, { 'content-type': 'application/json' });
      const message = { role: 'assistant', content: text };
      response.end(
        JSON.stringify({
          id: 'taught', object: 'chat.completion', created: 0, model: 'teacher', usage,
          choices: [{ index: 0, message, finish_reason: 'stop' }],
        }),
      ); // prettier-ignore
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    characters,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as { text?: string }[]) : [];
  return parts.map(({ text = '' }) => text).join('');
}

/** Numbers from 0 to 1 that are reproducible for a seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Settings of a server that uses this teacher as its model for every purpose. */
export function taughtBy({ url }: Pick<Teacher, 'url'>): Record<string, string> {
  return {
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'teacher',
    LLM_BASE_URL: url,
    LLM_API_KEY: 'none',
    LLM_RETRIES: '0',
  };
}
