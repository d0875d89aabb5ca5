import type { Filter } from '@contracts/records/filter.js';
import {
  ARCHIVAL_TYPE, type insertArchival, type listArchival,
} from '@contracts/letta/letta-archival.operations.js'; // prettier-ignore
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { RecordOutput } from '@contracts/records/record.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { GetAgent } from '@memory/blocks/agents/get-agent.js';
import { DeleteRecord } from '@memory/records/delete-record.js';
import { GetRecord } from '@memory/records/get-record.js';
import { ListRecords, writeCursor } from '@memory/records/list-records.js';
import { Injectable } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { WriteFlow } from '@application/write-flow.js';
import { isArchival, readPassageId, showPassage, showPassageId } from './archival-passage.js';

type Page = InputOf<typeof listArchival>['query'];

/** An agent's archival memory: the records of type `archival` with its name. */
@Injectable()
export class ArchivalMemory {
  constructor(
    private readonly agents: GetAgent,
    private readonly writes: WriteFlow,
    private readonly one: GetRecord,
    private readonly many: ListRecords,
    private readonly remove: DeleteRecord,
  ) {}

  async insert(
    scope: Scope,
    agentId: string,
    { text, tags, created_at: createdAt, shared }: InputOf<typeof insertArchival>['body'],
    preferences: Preferences,
  ): Promise<OutputOf<typeof insertArchival>> {
    const { label: agent } = await this.agents.run(scope, agentId);
    const record = {
      type: ARCHIVAL_TYPE,
      content: text,
      agent,
      tags: tags ?? [],
      ...(shared && { shared }),
      ...(createdAt && { created_at: createdAt }),
    };
    const { outcome } = await this.writes.store(scope, record, preferences);
    // Returned as stored: context from an earlier response was cut out. What readers must not see is returned as it
    // was sent.
    const asItCame = { content: text, tags: [...new Set(record.tags)], metadata: {} };
    const stored = await this.read(scope, agent, showPassageId(outcome.id));
    return [showPassage(stored ?? { ...asItCame, id: outcome.id, created_at: outcome.created_at })];
  }

  async list(asker: Scope, agentId: string, request: Page): Promise<OutputOf<typeof listArchival>> {
    const agent = await this.agents.run(asker, agentId);
    const scope = ofAgent(asker, agent);
    const [after, before] = await Promise.all([
      this.place(scope, agent.label, 'after', request.after),
      this.place(scope, agent.label, 'before', request.before),
    ]);
    // The page before a passage is the page after it in reverse order.
    const backwards = before !== undefined && after === undefined;
    const { records } = await this.many.run(scope, {
      type: ARCHIVAL_TYPE,
      agent: agent.label,
      ...(request.search && { filter: { content: { icontains: request.search } } }),
      limit: request.limit,
      order: request.ascending === backwards ? 'desc' : 'asc',
      cursor: cursorAt(after ?? before),
      // Letta's list is an array: a short one is the last.
      whole: true,
    });
    const page = backwards ? records.reverse() : records;
    return page.filter((record) => !before || comesBefore(record, before, request.ascending)).map(showPassage);
  }

  async delete(scope: Scope, agentId: string, memoryId: string): Promise<void> {
    const agent = await this.agents.run(scope, agentId);
    const record = await this.read(scope, agent.label, memoryId);
    if (!record) throw new RecollectError('not_found');
    await this.remove.run(scope, record.id, null);
  }

  /**
   * The passage that a cursor names. One that is gone counts as absent, as in the lists of agents and blocks.
   * @throws RecollectError `invalid_input` if it is no id
   */
  private async place(
    scope: Scope,
    label: string,
    field: 'after' | 'before',
    shown: string | undefined,
  ): Promise<RecordOutput | undefined> {
    if (shown === undefined) return undefined;
    if (readPassageId(shown) === null) throw invalid(field, 'is not the id of a passage');
    return this.read(scope, label, shown);
  }

  private async read(scope: Scope, label: string, shown: string): Promise<RecordOutput | undefined> {
    const id = readPassageId(shown);
    if (id === null) return undefined;
    const record = await this.one.run(scope, id, { reinforce: false }).catch((error: unknown) => {
      if (error instanceof RecollectError && error.code === 'not_found') return undefined;
      throw error;
    });
    // A client's own id may look like the id of another record.
    return record && readId(record.id) === id && isArchival(record, label) ? record : undefined;
  }
}

/** If the caller reads the whole tenant, requests about one user's agent are limited to this user. */
export function ofAgent(scope: Scope, { userId }: { userId: string | null }): Scope {
  return scope.allUsers && userId !== null ? { ...scope, userId, allUsers: false } : scope;
}

/** A record filter for tags and time. */
export function archivalFilter(query: {
  tags: readonly string[] | null | undefined;
  mode: 'any' | 'all';
  from: Date | null | undefined;
  to: Date | null | undefined;
}): Filter | undefined {
  const conditions: Filter[] = [
    ...(query.tags?.length ? [{ tags: { [query.mode]: [...query.tags] } }] : []),
    ...(query.from ? [{ created_at: { gte: query.from.toISOString() } }] : []),
    ...(query.to ? [{ created_at: { lte: query.to.toISOString() } }] : []),
  ];
  return conditions.length > 0 ? { AND: conditions } : undefined;
}

function cursorAt(record: RecordOutput | undefined): string | undefined {
  if (!record) return undefined;
  return writeCursor({ createdAt: new Date(record.created_at), id: readId(record.id) ?? '' });
}

function comesBefore(one: RecordOutput, other: RecordOutput, ascending: boolean): boolean {
  const [a, b] = [one, other].map(({ created_at: at, id }) => `${at} ${readId(id) ?? ''}`) as [string, string];
  return ascending ? a < b : a > b;
}
