import type { InputOf } from '@contracts/operation.js';
import type { purgeSource } from '@contracts/trust/trust.operations.js';
import { may, type Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';

export type SourceQuery = InputOf<typeof purgeSource>['body'];

export interface OfSource {
  readonly id: string;
  readonly userId: string | null;
  readonly legalHold: boolean;
}

/** Records with any version from a source, including shared memory if the caller may write it. By owner. */
export async function recordsOfSource(tx: Tx, scope: Scope, query: SourceQuery, limit: number): Promise<OfSource[]> {
  const user = query.user_id ?? (scope.allUsers ? undefined : (scope.userId ?? undefined));
  const whose =
    user !== undefined
      ? sql`and r.user_id = ${user}`
      : may(scope, 'shared:write')
        ? sql``
        : sql`and r.user_id is not null`;
  const { rows } = await tx.execute<OfSource & Record<string, unknown>>(sql`
    select r.id, r.user_id as "userId", r.legal_hold as "legalHold" from records r
    where r.tenant_id = ${scope.tenantId} ${whose} and (${ofRecord(query)} or exists (
      select from record_versions v where v.tenant_id = ${scope.tenantId} and v.record_id = r.id and ${ofVersion(scope, query)}))
    order by r.legal_hold, r.user_id, r.id limit ${limit}`);
  return rows;
}

function ofRecord(query: SourceQuery): SQL {
  return query.key_id === undefined ? labelled('r', query) : sql`r.created_by = ${query.key_id}`;
}

/** The fields that count as written by a key. Ending another record's validity does not count. */
const WRITTEN = ['content', 'title', 'speaker', 'tags', 'fields', 'metadata', 'provenance'];
const written = (alias: string) => sql.raw(WRITTEN.map((name) => `${alias}.${name}`).join(', '));

/** The key that closed a version wrote the next one. */
function ofVersion({ tenantId }: Scope, query: SourceQuery): SQL {
  if (query.key_id === undefined) return labelled('v', query);
  return sql`v.changed_by = ${query.key_id} and exists (
    select from (
      select ${written('n')} from record_versions n
        where n.tenant_id = ${tenantId} and n.record_id = v.record_id and n.version = v.version + 1
      union all select ${written('r')} where r.version = v.version + 1
    ) n where row(${written('v')}) is distinct from row(${written('n')}))`;
}

function labelled(alias: 'r' | 'v', { source, session_id: session, agent }: SourceQuery): SQL {
  const of = sql.raw(alias);
  if (source !== undefined) return sql`${of}.provenance->>'source' = ${source}`;
  return session !== undefined ? sql`${of}.session_id = ${session}` : sql`${of}.agent = ${agent}`;
}
