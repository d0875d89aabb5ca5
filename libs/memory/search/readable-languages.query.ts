import type { Scope } from '@kernel/scope.js';
import { detectLanguage } from '@memory/indexing/language.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The languages to look a query up in: its own, and the one that the user (else the tenant) writes in. */
export async function readableLanguages(tx: Tx, scope: Scope, query: string): Promise<string[]> {
  const { rows } = await tx.execute<{ language: string }>(sql`
    select coalesce(u.language, t.language) as language
    from tenants t left join users u on u.tenant_id = t.tenant_id and u.user_id = ${scope.userId}::text
    where t.tenant_id = ${scope.tenantId}`);
  const home = rows[0]?.language ?? 'en';
  return [...new Set([detectLanguage(query, home), home])];
}
