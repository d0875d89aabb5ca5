import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { agentOf } from '../kind.js';
import { kindRows } from '../kind-rows.query.js';
import { RemoveKind } from '../remove-kind.js';

/** Records per transaction, so that locks stay short. */
const AT_ONCE = 500;

/** Deletes an agent's expired observations. */
@Injectable()
export class PruneSensory {
  constructor(
    private readonly database: Database,
    private readonly remove: RemoveKind,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, named: { readonly agent?: string | undefined }): Promise<{ pruned: number }> {
    if (scope.userId === null) throw new RecollectError('user_required');
    const now = this.clock.now();
    const expired = sql`r.expires_at <= ${now.toISOString()}::timestamptz and not r.legal_hold`;
    const conditions = { include_expired: true, forgotten: 'too' } as const;
    const asked = { type: 'sensory' as const, agent: agentOf(scope, named), conditions };
    let pruned = 0;
    for (let after: string | null = null; ;) {
      const more = after === null ? expired : sql`${expired} and r.id > ${after}::uuid`;
      const { rows, gone } = await this.database.withScope(scope, async (tx) => {
        const page = await kindRows(tx, scope, { ...asked, more, order: sql`r.id`, limit: AT_ONCE }, now);
        return { rows: page, gone: await this.remove.runIn(tx, scope, page) };
      });
      pruned += gone.length;
      after = rows.at(-1)?.id ?? null;
      // Some of a page may stay, so its length says whether there are more.
      if (rows.length < AT_ONCE) return { pruned };
    }
  }
}
