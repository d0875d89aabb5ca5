import type { storeEpisode } from '@contracts/cognitive/episodes.operations.js';
import { consolidateEpisodesJob } from '@contracts/jobs.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { Outbox } from '@platform/queue/outbox.js';
import { agentOf, type Written } from '../kind.js';
import { lockCount, nextPlace } from '../kind-rows.query.js';
import { KindSettings } from '../kind-settings.js';
import { StoreKind, type StoredKind } from '../store-kind.js';

export interface NewEpisode {
  readonly content: string;
  readonly source_label: string;
  readonly metadata: Record<string, unknown>;
  readonly temporal_index?: number | undefined;
  readonly occurred_at?: Date | undefined;
  readonly derived_from?: string[];
}

/** Stores an episode, ordered by its place. */
@Injectable()
export class StoreEpisode {
  constructor(
    private readonly store: StoreKind,
    private readonly settings: KindSettings,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async runIn(
    tx: Tx,
    scope: Scope,
    episode: InputOf<typeof storeEpisode>['body'],
  ): Promise<Written<OutputOf<typeof storeEpisode>>> {
    const { body, jobs, place } = await this.storeIn(tx, scope, agentOf(scope, episode), episode);
    return { body: { ...body, temporal_index: place }, jobs };
  }

  async storeIn(tx: Tx, scope: Scope, agent: string, episode: NewEpisode): Promise<StoredKind & { place: number }> {
    await lockCount(tx, scope, 'episodic', agent);
    const place = episode.temporal_index ?? (await nextPlace(tx, scope, 'episodic', agent));
    const { content, metadata, source_label, occurred_at, derived_from } = episode;
    const input = { agent, content, metadata, source_label, sequence: place, occurred_at, derived_from };
    const stored = await this.store.runIn(tx, scope, 'episodic', input);
    await this.queueConsolidation(tx, scope, agent, place);
    return { ...stored, place };
  }

  /** If the tenant enables it: queues consolidation once per batch of places, so that no write has to count. */
  private async queueConsolidation(tx: Tx, scope: Scope, agent: string, place: number): Promise<void> {
    const { consolidation } = await this.settings.of(tx, scope.tenantId);
    if (!consolidation.automatic || place % consolidation.batch_size !== 0) return;
    const { tenantId, userId, epoch } = await lockUser(tx, scope, scope.userId, this.clock.now());
    const payload = { agent, batch_size: consolidation.batch_size };
    await this.outbox.enqueue(tx, { tenantId, userId, epoch }, consolidateEpisodesJob, [payload]);
  }
}
