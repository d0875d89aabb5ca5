import type { RecordOutput } from '@contracts/records/record.js';
import { showId } from '@kernel/ids.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Editable } from './record.js';

/** A record, or what it was at an earlier version. */
export interface RecordRow extends Editable {
  id: string;
  userId: string | null;
  externalId: string | null;
  type: string;
  version: number;
  createdAt: Date;
  updatedAt: Date | null;
  recordedAt: Date;
  supersededAt: Date | null;
  legalHold: boolean;
  /** Since when it is out of every answer. */
  forgottenAt: Date | null;
  /** Folded into a summary, or archived. */
  compressed: boolean;
  /** Held back from every answer unless asked for. */
  quarantined: boolean;
}

const PLAIN = {
  id: 'id', user_id: 'userId', external_id: 'externalId', type: 'type', agent: 'agent', project: 'project',
  session_id: 'sessionId', role: 'role', speaker: 'speaker', title: 'title', content: 'content', fields: 'fields',
  metadata: 'metadata', tags: 'tags', importance: 'importance', pinned: 'pinned', language: 'language',
  provenance: 'provenance', trust: 'trust', version: 'version', legal_hold: 'legalHold', sequence: 'sequence',
  compressed: 'compressed', superseded_by: 'supersededBy',
  quarantined: 'quarantined',
} as const; // prettier-ignore

const TIMES = {
  occurred_at: 'occurredAt', valid_from: 'validFrom', valid_to: 'validTo', expires_at: 'expiresAt',
  created_at: 'createdAt', updated_at: 'updatedAt', recorded_at: 'recordedAt', superseded_at: 'supersededAt',
  forgotten_at: 'forgottenAt',
} as const; // prettier-ignore

/** The columns of a record source aliased `r`, for `readRecordRow`. Instants travel as Unix milliseconds. */
export const RECORD_COLUMNS: SQL = sql.raw(
  [
    ...Object.keys(PLAIN).map((column) => (column === 'sequence' ? 'r.sequence::float8 as sequence' : `r.${column}`)),
    ...Object.keys(TIMES).map((column) => `date_part('epoch', r.${column}) * 1000 as ${column}`),
  ].join(', '),
);

/** Names of `RECORD_COLUMNS`, in their order. */
export const RECORD_COLUMN_NAMES: readonly string[] = [...Object.keys(PLAIN), ...Object.keys(TIMES)];

const ROW_NAMES: readonly string[] = [...Object.values(PLAIN), ...Object.values(TIMES)];
const FIRST_TIME = Object.keys(PLAIN).length;
/** A copy of it has room for every field at once; one that grows field by field takes four times the memory. */
const EMPTY_ROW: Readonly<Record<string, unknown>> = Object.fromEntries(ROW_NAMES.map((name) => [name, null]));

/** As `readRecordRow`, of a row that is the list of its cells (`packedRows`). */
export function readRecordCells(cells: readonly unknown[]): RecordRow {
  const row = { ...EMPTY_ROW };
  for (let place = 0; place < ROW_NAMES.length; place++) {
    const cell = cells[place];
    const isTime = place >= FIRST_TIME && typeof cell === 'number';
    row[ROW_NAMES[place]!] = isTime ? new Date(Math.round(cell)) : cell;
  }
  return row as unknown as RecordRow;
}

export function readRecordRow(raw: Record<string, unknown>): RecordRow {
  const row: Record<string, unknown> = {};
  for (const [column, name] of Object.entries(PLAIN)) row[name] = raw[column];
  for (const [column, name] of Object.entries(TIMES)) {
    const milliseconds = raw[column];
    row[name] = typeof milliseconds === 'number' ? new Date(Math.round(milliseconds)) : null;
  }
  return row as unknown as RecordRow;
}

/** As `/v1` answers it: fields that are not set are absent, unknown fields stand beside the known. */
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

/** Trust is stored with single precision: without the digits that it adds. */
function belief({ trust, quarantined }: RecordRow): Pick<RecordOutput, 'trust' | 'quarantined'> {
  return {
    trust: trust === 1 ? undefined : Math.round(trust * 1e6) / 1e6,
    quarantined: quarantined || undefined,
  };
}
