import { newId } from '@kernel/ids.js';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** Key of a transaction lock used for nothing else. */
const LOCK = 'recollect: name the installation';

/**
 * The name of this installation. Created if missing: derived from the oldest tenant, if there is one, so that an older
 * backup gets the same name again. For the system role.
 */
export async function installationId(tx: Tx): Promise<string> {
  const named = await nameOf(tx);
  if (named !== undefined) return named;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`);
  await counted(
    'installation',
    'inserted',
    tx.execute(sql`
      insert into installation (id, created_at)
      select coalesce((select tenant_id from tenants order by created_at, tenant_id limit 1), ${newId()}::uuid), now()
      where not exists (select from installation)`),
  );
  const made = await nameOf(tx);
  if (made === undefined) throw new Error('the installation has no name');
  return made;
}

async function nameOf(tx: Tx): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from installation order by created_at, id limit 1`);
  return rows[0]?.id;
}
