import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { DISTRIBUTED } from '@platform/database/distributed.js';
import { privacyRewrites } from '@schema/privacy-rewrites.js';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';

export type RewriteRow = typeof privacyRewrites.$inferSelect;

/** Reads what was observed when tables were rewritten. As the system role. */
@Injectable()
export class RewritesRepository {
  /**
   * The first complete rewrite that began at `since` or later. Since then no file contains what was deleted before it
   * began.
   */
  async firstSince(tx: Tx, since: Date): Promise<RewriteRow | null> {
    const [row] = await tx
      .select()
      .from(privacyRewrites)
      .where(and(gte(privacyRewrites.startedAt, since), eq(privacyRewrites.complete, true)))
      .orderBy(asc(privacyRewrites.startedAt))
      .limit(1);
    return row ?? null;
  }

  /** Whether other servers hold rows too, which a rewrite does not reach. */
  async isDistributed(tx: Tx): Promise<boolean> {
    const { rows } = await tx.execute<{ distributed: boolean }>(sql.raw(DISTRIBUTED));
    return rows[0]?.distributed ?? true;
  }

  /** Newest first, from before an instant. */
  list(tx: Tx, before: Date | null, limit: number): Promise<RewriteRow[]> {
    return tx
      .select()
      .from(privacyRewrites)
      .where(before ? lt(privacyRewrites.startedAt, before) : undefined)
      .orderBy(desc(privacyRewrites.startedAt))
      .limit(limit);
  }
}
