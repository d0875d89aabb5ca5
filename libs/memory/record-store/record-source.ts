import { RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import { and, sql, type SQL } from 'drizzle-orm';
import type { Filter } from '@contracts/records/filter.js';
import type { RecordOutput } from '@contracts/records/record.js';
import { showId } from '@kernel/ids.js';
import { instant } from '@platform/database/instant.js';
import { compileFilter } from './filter.js';
import { asImportantAs } from './importance.js';
import { SHARED_SQL, VERSIONED_SQL, columnsOf, type ReadColumns, sqlNameOf, travelsAs } from './record-columns.js';

/** A record, or one of its earlier versions. */
export type RecordRow = ReadColumns;

const READ = columnsOf('identity', 'edited', 'version', 'state', 'hold');
const TIMES = READ.filter((name) => travelsAs(name) === 'time');
const PLAIN = READ.filter((name) => travelsAs(name) !== 'time');

/** The columns of a record source with alias `r`, for `readRecordRow`. Instants are transferred as Unix milliseconds. */
export const RECORD_COLUMNS: SQL = sql.raw([...PLAIN, ...TIMES].map(projected).join(', '));

/** The names of `RECORD_COLUMNS`, in the same order. */
export const RECORD_COLUMN_NAMES: readonly string[] = [...PLAIN, ...TIMES].map(sqlNameOf);

function projected(name: keyof RecordRow): string {
  const column = sqlNameOf(name);
  const how = travelsAs(name);
  if (how === 'time') return `date_part('epoch', r.${column}) * 1000 as ${column}`;
  return how === 'number' ? `r.${column}::float8 as ${column}` : `r.${column}`;
}

const ROW_NAMES: readonly string[] = [...PLAIN, ...TIMES];
const FIRST_TIME = PLAIN.length;
/** A copy of it has room for all fields. An object that grows field by field takes four times the memory. */
const EMPTY_ROW: Readonly<Record<string, unknown>> = Object.fromEntries(ROW_NAMES.map((name) => [name, null]));

/** As `readRecordRow`, for a row given as a list of cells (`packedRows`). */
export function readRecordCells(cells: readonly unknown[]): RecordRow {
  const row = { ...EMPTY_ROW };
  for (let place = 0; place < ROW_NAMES.length; place++) {
    const cell = cells[place];
    row[ROW_NAMES[place]!] = place < FIRST_TIME ? cell : typeof cell === 'number' ? new Date(Math.round(cell)) : null;
  }
  return row as unknown as RecordRow;
}

export function readRecordRow(raw: Record<string, unknown>): RecordRow {
  return readRecordCells(RECORD_COLUMN_NAMES.map((column) => raw[column]));
}

/** Formats a record as the `/v1` response: unset fields are absent, and unknown fields are beside the known ones. */
export function showRecord(row: RecordRow): RecordOutput {
  const shown: RecordOutput = {
    ...row.fields,
    id: showId(row.type, row.id),
    external_id: row.externalId ?? undefined,
    type: row.type,
    user_id: row.userId ?? undefined,
    shared: row.userId === null,
    agent: row.agent ?? undefined,
    project: row.project ?? undefined,
    session_id: row.sessionId ?? undefined,
    role: row.role ?? undefined,
    speaker: row.speaker ?? undefined,
    sequence: row.sequence === 0 ? undefined : row.sequence,
    title: row.title ?? undefined,
    content: row.content,
    metadata: row.metadata,
    tags: row.tags,
    importance: row.importance,
    pinned: row.pinned,
    compressed: row.compressed || undefined,
    language: typeof row.fields['language'] === 'string' ? row.fields['language'] : row.language,
    occurred_at: row.occurredAt.toISOString(),
    valid_from: row.validFrom?.toISOString(),
    valid_to: row.validTo?.toISOString(),
    expires_at: row.expiresAt?.toISOString(),
    provenance: Object.keys(row.provenance).length > 0 ? row.provenance : undefined,
    ...belief(row),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt?.toISOString(),
    recorded_at: row.recordedAt.toISOString(),
    superseded_at: row.supersededAt?.toISOString(),
    superseded_by: row.supersededBy ? showId(row.type, row.supersededBy) : undefined,
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined)) as RecordOutput;
}

