import type { RecordOutput } from '@contracts/records/record.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { showRecord } from '@memory/record-store/record-row.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { drawnFrom, replacedBy } from './drawn.query.js';
import { type Reading, readingsOf, type Said } from './readings.query.js';

/** The result of extraction for messages so far. */
export interface Drawn {
  /** The state of the message with the least progress. */
  readonly reading: Reading;
  readonly facts: readonly RecordOutput[];
  /** Memories that were superseded. */
  readonly replaced: readonly RecordOutput[];
}

const STATES = ['read', 'waiting', 'stopped'] as const;
/** For an id that is not a message of the reader's. */
const UNREAD: Reading = { state: 'stopped', waitsFor: null };

/**
 * Reports the result of extraction for messages. It is not stored but derived from the facts and the progress of the
 * history.
 */
@Injectable()
export class FactsOf {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param ids row ids of the messages */
  run(scope: Scope, ids: readonly string[]): Promise<Drawn> {
    const now = this.clock.now();
    return this.database.withScope(
      scope,
      async (tx) => {
        const said = ids.map((id) => ({ id, further: 0 }));
        const readings = [...(await readingsOf(tx, scope, said)).values()];
        const reading = readings.reduce(leastFar, readings.length < ids.length ? UNREAD : { ...UNREAD, state: 'read' });
        const facts = await drawnFrom(tx, scope, ids, now);
        const drawn = facts.map(({ id }) => id);
        const replaced = await replacedBy(tx, scope, drawn, now);
        return { reading, facts: facts.map(showRecord), replaced: replaced.map(showRecord) };
      },
      { readOnly: true },
    );
  }

  /** The state of several messages, by id. */
  readings(scope: Scope, said: readonly Said[]): Promise<ReadonlyMap<string, Reading>> {
    return this.database.withScope(scope, (tx) => readingsOf(tx, scope, said), { readOnly: true });
  }
}

function leastFar(one: Reading, other: Reading): Reading {
  return STATES.indexOf(other.state) > STATES.indexOf(one.state) ? other : one;
}
