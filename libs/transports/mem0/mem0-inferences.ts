import { InferFlow } from '@application/infer-flow.js';
import type { Preferences } from '@application/preferences.js';
import type { mem0AddV3 } from '@contracts/mem0/mem0.operations.js';
import type { Mem0Changed, Mem0Status } from '@contracts/mem0/mem0-shapes.js';
import type { OutputOf } from '@contracts/operation.js';
import type { RecordOutput } from '@contracts/records/record.js';
import { rowKeyOf } from '@kernel/ids.js';
import { may, ownOnly, type Scope } from '@kernel/scope.js';
import { type Drawn, FactsOf } from '@memory/extraction/facts-of.js';
import type { Reading } from '@memory/extraction/readings.query.js';
import { Injectable } from '@nestjs/common';
import { type AddBody, agentOf, turnsOf } from './added-messages.js';

type Added = OutputOf<typeof mem0AddV3>;

/** Adds with extraction: the messages go to a history, which extraction reads. */
@Injectable()
export class Mem0Inferences {
  constructor(
    private readonly flow: InferFlow,
    private readonly facts: FactsOf,
  ) {}

  /**
   * Whether facts are extracted from this add. A history never expires, so memories with an expiry are stored
   * verbatim.
   */
  takes(scope: Scope, body: AddBody): Promise<boolean> {
    if (body.infer === false || body.expiration_date) return Promise.resolve(false);
    return this.flow.draws(scope, scope.agent ?? agentOf(body));
  }

  /** Null if there is no text. @throws RecollectError forbidden, and what an append throws */
  async add(scope: Scope, body: AddBody, event: string, preferences: Preferences): Promise<Added | null> {
    const named = body.agent_id ?? body.filters?.agent_id;
    const turns = turnsOf(body, event, named ?? (scope.agent === null ? agentOf(body) : undefined));
    if (turns === null) return null;
    const { messages } = await this.flow.say(scope, turns, preferences);
    if (!may(scope, 'records:read')) return { message: KEPT, status: 'PENDING', event_id: event, results: [] };
    const drawn = await this.told(scope, messages);
    const { status, error } = outcomeOf(drawn.reading);
    const message = status === 'SUCCEEDED' ? READ : error === null ? KEPT : `Kept, and not read for facts: ${error}.`;
    return { message, status, event_id: event, results: changesOf(drawn) };
  }

  /** The results for these messages, by their public ids. */
  told(scope: Scope, messages: readonly { readonly id: string }[]): Promise<Drawn> {
    return this.facts.run(
      ownOnly(scope),
      messages.map(({ id }) => rowKeyOf(id)),
    );
  }
}

const READ = 'Kept, and read for facts.';
const KEPT = 'Kept, and to be read for facts: the event tells what came of it.';

/** The progress of messages as a mem0 event. */
export function outcomeOf({ state, waitsFor }: Reading): {
  readonly status: Mem0Status;
  readonly error: string | null;
} {
  if (state === 'read') return { status: 'SUCCEEDED', error: null };
  if (state === 'waiting') return { status: 'PENDING', error: null };
  return { status: 'FAILED', error: waitsFor ?? 'not_read' };
}

/**
 * A fact that replaced another memory is new, and the other memory is reported as deleted, because no list shows it
 * any more.
 */
export function changesOf({ facts, replaced }: Drawn): Mem0Changed[] {
  return [...facts.map((record) => changeOf(record, 'ADD')), ...replaced.map((record) => changeOf(record, 'DELETE'))];
}

/** The format of adds and events. */
export function changeOf({ id, content }: Pick<RecordOutput, 'id' | 'content'>, event: 'ADD' | 'DELETE'): Mem0Changed {
  return { id: rowKeyOf(id), event, memory: content, data: { memory: content } };
}
