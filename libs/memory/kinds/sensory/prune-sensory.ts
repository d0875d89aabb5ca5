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
    const asked = { type: 'sensory' as const, agent: agentOf(scope, named), more: expired, conditions };
    let pruned = 0;
    for (;;) {
      const gone = await this.database.withScope(scope, async (tx) => {
        const rows = await kindRows(tx, scope, { ...asked, order: sql`r.id`, limit: AT_ONCE }, now);
        return (await this.remove.runIn(tx, scope, rows)).length;
      });
      pruned += gone;
      if (gone < AT_ONCE) return { pruned };
    }
  }
}
