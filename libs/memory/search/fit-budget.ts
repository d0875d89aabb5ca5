import type { CountTokens } from '@platform/tokens/token-counter.js';
import type { Results } from './show-hit.js';

export interface Fitted {
  readonly results: Results;
  /** Of all results together. */
  readonly tokens: number;
  /** Results that did not fit. */
  readonly leftOut: number;
}

/** Between two results of a prompt. */
const SEPARATOR_TOKENS = 1;

/**
 * Keeps, best first, the results that fit; what does not is passed by, and a shorter one after it may fit. A turn beside a
 * result that an earlier result told already is named without its text, and costs nothing.
 * @param results best first
 */
export function fitBudget(results: Results, budget: number, count: CountTokens): Fitted {
  const told = new Set<string>();
  const kept: Results = [];
  let total = 0;
  for (const result of results) {
    const shown = withoutTold(result, told);
    const tokens = promptTexts(shown).reduce((sum, text) => sum + count(text) + SEPARATOR_TOKENS, 0);
    if (total + tokens > budget) continue;
    total += tokens;
    kept.push({ ...shown, tokens });
    told.add(result.id);
    for (const { id } of shown.beside ?? []) told.add(id);
  }
  return { results: kept, tokens: total, leftOut: results.length - kept.length };
}

/**
 * What a prompt takes of a result: its date, who said it, its title and its text, and the same of the turns that come with
 * it and of what it is related to.
 */
export function promptTexts(result: Results[number]): string[] {
  const { record, related = [], beside = [], source_messages: sources = [] } = result;
  const others = [...beside, ...sources].filter(({ content }) => content !== undefined);
  return [
    ...[record, ...related.map((one) => one.record)].map((one) =>
      line(one.occurred_at, one.speaker ?? one.role, one.title ? `${one.title}\n${one.content}` : one.content),
    ),
    ...others.map(({ occurred_at: at, speaker, role, content = '' }) => line(at, speaker ?? role, content)),
  ];
}

/** To the minute: that is what a prompt is told. */
function line(at: string, by: string | undefined, text: string): string {
  return `[${at.slice(0, 16).replace('T', ' ')}] ${by === undefined ? '' : `${by}: `}${text}`;
}

function withoutTold(result: Results[number], told: ReadonlySet<string>): Results[number] {
  const { beside } = result;
  if (!beside?.some(({ id }) => told.has(id))) return result;
  return {
    ...result,
    beside: beside.map((turn) => (told.has(turn.id) ? { ...turn, content: undefined } : turn)),
  };
}
