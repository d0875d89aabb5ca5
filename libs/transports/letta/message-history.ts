import type {
  LettaMessage, lettaAllMessages, lettaMessages, searchLettaMessages,
} from '@contracts/letta/letta-messages.operations.js'; // prettier-ignore
import { MESSAGE_TYPE, type RecordOutput } from '@contracts/records/record.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Filter } from '@contracts/records/filter.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { showAgentId } from '@memory/blocks/agents/agent.js';
import { GetAgent } from '@memory/blocks/agents/get-agent.js';
import { ListAgents } from '@memory/blocks/agents/list-agents.js';
import { GetMessage } from '@memory/messages/get-message.js';
import { ListMessages } from '@memory/messages/list-messages.js';
import { type Cursor, ListRecords, writeCursor } from '@memory/records/list-records.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Injectable } from '@nestjs/common';
import { ofAgent } from './archival-memory.js';
import { readMessageId, showMessageId, showTurn, turnOf, typeOfRole } from './letta-message.js';

type Page = InputOf<typeof lettaAllMessages>['query'];
type Named = Pick<RecordOutput, 'user_id' | 'agent'>;
/** If all messages of a page were filtered out, at most this many more pages are read. */
const MOST_PAGES = 20;

/** The messages in Letta's format. */
@Injectable()
export class MessageHistory {
  constructor(
    private readonly agents: GetAgent,
    private readonly crew: ListAgents,
    private readonly history: ListMessages,
    private readonly one: GetMessage,
    private readonly records: ListRecords,
    private readonly found: SearchRecords,
  ) {}

  async ofAgent(asker: Scope, agentId: string, query: InputOf<typeof lettaMessages>['query']): Promise<LettaMessage[]> {
    const agent = await this.agents.run(asker, agentId);
    if (query.group_id) return [];
    const scope = ofAgent(asker, agent);
    const place = async (field: 'after' | 'before') => {
      const message = await this.place(scope, field, query[field]);
      if (message && message.agent !== agent.label) throw noPlace(field);
      return message?.sequence;
    };
    const [after, before] = [await place('after'), await place('before')];
    const [from, to] = query.order === 'asc' ? [after, before] : [before, after];
    return paged(query, async (order, limit, cursor) => {
      const bounds = { after_sequence: from, before_sequence: to, session_id: query.conversation_id };
      const wanted = { agent: agent.label, order, limit, cursor, ...bounds };
      const { messages, next_cursor: next } = await this.history.run(scope, wanted);
      return { shown: messages.map(showTurn), next };
    });
  }

  async ofAll(scope: Scope, query: Page): Promise<LettaMessage[]> {
    const after = await this.place(scope, 'after', query.after);
    const before = await this.place(scope, 'before', query.before);
    const start = after ?? before;
    const end = after && before && positionOf(before);
    return paged(query, async (order, limit, cursor) => {
      const { records, next_cursor: next } = await this.records.run(scope, {
        type: MESSAGE_TYPE,
        session_id: query.conversation_id,
        order,
        limit,
        cursor: cursor ?? (start && writeCursor(positionOf(start))),
      });
      const rest = end ? records.findIndex((record) => !isBefore(positionOf(record), order, end)) : -1;
      const page = rest < 0 ? records : records.slice(0, rest);
      return { shown: page.map((record) => showTurn(turnOf(record))), next: rest < 0 ? next : undefined };
    });
  }

  async read(scope: Scope, shown: string): Promise<LettaMessage[]> {
    const id = readMessageId(shown);
    if (id === null) throw new RecollectError('not_found');
    return showTurn(await this.one.run(scope, id));
  }

