import type { CountTokens } from '@platform/tokens/token-counter.js';
import type { ToldHit } from './found-answer.js';

export interface Fitted {
  readonly hits: readonly ToldHit[];
  /** Sum over all hits. */
  readonly tokens: number;
  /** Number of hits that did not fit. */
  readonly leftOut: number;
}

/** Tokens between two results of a prompt. */
const SEPARATOR_TOKENS = 1;

/**
 * Keeps the hits that fit, best first. A hit that does not fit is skipped, and a shorter one after it may still fit. A turn beside a
 * hit whose text an earlier hit contains is listed without its text and costs nothing.
 * @param hits best first
 */
export function fitBudget(hits: readonly ToldHit[], budget: number, count: CountTokens): Fitted {
  const told = new Set<string>();
  const kept: ToldHit[] = [];
  let total = 0;
  for (const hit of hits) {
    const shown = withoutTold(hit, told);
    const tokens = promptTexts(shown).reduce((sum, text) => sum + count(text) + SEPARATOR_TOKENS, 0);
    if (total + tokens > budget) continue;
    total += tokens;
    kept.push({ ...shown, tokens });
    told.add(hit.told.row.id);
    for (const { row } of shown.beside) told.add(row.id);
  }
  return { hits: kept, tokens: total, leftOut: hits.length - kept.length };
}

/** The texts of a hit in a prompt: its date, speaker, title and text, and the same for the turns beside it and its related records. */
export function promptTexts({ told, related, beside, sourceMessages }: ToldHit): string[] {
  const { row, speaker } = told;
  return [
    line(row.occurredAt.toISOString(), speaker ?? row.role, titled(row.title, told.content)),
    ...related.map(({ record }) =>
      line(record.occurred_at, record.speaker ?? record.role, titled(record.title, record.content)),
    ),
    ...beside
      .filter((turn) => !turn.told)
      .map((turn) => line(turn.row.occurredAt.toISOString(), turn.row.speaker ?? turn.row.role, turn.row.content)),
    ...sourceMessages.flatMap(({ occurred_at: at, speaker: by, role, content }) =>
      content === undefined ? [] : [line(at, by ?? role, content)],
    ),
  ];
}

function titled(title: string | null | undefined, text: string): string {
  return title ? `${title}\n${text}` : text;
}

/** The time is cut to the minute, as in the prompt. */
function line(at: string, by: string | null | undefined, text: string): string {
  return `[${at.slice(0, 16).replace('T', ' ')}] ${by === undefined || by === null ? '' : `${by}: `}${text}`;
}

function withoutTold(hit: ToldHit, told: ReadonlySet<string>): ToldHit {
  if (!hit.beside.some(({ row }) => told.has(row.id))) return hit;
  return { ...hit, beside: hit.beside.map((turn) => (told.has(turn.row.id) ? { ...turn, told: true } : turn)) };
}
