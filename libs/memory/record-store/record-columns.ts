import { records } from '@schema/records.js';
import { getTableColumns } from 'drizzle-orm';

type Row = typeof records.$inferSelect;
export type RecordColumn = keyof Row;

/**
 * The role of a column of `records`:
 * - `tenant`: the isolation boundary; every statement names it, and no read returns it
 * - `identity`: set at creation, and never changed
 * - `origin`: who stored it; kept for the audit, and never read back
 * - `edited`: can be changed by an edit
 * - `version`: belongs to the version itself; set by the store
 * - `state`: changes without a new version; included in an import
 * - `hold`: as `state`, but never imported
 */
type Role = 'tenant' | 'identity' | 'origin' | 'edited' | 'version' | 'state' | 'hold';

/**
 * The role of every column. The insert, the projection, versions, edits and the import are derived from it. A column of the schema
 * that is missing here does not compile.
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

/** The fields that an edit may change. Only a revision sets `supersededBy`. */
export type Editable = Pick<Row, Named<'edited'>>;
export type EditableField = keyof Editable;

/** A record as it is read, or one of its earlier versions. */
export type ReadColumns = Omit<Row, Named<'tenant' | 'origin'>>;

/** The columns given for a new record beside its first version. The owner comes from the writer. */
export type GivenColumns = Pick<Row, Exclude<Named<'identity' | 'origin'>, 'userId'> | 'recordedAt'>;

/** The history and state of an imported record. */
export type StateColumns = Pick<typeof records.$inferInsert, Named<'state'> | 'version' | 'supersededAt'>;

/** The columns with these roles, by their names in TypeScript, in the order of `ROLES`. */
export function columnsOf<R extends Role>(...roles: readonly R[]): readonly Named<R>[] {
  const wanted: ReadonlySet<Role> = new Set(roles);
  return (Object.keys(ROLES) as RecordColumn[]).filter((name) => wanted.has(ROLES[name])) as Named<R>[];
}

export const EDITABLE_FIELDS: readonly EditableField[] = columnsOf('edited');

/** Fields that an import copies from the file. */
export const STATE_FIELDS: readonly (keyof StateColumns)[] = [...columnsOf('state'), 'version', 'supersededAt'];

const COLUMNS = getTableColumns(records);

/** The SQL name of a column. */
export function sqlNameOf(name: RecordColumn): string {
  return COLUMNS[name].name;
}

/** How a column is transferred: instants as Unix milliseconds, and numbers that the driver would return as text as numbers. */
export function travelsAs(name: RecordColumn): 'time' | 'number' | 'plain' {
  if (COLUMNS[name].dataType === 'date') return 'time';
  return COLUMNS[name].columnType === 'PgBigInt53' ? 'number' : 'plain';
}

/** The SQL names of the columns stored with a version. Its end is set when the version is closed. */
export const VERSIONED_SQL: readonly string[] = columnsOf('edited', 'version')
  .filter((name) => name !== 'supersededAt')
  .map(sqlNameOf);

/** The SQL names of the columns that all versions of a record share, with the tenant. An earlier version has its own time of update. */
export const SHARED_SQL: readonly string[] = columnsOf('tenant', 'identity', 'state', 'hold')
  .filter((name) => name !== 'updatedAt')
  .map(sqlNameOf);
