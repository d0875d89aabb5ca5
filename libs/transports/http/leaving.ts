import { RecollectError } from '@kernel/errors.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the client disconnects before the response is sent. */
export const Leaving = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal =>
  leavingOf(context.switchToHttp().getResponse<FastifyReply>()),
);

export function leavingOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  const abort = (): void => {
    if (raw.writableFinished) return;
    leaving.abort(new RecollectError('model_refused', 'The client disconnected before the response was sent.'));
  };
  // The client may have disconnected while its key was looked up. The event is not repeated.
  if (raw.closed) abort();
  else raw.once('close', abort);
  return leaving.signal;
}
