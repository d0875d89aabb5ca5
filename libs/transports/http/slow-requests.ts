import type { FastifyInstance } from 'fastify';
import { routedOperation } from './routes.js';
import { answerUnreadable, TIMED_OUT } from './unreadable.js';

/** Of a body that is read while it comes: an archive of all that is kept about a person. */
const ARCHIVE_SECONDS = 3_600;

/**
 * A request that goes on arriving for longer than this is ended, whoever sends it and whether it is read or not. Node's
 * own limit is one for all requests; and it has one for headers, which it keeps itself.
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
