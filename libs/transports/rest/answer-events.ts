import { Pieces } from '@application/chat/chat-flow.js';
import type { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import type { Logger } from '@platform/observability/logger.js';
import { eventOf } from '../http/event-stream.js';
import { problemDetails } from '../http/problem.js';
import type { RecollectRequest } from '../http/request.js';

type Answered = OutputOf<typeof answerQuestion>;
type Step = Answered['trace'][number];
type Piece = { readonly event: 'step' | 'text' | 'answer' | 'error'; readonly data: unknown };

/**
 * Starts `run`, and returns its answer as server-sent events: each step when it is made, the text after it was checked
 * against its sources, then the whole answer. A failure is an `error` event, because the status has already been sent.
 * Nothing more is sent once `signal` is aborted but why. `done` resolves when `run` has settled.
 */
export function answerEvents(
  run: (tell: (step: Step) => void) => Promise<Answered>,
  request: Pick<RecollectRequest, 'id'>,
  logger: Logger,
  signal: AbortSignal,
): { readonly events: AsyncIterable<string>; readonly done: Promise<void> } {
  const pieces = new Pieces<Piece>();
  const done = run((step) => {
    if (!signal.aborted) pieces.push({ event: 'step', data: step });
  })
    .then((answered) => {
      signal.throwIfAborted();
      return answered;
    })
    .then(
      (answered) => {
        pieces.push({ event: 'text', data: { text: answered.answer } });
        pieces.push({ event: 'answer', data: answered });
      },
      (thrown: unknown) => {
        const error =
          thrown instanceof RecollectError ? thrown : new RecollectError('internal', undefined, [], { cause: thrown });
        if (error.status >= 500)
          logger.error({ err: thrown, request_id: request.id, code: error.code }, 'request failed');
        pieces.push({ event: 'error', data: problemDetails.render(error, request as RecollectRequest) });
      },
    )
    .finally(() => pieces.close());
  return { events: written(pieces), done };
}

async function* written(pieces: AsyncIterable<Piece>): AsyncGenerator<string> {
  for await (const { event, data } of pieces) yield eventOf(data, event);
}
