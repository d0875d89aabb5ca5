import type { getRetention } from '@contracts/lifecycle/forgetting.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { isUserHeld } from '@memory/record-store/legal-hold.js';
import { readLives } from '@memory/record-store/life-of-records.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { ForgettingPolicies } from './forgetting-policies.js';
import { retentionOf, stabilityOf } from './retention.js';
import { dueAt, exemptionsOf, goneAt } from './verdict.js';

/** The retention of one memory, and when it will be forgotten and deleted. */
@Injectable()
export class GetRetention {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly policies: ForgettingPolicies,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string): Promise<OutputOf<typeof getRetention>> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, key), { readOnly: true });
  }

  private async runIn(tx: Tx, scope: Scope, key: string): Promise<OutputOf<typeof getRetention>> {
    const now = this.clock.now();
    const found = await this.records.find(tx, scope, key, { forgotten: 'too' }, now);
    const [life] = found ? await readLives(tx, scope.tenantId, [found.id]) : [];
    if (!life) throw new RecollectError('not_found');
    const owner = { tenantId: scope.tenantId, userId: life.userId };
    const policies = await this.policies.of(tx, owner);
    const policy = policies.forType(life.type);
    const exempt = exemptionsOf(life, policy, await isUserHeld(tx, scope.tenantId, life.userId));
    const due = exempt.length > 0 || life.forgottenAt ? null : dueAt(life, policy);
    const purge = exempt.includes('legal_hold') ? null : goneAt(life, policies);
    return {
      id: showId(life.type, life.id),
      type: life.type,
      model: policy.model,
      retention: retentionOf(policy, life, now),
      threshold: policy.threshold,
      strength: life.strength,
      stability: stabilityOf(policy, life.strength),
      last_recalled_at: life.lastRecalledAt.toISOString(),
      exempt,
      legal_hold: life.legalHold,
      ...(due && { due_at: due.toISOString() }),
      ...(life.forgottenAt && { forgotten_at: life.forgottenAt.toISOString() }),
      ...(life.expiresAt && { expires_at: life.expiresAt.toISOString() }),
      ...(purge && { purge_at: purge.toISOString() }),
    };
  }
}
