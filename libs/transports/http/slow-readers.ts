import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { RecollectRequest } from './request.js';

/** Together, in bytes. The longest response is a list of a thousand whole memories, a hundred megabytes. */
const MOST_UNREAD = 256_000_000;
/** In bytes: a shorter response is not counted. */
const LEAST_UNREAD = 64_000;

interface Unread {
  readonly bytes: number;
  readonly end: () => void;
}

/**
 * Responses that are made and that their clients have not read yet. Each waits in memory, so the oldest are ended once all
 * are more than `most` bytes. The newest never is.
 */
export class UnreadAnswers {
  /** Oldest first. */
  private readonly waiting = new Set<Unread>();
  private total = 0;

  constructor(private readonly most: number) {}

  /** @returns to be called when it was read */
  add(bytes: number, end: () => void): () => void {
    const one: Unread = { bytes, end };
    this.waiting.add(one);
    this.total += bytes;
    for (const oldest of this.waiting) {
      if (this.total <= this.most || oldest === one) break;
      this.remove(oldest);
      oldest.end();
    }
    return () => this.remove(one);
  }

  private remove(one: Unread): void {
    if (this.waiting.delete(one)) this.total -= one.bytes;
  }
}

/**
 * Closes the connection of a client that reads nothing of its response for `seconds`, and those of the slowest readers if the
 * responses of all would not fit in memory. A client that only reads slowly keeps its connection.
 */
export function endUnreadAnswers(fastify: FastifyInstance, seconds: number): void {
  const unread = new UnreadAnswers(MOST_UNREAD);
  const longest = seconds * 1_000;
  fastify.addHook('onSend', async ({ raw: { socket }, working }: RecollectRequest, { raw }, payload: unknown) => {
    const bytes = lengthOf(payload);
    // What fits into the buffers of the connection has left this process.
    if (bytes < LEAST_UNREAD && !(payload instanceof Readable)) return payload;
    const end = (): void => void socket.destroy();
    let read = unread.add(bytes, end);
    // Of a stream that is made while it is sent, what the client has not read by then is in memory.
    if (payload instanceof Readable)
      void working?.then(() => {
        if (raw.closed) return;
        read();
        read = unread.add(payload.readableLength + raw.writableLength, end);
      });
    // A stream that has nothing to send yet is silent, and so is its reader.
    raw.setTimeout(longest, () => socket.writableLength > 0 && end());
    raw.setMaxListeners(raw.getMaxListeners() + 1).once('close', () => {
      read();
      // Node sets its own limit for an idle connection, but none if the next request is already here.
      if (socket.timeout === longest) socket.setTimeout(0);
    });
    return payload;
  });
}

/** A stream counts once all of it is made: until then it holds little. */
function lengthOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return Buffer.isBuffer(payload) ? payload.length : 0;
}
