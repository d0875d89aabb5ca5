import { Injectable } from '@nestjs/common';
import { ARCHIVAL_TYPE, type searchArchival, type searchPassages } from '@contracts/letta/letta-archival.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { instantInput } from '@contracts/primitives.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { instantOf, minutesFromUtc } from '@kernel/time-zone.js';
import { GetAgent } from '@memory/blocks/agents/get-agent.js';
import { ListRecords } from '@memory/records/list-records.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { archivalFilter, ofAgent } from './archival-memory.js';
import { showPassage, showPassageId } from './archival-passage.js';

const DAY = /^\d{4}-\d\d-\d\d$/;
const LOCAL = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?$/;

/**
 * An instant in the format of Letta's clients. Without a zone it is in `timeZone`. A date alone is the first
 * millisecond of that day, or the last if it ends a range. Of a time that the clocks repeat, too, it is the first or the last.
 * @throws RecollectError `invalid_input`
 */
export function readZoned(field: string, text: string, timeZone: string, end: 'first' | 'last'): Date {
  const read = (local: string) => new Date(instantOf(readInstant(field, `${local}Z`).getTime(), timeZone, end));
  if (DAY.test(text)) return read(`${text}T${end === 'first' ? '00:00:00.000' : '23:59:59.999'}`);
  // An unencoded "+" arrives as a space in a query string.
  const spoken = text.replace(/(:\d\d(?:\.\d+)?) (\d\d:?\d\d)$/, '$1+$2');
  if (LOCAL.test(text) && spoken === text) return read(text.replace(' ', 'T'));
  return readInstant(field, spoken.replace(' ', 'T'));
}

/** `2026-11-22T10:15:00+01:00`: an instant in an agent's zone, in Letta's format. */
export function showZoned(at: Date, timeZone: string): string {
  const minutes = minutesFromUtc(at.getTime(), timeZone);
  const local = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, -1);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${local}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}

function readInstant(field: string, text: string): Date {
  const parsed = instantInput.safeParse(text);
  if (!parsed.success) throw invalid(field, 'must be an RFC 3339 time or a date');
  return parsed.data;
}

/** Searches the archival memory of one agent or of all. */
@Injectable()
export class ArchivalSearch {
  constructor(
    private readonly agents: GetAgent,
    private readonly records: SearchRecords,
    private readonly newest: ListRecords,
  ) {}

  async ofAgent(
    scope: Scope,
    agentId: string,
    query: InputOf<typeof searchArchival>['query'],
  ): Promise<OutputOf<typeof searchArchival>> {
    const agent = await this.agents.run(scope, agentId);
    const zone = agent.timeZone ?? 'UTC';
    const instant = (field: 'start_datetime' | 'end_datetime', end: 'first' | 'last') =>
      query[field] === undefined ? undefined : readZoned(field, query[field], zone, end);
    const filter = archivalFilter({
      tags: query.tags,
      mode: query.tag_match_mode,
      from: instant('start_datetime', 'first'),
      to: instant('end_datetime', 'last'),
    });
    if (!query.query.trim()) return { results: [], count: 0 };
    const { results } = await this.records.run(ofAgent(scope, agent), {
      ...searchFor(query.query, query.top_k),
      agent: agent.label,
      filter,
    });
    return {
      results: results.map(({ id, record }) => ({
        id: showPassageId(id),
        timestamp: showZoned(new Date(record.created_at), zone),
        content: record.content,
        tags: record.tags,
      })),
      count: results.length,
    };
  }

  async everywhere(
    asker: Scope,
    request: InputOf<typeof searchPassages>['body'],
  ): Promise<OutputOf<typeof searchPassages>> {
    const agent = request.agent_id ? await this.agents.run(asker, request.agent_id) : undefined;
    if (!agent && request.archive_id) return [];
    const scope = agent ? ofAgent(asker, agent) : asker;
    const filter = archivalFilter({
      tags: request.tags,
      mode: request.tag_match_mode,
      from: request.start_date,
      to: request.end_date,
    });
    const narrowed = { agent: agent?.label, filter };
    if (request.query === null || request.query === undefined) {
      const page = { type: ARCHIVAL_TYPE, ...narrowed, limit: request.limit, order: 'desc' as const, whole: true };
      const { records } = await this.newest.run(scope, page);
      return records.map((record) => ({ passage: showPassage(record), score: 0, metadata: {} }));
    }
    if (!request.query.trim()) return [];
    const { results } = await this.records.run(scope, { ...searchFor(request.query, request.limit), ...narrowed });
    return results.map(({ record, score }) => ({ passage: showPassage(record), score, metadata: {} }));
  }
}

/** Passages are always returned themselves, even if folded or duplicates: a summary is not a passage. */
function searchFor(query: string, limit: number) {
  return {
    query,
    limit,
    type: ARCHIVAL_TYPE,
    explain: false,
    include_compressed: true,
    duplicates: 'keep' as const,
  };
}
