import {
  COMPACTION_DEFAULTS,
  type CompactionDocument,
  type CompactionOverrides,
  type CompactionPolicy,
} from '@contracts/compaction/compaction.settings.js';

/** A part of an owner's memory. Null: records without the label. */
export interface Labels {
  readonly agent: string | null;
  readonly project: string | null;
}

/** The settings of each level; null if there are none. */
export interface PolicyLayers {
  readonly tenant: CompactionDocument | null;
  readonly user: CompactionDocument | null;
}

/**
 * The policy of a scope. Layers, each overriding only what it sets: defaults of the installation, the tenant's document, the
 * tenant's override for the scope, the user's document, the user's override for the scope.
 */
export function resolvePolicy(layers: PolicyLayers, labels: Labels): CompactionPolicy {
  const steps = [layers.tenant, layers.user].flatMap((document) =>
    document ? [document as CompactionOverrides, ...overridesFor(document, labels)] : [],
  );
  return steps.reduce<CompactionPolicy>((policy, step) => {
    const { triggers, ...rest } = step;
    return { ...policy, ...named(rest), triggers: { ...policy.triggers, ...named(triggers ?? {}) } };
  }, COMPACTION_DEFAULTS);
}

/** The policy without labels, and that of every scope named at some level. */
export function policiesOfAll(layers: PolicyLayers): readonly CompactionPolicy[] {
  const scopes = [layers.tenant, layers.user].flatMap((document) => document?.scopes ?? []);
  const labels = scopes.map(({ agent = null, project = null }) => ({ agent, project }));
  return [{ agent: null, project: null }, ...labels].map((label) => resolvePolicy(layers, label));
}

/** All types that count as an episode in some scope. */
export function typesOfAll(layers: PolicyLayers): readonly string[] {
  return [...new Set(policiesOfAll(layers).flatMap(({ types }) => types))];
}

function overridesFor({ scopes = [] }: CompactionDocument, labels: Labels): CompactionOverrides[] {
  return scopes
    .filter(
      ({ agent, project }) =>
        (agent === undefined || agent === labels.agent) && (project === undefined || project === labels.project),
    )
    .map(({ settings }) => settings);
}

/** The values of a level, without its scopes. */
function named<Values extends object>(step: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(step).filter(([name, value]) => name !== 'scopes' && value !== undefined),
  ) as Partial<Values>;
}
