import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import type { RecordOutput } from '@contracts/records/record.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import {
  readRecordRow,
  RECORD_COLUMNS,
  type RecordRow,
  showRecord,
  ownedBy,
  recordConditions,
} from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { type Reading, readingsOf, type Said } from './readings.query.js';

/** The result of extraction for messages so far. */
export interface Drawn {
  /** The state of the message with the least progress. */
  readonly reading: Reading;
  readonly facts: readonly RecordOutput[];
  /** Memories that were superseded. */
  readonly replaced: readonly RecordOutput[];
}

const STATES = ['read', 'waiting', 'stopped'] as const;
/** For an id that is not a message of the reader's. */
const UNREAD: Reading = { state: 'stopped', waitsFor: null };

/**
 * Reports the result of extraction for messages. It is not stored but derived from the facts and the progress of the
 * history.
 */
@Injectable()
export class FactsOf {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param ids row ids of the messages */
  run(scope: Scope, ids: readonly string[]): Promise<Drawn> {
    const now = this.clock.now();
    return this.database.withScope(
      scope,
      async (tx) => {
        const said = ids.map((id) => ({ id, further: 0 }));
        const readings = [...(await readingsOf(tx, scope, said)).values()];
        const reading = readings.reduce(leastFar, readings.length < ids.length ? UNREAD : { ...UNREAD, state: 'read' });
        const facts = await drawnFrom(tx, scope, ids, now);
        const drawn = facts.map(({ id }) => id);
        const replaced = await replacedBy(tx, scope, drawn, now);
        return { reading, facts: facts.map(showRecord), replaced: replaced.map(showRecord) };
      },
      { readOnly: true },
    );
  }

  /** The state of several messages, by id. */
  readings(scope: Scope, said: readonly Said[]): Promise<ReadonlyMap<string, Reading>> {
    return this.database.withScope(scope, (tx) => readingsOf(tx, scope, said), { readOnly: true });
  }
}

function leastFar(one: Reading, other: Reading): Reading {
  return STATES.indexOf(other.state) > STATES.indexOf(one.state) ? other : one;
}

/** The facts extracted from these messages, in order of storage, including superseded ones. */
async function drawnFrom(tx: Tx, scope: Scope, messages: readonly string[], now: Date): Promise<RecordRow[]> {
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from (
      select distinct e.from_id as id from edges e where e.tenant_id = ${scope.tenantId}
        and e.to_id = any(${sql.param([...messages])}::uuid[]) and e.type = 'DERIVES_FROM'
    ) d join records r on r.tenant_id = ${scope.tenantId} and r.id = d.id
    where ${ownedBy(scope)} and r.provenance->>'source' = ${EXTRACTED}
      and ${recordConditions(scope, { include_expired: true }, now)}
    order by r.created_at, r.id`);
  return rows.map(readRecordRow);
}

/** The memories that these facts superseded. */
async function replacedBy(tx: Tx, scope: Scope, facts: readonly string[], now: Date): Promise<RecordRow[]> {
  if (facts.length === 0) return [];
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from (
      select distinct e.to_id as id from edges e where e.tenant_id = ${scope.tenantId}
        and e.from_id = any(${sql.param([...facts])}::uuid[]) and e.type = 'SUPERSEDES'
    ) d join records r on r.tenant_id = ${scope.tenantId} and r.id = d.id
    where ${ownedBy(scope)} and r.superseded_by is not null
      and ${recordConditions(scope, { include_expired: true }, now)}
    order by r.created_at, r.id`);
  return rows.map(readRecordRow);
}
