import { storeEpisode } from '@contracts/cognitive/episodes.operations.js';
import { storeFact } from '@contracts/cognitive/facts.operations.js';
import { storeProcedure } from '@contracts/cognitive/procedures.operations.js';
import type { Triggered } from '@contracts/cognitive/triggered.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { storeIntention } from '@contracts/cognitive/prospective.operations.js';
import type { Scope } from '@kernel/scope.js';
import { StoreEpisode } from '@memory/kinds/episodic/store-episode.js';
import { StoreProcedure } from '@memory/kinds/procedural/store-procedure.js';
import { writtenSteps } from '@memory/kinds/procedural/steps.js';
import { StoreIntention } from '@memory/kinds/prospective/store-intention.js';
import { StoreFact } from '@memory/kinds/semantic/store-fact.js';
import { Injectable } from '@nestjs/common';
import { CognitiveFlow } from './cognitive-flow.js';
import type { Preferences } from './preferences.js';

type Told<Body> = Promise<Body & { triggered?: Triggered[] }>;

/** How an agent learns: what happened, what is so, how something is done, what is to be done later. */
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
    const request = { operation: storeProcedure, input: body, preferences, news: { agent: body.agent ?? null, text } };
    return this.flow.write(scope, request, (tx) => this.procedures.runIn(tx, scope, body));
  }

  /** It is no news: an intention calls up none. */
  intention(
    scope: Scope,
    body: InputOf<typeof storeIntention>['body'],
    preferences: Preferences,
  ): Promise<OutputOf<typeof storeIntention>> {
    const request = { operation: storeIntention, input: body, preferences, news: null };
    return this.flow.write(scope, request, (tx) => this.intentions.runIn(tx, scope, body));
  }
}
