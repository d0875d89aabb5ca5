import { setImmediate as others } from 'node:timers/promises';
import { JsonScan } from '@contracts/hostile.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOfLength } from './error.filter.js';

/** Shorter texts, in characters, are parsed and checked in one go. */
const LONG = 100_000;
/**
 * Each piece of a body costs some microseconds, however short it is, and many arrive in one turn of the event loop. So
 * of what a client sends so many bytes may be something else than the body, and so many more for each byte of it. Each
 * piece has at least five bytes beside its own, so the first 20,000 may be of any length, and all others of 20 bytes.
 */
const FRAMING_BYTES = 100_000;
const FRAMING_PER_BYTE = 0.25;
/** How long a client that sends tiny pieces has to read the refusal. */
const LINGER_MS = 1_000;
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
  const { bytesRead } = payload.socket;
  let text = '';
  let length = 0;
  try {
    // Not destroyed on a refusal, because the socket must still send the response.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > bodyLimit) throw refusalOfLength(bodyLimit);
      // A body of a stated length has no framing.
      const framing = announced >= 0 ? 0 : payload.socket.bytesRead - bytesRead - length;
      if (framing > FRAMING_BYTES + FRAMING_PER_BYTE * length) throw refusalOfPieces(payload);
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

/** To discard the rest would cost as much as to read it. So nothing more is read, and the connection ends. */
function refusalOfPieces(payload: FastifyRequest['raw']): RecollectError {
  payload.resume = () => payload;
  setTimeout(() => payload.socket.destroy(), LINGER_MS).unref();
  return invalid('(body)', 'is sent in too many small pieces: send larger ones');
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
