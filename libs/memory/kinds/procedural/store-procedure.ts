import type { storeProcedure } from '@contracts/cognitive/procedures.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { episodeNamed } from '../episodic/episode-named.query.js';
import { agentOf, type Written } from '../kind.js';
import { StoreKind } from '../store-kind.js';
import { resolve } from './procedure.js';
import { knownNames } from './procedures.query.js';
import { prerequisitesOf, writtenSteps } from './steps.js';

type Stored = OutputOf<typeof storeProcedure>;
/** Which prerequisites the agent knows. */
type Found = Pick<Stored, 'known' | 'missing'>;

/** Stores a procedure. Steps are stored unchanged and never executed here. */
@Injectable()
export class StoreProcedure {
  constructor(
    private readonly store: StoreKind,
    private readonly edges: EdgesRepository,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  async runIn(tx: Tx, scope: Scope, procedure: InputOf<typeof storeProcedure>['body']): Promise<Written<Stored>> {
    const { name, steps, prerequisites } = procedure;
    const agent = agentOf(scope, procedure);
    const now = this.clock.now();
    const source = await episodeNamed(tx, scope, this.records, agent, procedure.source_episode_id, now);
    const { body, jobs, recordId } = await this.store.runIn(tx, scope, 'procedural', {
      agent,
      title: name,
      content: writtenSteps(steps, prerequisites),
      metadata: procedure.metadata,
      steps,
      prerequisites,
      derived_from: source === null ? [] : [source],
    });
    if (source !== null) {
      // In addition to derives_from, by which erasing the episode erases the procedure.
      const link = { tenantId: scope.tenantId, userId: scope.userId, createdAt: now };
      await this.edges.insert(tx, [{ ...link, fromId: recordId, type: 'PROCEDURE_DERIVES_FROM', toId: source }]);
    }
    // As it is stored: without secrets.
    const stored = body.secrets_redacted && (await this.records.find(tx, scope, recordId, { quarantined: 'too' }, now));
    const needed = stored ? prerequisitesOf(stored.fields) : prerequisites;
    const texts = await this.foundOf(tx, scope, agent, needed, now);
    return { body: { ...body, known: [], missing: [] }, texts, jobs };
  }

  /** The prerequisites of a stored procedure, as they are known now. None if it is gone. */
  async prerequisitesOf(tx: Tx, scope: Scope, shown: string): Promise<Found> {
    const now = this.clock.now();
    const stored = await this.records.find(tx, scope, readId(shown) ?? shown, { quarantined: 'too' }, now);
    if (!stored) return { known: [], missing: [] };
    return this.foundOf(tx, scope, stored.agent ?? '', prerequisitesOf(stored.fields), now);
  }

  private async foundOf(tx: Tx, scope: Scope, agent: string, needed: readonly string[], now: Date): Promise<Found> {
    const { resolved, missing } = resolve(needed, await knownNames(tx, scope, agent, needed, now));
    return { known: resolved.filter((one) => one.known).map((one) => one.name), missing };
  }
}
