import type { mem0Event, mem0Events } from '@contracts/mem0/mem0-extras.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { RecordOutput } from '@contracts/records/record.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { ListRecords } from '@memory/records/list-records.js';
import { LIMITS } from '@contracts/limits.js';
import { invalid } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import { eventOfKey, OF_ANY_EVENT, ofEvent } from './added-messages.js';
import { type Slice, ofSomebody } from './mem0-reads.js';
import { memoryIdOf } from './memory.js';

type Event = OutputOf<typeof mem0Events>['results'][number];
const EVENT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What became of adds. None is kept beside its memories: it is told from them, and gone with them. */
@Injectable()
export class Mem0Events {
  constructor(private readonly records: ListRecords) {}

  async one(asker: Scope, id: string): Promise<OutputOf<typeof mem0Event>> {
    if (!EVENT.test(id)) throw new RecollectError('not_found');
    const listing = { filter: ofEvent(id), limit: LIMITS.listLimit, order: 'asc' as const, include_superseded: true };
    const { records } = await this.records.run(ofSomebody(asker), listing);
    const [first] = records;
    if (!first) throw new RecollectError('not_found');
    const results = records.map((record) => ({
      id: memoryIdOf(record.id),
      event: 'ADD' as const,
      data: { memory: record.content },
    }));
    return { ...eventOf(id, first), results };
  }

  async list(asker: Scope, { offset, limit }: Slice): Promise<{ count: number; results: Event[] }> {
    if (offset > LIMITS.listOffset) throw invalid('page', `must not lie beyond the first ${LIMITS.listOffset} events`);
    const listing = { filter: OF_ANY_EVENT, limit, offset, order: 'desc' as const, include_superseded: true };
    const { records, total } = await this.records.run(ofSomebody(asker), listing);
    return { count: total, results: records.map((record) => eventOf(eventOfKey(record.external_id), record)) };
  }
}

function eventOf(id: string, { recorded_at: at }: RecordOutput): Event {
  return {
    id,
    event_type: 'ADD',
    status: 'SUCCEEDED',
    payload: {},
    created_at: at,
    updated_at: at,
    started_at: at,
    completed_at: at,
    latency: 0,
    error: null,
  };
}
