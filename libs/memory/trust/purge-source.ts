import type { OutputOf } from '@contracts/operation.js';
import { PURGED_AT_ONCE, type purgeSource } from '@contracts/trust/trust.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { demandFullTrust } from '@memory/record-store/trust.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Descendant, descendantsOf } from './lineage.query.js';
import { PurgeWithDescendants } from './purge-with-descendants.js';
import { recordsOfSource, type SourceQuery } from './records-of-source.query.js';

type Purged = OutputOf<typeof purgeSource>;

/** Records per transaction, so that a large purge does not block others. */
const AT_ONCE = 500;

interface Doomed {
  readonly id: string;
  readonly userId: string | null;
}

interface Found {
  readonly counts: Pick<Purged, 'records' | 'derived' | 'summaries' | 'held' | 'users' | 'remaining'>;
  readonly doomed: readonly Doomed[];
}

/** Deletes everything from one source, with its descendants, user by user. */
@Injectable()
export class PurgeSource {
  constructor(
    private readonly database: Database,
    private readonly purge: PurgeWithDescendants,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, query: SourceQuery): Promise<Purged> {
    demandFullTrust(scope);
    if (scope.agent !== null || scope.project !== null) {
      throw new RecollectError('forbidden', 'A bound key sees a part of what came of a source.');
    }
    const found = await this.database.withScope(scope, (tx) => this.find(tx, scope, query), { readOnly: true });
    if (query.dry_run) return { dry_run: true, ...found.counts };
    let [derived, summaries] = [0, 0];
    for (const userId of new Set(found.doomed.map((row) => row.userId))) {
      const ids = found.doomed.filter((row) => row.userId === userId).map(({ id }) => id);
      const owner = { ...scope, userId, allUsers: false, includeShared: userId === null || scope.includeShared };
      for (let i = 0; i < ids.length; i += AT_ONCE) {
        const some = ids.slice(i, i + AT_ONCE);
        const gone = await this.database.withScope(owner, (tx) => this.purge.runIn(tx, owner, userId, some));
        derived += gone.derived;
        summaries += gone.summaries;
      }
    }
    const known = { derived: found.counts.derived + derived, summaries: Math.max(found.counts.summaries, summaries) };
    return { dry_run: false, ...found.counts, ...known, purged_at: this.clock.now().toISOString() };
  }

  private async find(tx: Tx, scope: Scope, query: SourceQuery): Promise<Found> {
    const all = await recordsOfSource(tx, scope, query, PURGED_AT_ONCE + 1);
    const some = all.slice(0, PURGED_AT_ONCE);
    const going = some.filter(({ legalHold }) => !legalHold);
    const made = await descendantsOf(
      tx,
      scope.tenantId,
      some.map(({ id }) => id),
    );
    const derived = made.filter(({ folded, legalHold }) => !folded && !legalHold);
    const doomed = [...going, ...derived];
    return {
      counts: {
        records: going.length,
        derived: derived.length,
        summaries: made.filter(({ folded }) => folded).length,
        held: some.length - going.length + made.filter(isHeld).length,
        users: new Set(doomed.map(({ userId }) => userId).filter((userId) => userId !== null)).size,
        remaining: all.length > PURGED_AT_ONCE && going.length > 0,
      },
      doomed,
    };
  }
}

function isHeld({ legalHold, folded }: Descendant): boolean {
  return legalHold && !folded;
}
