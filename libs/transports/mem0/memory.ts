import type { Filter } from '@contracts/records/filter.js';
import { MESSAGE_TYPE, type RecordOutput } from '@contracts/records/record.js';
import { reservedEntity } from '@contracts/mem0/mem0-filter.js';
import type { Mem0Memory } from '@contracts/mem0/mem0-shapes.js';
import { rowKeyOf } from '@kernel/ids.js';
import { NO_AGENT } from './added-messages.js';

/** Messages belong to a history and are not memories of mem0. */
export const NO_MESSAGES: Filter = { type: { ne: MESSAGE_TYPE } };

/** A record in mem0's format. Its ids are UUIDs: the row keys inside our ids. */
export function showMemory(record: RecordOutput): Mem0Memory {
  const { user_id: owner, agent, project, session_id: session } = record;
  return {
    id: rowKeyOf(record.id),
    memory: record.content,
    user_id: owner === undefined || reservedEntity(owner) ? null : owner,
    agent_id: agent === undefined || agent === NO_AGENT ? null : agent,
    app_id: project ?? null,
    run_id: session ?? null,
    session_id: session ?? null,
    ...(record.role !== undefined && { role: record.role }),
    ...(record.speaker !== undefined && { actor_id: record.speaker }),
    metadata: record.metadata,
    categories: record.tags,
    immutable: false,
    expiration_date: showExpiration(record.expires_at),
    created_at: record.created_at,
    updated_at: record.updated_at ?? record.created_at,
  };
}

/** An expiry that was set as a date is returned as a date. */
function showExpiration(at: string | undefined): string | null {
  if (at === undefined) return null;
  return at.endsWith('T23:59:59.999Z') ? at.slice(0, 10) : at;
}

/** The requested fields, and always the id. */
export function choose(memory: Mem0Memory & { score?: number }, fields: readonly string[] | undefined): { id: string } {
  if (!fields || fields.length === 0) return memory;
  return Object.fromEntries(Object.entries(memory).filter(([name]) => name === 'id' || fields.includes(name))) as {
    id: string;
  };
}
