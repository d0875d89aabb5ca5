import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
/** So long what is on its way over an open connection may take to become a request. */
const SILENCE_MS = 500;
/** A client that goes on asking does so within this. */
const DRAIN_MS = 1_500;
/** Of the ten seconds that a stop may take, jobs come first: they have 7.5. */
const LONGEST_STOP_MS = 9_000;
const LEAST_MS = 1_000;

/** When the process began to stop: what else there is to end may take its time before the requests' turn comes. */
@Injectable()
export class Stopping implements OnModuleDestroy, BeforeApplicationShutdown {
  /** As `performance.now()` tells it. */
  since: number | undefined;
  /** Whether who keeps connections is given the time to hear of it: where a signal asks for the stop, clients go on asking. */
  drains = false;

  onModuleDestroy(): void {
    this.since = performance.now();
  }

  beforeApplicationShutdown(signal?: string): void {
    this.drains = signal !== undefined;
  }
}

/**
 * Clients keep connections open as long as they like: without a request, with half of one, or without reading the
 * answer. To Node a connection that has never asked for anything is busy, for a minute and more.
 *
 * From the stop on every answer says that its connection ends. One that is closed while its client sends the next
 * request would reset that: so connections that have been used are left open for a while, to be told. Then a connection
 * without a request is closed at once or nearly, and one with a request as soon as its answer is out, or when there is
 * no more time.
 */
export function letGoWhenStopping(fastify: FastifyInstance, stopping: Pick<Stopping, 'since' | 'drains'>): void {
  const { server } = fastify;
  const open = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (_, answer: ServerResponse) => {
    // Before anybody else is told of the request: whatever its answer becomes.
    if (stopping.since !== undefined) answer.shouldKeepAlive = false;
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  fastify.addHook('preClose', async () => {
    const now = performance.now();
    const end = Math.max(now + LEAST_MS, (stopping.since ?? now) + LONGEST_STOP_MS);
    stopping.since ??= now;
    // To close the server, which is next, closes all connections without a request at once.
    while (stopping.drains && open.size > 0 && performance.now() < Math.min(now + DRAIN_MS, end))
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const reaper = setInterval(() => {
      server.closeIdleConnections();
      if (performance.now() > end) server.closeAllConnections();
      else if (performance.now() > now + SILENCE_MS) closeAllBut(open, answers);
    }, LOOK_EVERY_MS).unref();
    server.once('close', () => clearInterval(reaper));
  });
}

function closeAllBut(open: ReadonlySet<Socket>, answers: ReadonlySet<ServerResponse>): void {
  const busy = new Set([...answers].map(({ req }) => req.socket));
  for (const socket of open) if (!busy.has(socket)) socket.destroy();
}
