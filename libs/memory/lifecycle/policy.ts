import { durationMs, type ForgettingSettings } from '@contracts/lifecycle/forgetting.js';
import { MESSAGE_TYPE } from '@contracts/records/record.js';
import { VITAL } from '@memory/record-store/importance.js';
import { dueAfterMs, type Policy } from './retention.js';

type Curve = Omit<ForgettingSettings, 'grace' | 'types'>;

/**
 * The default: nothing fades, and a record that was forgotten on request can be restored for 30 days. A change requires a migration
 * that marks every tenant, as `0046` does, because their due times were computed from these values.
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
/** The paper counts days; then a memory would end after one and a half days without a recall. */
const DEFAULT_UNIT = { none: '30d', ebbinghaus: '30d', exponential: '7d' } as const;

/** The policies of one owner, by type. */
export interface Policies {
  forType(type: string): Policy;
  /** Whether anything can fade. */
  readonly fades: boolean;
  /** Time from forgetting or expiry to deletion. Null: never. */
  readonly graceMs: number | null;
  /** Maximum age of records of this type. Null: unlimited. */
  maxAgeMs(type: string): number | null;
  /** Types with settings of their own. */
  readonly types: readonly string[];
  /** Whether any type has a maximum age. */
  readonly ages: boolean;
  /** The shortest time after which a record stored now can be due, by its curve or its age. Null: never. */
  readonly soonestMs: number | null;
  /** As shown in responses. */
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
 * Resolves the levels: the tenant's settings, then its settings for the type, then the user's, then the user's for the type. Each
 * overrides the fields that it sets, so everything set for a user takes precedence over the tenant.
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
  // The history keeps its messages, unless a maximum age is set for messages explicitly.
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
