import type { storeFact } from '@contracts/cognitive/facts.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { episodeNamed } from '../episodic/episode-named.query.js';
import { agentOf, showKind, type Written } from '../kind.js';
import { KindSettings } from '../kind-settings.js';
import { StoreKind } from '../store-kind.js';
import { CANDIDATES, holdingWords } from './candidates.query.js';
import { edgesOf, likenessesOf, rounded } from './link-alike.js';

/** Stores a fact, and links it to similar facts of its agent and to its source episode. */
@Injectable()
export class StoreFact {
  constructor(
    private readonly store: StoreKind,
    private readonly edges: EdgesRepository,
    private readonly records: RecordsRepository,
    private readonly settings: KindSettings,
    private readonly clock: Clock,
  ) {}

  async runIn(
    tx: Tx,
    scope: Scope,
    fact: InputOf<typeof storeFact>['body'],
  ): Promise<Written<OutputOf<typeof storeFact>>> {
    const agent = agentOf(scope, fact);
    const now = this.clock.now();
    const { profile } = await this.settings.of(tx, scope.tenantId);
    const asked = { text: `${fact.concept} ${fact.content}`, limit: CANDIDATES };
    const candidates = await holdingWords(tx, scope, { type: 'semantic', agent }, asked, now);
    const source = await episodeNamed(tx, scope, this.records, agent, fact.source_episode_id, now);
    const { body, jobs, recordId } = await this.store.runIn(tx, scope, 'semantic', {
      agent,
      content: fact.content,
      ...(fact.concept.trim() && { title: fact.concept }),
      tags: fact.tags,
      metadata: { ...fact.metadata, ...fact.temporal_metadata },
      confidence: fact.confidence,
      source_id: fact.source_id,
      derived_from: source === null ? [] : [source],
    });
    const alike = likenessesOf(fact, candidates.filter(({ id }) => id !== recordId), profile); // prettier-ignore
    await this.edges.insert(tx, edgesOf(scope, recordId, alike, now));
    const similarTo = (quotes: boolean) =>
      alike.map(({ to, score, conflict }) => ({
        to: showKind(to.type, to.id),
        similarity_score: rounded(score),
        ...(conflict !== null && { contradiction: true, ...(quotes && { conflicting_values: conflict }) }),
      }));
    return { body: { ...body, similar_to: similarTo(false) }, texts: { similar_to: similarTo(true) }, jobs };
  }
}
