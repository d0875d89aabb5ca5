import { deleteKeysOf } from '@governance/tenancy/keys.repository.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { addCounts, type Counts } from './counts.js';

interface Person {
  readonly tenantId: string;
  readonly userId: string;
}

/** Keys bound to this person: they name the person and are useless once the person is erased. */
export async function countBoundKeys(tx: Tx, person: Person): Promise<Counts> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from api_keys where tenant_id = ${person.tenantId} and user_id = ${person.userId}`,
  );
  return addCounts({ api_keys: rows[0]?.n ?? 0 });
}

export async function deleteBoundKeys(tx: Tx, person: Person): Promise<Counts> {
  return addCounts({ api_keys: await deleteKeysOf(tx, person) });
}
