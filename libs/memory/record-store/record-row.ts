import type { RecordOutput } from '@contracts/records/record.js';
import { showId } from '@kernel/ids.js';
import { sql, type SQL } from 'drizzle-orm';
import { columnsOf, type ReadColumns, sqlNameOf, travelsAs } from './record-columns.js';

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
