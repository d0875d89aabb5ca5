import type { LetterOutput } from '@contracts/jobs/jobs.operations.js';
import { readTimePlace, writeTimePlace } from '@contracts/place.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { recordIdsOf } from '@memory/jobs/job.js';
import type { DeadLetterRow, LetterFilter } from '@platform/queue/dead-letters.repository.js';

interface LetterQuery {
  readonly kind?: string;
  readonly user_id?: string;
  readonly failed_since?: Date;
  readonly cursor?: string;
}

/** A job may concern records that a key bound to an agent or project cannot see. @throws RecollectError `forbidden` */
export function requireAllLabels(scope: Scope): void {
  if (!seesPart(scope)) return;
  throw new RecollectError('forbidden', 'Dead letters are of all agents and projects; the key is bound to one.');
}

/** @throws RecollectError `invalid_input` for a cursor that no list returned */
export function filterOf({ kind, user_id: userId, failed_since: failedSince, cursor }: LetterQuery): LetterFilter {
  return {
    ...(kind !== undefined && { kind }),
    ...(userId !== undefined && { userId }),
    ...(failedSince && { failedSince }),
    after: readTimePlace(cursor),
  };
}

/** Cuts off the extra row that was read to find out whether there is another page. */
export function cutLetters(rows: readonly DeadLetterRow[], limit: number) {
  const letters = rows.slice(0, limit);
  const last = letters.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    letters,
    end: {
      has_more: more,
      ...(more && { next_cursor: writeTimePlace({ at: last.failedAt, id: last.id }) }),
    },
  };
}

export function showLetter(row: DeadLetterRow): LetterOutput {
  return {
    id: showId('job', row.id),
    kind: row.job,
    user_id: row.userId ?? undefined,
    record_ids: recordIdsOf(row.payload),
    attempts: row.attempts,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    failed_at: row.failedAt.toISOString(),
    retry_at: row.retryAt?.toISOString(),
  };
}
