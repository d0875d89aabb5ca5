import { durationMs, type ForgettingSettings } from '@contracts/lifecycle/forgetting.js';
import { MESSAGE_TYPE } from '@contracts/messages/message-type.js';
import { VITAL } from '@memory/record-store/importance.js';
import { dueAfterMs, type Policy } from './retention.js';

type Curve = Omit<ForgettingSettings, 'grace' | 'types'>;

/**
 * What holds where nobody has set anything: nothing fades, and what is forgotten on purpose can be had back for 30 days.
 * Whoever changes it marks every tenant by a migration, as `0046` does: when they are due was computed by what stood here.
 */
const DEFAULTS = {
  model: 'none',
  threshold: 0.2, // the first seed's
  growth: 1, // the paper's S += 1
  cap: 100,
  rate: 0.9, // the first seed's
  importance_floor: VITAL,
  max_age: null,
} as const satisfies Curve;
const DEFAULT_GRACE = '30d';
/** The paper counts days; one day and a half without a recall would be the end of a memory. */
const DEFAULT_UNIT = { none: '30d', ebbinghaus: '30d', exponential: '7d' } as const;

/** The policies of one owner, by type. */
export interface Policies {
  forType(type: string): Policy;
  /** Whether anything can fade at all. */
  readonly fades: boolean;
  /** From being forgotten, or expired, to being deleted. Null: never. */
  readonly graceMs: number | null;
  /** How old a record of this type may become. Null: as old as it likes. */
  maxAgeMs(type: string): number | null;
  /** Those for which something is set. */
  readonly types: readonly string[];
  /** Whether anything has a longest age. */
  readonly ages: boolean;
  /** After how long what is stored now can be due at the earliest, by its curve or its age. Null: never. */
  readonly soonestMs: number | null;
  /** As people are shown it. */
  show(): Shown;
}

interface ShownCurve {
  model: Policy['model'];
  unit: string;
  threshold: number;
  growth: number;
  cap: number;
  rate: number;
  importance_floor: number | null;
  max_age: string | null;
  forgotten_after_seconds: number | null;
}

interface Shown extends ShownCurve {
  grace: string | null;
  types: Record<string, ShownCurve>;
}

/**
 * What the levels come to: the tenant's settings, then its own for the type, then the user's, then theirs for the type.
 * Each overrides what it names; so whatever is set for a user outranks everything of the tenant.
 */
export function resolvePolicies(
  tenant: ForgettingSettings | null | undefined,
  user: ForgettingSettings | null | undefined,
): Policies {
  const levels = [tenant, user].filter((level) => level !== null && level !== undefined);
  const types = [...new Set(levels.flatMap((level) => Object.keys(level.types ?? {})))].sort();
  const curveOf = (type: string | null) =>
    levels.reduce<Curve>(
      (curve, { grace: _, types: byType, ...base }) =>
        Object.assign(curve, named(base), named(type === null ? {} : byType && ownOf(byType, type))),
      { ...DEFAULTS },
    );
  const base = curveOf(null);
  const byType = new Map(types.map((type) => [type, curveOf(type)]));
  const graces = levels.map(({ grace }) => grace).filter((grace) => grace !== undefined);
  const grace = graces.length > 0 ? graces.at(-1)! : DEFAULT_GRACE;
  const basePolicy = policyOf(base);
  const policies = new Map([...byType].map(([type, curve]) => [type, policyOf(curve)]));
  // The history of a conversation keeps its messages, unless somebody has said of messages that it does not.
  const ofMessages = levels.map((level) => ownOf(level.types ?? {}, MESSAGE_TYPE).max_age).filter((age) => age !== undefined); // prettier-ignore
  const maxAgeMs = (type: string): number | null => {
    const age = type === MESSAGE_TYPE ? ofMessages.at(-1) : (byType.get(type) ?? base).max_age;
    return age ? durationMs(age) : null;
  };
  return {
    forType: (type) => policies.get(type) ?? basePolicy,
    fades: [basePolicy, ...policies.values()].some(({ model }) => model !== 'none'),
    maxAgeMs,
    types,
    ages: Boolean(base.max_age) || types.some((type) => maxAgeMs(type) !== null),
    get soonestMs() {
      const curves = [basePolicy, ...policies.values()].map((policy) => dueAfterMs(policy, 1));
      const ages = [base.max_age ? durationMs(base.max_age) : null, ...types.map(maxAgeMs)];
      return [...curves, ...ages].reduce<number | null>(
        (least, ms) => (ms === null ? least : Math.min(ms, least ?? ms)),
        null,
      );
    },
    graceMs: grace === null ? null : durationMs(grace),
    show: () => ({
      ...showCurve(base),
      grace,
      types: Object.fromEntries([...byType].map(([type, curve]) => [type, showCurve(curve)])),
    }),
  };
}

/** A type may be called `constructor`. */
function ownOf(byType: Readonly<Record<string, Curve>>, type: string): Curve {
  return Object.hasOwn(byType, type) ? byType[type]! : {};
}

function named(curve: Curve | undefined): Curve {
  return Object.fromEntries(Object.entries(curve ?? {}).filter(([, value]) => value !== undefined));
}

type Whole = Required<Curve>;

function whole(curve: Curve): Whole {
  const full = { ...DEFAULTS, ...curve };
  return { ...full, unit: full.unit ?? DEFAULT_UNIT[full.model] };
}

function policyOf(curve: Curve): Policy {
  const { unit, importance_floor: importanceFloor, max_age: _, ...rest } = whole(curve);
  return { ...rest, unitMs: durationMs(unit)!, importanceFloor };
}

function showCurve(curve: Curve): ShownCurve {
  const due = dueAfterMs(policyOf(curve), 1);
  return { ...whole(curve), forgotten_after_seconds: due === null ? null : due / 1_000 };
}
