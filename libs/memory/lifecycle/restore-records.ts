import type { restoreRecord, restoreRecords as operation } from '@contracts/lifecycle/forgetting.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import { refuseBackwards } from '@kernel/time-range.js';
import { type Life, lockLives } from '@memory/record-store/life-of-records.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { recordsByKey } from '@memory/record-store/records-by-key.query.js';
import { demandFullTrust, demandTrust } from '@memory/record-store/trust.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { forgottenIds } from './forgotten-records.query.js';
import { AskedPassings } from './asked-passings.js';

type RestoreRequest = InputOf<typeof operation>['body'];

const AT_ONCE = 1_000;

/** Undoes forgetting, one memory or many. */
@Injectable()
export class RestoreRecords {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly passings: AskedPassings,
    private readonly clock: Clock,
  ) {}

  one(scope: Scope, key: string): Promise<OutputOf<typeof restoreRecord>> {
    return this.database.withScope(scope, async (tx) => {
      const now = this.clock.now();
      const found = await this.records.find(tx, scope, key, { forgotten: 'only', include_expired: true }, now);
      if (!found) throw new RecollectError('not_found');
      requireSharedWrite(scope, found);
      demandTrust(scope, found);
      const [restored] = await this.restore(tx, scope, found.userId, [found.id], now);
      if (!restored) throw new RecollectError('not_found');
      return { id: showId(restored.type, restored.id), restored: true, restored_at: now.toISOString() };
    });
  }

  many(scope: Scope, request: RestoreRequest): Promise<OutputOf<typeof operation>> {
    demandFullTrust(scope);
    refuseBackwards(request, 'forgotten_from', 'forgotten_to');
    // Only writers of shared memory may restore it; for others this covers only their own.
    const mine = { ...scope, includeShared: scope.includeShared && may(scope, 'shared:write') };
    return this.database.withScope(scope, async (tx) => {
      const now = this.clock.now();
      const found = request.ids
        ? await this.named(tx, mine, request, now)
        : await forgottenIds(tx, mine, request, AT_ONCE + 1);
      const some = found.slice(0, AT_ONCE);
      const restored: Life[] = [];
      for (const userId of new Set(some.map((row) => row.userId))) {
        const ids = some.filter((row) => row.userId === userId).map(({ id }) => id);
        restored.push(...(await this.restore(tx, scope, userId, ids, now)));
      }
      return {
        restored: restored.map(({ id, type }) => ({ id: showId(type, id), type })),
        has_more: found.length > AT_ONCE,
      };
    });
  }

  private async named(
    tx: Tx,
    scope: Scope,
    request: RestoreRequest,
    now: Date,
  ): Promise<{ id: string; userId: string | null }[]> {
    const { ids = [], ...rest } = request;
    const named = await recordsByKey(tx, scope, ids, now, { forgotten: 'only', include_expired: true });
    const found = named.filter((record) => record !== undefined).map(({ id }) => id);
    return forgottenIds(tx, scope, rest, AT_ONCE, found);
  }

  private async restore(
    tx: Tx,
    scope: Scope,
    userId: string | null,
    ids: readonly string[],
    now: Date,
  ): Promise<Life[]> {
    const lives = await lockLives(tx, { tenantId: scope.tenantId, userId }, ids);
    // Others were restored or purged while this waited for the lock.
    const forgotten = lives.filter(({ forgottenAt }) => forgottenAt !== null);
    await this.passings.restore(tx, scope, userId, forgotten, now);
    return forgotten;
  }
}
