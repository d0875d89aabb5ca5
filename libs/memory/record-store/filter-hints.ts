import type { Filter } from '@contracts/records/filter.js';
import { knownNames, nearName } from '@contracts/field-names.js';
import type { Hints } from '@contracts/records/write-notes.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { ownerSets, recordConditions } from './record-source.js';

/** Maximum number of keys checked. A longer filter is rarely mistyped. */
const MOST_KEYS = 8;
/** Maximum number of records checked per owner set, so that an empty result costs no more than others. */
const MOST_RECORDS = 2_000;
/** Maximum number of keys among which a similar one is searched. */
const MOST_KNOWN = 500;
const METADATA = 'metadata.';

/** The metadata paths of a filter, except those that it requires to be absent. */
function metadataKeysOf(filter: Filter): string[] {
  return [...new Set(pathsIn(filter))].slice(0, MOST_KEYS);
}

function* pathsIn(filter: unknown): Iterable<string> {
  if (typeof filter !== 'object' || filter === null) return;
  if (Array.isArray(filter)) {
    for (const item of filter) yield* pathsIn(item);
    return;
  }
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'AND' || name === 'OR') yield* pathsIn(value);
    else if (name.startsWith(METADATA)) yield name.slice(METADATA.length);
  }
}

/**
 * For a read that found nothing: the metadata keys of its filter that no readable record has. Undefined if there are none, or if
 * there are too many records to decide.
 */
export async function filterHints(tx: Tx, scope: Scope, filter: Filter | undefined, now: Date): Promise<Hints> {
  const keys = filter ? metadataKeysOf(filter) : [];
  if (keys.length === 0) return undefined;
  const conditions = recordConditions(scope, {}, now);
  const sets = ownerSets(scope).map(
    (set) => sql`(select r.metadata from records r where ${set} and ${conditions} limit ${MOST_RECORDS + 1})`,
  );
  const paths = sql.param(keys.map((key) => JSON.stringify(key.split('.'))));
  const { rows } = await tx.execute<{ looked: number; absent: string[]; known: string[] }>(sql`
    with seen as materialized (${sql.join(sets, sql` union all `)})
    select (select count(*)::int from seen) as looked,
      array(select asked.path from unnest(${paths}::text[]) asked(path)
        where not exists (select 1 from seen
          where seen.metadata #> array(select jsonb_array_elements_text(asked.path::jsonb)) is not null)) as absent,
      array(select distinct key from seen, jsonb_object_keys(seen.metadata) key limit ${MOST_KNOWN}) as known`);
  const { looked = 0, absent = [], known = [] } = rows[0] ?? {};
  if (looked === 0 || looked > MOST_RECORDS) return undefined;
  const names = knownNames(known);
  const hints = absent.map((path) => {
    const [first = '', ...rest] = JSON.parse(path) as string[];
    const near = nearName(first, names);
    const question = near === null ? '' : `; is ${METADATA}${[near, ...rest].join('.')} meant?`;
    return {
      field: `filter.${METADATA}${[first, ...rest].join('.')}`,
      message: `is a key that no record here has${question}`,
    };
  });
  return hints.length > 0 ? hints : undefined;
}
