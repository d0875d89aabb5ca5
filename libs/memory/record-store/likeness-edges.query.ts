import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { edges } from '@schema/edges.js';
import { and, eq, or } from 'drizzle-orm';

/** The rule of links between similar facts. They are valid for the texts that were compared. */
export const LIKENESS_RULE = 'likeness';

/** Removes the links found for the old text of a fact, in both directions. The next comparison creates new ones. */
export async function dropLikenesses(tx: Tx, tenantId: string, recordId: string): Promise<void> {
  const its = or(eq(edges.fromId, recordId), eq(edges.toId, recordId));
  const made = and(eq(edges.tenantId, tenantId), its, eq(edges.rule, LIKENESS_RULE));
  await counted('edges', 'deleted', tx.delete(edges).where(made));
}
