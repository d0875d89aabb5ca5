import type { Filter } from '@contracts/records/filter.js';
import { LIMITS } from '@contracts/limits.js';
import { type OtherKeys, recordFilter, timeCondition } from '@contracts/mem0/mem0-filter.js';
import { filterSent } from '@contracts/mem0/mem0-sent.js';
import type { mem0SearchV3 } from '@contracts/mem0/mem0.operations.js';
import type { Mem0Memory } from '@contracts/mem0/mem0-shapes.js';
import type { InputOf } from '@contracts/operation.js';
import { isMessage } from '@contracts/records/record.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { ownOnly, type Scope } from '@kernel/scope.js';
import { FindOwner } from '@memory/records/find-owner.js';
import { GetRecord } from '@memory/records/get-record.js';
import { ListRecords } from '@memory/records/list-records.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Injectable } from '@nestjs/common';
import { choose, NO_MESSAGES, showMemory } from './memory.js';

/** A request for memories, from a body or a query string. Entities and filters are read by `filterSent`. */
export interface ListQuery {
  readonly categories?: readonly string[];
  readonly keywords?: string;
  readonly fields?: readonly string[];
  readonly start_date?: string;
  readonly end_date?: string;
  readonly show_expired?: boolean;
  readonly latest_only?: boolean;
  readonly [field: string]: unknown;
}
type SearchRequest = InputOf<typeof mem0SearchV3>['body'];

/** A range of a list, starting at this position. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/**
 * mem0's reads in mem0's format. Memories belong to a user or to a reserved user: this door does not expose the tenant's shared
 * memory.
 */
@Injectable()
export class Mem0Reads {
  constructor(
    private readonly find: SearchRecords,
    private readonly many: ListRecords,
    private readonly one: GetRecord,
    private readonly owners: FindOwner,
  ) {}

  async search(asker: Scope, request: SearchRequest, others?: OtherKeys): Promise<{ id: string }[]> {
    const scope = ofSomebody(asker);
    const { results } = await this.find.run(scope, {
      query: request.query,
      limit: Math.min(request.top_k ?? request.limit ?? 10, LIMITS.searchLimit),
      explain: false,
      filter: filterOf(scope, request, others),
      ...(request.threshold !== undefined && { min_score: request.threshold }),
      include_superseded: request.latest_only === false,
      ...(request.reference_date && { query_time: request.reference_date }),
    });
    return results.map(({ record, score }) => choose({ ...showMemory(record), score }, request.fields));
  }

  async list(
    asker: Scope,
    query: ListQuery,
    { offset, limit }: Slice,
  ): Promise<{ count: number; results: { id: string }[] }> {
    if (offset > LIMITS.listOffset)
      throw invalid('page', `must not lie beyond the first ${LIMITS.listOffset} memories`);
    const { records, total } = await this.records(asker, query, { offset, limit });
    return { count: total, results: records.map((record) => choose(showMemory(record), query.fields)) };
  }

  /** As records, newest first. @throws RecollectError `user_required` */
  records(asker: Scope, query: ListQuery, { offset, limit }: Slice) {
    const scope = ofSomebody(asker);
    return this.many.run(scope, {
      filter: filterOf(scope, query),
      limit,
      offset,
      order: 'desc',
      // mem0 numbers its pages by their length.
      whole: true,
      ...(query.show_expired && { include_expired: true }),
      ...(query.latest_only === false && { include_superseded: true }),
    });
  }

  /** Also an expired one: only lists and searches leave those out. */
  async get(scope: Scope, id: string): Promise<Mem0Memory> {
    const owner = ownOnly(scope.allUsers ? await this.owners.run(scope, id) : scope);
    const record = await this.one.run(owner, id, { include_expired: true });
    if (isMessage(record.type, record.user_id ?? null)) throw new RecollectError('not_found');
    return showMemory(record);
  }
}

/** @throws RecollectError `user_required` if the request names no user */
export function ofSomebody(scope: Scope): Scope {
  if (scope.userId === null && !scope.allUsers) {
    throw new RecollectError(
      'user_required',
      'filters: must name at least one of user_id, agent_id, app_id and run_id',
    );
  }
  return ownOnly(scope);
}

function filterOf(scope: Scope, request: ListQuery, others?: OtherKeys): Filter {
  const wanted = recordFilter(filterSent(request, others), scope.allUsers);
  const said = { start_date: 'gte', end_date: 'lte' } as const;
  const times = Object.entries(said).flatMap(([name, op]) => {
    const at = request[name as keyof typeof said];
    return at === undefined ? [] : [timeCondition('created_at', { [op]: at }, name)];
  });
  return {
    AND: [
      NO_MESSAGES,
      ...(wanted ? [wanted] : []),
      ...(request.categories?.length ? [{ tags: { any: [...request.categories] } }] : []),
      ...(request.keywords === undefined ? [] : [{ content: { icontains: request.keywords } }]),
      ...times,
    ],
  };
}
