import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { messages } from '@schema/messages.js';
import { sql } from 'drizzle-orm';

/** What a history keeps of a message: its place. The record holds what was said. */
export interface Said {
  readonly id: string;
  readonly agent: string | null;
  readonly sessionId: string | null;
  readonly occurredAt: Date;
}

/** Locked histories of one user, by agent: how far each counts. Rises as messages are appended. */
export type Histories = Map<string | null, number>;

/** Messages take seven parameters a row; Postgres takes 65,535 in a statement. */
const ROWS_PER_INSERT = 5_000;

/**
 * The one history of a user and agent: every message has the next whole number. Who appends holds the row of the history
 * until the end of the transaction, so numbers rise in the order in which they are seen and none is left out.
 */
@Injectable()
export class MessageHistory {
  /**
   * Locks the histories of these agents, in one order for everybody, and makes those that are not there. To be called
   * before the records are inserted: a writer that waits for an id must not be waited for by another for its history.
   */
  async lock(
    tx: Tx,
    owner: { readonly tenantId: string; readonly userId: string | null },
    agents: readonly (string | null)[],
    now: Date,
  ): Promise<Histories> {
    const names = [...new Set(agents.map((agent) => agent ?? ''))].sort();
    if (names.length === 0 || owner.userId === null) return new Map();
    const { rows } = await tx.execute<{ agent: string; last: number }>(sql`
      insert into message_histories as h (tenant_id, user_id, agent, updated_at)
      select ${owner.tenantId}::uuid, ${owner.userId}::text, n.agent, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(names)}::text[]) with ordinality as n (agent, place) order by n.place
      on conflict (tenant_id, user_id, agent) do update set updated_at = excluded.updated_at
      returning agent, last_sequence::float8 as last`);
    return new Map(rows.map(({ agent, last }) => [agent === '' ? null : agent, last]));
  }

  /** Gives each message the next number of its history, in this order. The histories must be locked, the records stored. */
  async append(
    tx: Tx,
    owner: { readonly tenantId: string; readonly userId: string | null },
    histories: Histories,
    said: readonly Said[],
  ): Promise<void> {
    const { tenantId, userId } = owner;
    if (said.length === 0 || userId === null) return;
    const rows = said.map(({ id, agent, sessionId, occurredAt }) => {
      const last = histories.get(agent);
      if (last === undefined) throw new Error('a message was appended to a history that is not locked');
      histories.set(agent, last + 1);
      return { tenantId, recordId: id, userId, agent: agent ?? '', sequence: last + 1, sessionId, occurredAt };
    });
    for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
      await tx.insert(messages).values(rows.slice(i, i + ROWS_PER_INSERT));
    }
    const grown = [...new Set(rows.map(({ agent }) => agent))];
    await tx.execute(sql`
      update message_histories h set last_sequence = n.last
      from unnest(${sql.param(grown)}::text[], ${sql.param(grown.map((agent) => histories.get(agent === '' ? null : agent)))}::bigint[]) as n (agent, last)
      where h.tenant_id = ${tenantId} and h.user_id = ${userId} and h.agent = n.agent`);
  }
}
