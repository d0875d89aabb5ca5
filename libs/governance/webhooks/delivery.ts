import { type deliverWebhookJob, MOST_WEBHOOK_ATTEMPTS, type PayloadOf } from '@contracts/jobs.js';
import type { DeliveryOutput } from '@contracts/webhooks/webhooks.operations.js';
import { showId } from '@kernel/ids.js';

/** One event to deliver to one webhook. */
export type Delivery = PayloadOf<typeof deliverWebhookJob>;
export type Attempt = NonNullable<Delivery['attempts']>[number];

/** A delivery as stored: a pending job or a dead letter. */
export interface DeliveryRow {
  readonly id: string;
  readonly userId: string | null;
  readonly payload: Delivery;
  readonly state: DeliveryOutput['state'];
  readonly createdAt: Date;
  readonly nextTryAt: Date | null;
  readonly finishedAt: Date | null;
  /** Code of the last failure. */
  readonly error: string | null;
}

export function afterAttempt(delivery: Delivery, attempt: Attempt): Delivery {
  return { ...delivery, attempts: [...(delivery.attempts ?? []), attempt].slice(-MOST_WEBHOOK_ATTEMPTS) };
}

/** Of a dropped delivery neither the user nor the ids are shown, because nothing of them is left. */
export function showDelivery({ payload, state, ...row }: DeliveryRow): DeliveryOutput {
  const attempts = payload.attempts ?? [];
  const { error, status } = attempts.at(-1) ?? {};
  const fails = state === 'retrying' || state === 'given_up';
  const code = row.error ?? error;
  return {
    event_id: showId('event', payload.event_id),
    type: payload.type,
    ...(state !== 'dropped' && row.userId !== null && { user_id: row.userId }),
    ids: state === 'dropped' ? [] : payload.ids,
    happened_at: payload.at,
    state,
    attempts: attempts.map(showAttempt),
    ...(fails && code && { reason: reasonOf(code, code === error ? status : undefined) }),
    next_try_at: row.nextTryAt?.toISOString(),
    finished_at: row.finishedAt?.toISOString(),
  };
}

/** Lists its fields explicitly, because a newer version may have stored more. */
function showAttempt({ at, url, status, error, ms }: Attempt): DeliveryOutput['attempts'][number] {
  const found = { ...(url !== undefined && { url }), ...(status !== undefined && { status }) };
  return { at, ...found, ...(error && { error, reason: reasonOf(error, status) }), duration_ms: ms };
}

/**
 * The reason for a failure, in words.
 * @param code of a `WebhookFailure`, or any other code of a job
 * @param disables whether a 410 disables the webhook, as it does except in a test
 */
export function reasonOf(code: string, status?: number, { disables = true } = {}): string {
  const answered = status === undefined ? '' : `: it answered ${status}`;
  switch (code) {
    case 'refused':
      return `The receiver refused it${answered}.`;
    case 'unavailable':
      return status === undefined ? 'The receiver could not be reached.' : `The receiver could not take it${answered}.`;
    case 'timeout':
      return 'The receiver did not answer in time.';
    case 'busy':
      return 'The receiver has not answered another delivery in time, so nothing was sent yet.';
    case 'address_refused':
      return 'The address is not a public one, and no operator has allowed it (WEBHOOK_ALLOWED_NETWORKS).';
    case 'gone':
      return `The receiver is gone${answered}.${disables ? ' The webhook was disabled.' : ''}`;
    case 'disabled':
      return 'The webhook was disabled, so nothing was sent.';
    case 'no_secret':
      return 'The secret of the webhook could not be opened, so nothing was sent: rotate it.';
    default:
      return `The server failed before it could be sent (${code}).`;
  }
}
