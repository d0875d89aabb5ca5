import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenEmbedding {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

/** A vector that distinguishes texts. */
export const vectorOf = (text: string): number[] => [text.length, 1, 0];
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The response of each service, as documented in its reference and its SDK's types. */
const ANSWERS = {
  google: ({ requests }: Record<string, unknown>) => ({
    embeddings: (requests as { content: { parts: { text: string }[] } }[]).map(({ content }) => ({
      values: vectorOf(content.parts.map(({ text }) => text).join('')),
    })),
  }),
  mistral: ({ input, model }: Record<string, unknown>) => ({
    id: 'embd-aad6fc62b17349b192ef09225058bc45',
    object: 'list',
    model,
    data: textsOf(input).map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })),
    usage: { prompt_tokens: 15, completion_tokens: 0, total_tokens: 15 },
  }),
  cohere: ({ texts }: Record<string, unknown>) => ({
    id: 'da6e531f-54c5-4a73-bf92-f60566d8d753',
    embeddings: { float: textsOf(texts).map(vectorOf) },
    texts,
    meta: { api_version: { version: '2' }, billed_units: { input_tokens: 2 } },
    response_type: 'embeddings_by_type',
  }),
  voyage: ({ input, model }: Record<string, unknown>) => ({
    object: 'list',
    data: textsOf(input)
      .map((text, index) => ({ object: 'embedding', embedding: vectorOf(text), index }))
      .reverse(),
    model,
    usage: { total_tokens: 10 },
  }),
  huggingface: ({ inputs }: Record<string, unknown>) => textsOf(inputs).map(vectorOf),
};

/** A local server that responds like an embedding service, or with `status` if one is given. */
export async function embeddingServer(provider: keyof typeof ANSWERS, status = 200) {
  const seen: SeenEmbedding[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      seen.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json' });
      // A refusal quotes what it refuses, as services do.
      response.end(JSON.stringify(status === 200 ? ANSWERS[provider](body) : { message: JSON.stringify(body) }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
