import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
/** So long what is on its way over an open connection may take to become a request. */
const SILENCE_MS = 500;
/** Of the ten seconds that a stop may take, jobs come first: they have 7.5. */
const LONGEST_STOP_MS = 9_000;
const LEAST_MS = 1_000;

/** When the process began to stop: what else there is to end may take its time before the requests' turn comes. */
@Injectable()
export class Stopping implements OnModuleDestroy {
  /** As `performance.now()` tells it. */
  since: number | undefined;

  onModuleDestroy(): void {
    this.since = performance.now();
  }
}

/**
 * Clients keep connections open as long as they like: without a request, with half of one, or without reading the
 * answer. To Node a connection that has never asked for anything is busy, for a minute and more. So, from the stop on,
 * a connection without a request is closed at once or nearly, and one with a request as soon as its answer is out, or
 * when there is no more time.
 */
export function letGoWhenStopping(fastify: FastifyInstance, stopping: Pick<Stopping, 'since'>): void {
  const { server } = fastify;
  const open = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (_, answer: ServerResponse) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  fastify.addHook('preClose', (done) => {
    const now = performance.now();
    const end = Math.max(now + LEAST_MS, (stopping.since ?? now) + LONGEST_STOP_MS);
    const reaper = setInterval(() => {
      server.closeIdleConnections();
      if (performance.now() > end) server.closeAllConnections();
      else if (performance.now() > now + SILENCE_MS) closeAllBut(open, answers);
    }, LOOK_EVERY_MS).unref();
    server.once('close', () => clearInterval(reaper));
    done();
  });
}

function closeAllBut(open: ReadonlySet<Socket>, answers: ReadonlySet<ServerResponse>): void {
  const busy = new Set([...answers].map(({ req }) => req.socket));
  for (const socket of open) if (!busy.has(socket)) socket.destroy();
}
