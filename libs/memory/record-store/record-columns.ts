import { records } from '@schema/records.js';
import { getTableColumns } from 'drizzle-orm';

type Row = typeof records.$inferSelect;
export type RecordColumn = keyof Row;

/**
 * What a column of `records` is to the record:
 * - `tenant`: the wall around it; every statement names it, and no read answers it
 * - `identity`: given when the record is made, and kept
 * - `origin`: who stored it; kept for the audit, and never read back
 * - `edited`: what an edit may change
 * - `version`: of the version itself; the store sets it
 * - `state`: changes without a new version, and comes along with a record that is imported
 * - `hold`: as `state`, yet no import brings it
 */
type Role = 'tenant' | 'identity' | 'origin' | 'edited' | 'version' | 'state' | 'hold';

/**
 * The one map of the columns. The insert, the projection, versions, edits and the import are derived from it; a column
 * that the schema has and this map has not does not compile.
 */
const ROLES = {
  tenantId: 'tenant',
  id: 'identity',
  userId: 'identity',
  externalId: 'identity',
  type: 'identity',
  createdAt: 'identity',
  createdBy: 'origin',
  agent: 'edited',
  project: 'edited',
  sessionId: 'edited',
  role: 'edited',
  speaker: 'edited',
  sequence: 'edited',
  title: 'edited',
  content: 'edited',
  fields: 'edited',
  metadata: 'edited',
  tags: 'edited',
  importance: 'edited',
  pinned: 'edited',
  language: 'edited',
  occurredAt: 'edited',
  validFrom: 'edited',
  validTo: 'edited',
  expiresAt: 'edited',
  provenance: 'edited',
  trust: 'edited',
  supersededBy: 'edited',
  version: 'version',
  recordedAt: 'version',
  supersededAt: 'version',
  updatedAt: 'state',
  compressed: 'state',
  quarantined: 'state',
  forgottenAt: 'state',
  legalHold: 'hold',
} as const satisfies Record<RecordColumn, Role>;

type Named<R extends Role> = { [K in RecordColumn]: (typeof ROLES)[K] extends R ? K : never }[RecordColumn];

/** What an edit may change; `supersededBy` only a revision does. */
export type Editable = Pick<Row, Named<'edited'>>;
export type EditableField = keyof Editable;

/** A record as it is read, or what it was at an earlier version. */
export type ReadColumns = Omit<Row, Named<'tenant' | 'origin'>>;

/** What a new record is given, beside its first version: whose it is comes from its writer. */
export type GivenColumns = Pick<Row, Exclude<Named<'identity' | 'origin'>, 'userId'> | 'recordedAt'>;

/** What an imported record has been through. */
export type StateColumns = Pick<typeof records.$inferInsert, Named<'state'> | 'version' | 'supersededAt'>;

/** The columns of these roles, by their names in TypeScript, in the order of the map. */
export function columnsOf<R extends Role>(...roles: readonly R[]): readonly Named<R>[] {
  const wanted: ReadonlySet<Role> = new Set(roles);
  return (Object.keys(ROLES) as RecordColumn[]).filter((name) => wanted.has(ROLES[name])) as Named<R>[];
}

export const EDITABLE_FIELDS: readonly EditableField[] = columnsOf('edited');

/** What the importer passes on as it stands in the file. */
export const STATE_FIELDS: readonly (keyof StateColumns)[] = [...columnsOf('state'), 'version', 'supersededAt'];

const COLUMNS = getTableColumns(records);

/** A column's name in SQL. */
export function sqlNameOf(name: RecordColumn): string {
  return COLUMNS[name].name;
}

/** How a column travels: instants as Unix milliseconds, what the driver would answer as a text as a number. */
export function travelsAs(name: RecordColumn): 'time' | 'number' | 'plain' {
  if (COLUMNS[name].dataType === 'date') return 'time';
  return COLUMNS[name].columnType === 'PgBigInt53' ? 'number' : 'plain';
}

/** What a version keeps of its record, in SQL. When it ended is said by whoever closes it. */
export const VERSIONED_SQL: readonly string[] = columnsOf('edited', 'version')
  .filter((name) => name !== 'supersededAt')
  .map(sqlNameOf);

/** What every version of a record shares, in SQL, and the tenant with it. */
export const SHARED_SQL: readonly string[] = columnsOf('tenant', 'identity', 'state', 'hold').map(sqlNameOf);
