import type { FastifyInstance } from 'fastify';
import { routedOperation } from './routes.js';
import { answerUnreadable, TIMED_OUT } from './unreadable.js';

/** Time limit of a body that is processed while it arrives: an archive of everything stored about a user. */
const ARCHIVE_SECONDS = 3_600;

/**
 * Ends a request whose body takes longer than this to arrive, whoever sends it and whether it is read or not. Node's
 * own limit is the same for all requests. Node itself enforces its limit for headers.
 */
export function endSlowRequests(fastify: FastifyInstance, seconds: number): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const longest = routedOperation(request)?.bodyMedia === undefined ? seconds : ARCHIVE_SECONDS;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      if (reply.raw.headersSent) raw.socket.destroy();
      else answerUnreadable(TIMED_OUT, raw.socket);
    }, longest * 1_000).unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
    done();
  });
}
