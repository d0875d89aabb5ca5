import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { random } from './conversation.js';

export const STAND_IN = { model: 'stand-in', dimensions: 512 } as const;
/** Decimals of a number on the wire; the database keeps three digits. */
const DECIMALS = 4;

const words = new Map<string, Float32Array>();

function directionOf(word: string): Float32Array {
  let direction = words.get(word);
  if (!direction) {
    let seed = 2_166_136_261;
    for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16_777_619);
    const next = random(seed);
    direction = Float32Array.from({ length: STAND_IN.dimensions }, () => next() - 0.5);
    words.set(word, direction);
  }
  return direction;
}

/** Each word has its own direction, and a text the direction of their sum, so texts with common words are similar. */
export function vectorOf(text: string): Float32Array {
  const sum = new Float32Array(STAND_IN.dimensions);
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? ['']) {
    const direction = directionOf(word);
    for (let i = 0; i < sum.length; i++) sum[i]! += direction[i]!;
  }
  const length = Math.hypot(...sum);
  return sum.map((value) => Number((value / length).toFixed(DECIMALS)));
}

export interface StandIn {
  readonly port: number;
  /** The settings of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * A stand-in model behind OpenAI's wire format that costs almost nothing, so that the server is measured and not a
 * model.
 * @param at its previous address: another address is another model, with its own vectors
 */
export async function startStandIn(at = 0): Promise<StandIn> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(at, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    settings: {
      EMBEDDING_PROVIDER: 'openai',
      EMBEDDING_BASE_URL: `http://127.0.0.1:${port}/v1`,
      EMBEDDING_MODEL: STAND_IN.model,
      EMBEDDING_DIMENSIONS: String(STAND_IN.dimensions),
      EMBEDDING_BATCH_SIZE: '256',
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: Array.from(vectorOf(text)) }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', data, model: STAND_IN.model, usage: {} }));
}
