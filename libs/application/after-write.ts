import type { Triggered } from '@contracts/cognitive/triggered.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { FireTriggers } from '@memory/kinds/prospective/fire-triggers.js';
import { QueueLinks, RenewLinks } from '@memory/kinds/semantic/renew-links.js';
import { INTENTION_TYPE } from '@memory/record-store/pending-triggers.query.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';

/** The outcome of one record. `superseded`: it is new and replaces another. */
export interface Outcome {
  readonly id?: string | undefined;
  readonly status: string;
}

/** Runs what the six kinds do after a write of records, in its transaction. */
@Injectable()
export class AfterWrite {
  constructor(
    private readonly triggers: FireTriggers,
    private readonly links: RenewLinks,
    private readonly queued: QueueLinks,
  ) {}

  /**
   * @param inputs the written records, as sent. An intention triggers none
   * @param outcomes of the records, both edited and new
   * @returns the intentions of agents that this write triggers
   */
  async runIn(tx: Tx, scope: Scope, inputs: readonly unknown[], outcomes: readonly Outcome[]): Promise<Triggered[]> {
    await this.links.runIn(
      tx,
      scope,
      keysOf(outcomes, (status) => status === 'updated'),
    );
    await this.queued.runIn(
      tx,
      scope,
      keysOf(outcomes, (status) => status === 'created' || status === 'superseded'),
    );
    const triggered: Triggered[] = [];
    for (const [agent, text] of newsOf(scope, inputs)) {
      triggered.push(...(await this.triggers.runIn(tx, scope, agent, text)));
    }
    return triggered;
  }
}

/** Only facts, by the prefix of their ids. */
function keysOf(outcomes: readonly Outcome[], wanted: (status: string) => boolean): string[] {
  return outcomes.flatMap(({ id, status }) => {
    const fact = id?.startsWith('semantic_') === true && wanted(status);
    return fact ? (readId(id) ?? []) : [];
  });
}

/** The texts of records, as sent, by the agent that wrote them. They are checked against the agent's intentions. */
function newsOf(scope: Scope, inputs: readonly unknown[]): Map<string, string> {
  const news = new Map<string, string>();
  for (const input of inputs as readonly Readonly<Record<string, unknown>>[]) {
    const agent = scope.agent ?? input['agent'];
    if (typeof agent !== 'string' || input['type'] === INTENTION_TYPE || input['shared'] === true) continue;
    const said = [news.get(agent), input['title'], input['content'], input['working_on']];
    news.set(agent, said.filter((text) => typeof text === 'string').join('\n'));
  }
  return news;
}