/** Trust is stored in single precision. This removes the digits that the conversion adds. */
function belief({ trust, quarantined }: RecordRow): Pick<RecordOutput, 'trust' | 'quarantined'> {
  return {
    trust: trust === 1 ? undefined : Math.round(trust * 1e6) / 1e6,
    quarantined: quarantined || undefined,
  };
}

/** The conditions of a read, beside the scope. */
export interface RecordQuery {
  readonly type?: string;
  readonly agent?: string;
  /** Limits records of a conversation (`SPOKEN_TYPES`) to this agent. Facts belong to the user, whoever learned them. */
  readonly spoken_with?: string;
  readonly project?: string;
  readonly session_id?: string;
  readonly role?: string;
  /** Matches any of them. */
  readonly tags?: readonly string[];
  readonly filter?: Filter;
  /** Compared with the rating or the computed importance, whichever is higher. */
  readonly min_importance?: number;
  readonly as_of?: Date;
  readonly valid_at?: Date;
  readonly include_expired?: boolean;
  /** Includes superseded records, which lists and searches leave out by default. */
  readonly include_superseded?: boolean;
  /** By default forgotten records are left out. Returns only them, or also them. */
  readonly forgotten?: 'only' | 'too';
  /** Also returns quarantined records. Needs admin. */
  readonly include_quarantined?: boolean;
  /** As `include_quarantined`, for writers: the id of a quarantined record is taken. They are returned only to the caller that has just stored them. */
  readonly quarantined?: 'only' | 'too';
}

const columns = (alias: string, names: readonly string[]) => names.map((name) => `${alias}.${name}`).join(', ');

/** The source of a tenant's records, with alias `r`: current records, or with `asOf`, each in the version that was open at that instant. */
export function recordSource({ tenantId }: Pick<Scope, 'tenantId'>, asOf: Date | undefined): SQL {
  if (!asOf) return sql.raw('records r');
  const then = asOf.toISOString();
  return sql`(
    select ${sql.raw(columns('c', [...SHARED_SQL, ...VERSIONED_SQL]))}, c.superseded_at, c.updated_at
      from records c where c.tenant_id = ${tenantId} and c.recorded_at <= ${then}::timestamptz
    union all
    select ${sql.raw(columns('c', SHARED_SQL))}, ${sql.raw(columns('v', VERSIONED_SQL))}, v.superseded_at,
        case when v.version > 1 then v.recorded_at end as updated_at
      from records c join record_versions v on v.tenant_id = c.tenant_id and v.record_id = c.id
      where c.tenant_id = ${tenantId} and v.tenant_id = ${tenantId} and v.recorded_at <= ${then}::timestamptz and v.superseded_at > ${then}::timestamptz
  ) r`;
}

/**
 * The sets of rows that a scope reads. Each is one contiguous range of an index that begins with `(tenant_id, user_id)`: the user's
 * own rows, the tenant's shared ones, or with `allUsers` the whole tenant. Row-level security enforces the same limits; these
 * predicates select the index.
 */
export function ownerSets(scope: Scope, alias = 'r'): SQL[] {
  const a = sql.raw(alias);
  const tenant = sql`${a}.tenant_id = ${scope.tenantId}`;
  if (scope.allUsers) return [tenant];
  const sets = ownersOf(scope).map((owner) => {
    return owner === null ? sql`${tenant} and ${a}.user_id is null` : sql`${tenant} and ${a}.user_id = ${owner}`;
  });
  return sets.length > 0 ? sets : [sql`false`];
}

/** The owners that a scope reads, if it does not read the whole tenant. Null means the shared memory. */
export function ownersOf({ userId, includeShared }: Scope): (string | null)[] {
  return [...(userId === null ? [] : [userId]), ...(includeShared ? [null] : [])];
}

/** All of `ownerSets` as one predicate. */
export function ownedBy(scope: Scope, alias = 'r'): SQL {
  return sql`(${sql.join(ownerSets(scope, alias), sql` or `)})`;
}

/**
 * The records with these ids that a scope reads, as alias `r`, for a `from`: one look-up by primary key per id. With `= any` or with
 * a plain condition on the owner a kept plan may read the index by time of all that the owner has, because the planner knows no
 * owner's size; that took 35 ms of 100,000 records. `offset 0` and the expressions around the owner leave it no other index.
 */
