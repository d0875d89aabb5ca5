import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
/** How long data on an open connection may take to become a request. */
const SILENCE_MS = 500;
/** A client that keeps sending requests does so within this time. */
const DRAIN_MS = 1_500;
/** A stop may take ten seconds. Jobs stop first and have 7.5 of them. */
const LONGEST_STOP_MS = 9_000;
const LEAST_MS = 1_000;

/** When the process began to stop. Other shutdown steps may take time before requests are stopped. */
@Injectable()
export class Stopping implements OnModuleDestroy, BeforeApplicationShutdown {
  /** In the time of `performance.now()`. */
  since: number | undefined;
  /**
   * Whether clients with open connections get time to notice the stop. They keep sending requests if a signal caused
   * it.
   */
  drains = false;

  onModuleDestroy(): void {
    this.since = performance.now();
  }

  beforeApplicationShutdown(signal?: string): void {
    this.drains = signal !== undefined;
  }
}

/**
 * Clients keep connections open as long as they like: without a request, with half a request, or without reading the
 * response. To Node, a connection that has never sent a request is busy, for a minute or more.
 *
 * After the stop begins, every response announces that its connection will close. Closing a connection while its
 * client sends the next request would reset it. Therefore used connections stay open for a while, so that the client
 * gets this announcement. After that, a connection without a request is closed at once or almost at once, and one
 * with a request when its response has been sent or the time is up.
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
    // First of all listeners, so that it applies to every response.
    if (stopping.since !== undefined) answer.shouldKeepAlive = false;
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  fastify.addHook('preClose', async () => {
    const now = performance.now();
    const end = Math.max(now + LEAST_MS, (stopping.since ?? now) + LONGEST_STOP_MS);
    stopping.since ??= now;
    // The next step closes the server, which closes all connections without a request at once.
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
