import { RecollectError } from '@kernel/errors.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the client disconnects before the response is sent. */
export const Leaving = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal =>
  leavingOf(context.switchToHttp().getResponse<FastifyReply>()),
);

export function leavingOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    // The client disconnected without a response.
    if (!raw.writableFinished) leaving.abort(new RecollectError('model_refused', 'Whoever asked has hung up.'));
  });
  return leaving.signal;
}
