import { Readable } from 'node:stream';
import { MEMORIES_HEADER } from '@contracts/chat/chat-headers.js';
import { StreamableFile } from '@nestjs/common';
import { Answer } from './answer.js';

/** One event, as `text/event-stream` has it. */
export function eventOf(data: unknown, name?: string): string {
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}

/** An answer that is sent piece by piece. */
export function eventStream(events: AsyncIterable<string>, memories?: readonly string[]): Answer<StreamableFile> {
  const headers = {
    ...(memories && memoryHeaders(memories)),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
    // Proxies that collect an answer before they pass it on are told not to.
    'X-Accel-Buffering': 'no',
  };
  const stream = Readable.from(events, { objectMode: false });
  return new Answer(new StreamableFile(stream, { type: headers['Content-Type'] }), { headers });
}

/** Names the memories that were told. Empty where there were none. */
export function memoryHeaders(memories: readonly string[]): Readonly<Record<string, string>> {
  return { [MEMORIES_HEADER]: memories.join(', ') };
}