  async search(
    asker: Scope,
    body: InputOf<typeof searchLettaMessages>['body'],
  ): Promise<OutputOf<typeof searchLettaMessages>> {
    const agent = body.agent_id ? await this.agents.run(asker, body.agent_id) : undefined;
    if (!body.query?.trim()) return [];
    const scope = agent ? ofAgent(asker, agent) : asker;
    const { results } = await this.found.run(scope, {
      query: body.query,
      limit: body.limit,
      type: MESSAGE_TYPE,
      explain: false,
      // Messages are always returned themselves, even if folded or duplicates.
      include_compressed: true,
      duplicates: 'keep',
      ...(agent && { agent: agent.label }),
      ...(body.conversation_id && { session_id: body.conversation_id }),
      filter: within(body.start_date, body.end_date),
    });
    const idOf = await this.agentIds(scope, results.map(({ record }) => record)); // prettier-ignore
    return results.map(({ record }) => ({
      message_type: record.role === 'tool' ? 'tool_return_message' : typeOfRole(record.role),
      content: record.content,
      message_id: showMessageId(record.id),
      agent_id: idOf(record),
      conversation_id: record.session_id ?? null,
      created_at: record.occurred_at,
    }));
  }

  /** The agents of messages by their names, hidden ones too: the user's own, or else a shared one. */
  private async agentIds(scope: Scope, messages: readonly Named[]): Promise<(message: Named) => string | null> {
    const named = messages.flatMap(({ user_id: userId = null, agent: name }) =>
      name === undefined ? [] : [{ userId, name }],
    );
    if (named.length === 0) return () => null;
    // Each name has at most an agent of the user and a shared one.
    const page = { named, limit: 2 * named.length, orderBy: 'created_at', order: 'desc' } as const;
    const keyOf = (userId: string | null, name: string) => JSON.stringify([userId, name]);
    const ids = new Map((await this.crew.run(scope, page)).map(({ userId, label, id }) => [keyOf(userId, label), id]));
    return ({ user_id: userId = null, agent: name = '' }) => {
      const id = ids.get(keyOf(userId, name)) ?? ids.get(keyOf(null, name));
      return id === undefined ? null : showAgentId(id);
    };
  }

  /** The message at which a page starts or ends. @throws RecollectError `invalid_input` if there is none */
  private async place(scope: Scope, field: 'after' | 'before', shown: string | undefined) {
    if (shown === undefined) return undefined;
    const id = readMessageId(shown);
    if (id === null) throw noPlace(field);
    return this.one.run(scope, id).catch((error: unknown) => {
      throw error instanceof RecollectError && error.code === 'not_found' ? noPlace(field, error) : error;
    });
  }
}

type Read = (
  order: 'asc' | 'desc',
  limit: number,
  cursor: string | undefined,
) => Promise<{ readonly shown: readonly LettaMessage[][]; readonly next: string | undefined }>;

/**
 * The page before a message is the page after it in reverse order. If a filter empties a page, the following pages
 * are read.
 */
async function paged(query: Page, read: Read): Promise<LettaMessage[]> {
  const { limit, include_return_message_types: types } = query;
  const backwards = query.before !== undefined && query.after === undefined;
  const order = (query.order === 'asc') === backwards ? 'desc' : 'asc';
  const turns: LettaMessage[][] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES && turns.length < limit; pages += 1) {
    const { shown, next } = await read(order, limit, cursor);
    const wanted = shown.map((turn) => turn.filter(({ message_type: type }) => !types || types.includes(type)));
    turns.push(...wanted.filter((turn) => turn.length > 0));
    cursor = next;
    if (cursor === undefined) break;
  }
  const page = turns.slice(0, limit);
  const inOrder = backwards ? page.toReversed() : page;
  return inOrder.flatMap((turn) => (query.order === 'asc' ? turn : turn.toReversed()));
}

function noPlace(field: string, cause?: unknown): RecollectError {
  return invalid(field, 'is not the id of a message here', { cause });
}

function positionOf({ id, created_at: at }: { readonly id: string; readonly created_at: string }): Cursor {
  return { createdAt: new Date(at), id: readId(id) ?? '' };
}

/** Whether a message comes before this position in the order of the list. */
function isBefore(one: Cursor, order: 'asc' | 'desc', end: Cursor): boolean {
  const [a, b] = order === 'asc' ? [one, end] : [end, one];
  const apart = a.createdAt.getTime() - b.createdAt.getTime();
  return apart === 0 ? a.id < b.id : apart < 0;
}

function within(from: Date | null | undefined, to: Date | null | undefined): Filter | undefined {
  if (!from && !to) return undefined;
  return { occurred_at: { ...(from && { gte: from.toISOString() }), ...(to && { lte: to.toISOString() }) } };
}
