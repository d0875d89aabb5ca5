import { endsAsking } from '@memory/attributes/speech-act.js';
import { analyse } from '@memory/indexing/terms.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import { TURNS } from '../ranking/profile.js';
import { type ReadingStage, weighed } from '../stage.js';

type Turn = Pick<RecordRow, 'content' | 'speaker' | 'language' | 'type'>;

/**
 * Weighs a turn of a conversation by what its words do not show: who says it, whether it asks, and whether it says anything.
 */
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

function weightOf(turn: Turn, isNamed: (speaker: string) => boolean): number {
  if (turn.speaker === null) return 1;
  const named = isNamed(turn.speaker) ? TURNS.named : 1;
  return named * (asks(turn) ? TURNS.asks : 1) * (isCurt(turn) ? TURNS.curt : 1);
}

function asks({ content }: Turn): boolean {
  return content.length <= TURNS.asksLength && endsAsking(content);
}

/** Whether the words contain one of the speaker's name (of three letters or more, or any if all are shorter). */
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
