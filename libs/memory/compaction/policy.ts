import {
  COMPACTION_DEFAULTS,
  type CompactionDocument,
  type CompactionOverrides,
  type CompactionPolicy,
} from '@contracts/compaction/compaction.settings.js';

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
  return steps.reduce<CompactionPolicy>((policy, step) => {
    const { triggers, ...rest } = step;
    return { ...policy, ...named(rest), triggers: { ...policy.triggers, ...named(triggers ?? {}) } };
  }, COMPACTION_DEFAULTS);
}

/** What holds where nothing is named, and for every scope that some level names. */
export function policiesOfAll(layers: PolicyLayers): readonly CompactionPolicy[] {
  const scopes = [layers.tenant, layers.user].flatMap((document) => document?.scopes ?? []);
  const labels = scopes.map(({ agent = null, project = null }) => ({ agent, project }));
  return [{ agent: null, project: null }, ...labels].map((label) => resolvePolicy(layers, label));
}

/** All that counts as an episode somewhere. */
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

/** What a level says, without the list of its scopes. */
function named<Values extends object>(step: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(step).filter(([name, value]) => name !== 'scopes' && value !== undefined),
  ) as Partial<Values>;
}
