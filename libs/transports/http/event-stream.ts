import { Readable } from 'node:stream';
import { MEMORIES_HEADER } from '@contracts/chat/chat-headers.js';
import { StreamableFile } from '@nestjs/common';
import { Answer } from './answer.js';

/** One event in the `text/event-stream` format. */
export function eventOf(data: unknown, name?: string): string {
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}

/** A response that is streamed. */
export function eventStream(events: AsyncIterable<string>, memories?: readonly string[]): Answer<StreamableFile> {
  const headers = {
    ...(memories && memoryHeaders(memories)),
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Tells proxies not to buffer the response.
    'X-Accel-Buffering': 'no',
  };
  const stream = Readable.from(events, { objectMode: false });
  return new Answer(new StreamableFile(stream, { type: headers['Content-Type'] }), { headers });
}

/** The header with the ids of the recalled memories. Empty if there were none. */
export function memoryHeaders(memories: readonly string[]): Readonly<Record<string, string>> {
  return { [MEMORIES_HEADER]: memories.join(', ') };
}
