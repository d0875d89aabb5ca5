import { edgesNamed } from '@contracts/graph/relations.js';
import type { Scope } from '@kernel/scope.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { round } from './edges.query.js';

/** An edge with both ends known. */
export interface EdgeBetween {
  readonly from: string;
  readonly to: string;
  /** The stored type. */
  readonly stored: string;
  readonly strength: number;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Maximum number of edges returned. */
const EDGES = 1_000;

/**
 * The edges between these records, which the reader is known to see. Every column of the key is named, so for a hub only edges among
 * these records are read.
 */
export async function edgesAmong(tx: Tx, scope: Scope, ids: readonly string[]): Promise<EdgeBetween[]> {
  if (ids.length < 2) return [];
  const these = sql`${sql.param([...ids])}::uuid[]`;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select e.from_id, e.to_id, e.type, e.strength::float8 as strength, e.properties from edges e
    where e.tenant_id = ${scope.tenantId} and ${ownedBy(scope, 'e')} and e.from_id = any(${these})
      and e.type = any(${sql.param(edgesNamed(undefined).outward)}::text[]) and e.to_id = any(${these})
    order by e.strength desc, e.type, e.from_id, e.to_id limit ${EDGES}`);
  return rows.map(({ from_id: from, to_id: to, type: stored, strength, properties }) => ({
    ...{ from, to, stored, properties },
    strength: round(strength),
  }));
}

interface Row {
  readonly from_id: string;
  readonly to_id: string;
  readonly type: string;
  readonly strength: number;
  readonly properties: Record<string, unknown>;
}
