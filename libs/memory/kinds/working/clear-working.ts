import type { clearWorking } from '@contracts/cognitive/working.operations.js';
import { LIMITS } from '@contracts/limits.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { firstOf } from '@kernel/characters.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { StoreEpisode } from '../episodic/store-episode.js';
import { agentOf, textOf } from '../kind.js';
import { lockCount } from '../kind-rows.query.js';
import { KindSettings } from '../kind-settings.js';
import { RemoveKind } from '../remove-kind.js';
import type { StoredKind } from '../store-kind.js';
import { slotsOf, sourcesOfSlots, untoldSlots, WORKING_MEMORY } from './slots.query.js';

/** Completes a task: deletes its slots, and optionally keeps them as an episode. */
@Injectable()
export class ClearWorking {
  constructor(
    private readonly database: Database,
    private readonly remove: RemoveKind,
    private readonly episodes: StoreEpisode,
    private readonly edges: EdgesRepository,
    private readonly settings: KindSettings,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: InputOf<typeof clearWorking>['query']): Promise<OutputOf<typeof clearWorking>> {
    if (scope.userId === null) throw new RecollectError('user_required');
    const agent = agentOf(scope, query);
    return this.database.withScope(scope, async (tx) => {
      await lockCount(tx, scope, 'working', agent, query.task_id);
      const slots = await slotsOf(tx, scope, agent, query.task_id, this.clock.now());
      const keeps = query.episode ?? (await this.settings.of(tx, scope.tenantId)).episode_on_completion;
      const untold = keeps ? await untoldSlots(tx, scope, slots) : [];
      const kept = untold.length > 0 ? await this.keep(tx, scope, agent, query.task_id, untold) : null;
      const gone = await this.remove.runIn(tx, scope, slots);
      return { cleared: gone.length, ...(kept && { episode_id: kept.body.id }) };
    });
  }

  /**
   * The episode has at most the trust of its slots, and is linked to them and to the memories that they quote: when the slots are
   * deleted, that lineage stays.
   */
  private async keep(
    tx: Tx,
    scope: Scope,
    agent: string,
    task: string,
    slots: readonly RecordRow[],
  ): Promise<StoredKind> {
    const ids = slots.map(({ id }) => id);
    const sources = await sourcesOfSlots(tx, scope, ids);
    const kept = await this.episodes.storeIn(tx, scope, agent, {
      content: toldOf(task, slots),
      source_label: WORKING_MEMORY,
      metadata: { task_id: task, slots: slots.length },
      derived_from: ids,
    });
    const link = { tenantId: scope.tenantId, userId: scope.userId, type: 'DERIVES_FROM', createdAt: this.clock.now() };
    await this.edges.insert(tx, sources.map((toId) => ({ ...link, fromId: kept.recordId, toId }))); // prettier-ignore
    return kept;
  }
}

/** In the order of storing. If the text exceeds a record, its beginning. */
function toldOf(task: string, slots: readonly RecordRow[]): string {
  const lines = slots
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ fields, content }) => `${(textOf(fields, 'slot_type') || 'context').replaceAll('_', ' ')}: ${content}`);
  return firstOf([`Task ${task} was completed.`, ...lines].join('\n'), LIMITS.contentLength);
}
