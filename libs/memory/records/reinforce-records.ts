import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { type Reinforced, retentionAt, type Use } from '@memory/record-store/importance.js';

/** Limits the parameters per statement and the locked rows per transaction. */
const AT_ONCE = 1_000;

export interface Retained extends Pick<Reinforced, 'lastRecalledAt'> {
  /** R, 0…1 (`retentionAt`). */
  readonly retention: number;
}

/** Strengthens recalled records: S += 1 and t = 0 (docs/records.md), for exactly these records. */
@Injectable()
export class ReinforceRecords {
  constructor(
    private readonly database: Database,
    private readonly access: RecordAccessRepository,
    private readonly clock: Clock,
  ) {}

  /** Recalls each of these records now. Returns those that were strengthened. */
  recall(scope: Scope, ids: readonly string[]): Promise<Map<string, Reinforced>> {
    return this.run(scope, this.usesOf(ids));
  }

  /**
   * Recalls these records now. Returns the retention of each that the scope can still read, even if its recall was not counted because
   * learning is paused.
   */
  async recallAndRead(scope: Scope, ids: readonly string[]): Promise<Map<string, Retained>> {
    const recalled = await this.recall(scope, ids);
    const now = this.clock.now();
    const others = ids.filter((id) => !recalled.has(id));
    const read = (tx: Tx) => this.access.read(tx, scope, others, now);
    const all = [
      ...recalled,
      ...(others.length > 0 ? await this.database.withScope(scope, read, { readOnly: true }) : []),
    ];
    return new Map(
      all.map(([id, state]) => [id, { lastRecalledAt: state.lastRecalledAt, retention: retentionAt(state, now) }]),
    );
  }

  recallIn(tx: Tx, scope: Scope, ids: readonly string[]): Promise<Map<string, Reinforced>> {
    return this.runIn(tx, scope, this.usesOf(ids));
  }

  /** `uses` contains no record twice. Uses one transaction per thousand. */
  async run(scope: Scope, uses: readonly Use[]): Promise<Map<string, Reinforced>> {
    const all = new Map<string, Reinforced>();
    for (let i = 0; i < uses.length; i += AT_ONCE) {
      const some = uses.slice(i, i + AT_ONCE);
      const done = await this.database.withScope(scope, (tx) => this.runIn(tx, scope, some));
      for (const [id, reinforced] of done) all.set(id, reinforced);
    }
    return all;
  }

  runIn(tx: Tx, scope: Scope, uses: readonly Use[]): Promise<Map<string, Reinforced>> {
    if (uses.length === 0 || scope.allUsers) return Promise.resolve(new Map<string, Reinforced>());
    return this.access.reinforce(tx, scope, uses, this.clock.now());
  }

  private usesOf(ids: readonly string[]): Use[] {
    const at = this.clock.now();
    return [...new Set(ids)].map((id) => ({ id, count: 1, at }));
  }
}
