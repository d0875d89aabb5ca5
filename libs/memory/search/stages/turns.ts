import { analyse } from '@memory/indexing/terms.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import { TURNS } from '../ranking/profile.js';
import { type ReadingStage, weighed } from '../stage.js';

type Turn = Pick<RecordRow, 'content' | 'speaker' | 'language' | 'type'>;

/** Weighs what a turn's words alone do not tell: who says it, whether it asks, whether it says anything. */
export const turns: ReadingStage = {
  name: 'turns',
  begin: (_, { query, asked: { aliases } }) => {
    const words = new Set(wordsOf([query.query, ...aliases].join(' ')));
    const named = new Map<string, boolean>();
    const isNamed = (speaker: string): boolean => {
      const known = named.get(speaker) ?? namesOneOf(words, speaker);
      named.set(speaker, known);
      return known;
    };
    return (hits) => weighed('turns', hits, ({ row }) => weightOf(row, isNamed));
  },
};

/**
 * Only what was said in a conversation is touched.
 * @param query with the other names of those whom it names
 */
export function turnWeight(turn: Turn, query: string): number {
  return weightOf(turn, (speaker) => namesSpeaker(query, speaker));
}

function weightOf(turn: Turn, isNamed: (speaker: string) => boolean): number {
  if (turn.speaker === null) return 1;
  const named = isNamed(turn.speaker) ? TURNS.named : 1;
  return named * (asks(turn) ? TURNS.asks : 1) * (isCurt(turn) ? TURNS.curt : 1);
}

/** A note on an image may stand behind the question. */
function asks({ content }: Turn): boolean {
  return content.length <= TURNS.asksLength && /[?？](?:\s*\[[^\]]*\])?\s*$/u.test(content);
}

/** Whether a word of the speaker's name (of three letters and more, or all of a shorter name) stands in the query. */
export function namesSpeaker(query: string, speaker: string): boolean {
  return namesOneOf(new Set(wordsOf(query)), speaker);
}

function namesOneOf(words: ReadonlySet<string>, speaker: string): boolean {
  const name = wordsOf(speaker);
  const telling = name.filter((word) => word.length >= 3);
  return (telling.length > 0 ? telling : name).some((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

function isCurt({ content, language, speaker }: Turn): boolean {
  return content.length <= TURNS.curtLength && analyse(`${speaker}: ${content}`, language).length < TURNS.curtTerms;
}
