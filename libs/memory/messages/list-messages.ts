import type { listMessages } from '@contracts/messages/messages.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { badCursor } from '@contracts/place.js';
import type { Scope } from '@kernel/scope.js';
import { refuseBackwards } from '@kernel/time-range.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { showMessage } from './message.js';
import { type ListQuery, pageOfMessages } from './page-of-messages.query.js';

/** Messages that one page reads at most: a filter that few of them pass must not cost more than others. */
const MOST_READ = 5_000;

/** Reads one history, from either end or from any message on. Without a user there is no history, so the result is empty. */
@Injectable()
export class ListMessages {
  constructor(private readonly database: Database) {}

  run(scope: Scope, query: InputOf<typeof listMessages>['query']): Promise<OutputOf<typeof listMessages>> {
    refuseBackwards(query, 'occurred_from', 'occurred_to');
    // A key bound to an agent can read only the history with that agent.
    const foreign = scope.agent !== null && query.agent !== undefined && query.agent !== scope.agent;
    const request = { ...from(query), limit: query.limit + 1, within: MOST_READ };
    if (scope.userId === null || foreign) return Promise.resolve({ messages: [], has_more: false });
    return this.database.withScope(
      scope,
      async (tx) => {
        const { rows, readTo } = await pageOfMessages(tx, scope, request);
        const shown = rows.slice(0, query.limit);
        const next = rows.length > query.limit ? shown.at(-1)?.sequence : readTo;
        const isNone = rows.length === 0 && next === undefined;
        const hints = isNone && namesNoHistory(scope, query) ? await otherHistories(tx, scope) : undefined;
        return {
          messages: shown.map(showMessage),
          has_more: next !== undefined,
          ...(next !== undefined && { next_cursor: writeCursor(next) }),
          ...(hints && { hints }),
        };
      },
      { readOnly: true, mayLag: true },
    );
  }
}

/** Whoever continues from a message knows the history, so an empty page needs no hint. */
function namesNoHistory(
  scope: Scope,
  { agent, cursor, after_sequence: after, before_sequence: before }: InputOf<typeof listMessages>['query'],
): boolean {
  return scope.agent === null && agent === undefined && !cursor && !after && before === undefined;
}

async function otherHistories(tx: Tx, scope: Scope): Promise<OutputOf<typeof listMessages>['hints']> {
  const agents = await agentsWithHistory(tx, scope);
  if (agents.length === 0) return undefined;
  const names = agents.map((name) => JSON.stringify(name)).join(', ');
  const message = `names none, so the history without an agent was read; this user has one with ${names}`;
  return [{ field: 'agent', message }];
}

/** Maximum number of agents that the hint names. */
const MOST_AGENTS = 10;
/** Maximum number of histories, and of the latest messages in each, that are checked: an empty answer must not cost more than others. */
const MOST_HISTORIES = 50;
const MOST_MESSAGES = 100;

/**
 * The agents with which the user of the scope has a history, the latest first. An agent whose latest messages are all kept from
 * this reader (quarantined, or of another project) is left out.
 */
async function agentsWithHistory(tx: Tx, scope: Scope): Promise<string[]> {
  const readable = recordConditions(scope, { include_expired: true, forgotten: 'too' }, new Date(0));
  const { rows } = await tx.execute<{ agent: string }>(sql`
    select h.agent from (
      select agent, updated_at from message_histories
      where tenant_id = ${scope.tenantId} and user_id = ${scope.userId} and agent <> '' and last_sequence > 0
      order by updated_at desc, agent limit ${MOST_HISTORIES}
    ) h
    where exists (
      select 1 from (
        select record_id from messages m
        where m.tenant_id = ${scope.tenantId} and m.user_id = ${scope.userId} and m.agent = h.agent
        order by m.sequence desc limit ${MOST_MESSAGES}
      ) m join records r on r.tenant_id = ${scope.tenantId} and r.id = m.record_id and ${readable}
    )
    order by h.updated_at desc, h.agent limit ${MOST_AGENTS}`);
  return rows.map(({ agent }) => agent);
}

/** The cursor is the last sequence of the previous page. It is combined with the requested range. */
function from({ cursor, ...asked }: InputOf<typeof listMessages>['query']): ListQuery {
  if (cursor === undefined) return asked;
  const at = readCursor(cursor);
  return asked.order === 'asc'
    ? { ...asked, after_sequence: Math.max(at, asked.after_sequence ?? 0) }
    : { ...asked, before_sequence: Math.min(at, asked.before_sequence ?? at) };
}

function writeCursor(sequence: number): string {
  return Buffer.from(`m${sequence}`).toString('base64url');
}

/** @throws RecollectError `invalid_input` */
function readCursor(text: string): number {
  const sequence = /^m(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString('utf8'))?.[1];
  if (sequence === undefined) throw badCursor();
  return Number(sequence);
}
