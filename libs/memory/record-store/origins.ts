import { isObject } from '@kernel/is-object.js';
import { sql, type SQL } from 'drizzle-orm';

/** Labels by which memories are erased and purged. */
export interface Origins {
  readonly source?: unknown;
  readonly session_id?: string | null | undefined;
  readonly agent?: string | null | undefined;
}

/** In `provenance`: the origins of texts that went into a memory with other labels. The newest are kept. */
const FIELD = 'revised_from';
const MOST = 100;

/** The provenance of a memory with `own` origins after it took in a text from others. */
export function withOrigins(
  provenance: Record<string, unknown>,
  own: Origins,
  given: Origins,
): Record<string, unknown> {
  const known = isObject(provenance[FIELD]) ? provenance[FIELD] : {};
  const added = (['source', 'session_id', 'agent'] as const).flatMap((name) => {
    const value = given[name];
    if (typeof value !== 'string' || value === own[name]) return [];
    const before = Array.isArray(known[name]) ? (known[name] as unknown[]) : [];
    return [[name, [...before.filter((one) => one !== value), value].slice(-MOST)] as const];
  });
  if (added.length === 0) return provenance;
  return { ...provenance, [FIELD]: { ...known, ...Object.fromEntries(added) } };
}

/** Whether a row of `records` or `record_versions` has this origin, or took in a text that has it. */
export function cameFrom(row: SQL, origin: keyof Origins, value: string): SQL {
  const own = origin === 'source' ? sql`${row}.provenance->>'source'` : sql`${row}.${sql.raw(origin)}`;
  const more = sql`${row}.provenance->${sql.raw(`'${FIELD}'->'${origin}'`)}`;
  return sql`(${own} = ${value} or ${more} @> to_jsonb(${value}::text))`;
}
