import type { Match } from './match.js';

/** From which score on a memory is looked at, edited, and not worth an edit. */
export interface Thresholds {
  readonly look: number;
  readonly update: number;
  readonly same: number;
}

export type Verdict = 'same' | 'conflict' | 'update' | 'related' | 'unrelated';

/** What one stored memory is to what is new. */
export function verdictOf(match: Match, { look, update, same }: Thresholds): Verdict {
  if (match.conflict !== null && match.score >= update) return 'conflict';
  const said = match.whole && (match.score > same || (match.covered && match.score >= look));
  if (match.conflict === null && said) return 'same';
  if (match.conflict === null && match.score >= update) return 'update';
  return match.score >= look ? 'related' : 'unrelated';
}

export type Outcome = 'created' | 'updated' | 'superseded' | 'unchanged';

export interface Decision<T> {
  readonly outcome: Outcome;
  /** The memory that says it already, or that is edited. */
  readonly target: T | null;
  /** Those that it contradicts. */
  readonly contradicted: readonly T[];
}

/** What becomes of new information, by what it is to each memory that was looked at, best first. */
export function decide<T>(judged: readonly { readonly item: T; readonly verdict: Verdict }[]): Decision<T> {
  const first = (verdict: Verdict): T | null => judged.find((one) => one.verdict === verdict)?.item ?? null;
  const said = first('same');
  if (said !== null) return { outcome: 'unchanged', target: said, contradicted: [] };
  const contradicted = judged.filter(({ verdict }) => verdict === 'conflict').map(({ item }) => item);
  if (contradicted.length > 0) return { outcome: 'superseded', target: null, contradicted };
  const target = first('update');
  return { outcome: target === null ? 'created' : 'updated', target, contradicted: [] };
}
