import type { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { CHARACTERS_A_TOKEN, Tallies } from '@memory/counters/tallies.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type NamedRecord, recordsByKey } from '@memory/record-store/records-by-key.query.js';
import { ReinforceRecords } from './reinforce-records.js';
import { strengthens } from '@memory/record-store/importance.js';

type Acknowledged = OutputOf<typeof acknowledgeRecords>;

/** Strengthens the records that were used in an answer. Each counts once, even if named several times. */
@Injectable()
export class AcknowledgeRecords {
  constructor(
    private readonly database: Database,
    private readonly reinforce: ReinforceRecords,
    private readonly tallies: Tallies,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, keys: readonly string[]): Promise<Acknowledged> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, keys));
  }

  async runIn(tx: Tx, scope: Scope, keys: readonly string[]): Promise<Acknowledged> {
    const found = await recordsByKey(tx, scope, keys, this.clock.now());
    const used = found.filter((row) => row !== undefined && strengthens(scope, row)).map((row) => row!.id);
    const reinforced = await this.reinforce.recallIn(tx, scope, used);
    const results = keys.map((id, index): Acknowledged['results'][number] => {
      const row = found[index];
      if (!row) return { index, id, status: 'not_found' };
      if (!strengthens(scope, row)) return { index, id, status: 'unchanged' };
      const now = reinforced.get(row.id);
      // Learning is paused, or the record was deleted between the two statements.
      return now ? { index, id, status: 'acknowledged', strength: now.strength } : { index, id, status: 'unchanged' };
    });
    const counted = found.filter((row) => row !== undefined && reinforced.has(row.id));
    this.database.afterCommit(() => this.noteUsed(scope, counted));
    const count = (status: string) => results.filter((result) => result.status === status).length;
    return {
      results,
      acknowledged: count('acknowledged'),
      unchanged: count('unchanged'),
      not_found: count('not_found'),
    };
  }

  /** Counts the useful part of the returned memories for the metrics. */
  private noteUsed({ tenantId }: Scope, used: readonly (NamedRecord | undefined)[]): void {
    const lengths = new Map(used.map((row) => [row!.id, row!.length]));
    const characters = [...lengths.values()].reduce((sum, length) => sum + length, 0);
    if (lengths.size === 0) return;
    this.tallies.note(tenantId, {
      'recall.acknowledged': 1,
      'recall.tokens_used': Math.round(characters / CHARACTERS_A_TOKEN),
    });
  }
}
