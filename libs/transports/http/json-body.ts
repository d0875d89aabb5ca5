import { setImmediate as others } from 'node:timers/promises';
import { RecollectError } from '@kernel/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOfLength } from './error.filter.js';
import { JsonScan } from './json-scan.js';

/** Shorter texts, in characters, are parsed and checked in one go. */
const LONG = 100_000;
const ENCODED = 'The body has a Content-Encoding, and none is understood here: send it as it is, without that header.';

/**
 * UTF-8 JSON. An empty body is no body: clients send the content type without one. What is too long or holds too much
 * is refused while it arrives. Decoding goes with the bytes, and parsing and checking each have a turn of the event
 * loop: together they would keep everybody else waiting.
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
    // Not destroyed on a refusal: the socket has to carry the answer.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > bodyLimit) throw refusalOfLength(bodyLimit);
      scan.take(chunk);
      text += decoder.decode(chunk, { stream: true });
    }
    text += decoder.decode();
  } catch (error) {
    // The rest is thrown away as it comes: a client that is still sending would not hear the answer.
    payload.resume();
    // Cut off, or no UTF-8.
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
