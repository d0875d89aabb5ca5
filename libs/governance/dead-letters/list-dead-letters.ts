import type { listDeadLetters } from '@contracts/jobs/jobs.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { DeadLettersRepository } from '@platform/queue/dead-letters.repository.js';
import { cutLetters, filterOf, requireAllLabels, showLetter } from './dead-letter.js';

/** Lists the tenant's failed jobs. A key bound to a user sees only those of that user. */
@Injectable()
export class ListDeadLetters {
  constructor(
    private readonly database: Database,
    private readonly letters: DeadLettersRepository,
  ) {}

  async run(scope: Scope, input: InputOf<typeof listDeadLetters>['query']): Promise<OutputOf<typeof listDeadLetters>> {
    requireAllLabels(scope);
    const rows = await this.database.withScope(
      scope,
      (tx) => this.letters.list(tx, scope, filterOf(input), input.limit + 1),
      { readOnly: true },
    );
    const { letters, end } = cutLetters(rows, input.limit);
    return { dead_letters: letters.map(showLetter), ...end };
  }
}
