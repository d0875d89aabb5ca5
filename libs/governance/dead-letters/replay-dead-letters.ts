import type { Job } from '@contracts/jobs.js';
import type { replayDeadLetters } from '@contracts/jobs/jobs.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import {
  type DeadLetterRow,
  DeadLettersRepository,
  type LetterFilter,
} from '@platform/queue/dead-letters.repository.js';
import { JOB_CATALOGUE } from '@platform/queue/registry.js';
import { type JobEntry, Outbox } from '@platform/queue/outbox.js';
import { readPayload } from '@platform/queue/job-run.js';
import { cutLetters, filterOf, requireAllLabels } from './dead-letter.js';

/** `erased`: the user was erased since, so the job may not write any more. `unknown`: this version has no such job. */
type Replayed = { readonly jobId: string } | 'erased' | 'unknown';

/**
 * Creates new jobs from failed ones. A new job carries the user's current epoch. Only erasure raises the epoch, so if
 * it differs from the letter's, the user was erased in between and the job must not run.
 */
@Injectable()
export class ReplayDeadLetters {
  constructor(
    private readonly database: Database,
    private readonly letters: DeadLettersRepository,
    private readonly outbox: Outbox,
    @Inject(JOB_CATALOGUE) private readonly jobs: readonly Job[],
  ) {}

  /** @throws RecollectError `not_found`, `conflict` */
  async one(scope: Scope, shown: string): Promise<{ id: string; job_id: string }> {
    requireAllLabels(scope);
    const id = readId(shown);
    return this.database.withScope(scope, async (tx) => {
      const [letter] = id === null ? [] : await this.letters.lock(tx, scope, { ids: [id] }, 1);
      if (!letter) throw new RecollectError('not_found');
      const [replayed = 'unknown'] = await this.replay(tx, scope, [letter]);
      if (replayed === 'erased') {
        throw new RecollectError(
          'conflict.state',
          'The user has been erased since, so this job must not run any more. Discard it.',
        );
      }
      if (replayed === 'unknown') {
        throw new RecollectError('conflict.state', 'This version does not know the job, or not all of its fields.');
      }
      await this.letters.delete(tx, scope, [letter.id]);
      return { id: shown, job_id: showId('job', replayed.jobId) };
    });
  }

  async matching(
    scope: Scope,
    input: InputOf<typeof replayDeadLetters>['body'],
  ): Promise<OutputOf<typeof replayDeadLetters>> {
    return this.filtered(scope, filterOf(input), input.limit);
  }

  /** Replays the oldest letters that match `filter`. */
  async filtered(scope: Scope, filter: LetterFilter, limit: number): Promise<OutputOf<typeof replayDeadLetters>> {
    requireAllLabels(scope);
    return this.database.withScope(scope, async (tx) => {
      const { letters, end } = cutLetters(await this.letters.lock(tx, scope, filter, limit + 1), limit);
      const replayed = await this.replay(tx, scope, letters);
      const gone = letters.filter((_, i) => replayed[i] !== 'unknown').map(({ id }) => id);
      await this.letters.delete(tx, scope, gone);
      const count = (what: Replayed): number => replayed.filter((one) => one === what).length;
      const [dropped, kept] = [count('erased'), count('unknown')];
      return { replayed: letters.length - dropped - kept, dropped, kept, ...end };
    });
  }

  /**
   * Retries letters whose job failed for a temporary reason. Each gets one attempt before its next, longer pause. A
   * letter whose job this version does not know is left to an administrator.
   */
  async again(scope: Scope, ids: readonly string[]): Promise<void> {
    await this.database.withScope(scope, async (tx) => {
      const due = await this.letters.lock(tx, scope, { ids }, ids.length);
      const replayed = await this.replay(tx, scope, due, (letter) => ({
        attempts: Math.max(0, letter.attempts - 1),
        retries: letter.retries + 1,
      }));
      const [gone, kept] = [true, false].map((left) =>
        due.filter((_, i) => (replayed[i] !== 'unknown') === left).map(({ id }) => id),
      );
      await this.letters.delete(tx, scope, gone ?? []);
      await this.letters.stopRetrying(tx, scope, kept ?? []);
    });
  }

  /** In the order of the letters. Locks users before writing anything, as erasure does. */
  private async replay(
    tx: Tx,
    scope: Scope,
    letters: readonly DeadLetterRow[],
    behind?: (letter: DeadLetterRow) => JobEntry['before'],
  ): Promise<Replayed[]> {
    const users = [...new Set(letters.map(({ userId }) => userId).filter((id) => id !== null))];
    const epochs = await this.letters.lockEpochs(tx, scope, users);
    const found: Replayed[] = [];
    for (const letter of letters) {
      const { tenantId, userId, job: name, payload, epoch } = letter;
      const job = this.jobs.find((one) => one.name === name);
      const read = job && readPayload(job, payload);
      const now = userId === null ? epoch : epochs.get(userId);
      if (now !== epoch) found.push('erased');
      else if (!job || read === undefined) found.push('unknown');
      else {
        const owner = { tenantId, userId, epoch: now };
        const before = behind?.(letter);
        const [jobId = ''] = await this.outbox.enqueueEach(tx, job, [
          { owner, payload: read, before, bulk: before !== undefined },
        ]);
        found.push({ jobId });
      }
    }
    return found;
  }
}
