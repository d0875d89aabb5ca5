import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { edges } from '@schema/edges.js';
import { and, eq, or } from 'drizzle-orm';

/** The rule of links between facts that are alike: they hold for the words that were compared. */
export const LIKENESS_RULE = 'likeness';

/** Takes away what was found when a fact had other words, from it and to it. Who compares it anew links it again. */
export async function dropLikenesses(tx: Tx, tenantId: string, recordId: string): Promise<void> {
  const its = or(eq(edges.fromId, recordId), eq(edges.toId, recordId));
  const made = and(eq(edges.tenantId, tenantId), its, eq(edges.rule, LIKENESS_RULE));
  await counted('edges', 'deleted', tx.delete(edges).where(made));
}
