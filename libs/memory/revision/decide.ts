import type { Match } from './match.js';

/** The minimum scores for a candidate and for an edit, and the score above which an edit is unnecessary. */
export interface Thresholds {
  readonly look: number;
  readonly update: number;
  readonly same: number;
}

/** `possible`: it may be contradicted, but stays unchanged. */
export type Verdict = 'same' | 'conflict' | 'possible' | 'update' | 'related' | 'unrelated';

/** How one stored memory relates to the new information. */
export function verdictOf(match: Match, { look, update, same }: Thresholds): Verdict {
  if (match.conflict !== null && match.score >= look) return match.score >= update ? 'conflict' : 'possible';
  const said = match.whole && (match.score > same || (match.covered && match.score >= look));
  if (match.conflict === null && said) return match.turned ? 'related' : 'same';
  if (match.conflict === null && match.score >= update && !match.apart) return 'update';
  return match.score >= look ? 'related' : 'unrelated';
}

export type Outcome = 'created' | 'updated' | 'superseded' | 'unchanged';

export interface Decision<T> {
  readonly outcome: Outcome;
  /** The memory that says it already, or that is edited. */
  readonly target: T | null;
  /** The memories that it contradicts. */
  readonly contradicted: readonly T[];
  /** The memories that it may contradict. They stay. */
  readonly possible: readonly T[];
}

/** Maximum number of links to possibly outdated memories. */
const POSSIBLE = 3;

/**
 * The outcome for new information, from its relation to each candidate, best first. Of several candidates that conflict only by a
 * shared attribute, only the first is contradicted; of those that state what is over, each.
 */
export function decide<T>(
  judged: readonly { readonly item: T; readonly verdict: Verdict; readonly match: Pick<Match, 'inferred' | 'over'> }[],
): Decision<T> {
  const bestOf = (verdict: Verdict): T | null => judged.find((one) => one.verdict === verdict)?.item ?? null;
  const said = bestOf('same');
  if (said !== null) return { outcome: 'unchanged', target: said, contradicted: [], possible: [] };
  const conflicts = judged.filter(({ verdict }) => verdict === 'conflict');
  const plain = conflicts.filter(({ match }) => !match.inferred);
  const first = plain.length > 0 ? plain : conflicts.slice(0, 1);
  const contradicted = conflicts.filter((one) => first.includes(one) || one.match.over);
  const possible = judged
    .filter((one) => one.verdict === 'possible' || (one.verdict === 'conflict' && !contradicted.includes(one)))
    .slice(0, POSSIBLE)
    .map(({ item }) => item);
  if (contradicted.length > 0)
    return { outcome: 'superseded', target: null, contradicted: contradicted.map(({ item }) => item), possible };
  const target = bestOf('update');
  if (target !== null) return { outcome: 'updated', target, contradicted: [], possible: [] };
  return { outcome: 'created', target: null, contradicted: [], possible };
}

/** A decision by somebody other than the rules, about the new information and one of the candidates. */
export interface Ruling {
  readonly outcome: Outcome;
  /** The memory that says it already, is edited or is contradicted; null for `created`. */
  readonly of: { readonly id: string; readonly version: number } | null;
}

/** Converts a ruling to a decision. Null if the memory that it names has changed. */
export function ruled<T extends { readonly row: { readonly id: string; readonly version: number } }>(
  judged: readonly T[],
  { outcome, of }: Ruling,
): Decision<T> | null {
  const nothing = { contradicted: [], possible: [] };
  if (outcome === 'created' || of === null) return { outcome: 'created', target: null, ...nothing };
  const meant = judged.find(({ row }) => row.id === of.id && row.version === of.version);
  if (!meant) return null;
  if (outcome === 'superseded') return { outcome, target: null, contradicted: [meant], possible: [] };
  return { outcome, target: meant, ...nothing };
}
