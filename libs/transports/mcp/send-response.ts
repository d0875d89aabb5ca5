import { Readable } from 'node:stream';
import type { ReadableStreamDefaultReader } from 'node:stream/web';
import type { FastifyReply } from 'fastify';
import type { RecollectRequest } from '../http/request.js';

/**
 * Sends a response of the SDK as any other stream. The SDK begins an event stream before the calls in it have ended, so the request
 * holds its place until all of it is made. It contains memory, so no cache may store it.
 */
export function sendResponse(request: RecollectRequest, reply: FastifyReply, response: Response): void {
  const { status, headers, body } = response;
  void reply.status(status);
  for (const [name, value] of headers) if (name !== 'cache-control') void reply.header(name, value);
  if (body === null) return void reply.send();
  const { stream, made } = madeAtItsOwnPace(body.getReader() as ReadableStreamDefaultReader<Uint8Array>);
  request.working = made;
  void reply.send(stream);
}

/** What is made waits here for the client, as it would in the SDK. So its end is known however slowly the client reads. */
function madeAtItsOwnPace(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const stream = new Readable({
    read: () => undefined,
    destroy(error, done) {
      reader.cancel().then(() => done(error), done);
    },
  });
  const make = async (): Promise<void> => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) stream.push(next.value);
    stream.push(null);
  };
  const made = make().catch((error: unknown) => void stream.destroy(error as Error));
  return { stream, made };
}
