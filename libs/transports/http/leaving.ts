import type { ServerResponse } from 'node:http';
import { RecollectError } from '@kernel/errors.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const signals = new WeakMap<ServerResponse, AbortController>();

/** A signal that is aborted when the client disconnects before the response is sent, or may no longer receive it. */
export const Leaving = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal =>
  leavingOf(context.switchToHttp().getResponse<FastifyReply>()),
);

export function leavingOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  return leaver(raw).signal;
}

/** Aborts the work for a response whose client may no longer receive it. */
export function endRequest(raw: ServerResponse, reason: RecollectError): void {
  leaver(raw).abort(reason);
}

function leaver(raw: ServerResponse): AbortController {
  const known = signals.get(raw);
  if (known) return known;
  const leaving = new AbortController();
  signals.set(raw, leaving);
  const abort = (): void => {
    if (raw.writableFinished) return;
    leaving.abort(new RecollectError('model_refused', 'The client disconnected before the response was sent.'));
  };
  // The client may have disconnected while its key was looked up. The event is not repeated.
  if (raw.closed) abort();
  else raw.once('close', abort);
  return leaving;
}
