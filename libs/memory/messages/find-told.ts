import { LIMITS } from '@contracts/limits.js';
import { MESSAGE_TYPE } from '@contracts/records/record.js';
import type { Scope } from '@kernel/scope.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The memories that a chat's model was given with each of the user's messages, as stored when the message was appended. */
@Injectable()
export class FindTold {
  constructor(private readonly database: Database) {}

  /** @param keys client ids; those of no message of the user are ignored */
  run(scope: Scope, keys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.database.withScope(scope, (tx) => toldWith(tx, scope, keys), { readOnly: true });
  }
}

/**
 * The memories that a chat's model was given with each of the user's own messages with these client ids. The list is empty if there
 * were none, and absent if the message does not exist or has no such information.
 */
async function toldWith(
  tx: Tx,
  scope: Scope,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (keys.length === 0 || scope.userId === null) return new Map();
  const { rows } = await tx.execute<{ external_id: string; told: unknown }>(sql`
    select r.external_id, r.metadata->'chat'->'told' as told from records r
    where r.tenant_id = ${scope.tenantId} and r.user_id = ${scope.userId}
      and r.external_id = any(${sql.param([...keys])}::text[]) and r.type = ${MESSAGE_TYPE}
      and jsonb_typeof(r.metadata->'chat'->'told') = 'array'
      and ${recordConditions(scope, { include_expired: true, forgotten: 'too' }, new Date(0))}`);
  return new Map(rows.map((row) => [row.external_id, wordsIn(row.told)]));
}

/** Clients may write metadata too, so any value is possible. */
function wordsIn(told: unknown): string[] {
  const all = Array.isArray(told) ? (told as unknown[]) : [];
  return all.filter((one) => typeof one === 'string').slice(0, LIMITS.searchLimit);
}
