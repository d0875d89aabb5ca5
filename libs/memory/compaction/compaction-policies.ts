import { compactionSettings, type CompactionPolicy } from '@contracts/compaction/compaction.settings.js';
import { Settings } from '@memory/settings/settings.js';
import { timeZoneOf } from '@memory/users/time-zone.query.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { type Labels, type PolicyLayers, resolvePolicy } from './policy.js';

/** The policies of one owner by scope, and the owner's time zone. */
export interface OwnerPolicies {
  readonly layers: PolicyLayers;
  readonly timeZone: string;
  of(labels: Labels): CompactionPolicy;
}

export const NO_LABELS: Labels = { agent: null, project: null };

@Injectable()
export class CompactionPolicies {
  constructor(private readonly settings: Settings) {}

  /** @param owner `userId` null: shared memory, to which only the tenant's document applies */
  async of(tx: Tx, owner: { readonly tenantId: string; readonly userId: string | null }): Promise<OwnerPolicies> {
    const { tenant, user } = await this.settings.read(tx, owner, compactionSettings);
    const timeZone = await timeZoneOf(tx, owner);
    const layers = { tenant: tenant?.value ?? null, user: user?.value ?? null };
    const known = new Map<string, CompactionPolicy>();
    return {
      layers,
      timeZone,
      of(labels) {
        const key = JSON.stringify([labels.agent, labels.project]);
        const policy = known.get(key) ?? resolvePolicy(layers, labels);
        known.set(key, policy);
        return policy;
      },
    };
  }
}
