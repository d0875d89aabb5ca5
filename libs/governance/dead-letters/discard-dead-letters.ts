import type { discardDeadLetters } from '@contracts/jobs/jobs.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { DeadLettersRepository } from '@platform/queue/dead-letters.repository.js';
import { cutLetters, filterOf, requireAllLabels } from './dead-letter.js';

/** Discards failed jobs for good. */
@Injectable()
export class DiscardDeadLetters {
  constructor(
    private readonly database: Database,
    private readonly letters: DeadLettersRepository,
  ) {}

  async one(scope: Scope, shown: string): Promise<{ id: string; discarded: true }> {
    requireAllLabels(scope);
    const id = readId(shown);
    return this.database.withScope(scope, async (tx) => {
      const [letter] = id === null ? [] : await this.letters.lock(tx, scope, { ids: [id] }, 1);
      if (!letter) throw new RecollectError('not_found');
      await this.letters.delete(tx, scope, [letter.id]);
      return { id: shown, discarded: true };
    });
  }

  async matching(
    scope: Scope,
    input: InputOf<typeof discardDeadLetters>['body'],
  ): Promise<OutputOf<typeof discardDeadLetters>> {
    requireAllLabels(scope);
    const filter = filterOf(input);
    return this.database.withScope(scope, async (tx) => {
      const { letters, end } = cutLetters(await this.letters.lock(tx, scope, filter, input.limit + 1), input.limit);
      await this.letters.delete(
        tx,
        scope,
        letters.map(({ id }) => id),
      );
      return { discarded: letters.length, ...end };
    });
  }
}
