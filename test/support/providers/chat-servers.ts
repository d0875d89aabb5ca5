import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatWire, type Said, type SaidCall, type SeenChat, type Wire, WIRES } from './chat-wires.js';

export type { ChatWire } from './chat-wires.js';

/** What a model does. Without any of these it says `text` and stops. */
export interface Script {
  readonly text?: string | ((seen: SeenChat) => string);
  /** Tools that it calls after the text. */
  readonly calls?: readonly SaidCall[];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Tokens in and out; null: usage is left out. */
  readonly usage?: readonly [number, number] | null;
  /** Anthropic: the parts of the input that were read from the cache, and written into it. */
  readonly cache?: readonly [read: number, written: number];
  readonly finish?: 'stop' | 'length' | 'refused';
  /** Anthropic: the stop sequence that ended the answer. */
  readonly stoppedBy?: string;
  /** An invalid body. */
  readonly garbage?: boolean;
  /** Breaks off in the middle of a stream. `whole`: the HTTP response ends properly, as behind some proxies. */
  readonly cut?: boolean | 'whole';
  /** For a stream: after the first half of the text comes this error, and no more. */
  readonly breaks?: object;
  /** The answer waits for this; of a stream only what follows the first half of the text. */
  readonly hold?: Promise<unknown>;
  /** Never responds. */
  readonly stall?: boolean;
}

/** A local server that responds like a service's chat API. `scripts` are used in order; the last one stays. */
export async function chatServer(wire: ChatWire, ...scripts: Script[]) {
  const seen: SeenChat[] = [];
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
      const one = { path: request.url ?? '', headers: request.headers, body };
      seen.push(one);
      waiting.add(response.once('close', () => waiting.delete(response)));
      answer(response, WIRES[wire], one, (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? {});
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** Requests that nobody has given up and that have no whole response yet. */
    waiting: () => waiting.size,
    /** Its response from now on. */
    script: (...next: Script[]) => void scripts.splice(0, scripts.length, ...next),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, wire: Wire, seen: SeenChat, script: Script): void {
  const { calls = [], usage = [7, 3], cache = [0, 0], finish = 'stop', status = 200 } = script;
  if (script.stall) return;
  if (status !== 200) {
    // A refusal quotes what it refuses, as services do.
    const error = { message: `cannot do ${JSON.stringify(seen)}`, type: 'error', code: status, status: 'ERROR' };
    response.writeHead(status, { 'content-type': 'application/json', ...script.headers });
    return void response.end(JSON.stringify({ type: 'error', message: error.message, error }));
  }
  if (script.garbage) return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
  const text = typeof script.text === 'function' ? script.text(seen) : (script.text ?? 'ready');
  const said: Said = { text, calls, usage, cache, finish, stoppedBy: script.stoppedBy ?? null };
  if (!wire.streams(seen)) {
    const send = () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire.whole(said)));
    return void (script.hold ? script.hold.then(send) : send());
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const lines = wire.events(said).map(([event, data]) => {
    const shown = typeof data === 'string' ? data : JSON.stringify(data);
    return `${event ? `event: ${event}\n` : ''}data: ${shown}\n\n`;
  });
  // The last lines end the stream.
  const [first, rest] = [lines.slice(0, wire.before).join(''), lines.slice(wire.before).join('')];
  if (script.breaks) response.end(`${first}event: error\ndata: ${JSON.stringify(script.breaks)}\n\n`);
  else if (script.cut === 'whole') response.end(first);
  else if (script.cut) response.write(first, () => response.socket?.end());
  else if (script.hold) {
    response.write(first);
    void script.hold.then(() => response.end(rest));
  } else response.end(first + rest);
}
