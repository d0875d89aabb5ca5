import type { Triggered } from '@contracts/cognitive/triggered.js';
import type { DecideInput, decideMemory } from '@contracts/decisions/decisions.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { DecideMemory } from '@memory/decisions/decide-memory.js';
import { DecisionLog } from '@memory/decisions/decision-log.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { AfterWrite } from '@application/write-flow.js';

type Decided = OutputOf<typeof decideMemory>;

/**
 * Runs a decision, for every protocol: the models first, then one transaction. A repeat finds that the memory exists.
 */
@Injectable()
export class DecisionFlow {
  constructor(
    private readonly database: Database,
    private readonly decide: DecideMemory,
    private readonly log: DecisionLog,
    private readonly after: AfterWrite,
  ) {}

  async run(scope: Scope, input: DecideInput): Promise<Decided> {
    const proposal = await this.decide.prepare(scope, input);
    const { answer, noted } = await this.database.withScope(scope, async (tx) => {
      const decided = await this.decide.runIn(tx, scope, proposal);
      const triggered = await this.firedBy(tx, scope, input, decided.answer);
      return triggered.length > 0 ? { ...decided, answer: { ...decided.answer, triggered } } : decided;
    });
    this.log.count(noted);
    return answer;
  }

  /** What was remembered can trigger the agent's intentions, like any write. */
  private async firedBy(tx: Tx, scope: Scope, { agent }: DecideInput, answer: Decided): Promise<Triggered[]> {
    const { record, content, memory_type: type } = answer;
    if (!record || record.status === 'unchanged') return [];
    const news = [{ agent, content, type: type.toLowerCase() }];
    return this.after.runIn(tx, scope, news, [record]);
  }
}
