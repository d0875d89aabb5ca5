import type { mem0Event, mem0Events } from '@contracts/mem0/mem0-extras.operations.js';
import { LIMITS } from '@contracts/limits.js';
import { isMessage, type RecordOutput } from '@contracts/records/record.js';
import type { OutputOf } from '@contracts/operation.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { rowKeyOf } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { FactsOf } from '@memory/extraction/facts-of.js';
import type { Reading } from '@memory/extraction/readings.query.js';
import { ListRecords } from '@memory/records/list-records.js';
import { Injectable } from '@nestjs/common';
import { eventOfKey, furtherOfKey, OF_ANY_EVENT, ofEvent } from './added-messages.js';
import { changeOf, changesOf, Mem0Inferences, outcomeOf } from './mem0-inferences.js';
import { type Slice, ofSomebody } from './mem0-reads.js';

type Event = OutputOf<typeof mem0Events>['results'][number];
const EVENT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Also what is superseded, and never a part of a page: mem0 numbers them. */
const WHOLE = { include_superseded: true, whole: true } as const;
/** For messages that the reader cannot see any more. */
const UNREAD: Reading = { state: 'stopped', waitsFor: null };

/**
 * The results of adds. Nothing is stored beside the memories: an event is computed from them or from the facts of its
 * messages, and disappears with them.
 */
@Injectable()
export class Mem0Events {
  constructor(
    private readonly records: ListRecords,
    private readonly inferences: Mem0Inferences,
    private readonly facts: FactsOf,
  ) {}

  async one(asker: Scope, id: string): Promise<OutputOf<typeof mem0Event>> {
    if (!EVENT.test(id)) throw new RecollectError('not_found');
    const scope = ofSomebody(asker);
    const listing = { filter: ofEvent(id), limit: LIMITS.listLimit, order: 'asc' as const, ...WHOLE };
    const { records } = await this.records.run(scope, listing);
    const [first] = records;
    if (!first) throw new RecollectError('not_found');
    const said = records.filter(isSaid);
    if (said.length > 0) {
      const drawn = await this.inferences.told(scope, said);
      return { ...eventOf(id, first, drawn.reading), results: changesOf(drawn) };
    }
    return { ...eventOf(id, first), results: records.map((record) => changeOf(record, 'ADD')) };
  }

  async list(asker: Scope, { offset, limit }: Slice): Promise<{ count: number; results: Event[] }> {
    if (offset > LIMITS.listOffset) throw invalid('page', `must not lie beyond the first ${LIMITS.listOffset} events`);
    const scope = ofSomebody(asker);
    const listing = { filter: OF_ANY_EVENT, limit, offset, order: 'desc' as const, ...WHOLE };
    const { records, total } = await this.records.run(scope, listing);
    const said = records.filter(isSaid).map((record) => {
      return { id: rowKeyOf(record.id), further: furtherOfKey(record.external_id) };
    });
    const readings = said.length > 0 ? await this.facts.readings(scope, said) : new Map<string, Reading>();
    const results = records.map((record) => {
      const reading = isSaid(record) ? (readings.get(rowKeyOf(record.id)) ?? UNREAD) : undefined;
      return eventOf(eventOfKey(record.external_id), record, reading);
    });
    return { count: total, results };
  }
}

function isSaid({ type, user_id: owner }: RecordOutput): boolean {
  return isMessage(type, owner ?? null);
}

/** @param reading progress of the messages; absent: the add was done when it returned */
function eventOf(id: string, { recorded_at: at }: RecordOutput, reading?: Reading): Event {
  const { status, error } = reading ? outcomeOf(reading) : { status: 'SUCCEEDED' as const, error: null };
  return {
    id,
    event_type: 'ADD',
    status,
    payload: {},
    created_at: at,
    updated_at: at,
    started_at: reading ? null : at,
    completed_at: reading ? null : at,
    latency: reading ? null : 0,
    error,
  };
}
