import type { recordSensory } from '@contracts/cognitive/sensory.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { isVital } from '@memory/indexing/vital.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { agentOf, type Written } from '../kind.js';
import { lockCount, nextPlace } from '../kind-rows.query.js';
import { KindSettings } from '../kind-settings.js';
import { StoreKind } from '../store-kind.js';

/** Stores one raw observation. Its place is a counter, because clocks may stop or be set back. */
@Injectable()
export class RecordSensory {
  constructor(
    private readonly store: StoreKind,
    private readonly settings: KindSettings,
    private readonly clock: Clock,
  ) {}

  async runIn(
    tx: Tx,
    scope: Scope,
    observed: InputOf<typeof recordSensory>['body'],
  ): Promise<Written<OutputOf<typeof recordSensory>>> {
    const agent = agentOf(scope, observed);
    const adaptive = observed.adaptive_ttl ?? (await this.settings.of(tx, scope.tenantId)).adaptive_ttl;
    const expires = expiryOf(observed, adaptive, this.clock.now());
    await lockCount(tx, scope, 'sensory', agent);
    const place = await nextPlace(tx, scope, 'sensory', agent);
    const { body, jobs } = await this.store.runIn(tx, scope, 'sensory', {
      agent,
      content: observed.raw_data,
      sequence: place,
      expires_at: expires,
      metadata: observed.metadata,
      modality: observed.modality,
      ...(observed.importance !== undefined && { importance: observed.importance }),
    });
    // The caller chose the lifetime, so an early expiry is no mistake.
    const told = { ...body, hints: undefined, observation_order: place, expires_at: expires.toISOString() };
    return { body: told, jobs };
  }
}

/** Factor on the life of the most important observations, and divisor for the least important. */
const STRETCH = 4;
/** Default importance, and that of statements whose loss could harm somebody. */
const UNRATED = 0.5;
const VITAL = 0.9;

/**
 * The expiry of an observation. Adaptive: its life is multiplied by 4^(2·importance − 1): a quarter for importance 0, unchanged for
 * 0.5, four times for 1.
 */
function expiryOf(
  observed: { readonly raw_data: string; readonly ttl_seconds: number; readonly importance?: number | undefined },
  adaptive: boolean,
  now: Date,
): Date {
  const { raw_data: text, ttl_seconds: seconds, importance = isVital(text) ? VITAL : UNRATED } = observed;
  const factor = adaptive ? STRETCH ** (2 * importance - 1) : 1;
  return new Date(now.getTime() + Math.round(seconds * factor * 1_000));
}
