import { Injectable } from '@nestjs/common';
import { FRESH, counted, countedPut } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { insertRows } from '@platform/database/insert-rows.js';
import { together } from '@platform/database/together.js';
import { messages } from '@schema/messages.js';
import { sql } from 'drizzle-orm';

/** The place of a message in a history. The record contains its text. */
export interface Said {
  readonly id: string;
  readonly agent: string | null;
  readonly sessionId: string | null;
  readonly occurredAt: Date;
}

/** By agent: the offset added to the places of a file's messages. */
export type Shifts = Map<string | null, number>;

/** A message of a file with its place there; null if the file has none. */
export interface Placed extends Said {
  readonly sequence: number | null;
}

/** Locked histories of one user, by agent, with the last place of each. Increases as messages are appended. */
export type Histories = Map<string | null, number>;

/**
 * The single history of a user and agent, in which every message has the next integer as its place. A writer locks the row of the
 * history until the end of the transaction, so places become visible in order and without gaps.
 */
@Injectable()
export class MessageHistory {
  /**
   * Locks the histories of these agents, always in the same order, and creates missing ones. Call it before the records are
   * inserted, so that a writer waiting for an id does not hold up another that waits for its history.
   */
  async lock(
    tx: Tx,
    owner: { readonly tenantId: string; readonly userId: string | null },
    agents: readonly (string | null)[],
    now: Date,
  ): Promise<Histories> {
    const names = [...new Set(agents.map((agent) => agent ?? ''))].sort();
    if (names.length === 0 || owner.userId === null) return new Map();
    const rows = await countedPut(
      'message_histories',
      tx.execute<{ agent: string; last: number; fresh: boolean }>(
        keepFixedPlan(sql`
      insert into message_histories as h (tenant_id, user_id, agent, updated_at)
      select ${owner.tenantId}::uuid, ${owner.userId}::text, n.agent, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(names)}::text[]) with ordinality as n (agent, place) order by n.place
      on conflict (tenant_id, user_id, agent) do update set updated_at = excluded.updated_at
      returning agent, last_sequence::float8 as last, ${FRESH} as fresh`),
      ),
    );
    const histories = new Map(rows.map(({ agent, last }) => [agent === '' ? null : agent, last]));
    const fresh = rows.filter((row) => row.fresh).map(({ agent }) => agent);
    if (fresh.length > 0) await this.goOn(tx, { ...owner, userId: owner.userId }, fresh, histories, now);
    return histories;
  }

  /**
   * An erasure may remove a history before its messages. Until all of them are gone, new messages get places after them, because
   * their places are taken.
   */
  private async goOn(
    tx: Tx,
    owner: { readonly tenantId: string; readonly userId: string },
    agents: readonly string[],
    histories: Histories,
    now: Date,
  ): Promise<void> {
    const { rows } = await tx.execute<{ agent: string; last: number }>(
      keepFixedPlan(sql`
      select n.agent, m.sequence::float8 as last from unnest(${sql.param([...agents])}::text[]) as n (agent) cross join lateral (
        select m.sequence from messages m
        where m.tenant_id = ${owner.tenantId} and m.user_id = ${owner.userId} and m.agent = n.agent
        order by m.sequence desc limit 1
      ) m`),
    );
    if (rows.length === 0) return;
    for (const { agent, last } of rows) histories.set(agent === '' ? null : agent, last);
    await this.raise(tx, owner, rows, now);
  }

