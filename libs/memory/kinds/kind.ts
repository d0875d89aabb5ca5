import { KIND_PREFIX } from '@contracts/cognitive/cognitive.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { sql, type SQL } from 'drizzle-orm';

/** A record's own fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The result of a write, for the transport. */
export interface Written<Body> {
  readonly body: Body;
  /** Fields of the response that repeat the text of memories. `body` has them without it, and only `body` is stored for a repeat. */
  readonly texts?: Partial<Body>;
  /** Outbox ids of the jobs that compute its vectors. */
  readonly jobs: readonly string[];
}

/**
 * The agent of a request: the named one, or the one to which the key is bound.
 * @throws RecollectError invalid_input if there is none, not_found if it differs from the key's
 */
export function agentOf(scope: Scope, { agent: named }: { readonly agent?: string | undefined }): string {
  if (named === undefined && scope.agent === null) {
    throw invalid('agent', 'is required: agent_name names the agent whose memory this is');
  }
  if (named !== undefined && scope.agent !== null && named !== scope.agent) {
    throw new RecollectError('not_found.agent', 'The key is bound to another agent.');
  }
  return named ?? scope.agent ?? '';
}

/** An id in the format of the six kinds: `sem_…`. */
export function showKind(type: string, id: string): string {
  return showId(Object.hasOwn(KIND_PREFIX, type) ? KIND_PREFIX[type as keyof typeof KIND_PREFIX] : type, id);
}

/** Converts an id in any format of the API to the format of the six kinds. */
export function shownAs(type: string, shown: string): { readonly id: string; readonly node_id: string } {
  const id = showKind(type, readId(shown) ?? shown);
  return { id, node_id: id };
}

/** The fields that all kinds have. */
export function nodeOf(row: RecordRow): {
  readonly id: string;
  readonly node_id: string;
  readonly created_at: string;
  readonly metadata: Record<string, unknown>;
} {
  const id = showKind(row.type, row.id);
  return { id, node_id: id, created_at: row.createdAt.toISOString(), metadata: row.metadata };
}

/** A client's own field may have any value, because any protocol may have stored it. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

export function numberOf(fields: Fields, name: string, otherwise: number): number {
  const value = fields[name];
  return typeof value === 'number' ? value : otherwise;
}

/** The same for records with alias `r`. @param name a constant of ours, never a client's text */
export function numberField(name: string, otherwise: number): SQL {
  const field = sql.raw(`r.fields->'${name}'`);
  return sql`(case when jsonb_typeof(${field}) = 'number' then (${field})::float8 else ${otherwise}::float8 end)`;
}
