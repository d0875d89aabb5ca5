import { estimateTokens } from '@memory/indexing/passages.js';
import { findConflicts } from '../summary/conflicts.js';
import { factsOf, shareKept } from '../summary/facts.js';
import { SELF_KINDS, type SelfKind } from './self-statements.js';

/** A statement with its day, as in the rollup of that day. */
export interface DatedStatement {
  readonly kind: SelfKind;
  readonly text: string;
  readonly day: string;
}

const HEADINGS: Readonly<Record<'en' | 'zh', Readonly<Record<SelfKind, string>>>> = {
  en: { likes: 'Likes', dislikes: 'Dislikes', feelings: 'Feelings', traits: 'Traits', wishes: 'Wishes' },
  zh: { likes: '喜欢', dislikes: '不喜欢', feelings: '感受', traits: '性格', wishes: '愿望' },
};
const KIND_OF = new Map(
  Object.values(HEADINGS).flatMap((names) => SELF_KINDS.map((kind) => [names[kind], kind] as const)),
);
/** Statements with this share of common facts count as the same. */
const SAME = 0.75;
/** Only the newest ones are compared, because the time grows with the square of their number. */
export const MOST_STATEMENTS = 500;

/** The statements of one day, grouped by kind. */
export function writePersonality(statements: readonly Omit<DatedStatement, 'day'>[], language: string): string {
  return write(
    statements.map(({ kind, text }) => ({ kind, line: text })),
    language,
  );
}

/** Parses the statements from a day's text. */
export function readPersonality(content: string, day: string): DatedStatement[] {
  let kind: SelfKind | undefined;
  return content.split('\n').flatMap((line) => {
    kind = KIND_OF.get(line) ?? kind;
    return kind && line.startsWith('- ') ? [{ kind, text: line.slice(2), day }] : [];
  });
}

/**
 * The portrait from the newest `MOST_STATEMENTS` statements of all days: each once, with the last day on which it was said and any
 * earlier contradicting statement. Statements from more days come first, then later ones, until the budget is full. It yields after
 * each statement, so that other work can run.
 */
export function* writePortrait(
  statements: readonly DatedStatement[],
  language: string,
  budget: number,
): Generator<void, string, void> {
  const sorted = [...statements].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).slice(-MOST_STATEMENTS);
  const claims = sorted.map(({ text }, source) => ({
    text,
    speaker: null,
    facts: factsOf(text, language),
    source,
  }));
  const otherwise = new Map((yield* findConflicts(claims)).map((conflict) => [conflict.later, conflict]));
  const kept: { at: number; days: Set<string> }[] = [];
  for (const [at, statement] of sorted.entries()) {
    const same = kept.find((other) => {
      const earlier = sorted[other.at]!;
      const [a, b] = [claims[other.at]!.facts, claims[at]!.facts];
      return earlier.kind === statement.kind && Math.min(shareKept(a, b.keys()), shareKept(b, a.keys())) >= SAME;
    });
    if (!same || otherwise.has(at)) kept.push({ at, days: new Set([statement.day]) });
    else [same.at, same.days] = [at, same.days.add(statement.day)];
    yield;
  }
  const lines = kept
    .sort((a, b) => b.days.size - a.days.size || b.at - a.at)
    .map(({ at }) => {
      const { kind, text, day } = sorted[at]!;
      const before = otherwise.get(at);
      const note = before ? ` [${sorted[before.earlier]!.day}: ${before.instead}]` : '';
      return { kind, line: `${text} (${day})${note}` };
    });
  let room = budget;
  return write(
    lines.filter(({ line }) => (room -= estimateTokens(line)) >= 0),
    language,
  );
}

function write(lines: readonly { readonly kind: SelfKind; readonly line: string }[], language: string): string {
  const headings = HEADINGS[language === 'zh' ? 'zh' : 'en'];
  return SELF_KINDS.flatMap((kind) => {
    const own = [...new Set(lines.filter((line) => line.kind === kind).map(({ line }) => `- ${line}`))];
    return own.length > 0 ? [headings[kind], ...own] : [];
  }).join('\n');
}
