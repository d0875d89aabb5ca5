import type { DecideInput, decideMemory } from '@contracts/decisions/decisions.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { DecideMemory } from '@memory/decisions/decide-memory.js';
import { DecisionLog } from '@memory/decisions/decision-log.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';

/** A decision as every protocol asks for it: the models first, then one transaction. Sent again it finds that the memory is there. */
@Injectable()
export class DecisionFlow {
  constructor(
    private readonly database: Database,
    private readonly decide: DecideMemory,
    private readonly log: DecisionLog,
  ) {}

  async run(scope: Scope, input: DecideInput): Promise<OutputOf<typeof decideMemory>> {
    const proposal = await this.decide.prepare(scope, input);
    const { answer, noted } = await this.database.withScope(scope, (tx) => this.decide.runIn(tx, scope, proposal));
    this.log.count(noted);
    return answer;
  }
}
