import {
  COMPACTION_DEFAULTS,
  type CompactionDocument,
  type CompactionOverrides,
  type CompactionPolicy,
} from '@contracts/compaction.settings.js';

/** Which part of an owner's memory is meant. Null: where nothing is named. */
export interface Labels {
  readonly agent: string | null;
  readonly project: string | null;
}

/** What was set on each level; null where nothing was. */
export interface PolicyLayers {
  readonly tenant: CompactionDocument | null;
  readonly user: CompactionDocument | null;
}

/**
 * What holds for a scope: the installation's defaults, then the tenant's document, the tenant's override for the scope,
 * the user's document, the user's override for the scope; each names only what it changes.
 */
export function resolvePolicy(layers: PolicyLayers, labels: Labels): CompactionPolicy {
  const steps = [layers.tenant, layers.user].flatMap((document) =>
    document ? [document as CompactionOverrides, ...overridesFor(document, labels)] : [],
  );
  return steps.reduce<CompactionPolicy>((policy, step) => ({ ...policy, ...named(step) }), COMPACTION_DEFAULTS);
}

function overridesFor({ scopes = [] }: CompactionDocument, labels: Labels): CompactionOverrides[] {
  return scopes
    .filter(
      ({ agent, project }) =>
        (agent === undefined || agent === labels.agent) && (project === undefined || project === labels.project),
    )
    .map(({ settings }) => settings);
}

function named(step: CompactionOverrides): Partial<CompactionPolicy> {
  return Object.fromEntries(
    Object.entries(step).filter(([name, value]) => name in COMPACTION_DEFAULTS && value !== undefined),
  );
}
