import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: { model: string; input: string[]; encoding_format?: string; dimensions?: number };
  readonly at: number;
}

export type Answer = (seen: SeenRequest, response: ServerResponse) => void;

/** Sends 200 with `data` in OpenAI's format. */
export function sendVectors(response: ServerResponse, data: readonly unknown[]): void {
  sendJson(response, 200, {
    object: 'list',
    data,
    model: 'test-model',
    usage: { prompt_tokens: 1, total_tokens: 1 },
  });
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** An error in OpenAI's format that quotes the input, which must not leak. */
export function sendError(response: ServerResponse, seen: SeenRequest, status: number, headers = {}): void {
  const message = `cannot embed ${seen.body.input.join()} with ${seen.headers.authorization}`;
  sendJson(response, status, { error: { message, type: 'invalid_request_error', param: null, code: null } }, headers);
}

/** A vector that distinguishes texts: [length of the text, 1, 0]. */
export function vectorOf(text: string): number[] {
  return [text.length, 1, 0];
}

/** Returns a vector for every text, last text first, as the protocol allows. */
export const answerWell: Answer = (seen, response) =>
  sendVectors(
    response,
    seen.body.input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })).reverse(),
  );

/** A local server with OpenAI's embeddings API. Uses `answers` in order and repeats the last one. */
export async function openAiServer(...answers: Answer[]) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as SeenRequest['body'];
      const entry = { url: request.url ?? '', headers: request.headers, body, at: performance.now() };
      seen.push(entry);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      answer?.(entry, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
