import type { Triggered } from '@contracts/cognitive/triggered.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { FireTriggers } from '@memory/kinds/prospective/fire-triggers.js';
import { RenewLinks } from '@memory/kinds/semantic/renew-links.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { newsOf } from './news.js';

/** What the six kinds make of a write of records, in its transaction. */
@Injectable()
export class AfterWrite {
  constructor(
    private readonly triggers: FireTriggers,
    private readonly links: RenewLinks,
  ) {}

  /**
   * @param inputs what was written, as it was sent. An intention calls up none
   * @param edited ids of records that were there before
   * @returns what the agents intended, and this calls up
   */
  async runIn(tx: Tx, scope: Scope, inputs: readonly unknown[], edited: readonly string[]): Promise<Triggered[]> {
    await this.links.runIn(tx, scope, edited.flatMap((id) => readId(id) ?? [])); // prettier-ignore
    const triggered: Triggered[] = [];
    for (const [agent, text] of newsOf(scope, inputs)) {
      triggered.push(...(await this.triggers.runIn(tx, scope, agent, text)));
    }
    return triggered;
  }
}
