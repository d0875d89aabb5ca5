import { LIMITS } from '@contracts/limits.js';
import { MESSAGE_TYPE } from '@contracts/records/record.js';
import { isObject } from '@kernel/is-object.js';
import type { Scope } from '@kernel/scope.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { isCallsAlone } from './message.js';

/** What a model said, as stored. */
export interface SaidBefore {
  readonly text: string;
  readonly calls: readonly unknown[];
}

/** The messages that one answer can take: no text of a chat is longer. */
const MOST_PARTS = LIMITS.chatLength / LIMITS.contentLength;

/** The answers of a chat’s model, by the client ids under which they were appended. A long one is several messages. */
@Injectable()
export class FindSaid {
  constructor(private readonly database: Database) {}

  /**
   * @param keys client ids; those of no answer to the user are ignored
   * @param most the most characters of all texts together
   * @returns null: they are longer
   */
  run(scope: Scope, keys: readonly string[], most: number): Promise<ReadonlyMap<string, SaidBefore> | null> {
    return this.database.withScope(scope, (tx) => saidUnder(tx, scope, keys, most), { readOnly: true });
  }
}

/** The id of each further message of an answer. */
export function partKey(key: string, part: number): string {
  return part === 1 ? key : `${key}.${part}`;
}

async function saidUnder(
  tx: Tx,
  scope: Scope,
  keys: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, SaidBefore> | null> {
  if (keys.length === 0 || scope.userId === null) return new Map();
  const { rows: firsts } = await tx.execute<{ external_id: string; parts: unknown; length: number }>(sql`
    select r.external_id, r.metadata->'chat'->'parts' as parts, char_length(r.content) as length
    from records r where ${answersTo(scope, keys)}`);
  const answers = firsts.map(({ external_id: key, parts, length }) => {
    const count = Math.min(MOST_PARTS, typeof parts === 'number' && parts > 1 ? Math.floor(parts) : 1);
    return { keys: Array.from({ length: count }, (_, index) => partKey(key, index + 1)), length };
  });
  const length = answers.reduce((sum, one) => sum + one.length + (one.keys.length - 1) * LIMITS.contentLength, 0);
  if (length > most) return null;
  const all = answers.flatMap((one) => one.keys);
  const { rows } = await tx.execute<{ external_id: string; content: string; fields: Record<string, unknown> }>(sql`
    select r.external_id, r.content, r.fields from records r where ${answersTo(scope, all)}`);
  const found = new Map(rows.map((row) => [row.external_id, row]));
  const said = new Map<string, SaidBefore>();
  for (const one of answers) {
    const parts = one.keys.flatMap((key) => found.get(key) ?? []);
    // A part may have been erased meanwhile.
    if (parts.length < one.keys.length) continue;
    const calls = parts.at(-1)?.fields['tool_calls'];
    said.set(one.keys[0] ?? '', {
      text: parts.map(({ content, fields }) => (isCallsAlone(fields) ? '' : content)).join(''),
      calls: Array.isArray(calls) ? calls.filter(isObject) : [],
    });
  }
  return said;
}

function answersTo(scope: Scope, keys: readonly string[]): SQL {
  return sql`r.tenant_id = ${scope.tenantId} and r.user_id = ${scope.userId}
    and r.external_id = any(${sql.param([...keys])}::text[]) and r.type = ${MESSAGE_TYPE} and r.role = 'assistant'
    and ${recordConditions(scope, { include_expired: true, forgotten: 'too' }, new Date(0))}`;
}
