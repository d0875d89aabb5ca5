import type { rememberText } from '@contracts/cognitive/agent.operations.js';
import { storeEpisode } from '@contracts/cognitive/episodes.operations.js';
import { storeFact } from '@contracts/cognitive/facts.operations.js';
import { storeProcedure } from '@contracts/cognitive/procedures.operations.js';
import type { Triggered } from '@contracts/cognitive/triggered.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { storeIntention } from '@contracts/cognitive/prospective.operations.js';
import type { Scope } from '@kernel/scope.js';
import { classify, procedureOf } from '@memory/kinds/classify.js';
import { StoreEpisode } from '@memory/kinds/episodic/store-episode.js';
import { StoreProcedure } from '@memory/kinds/procedural/store-procedure.js';
import { writtenSteps } from '@memory/kinds/procedural/steps.js';
import { StoreIntention } from '@memory/kinds/prospective/store-intention.js';
import { StoreFact } from '@memory/kinds/semantic/store-fact.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { CognitiveFlow } from './cognitive-flow.js';
import type { Preferences } from './preferences.js';

type Told<Body> = Promise<Body & { triggered?: Triggered[] }>;

/** Writes what an agent learns: what happened, facts, how to do something, and what to do later. */
@Injectable()
export class KindWrites {
  constructor(
    private readonly flow: CognitiveFlow,
    private readonly episodes: StoreEpisode,
    private readonly facts: StoreFact,
    private readonly procedures: StoreProcedure,
    private readonly intentions: StoreIntention,
  ) {}

  episode(
    scope: Scope,
    body: InputOf<typeof storeEpisode>['body'],
    preferences: Preferences,
  ): Told<OutputOf<typeof storeEpisode>> {
    const news = { agent: body.agent ?? null, text: body.content };
    const request = { operation: storeEpisode, input: body, preferences, news };
    return this.flow.write(scope, request, (tx) => this.episodes.runIn(tx, scope, body));
  }

  fact(
    scope: Scope,
    body: InputOf<typeof storeFact>['body'],
    preferences: Preferences,
  ): Told<OutputOf<typeof storeFact>> {
    const news = { agent: body.agent ?? null, text: `${body.concept} ${body.content}` };
    const request = { operation: storeFact, input: body, preferences, news };
    return this.flow.write(scope, request, (tx) => this.facts.runIn(tx, scope, body));
  }

  procedure(
    scope: Scope,
    body: InputOf<typeof storeProcedure>['body'],
    preferences: Preferences,
  ): Told<OutputOf<typeof storeProcedure>> {
    const text = `${body.name} ${writtenSteps(body.steps, body.prerequisites)}`;
    const news = { agent: body.agent ?? null, text };
    const again = (tx: Tx, { id }: OutputOf<typeof storeProcedure>) => this.procedures.prerequisitesOf(tx, scope, id);
    const request = { operation: storeProcedure, input: body, preferences, news, again };
    return this.flow.write(scope, request, (tx) => this.procedures.runIn(tx, scope, body));
  }

  /** Passes no text to check: an intention triggers no other. */
  intention(
    scope: Scope,
    body: InputOf<typeof storeIntention>['body'],
    preferences: Preferences,
  ): Promise<OutputOf<typeof storeIntention>> {
    const request = { operation: storeIntention, input: body, preferences, news: null };
    return this.flow.write(scope, request, (tx) => this.intentions.runIn(tx, scope, body));
  }

  /** Stores a text as its kind. Rules decide the kind if the caller does not name it. */
  async text(
    scope: Scope,
    body: InputOf<typeof rememberText>['body'],
    preferences: Preferences,
  ): Told<OutputOf<typeof rememberText>> {
    const { content, kind = classify(content), agent, user_id, metadata } = body;
    const whose = { agent, user_id, metadata: { ...metadata, ...body.temporal_metadata } };
    const { source_episode_id } = body;
    if (kind === 'episodic') {
      const { temporal_index: _, ...told } = await this.episode(scope, { ...whose, content, source_label: body.source_label }, preferences); // prettier-ignore
      return { ...told, kind };
    }
    if (kind === 'procedural') {
      const { name, steps } = procedureOf(content);
      const procedure = { ...whose, name: body.concept.trim() || name, steps, prerequisites: [], source_episode_id }; // prettier-ignore
      const { known: _, missing: __, ...told } = await this.procedure(scope, procedure, preferences);
      return { ...told, kind };
    }
    if (kind === 'prospective') {
      const intention = { ...whose, description: content, action_on_trigger: '', priority: 1 };
      const request = { operation: storeIntention, input: intention, preferences, news: null };
      const { status: _, ...told } = await this.flow.write(scope, request, (tx) =>
        this.intentions.runTextIn(tx, scope, intention),
      );
      return { ...told, kind };
    }
    const { concept, confidence, source_id, tags } = body;
    const fact = { ...whose, content, concept, confidence, source_id, tags, source_episode_id };
    const { similar_to: _, ...told } = await this.fact(scope, fact, preferences);
    return { ...told, kind };
  }
}