  /** Gives each message the next place in its history, in this order. The histories must be locked, the records stored. */
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
    const grown = [...new Set(rows.map(({ agent }) => agent))];
    await together(
      insertRows(tx, messages, rows),
      counted(
        'message_histories',
        'updated',
        tx.execute(
          keepFixedPlan(sql`
      update message_histories h set last_sequence = n.last
      from unnest(${sql.param(grown)}::text[], ${sql.param(grown.map((agent) => histories.get(agent === '' ? null : agent)))}::bigint[]) as n (agent, last)
      where h.tenant_id = ${tenantId} and h.user_id = ${userId} and h.agent = n.agent`),
        ),
      ),
    );
  }

  /**
   * Gives messages of a file their original places; if the agent already has a history, places after its end, in the same order.
   * A place that is taken, or would be before the first, is replaced by the next one. The records must be stored.
   */
  async place(
    tx: Tx,
    owner: { readonly tenantId: string; readonly userId: string },
    said: readonly Placed[],
    shifts: Shifts,
    now: Date,
  ): Promise<void> {
    const { tenantId, userId } = owner;
    const histories = await this.lock(tx, owner, said.map(({ agent }) => agent), now); // prettier-ignore
    for (const [agent, last] of histories) if (!shifts.has(agent)) shifts.set(agent, last);
    const wanted = said.map((one) => ({
      ...one,
      at: one.sequence === null ? null : one.sequence + (shifts.get(one.agent) ?? 0),
    }));
    const taken = await takenPlaces(tx, owner, wanted);
    const rows = wanted.map(({ id: recordId, agent, sessionId, occurredAt, at }) => {
      const last = histories.get(agent) ?? 0;
      const sequence = at === null || at < 1 || taken.has(JSON.stringify([agent ?? '', at])) ? last + 1 : at;
      histories.set(agent, Math.max(last, sequence));
      taken.add(JSON.stringify([agent ?? '', sequence]));
      return { tenantId, userId, recordId, agent: agent ?? '', sequence, sessionId, occurredAt };
    });
    await insertRows(tx, messages, rows);
    await this.raise(tx, owner, [...histories].map(([agent, last]) => ({ agent: agent ?? '', last })), now); // prettier-ignore
  }

  /** Raises the last place of each history to at least this, and creates missing ones. */
  async raise(
    tx: Tx,
    { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
    histories: readonly { readonly agent: string; readonly last: number }[],
    now: Date,
  ): Promise<void> {
    await countedPut(
      'message_histories',
      tx.execute<{ fresh: boolean }>(sql`
      insert into message_histories as h (tenant_id, user_id, agent, last_sequence, updated_at)
      select ${tenantId}::uuid, ${userId}::text, n.agent, n.last, ${now.toISOString()}::timestamptz
      from unnest(
        ${sql.param(histories.map(({ agent }) => agent))}::text[], ${sql.param(histories.map(({ last }) => last))}::bigint[]
      ) as n (agent, last) order by n.agent
      on conflict (tenant_id, user_id, agent) do update
        set last_sequence = greatest(h.last_sequence, excluded.last_sequence)
      returning ${FRESH} as fresh`),
    );
  }

  /**
   * Learns from the messages of a file that are already stored by how much its places are shifted here. So an interrupted import can
   * continue, and a later export of the same user adds to an earlier one.
   */
  async learnShifts(
    tx: Tx,
    { tenantId }: { readonly tenantId: string },
    known: readonly { readonly id: string; readonly agent: string | null; readonly sequence: number }[],
    shifts: Shifts,
  ): Promise<void> {
    const unsure = known.filter(({ agent }) => !shifts.has(agent));
    if (unsure.length === 0) return;
    const { rows } = await tx.execute<{ id: string; sequence: number }>(sql`
      select record_id as id, sequence::float8 as sequence from messages
      where tenant_id = ${tenantId} and record_id = any(${sql.param(unsure.map(({ id }) => id))}::uuid[])`);
    const placeOf = new Map(rows.map(({ id, sequence }) => [id, sequence]));
    for (const { id, agent, sequence } of unsure) {
      const there = placeOf.get(id);
      if (there !== undefined && !shifts.has(agent)) shifts.set(agent, there - sequence);
    }
  }
}

/** The places that are already taken, as `[agent, place]` in JSON. */
async function takenPlaces(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  wanted: readonly { readonly agent: string | null; readonly at: number | null }[],
): Promise<Set<string>> {
  const asked = wanted.filter(({ at }) => at !== null);
  const { rows } = await tx.execute<{ agent: string; sequence: number }>(sql`
    select m.agent, m.sequence::float8 as sequence
    from unnest(
      ${sql.param(asked.map(({ agent }) => agent ?? ''))}::text[], ${sql.param(asked.map(({ at }) => at))}::bigint[]
    ) as w (agent, sequence)
    join messages m on m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.agent = w.agent
      and m.sequence = w.sequence`);
  return new Set(rows.map(({ agent, sequence }) => JSON.stringify([agent, sequence])));
}
