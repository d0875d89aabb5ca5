import type { attendSensory } from '@contracts/cognitive/sensory.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { redactSecrets } from '@memory/secret-scanning/find-secrets.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { StoreEpisode } from '../episodic/store-episode.js';
import { agentOf, textOf, type Written } from '../kind.js';
import { kindRow } from '../kind-rows.query.js';

/** Converts an attended observation into an episode. The observation stays until it expires. */
@Injectable()
export class AttendSensory {
  constructor(
    private readonly episodes: StoreEpisode,
    private readonly edges: EdgesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError not_found if it has expired, or belongs to another agent */
  async runIn(
    tx: Tx,
    scope: Scope,
    key: string,
    request: InputOf<typeof attendSensory>['body'],
  ): Promise<Written<OutputOf<typeof attendSensory>>> {
    const agent = agentOf(scope, request);
    const now = this.clock.now();
    const item = await kindRow(tx, scope, { type: 'sensory', agent }, { id: readId(key), external: key }, now);
    if (!item) throw new RecollectError('not_found');
    const made = await this.episodes.storeIn(tx, scope, agent, {
      content: `[${textOf(item.fields, 'modality')}] ${item.content} -- attended: ${request.reason}`,
      source_label: 'sensory-attention',
      metadata: request.metadata ?? {},
      derived_from: [item.id],
    });
    const attended = { attention_reason: redactSecrets(request.reason).text, attended_at: seconds(now) };
    const link = { tenantId: scope.tenantId, userId: scope.userId, createdAt: now };
    const row = { ...link, fromId: item.id, type: 'ATTENDED_TO', toId: made.recordId, properties: attended };
    await this.edges.insert(tx, [row]);
    return { body: { ...made.body, episode_id: made.body.id, temporal_index: made.place }, jobs: made.jobs };
  }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
