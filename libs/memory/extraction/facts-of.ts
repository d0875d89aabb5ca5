import type { RecordOutput } from '@contracts/records/record.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { showRecord } from '@memory/record-store/record-row.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { drawnFrom, replacedBy } from './drawn.query.js';
import { type Reading, readingsOf, type Said } from './readings.query.js';

/** What has come of messages so far. */
export interface Drawn {
  /** Of the one that is least far. */
  readonly reading: Reading;
  readonly facts: readonly RecordOutput[];
  /** What is no longer so since. */
  readonly replaced: readonly RecordOutput[];
}

const STATES = ['read', 'waiting', 'stopped'] as const;
/** Of what is no message of the reader's. */
const UNREAD: Reading = { state: 'stopped', waitsFor: null };

/** Tells what became of messages that are read for facts. Kept nowhere: it is read from the facts and from how far the history is read. */
@Injectable()
export class FactsOf {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param ids of the messages' rows */
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

  /** How far several are read, by the id of each. */
  readings(scope: Scope, said: readonly Said[]): Promise<ReadonlyMap<string, Reading>> {
    return this.database.withScope(scope, (tx) => readingsOf(tx, scope, said), { readOnly: true });
  }
}

function leastFar(one: Reading, other: Reading): Reading {
  return STATES.indexOf(other.state) > STATES.indexOf(one.state) ? other : one;
}
