import { ownValue } from '@kernel/own-value.js';
import { type ContextDocument, type Tier, type TierRule, TIERS } from '@contracts/context/context.settings.js';

/** Record types that are not facts. All others are facts. */
const KINDS: Readonly<Record<string, Tier>> = {
  message: 'episodic',
  episodic: 'episodic',
  checkpoint: 'episodic',
  sensory: 'episodic',
  working: 'episodic',
  temporal_event: 'episodic',
  collaboration_context: 'episodic',
  diagnostics: 'episodic',
  error_log: 'episodic',
  procedural: 'procedural',
  snippet: 'procedural',
  workflow: 'procedural',
  tool_pattern: 'procedural',
  context_pattern: 'procedural',
  summary: 'archival',
};

/** The tier of a record of this type. */
export function tierOf(type: string): Tier {
  return ownValue(KINDS, type) ?? 'semantic';
}

/** The defaults of a tier. The guaranteed number of items and the required room are seed 004's numbers. */
interface Default {
  /** Shares of the budget. */
  readonly floor: number;
  readonly cap: number;
  /** Tokens to which a small budget does not cap it. */
  readonly leastCap?: number;
  readonly maxItems: number;
  /** Maximum number of items in the floor. */
  readonly first: number;
  /** Minimum remaining tokens for filling its floor. Ignored if a floor is configured. */
  readonly minLeft: number;
}

const TIER_DEFAULTS: Readonly<Record<Tier, Default>> = {
  recent: { floor: 0.2, cap: 0.4, maxItems: 50, first: 10, minLeft: 1_000 },
  blocks: { floor: 0.25, cap: 0.5, maxItems: 50, first: 5, minLeft: 500 },
  episodic: { floor: 0.1, cap: 1, maxItems: 100, first: 5, minLeft: 500 },
  semantic: { floor: 0.1, cap: 1, maxItems: 100, first: 10, minLeft: 300 },
  procedural: { floor: 0.05, cap: 1, maxItems: 100, first: 5, minLeft: 300 },
  // 300 tokens hold one excerpt of a summary. In half of a small budget none fits, and worse results would take its place.
  archival: { floor: 0.05, cap: 0.5, leastCap: 300, maxItems: 100, first: 3, minLeft: 200 },
};

const MEMORY_SHARE = 0.1;

/** The rule of one tier for one request, in tokens. */
export interface Rule extends TierRule {
  readonly first: number;
  readonly minLeft: number;
}
export type Rules = Readonly<Record<Tier, Rule>>;

/** The settings of a tier before the budget is known. Null means the default share. */
export interface Setting {
  readonly enabled: boolean;
  readonly floor: number | null;
  readonly cap: number | null;
  readonly max_items: number;
}

/** The last layer that sets a value wins: tenant, user, request. */
export function settingsOf(layers: readonly (ContextDocument | null)[]): Record<Tier, Setting> {
  const tiers = TIERS.map((tier): [Tier, Setting] => {
    const named = Object.assign({}, ...layers.map((layer) => defined(layer?.tiers?.[tier]))) as Partial<TierRule>;
    const { enabled = true, floor = null, cap = null, max_items = TIER_DEFAULTS[tier].maxItems } = named;
    return [tier, { enabled, floor, cap, max_items }];
  });
  return Object.fromEntries(tiers) as Record<Tier, Setting>;
}

export function memoryShareOf(layers: readonly (ContextDocument | null)[]): number {
  return layers.reduce((share, layer) => layer?.memory_share ?? share, MEMORY_SHARE);
}

/** The settings in tokens of this budget. A floor never exceeds its cap. */
export function rulesOf(settings: Readonly<Record<Tier, Setting>>, budget: number): Rules {
  const rules = TIERS.map((tier): [Tier, Rule] => {
    const { enabled, floor, cap, max_items: maxItems } = settings[tier];
    const fallback = TIER_DEFAULTS[tier];
    const most = Math.min(budget, cap ?? Math.max(fallback.leastCap ?? 0, Math.floor(budget * fallback.cap)));
    const rule = {
      enabled,
      cap: most,
      floor: Math.min(most, floor ?? Math.floor(budget * fallback.floor)),
      max_items: maxItems,
      first: floor === null ? fallback.first : maxItems,
      minLeft: floor === null ? fallback.minLeft : 0,
    };
    return [tier, rule];
  });
  return Object.fromEntries(rules) as Record<Tier, Rule>;
}

function defined(rule: object | undefined): object {
  return Object.fromEntries(Object.entries(rule ?? {}).filter(([, value]) => value !== undefined));
}