export function recordsOfIds(source: SQL, scope: Scope, ids: readonly string[], conditions: SQL): SQL {
  return sql`unnest(${sql.param([...new Set(ids)])}::uuid[]) as asked (id) cross join lateral (
    select r.* from ${source}
    where r.tenant_id = ${scope.tenantId} and r.id = asked.id and ${ownerOfFound(scope)} and ${conditions} offset 0) r`;
}

function ownerOfFound({ userId, includeShared, allUsers }: Scope): SQL {
  if (allUsers) return sql`true`;
  if (userId === null) return includeShared ? sql`(r.user_id || '') is null` : sql`false`;
  return includeShared ? sql`coalesce(r.user_id, ${userId}) = ${userId}` : sql`(r.user_id || '') = ${userId}`;
}

/** Types that belong to one agent's conversation: its turns, their summaries, and the state of its work. */
const SPOKEN_TYPES = ['message', 'summary', 'checkpoint'] as const;

/** All conditions on a record (alias `r`) for a read, except its owner. */
export function recordConditions(scope: Scope, query: RecordQuery, now: Date): SQL {
  const conditions: (SQL | undefined)[] = [
    quarantinedOrNot(scope, query),
    forgottenOrNot(query.forgotten),
    boundTo(scope),
    query.include_expired ? undefined : sql`(r.expires_at is null or r.expires_at > ${instant(query.as_of ?? now)})`,
    query.type === undefined ? undefined : sql`r.type = ${query.type}`,
    query.agent === undefined ? undefined : sql`r.agent = ${query.agent}`,
    query.spoken_with === undefined
      ? undefined
      : sql`(r.agent = ${query.spoken_with} or r.type <> all(${sql.param([...SPOKEN_TYPES])}::text[]))`,
    query.project === undefined ? undefined : sql`r.project = ${query.project}`,
    query.session_id === undefined ? undefined : sql`r.session_id = ${query.session_id}`,
    query.role === undefined ? undefined : sql`r.role = ${query.role}`,
    query.tags === undefined || query.tags.length === 0
      ? undefined
      : sql`r.tags && ${sql.param([...query.tags])}::text[]`,
    query.valid_at && sql`(r.valid_from is null or r.valid_from <= ${instant(query.valid_at)})`,
    query.valid_at && sql`(r.valid_to is null or r.valid_to > ${instant(query.valid_at)})`,
    query.min_importance === undefined ? undefined : asImportantAs(scope.tenantId, query.min_importance, now),
    query.filter && compileFilter(query.filter),
  ];
  return and(...conditions) ?? sql`true`;
}

/**
 * The condition that lists and searches add to `recordConditions`: it leaves out superseded records. With `valid_at` only the
 * validity decides. Begins with `and`, or is empty.
 */
export function notSuperseded(query: RecordQuery): SQL {
  return query.include_superseded || query.valid_at ? sql`` : sql` and r.superseded_by is null`;
}

function quarantinedOrNot(scope: Scope, { quarantined, include_quarantined: included }: RecordQuery): SQL | undefined {
  if (quarantined === 'only') return sql`r.quarantined`;
  if (quarantined === 'too') return undefined;
  if (!included) return sql`not r.quarantined`;
  if (!may(scope, 'admin')) throw new RecollectError('forbidden', 'The key lacks the permission admin.');
  return undefined;
}

function forgottenOrNot(query: RecordQuery['forgotten']): SQL | undefined {
  if (query === 'too') return undefined;
  return query === 'only' ? sql`r.forgotten_at is not null` : sql`r.forgotten_at is null`;
}

/** The records (alias `r`) that a key bound to an agent or project reads: those with the same label, and shared ones without a label. */
export function boundTo(scope: Scope): SQL | undefined {
  return and(bound('agent', scope.agent), bound('project', scope.project));
}

function bound(column: 'agent' | 'project', label: string | null): SQL | undefined {
  if (label === null) return undefined;
  const name = sql.raw(`r.${column}`);
  return sql`(${name} = ${label} or (r.user_id is null and ${name} is null))`;
}
