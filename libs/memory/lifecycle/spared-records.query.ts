import type { previewForgetting } from '@contracts/lifecycle/forgetting.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { lifeColumns, type Life, readLife } from '@memory/record-store/life-of-records.js';
import { ownedBy, recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { Population } from './forgetting-policies.js';
import { readUuid, writePlace } from '@contracts/place.js';
import type { Policies } from './policy.js';
import { retentionOf } from './retention.js';
import { dueAt, exemptionsOf } from './verdict.js';

type Preview = OutputOf<typeof previewForgetting>;

export interface SparedQuery {
  readonly at: Date;
  readonly populations: readonly Population[];
  readonly types: readonly string[] | undefined;
  readonly limit: number;
  readonly cursor: readonly unknown[] | null;
}

/** Maximum number of candidates read per page. A page may be shorter than requested although there are more. */
const CANDIDATES = 2_000;

/**
 * Records that the curve would have forgotten by now, except for a pin, a legal hold or their importance, by id. There is no index
 * for these, so it reads the scope, a page at a time. Only a dry run does this.
 */
export async function sparedRecords(
  tx: Tx,
  scope: Scope,
  { at, populations, types, limit, cursor }: SparedQuery,
): Promise<Pick<Preview, 'exempt' | 'has_more' | 'next_cursor'>> {
  const policiesOf = lookUp(populations);
  const after = cursor && readUuid(cursor[0]);
  const { rows } = await tx.execute(sql`
    select ${lifeColumns(scope.tenantId)}, coalesce(u.legal_hold, false) as held from records r
      join record_access a on a.tenant_id = r.tenant_id and a.record_id = r.id
      left join users u on u.tenant_id = r.tenant_id and u.user_id = r.user_id
    where r.tenant_id = ${scope.tenantId} and ${ownedBy(scope)} and ${recordConditions(scope, {}, at)}
      ${types ? sql`and r.type = any(${sql.param([...types])}::text[])` : sql``}
      ${after ? sql`and r.id > ${after}::uuid` : sql``}
    order by r.id limit ${CANDIDATES}`);
  const exempt: Preview['exempt'] = [];
  let last: string | null = null;
  for (const [index, row] of rows.entries()) {
    const life = readLife(row);
    last = life.id;
    const item = spared(life, policiesOf(life.userId), row['held'] as boolean, at);
    if (item) exempt.push(item);
    if (exempt.length === limit && index < rows.length - 1) break;
  }
  const more = last !== null && (rows.length === CANDIDATES || last !== rows.at(-1)?.['id']);
  return { exempt, has_more: more, ...(more && { next_cursor: writePlace([last]) }) };
}

function spared(life: Life, policies: Policies | undefined, held: boolean, at: Date): Preview['exempt'][number] | null {
  const policy = policies?.forType(life.type);
  const due = policy && dueAt(life, policy);
  if (!policy || !due || due > at) return null;
  const why = exemptionsOf(life, policy, held).filter((one) => one !== 'model');
  if (why.length === 0) return null;
  return {
    id: showId(life.type, life.id),
    type: life.type,
    ...(life.userId !== null && { user_id: life.userId }),
    shared: life.userId === null,
    why,
    retention: retentionOf(policy, life, at),
    strength: life.strength,
    last_recalled_at: life.lastRecalledAt.toISOString(),
    importance: life.importance,
  };
}

/** A user under legal hold is in no population; the tenant's policy is used instead. */
function lookUp(populations: readonly Population[]): (userId: string | null) => Policies | undefined {
  const owners = new Map<string | null, Policies>();
  for (const { owner, policies } of populations) if (!('rest' in owner)) owners.set(owner.userId, policies);
  const rest = populations.find(({ owner }) => 'rest' in owner)?.policies;
  return (userId) => owners.get(userId) ?? rest ?? owners.get(null);
}
