import { setImmediate as others } from 'node:timers/promises';
import { JsonScan } from '@contracts/hostile.js';
import { RecollectError } from '@kernel/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOfLength } from './error.filter.js';

/** Shorter texts, in characters, are parsed and checked in one go. */
const LONG = 100_000;
const ENCODED = 'The body has a Content-Encoding, and none is understood here: send it as it is, without that header.';

/**
 * Parses UTF-8 JSON bodies. An empty body counts as absent, because some clients send the content type without a
 * body. A body that is too long or contains too much is refused while it arrives. Decoding happens as bytes arrive;
 * parsing and checking each get their own turn of the event loop, so that other requests do not wait for both.
 */
export function readJsonBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    ['application/json', 'application/*+json'],
    async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
      const text = await receive(request, payload);
      if (text === '') return undefined;
      if (text.length > LONG) await others();
      const body = parse(text);
      if (text.length > LONG) await others();
      return body;
    },
  );
}

async function receive({ headers, routeOptions }: FastifyRequest, payload: FastifyRequest['raw']): Promise<string> {
  const { bodyLimit = Infinity } = routeOptions;
  refuseEncoded(headers['content-encoding']);
  const announced = Number(headers['content-length']);
  if (announced > bodyLimit) throw refusalOfLength(bodyLimit);
  const scan = new JsonScan();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    // Not destroyed on a refusal, because the socket must still send the response.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > bodyLimit) throw refusalOfLength(bodyLimit);
      scan.take(chunk);
      text += decoder.decode(chunk, { stream: true });
    }
    text += decoder.decode();
  } catch (error) {
    // Discards the rest as it arrives: a client that is still sending would not read the response.
    payload.resume();
    // Truncated, or not UTF-8.
    if (error instanceof RecollectError) throw error;
    throw new RecollectError('invalid_json', undefined, [], { cause: error });
  }
  if (announced >= 0 && announced !== length) throw new RecollectError('invalid_json');
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecollectError('invalid_json', undefined, [], { cause: error });
  }
}

/** What a body is packed in is not unpacked: a short one could hold more than fits in memory. */
function refuseEncoded(encoding: string | undefined): void {
  const packed = encoding?.split(',').some((name) => !['', 'identity'].includes(name.trim().toLowerCase()));
  if (packed) throw new RecollectError('unsupported_media_type', ENCODED);
}
