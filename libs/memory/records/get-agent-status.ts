import type { getAgentStatus } from '@contracts/status.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import {
  readRecordRow,
  RECORD_COLUMNS,
  type RecordRow,
  ownedBy,
  recordConditions,
} from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The status of an agent, from its last checkpoint. An agent without a checkpoint is idle. */
@Injectable()
export class GetAgentStatus {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, agent: string): Promise<OutputOf<typeof getAgentStatus>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { last, count } = await lastCheckpoint(tx, scope, agent, this.clock.now());
        return {
          agent,
          status: agentStateOf(last),
          checkpoint_count: count,
          current_task: last ? currentTaskOf(last) : null,
          last_updated: last ? last.recordedAt.getTime() : null,
        };
      },
      { readOnly: true },
    );
  }
}

/** The latest checkpoint of an agent, by storing or update, and the number of its checkpoints. Reads only checkpoints of that agent. */
async function lastCheckpoint(
  tx: Tx,
  scope: Scope,
  agent: string,
  now: Date,
): Promise<{ last: RecordRow | undefined; count: number }> {
  const { rows } = await tx.execute<Record<string, unknown> & { checkpoints: number }>(sql`
    select ${RECORD_COLUMNS}, (count(*) over ())::int as checkpoints from records r
    where ${ownedBy(scope)} and ${recordConditions(scope, { type: 'checkpoint', agent }, now)}
    order by r.recorded_at desc, r.id desc limit 1`);
  const [row] = rows;
  return { last: row && readRecordRow(row), count: row?.checkpoints ?? 0 };
}

type Checkpoint = Pick<RecordRow, 'fields' | 'content'>;

/**
 * The state of an agent by its last checkpoint (AMP v0.2 `agent_status`): blocked if it has the flag BLOCKED or names blockers, idle
 * if it has the flag IDLE or does not exist, otherwise in progress.
 */
export function agentStateOf(checkpoint: Checkpoint | undefined): 'idle' | 'in_progress' | 'blocked' {
  if (!checkpoint) return 'idle';
  const state = stateOf(checkpoint);
  const flags = texts(state['flags']).map((flag) => flag.trim().toUpperCase());
  if (flags.includes('BLOCKED')) return 'blocked';
  if (flags.includes('IDLE')) return 'idle';
  return texts(state['blockers']).some((blocker) => blocker.trim() !== '') ? 'blocked' : 'in_progress';
}

/** The task of the agent; null if it is idle. */
export function currentTaskOf(checkpoint: Checkpoint): string | null {
  if (agentStateOf(checkpoint) === 'idle') return null;
  const task = checkpoint.fields['working_on'];
  return typeof task === 'string' ? task : checkpoint.content;
}

function stateOf(checkpoint: Checkpoint): Record<string, unknown> {
  const { state } = checkpoint.fields;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
