import { DAY_MS } from '@kernel/durations.js';
import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import { holdsIdentifier, holdsTitle, identifiersIn } from '@memory/attributes/identifiers.js';
import { endsAsking } from '@memory/attributes/speech-act.js';
import { feedbackWeight } from '@memory/feedback/verdicts.query.js';
import { analyse } from '@memory/indexing/terms.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import type { ReadHit } from '../hit.js';
import { FACT_KEYS, IDENTIFIERS, IMPORTANCE, RECENCY, TURNS } from '../ranking/profile.js';
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

/**
 * Lowers facts that were extracted from turns. A fact is short and names its subject, as a question does. At full
 * weight, facts would displace all turns without extracted facts.
 */
export const factKeys: ReadingStage = {
  name: 'fact_keys',
  begin: () => (hits) => weighed('fact_keys', hits, factWeight),
};

export function factWeight({ row }: Pick<ReadHit, 'row'>): number {
  return row.provenance['source'] === EXTRACTED ? FACT_KEYS.weight : 1;
}

/** Raises what was rated important or was used, and lowers what was rated low. */
export const importance: ReadingStage = {
  name: 'importance',
  begin: () => (hits) =>
    weighed<ReadHit>('importance', hits, ({ usage, row }) => importanceWeight((usage ?? row).importance)),
};

/** 0.7 to 1.3; 1 if never rated or used (`importanceFor`). */
export function importanceWeight(rated: number): number {
  return 1 + IMPORTANCE.share * (2 * Math.min(1, Math.max(0, rated)) - 1);
}

/** Slightly raises what happened recently and what is well remembered. For `as_of`, past retention is unknown. */
export const recency: ReadingStage = {
  name: 'recency',
  begin: (_, { query, now }) => {
    const asked = query.query_time ?? now;
    return (hits) =>
      weighed('recency', hits, ({ row, usage }) =>
        usage ? recencyBoost(row.occurredAt.getTime(), usage.retention, asked) : 1,
      );
  },
};

/**
 * 1 to 1.1. Counts whole days, so that a search repeated at once returns the same. Among records that are all old, as
 * in every public data set, it makes no difference.
 */
export function recencyBoost(occurredAt: number, retention: number, now: Date): number {
  const days = Math.floor(Math.max(0, now.getTime() - occurredAt) / DAY_MS);
  return (
    (1 + RECENCY.recent * 2 ** (-days / RECENCY.halfDays)) *
    (1 + RECENCY.remembered * Math.min(1, Math.max(0, retention)))
  );
}

/** Raises what contains a code, path or quoted phrase of the query literally. Changes nothing if no hit does. */
export const literal: ReadingStage = {
  name: 'literal',
  begin: (_, { query }) => {
    const named = identifiersIn(query.query);
    if (named.length === 0) return (hits) => hits;
    return (hits) => {
      const shares = hits.map(({ row }) => {
        const text = `${row.title ?? ''} ${row.content}`.toLowerCase();
        return named.filter((one) => holdsIdentifier(text, one)).length / named.length;
      });
      if (shares.every((share) => share === 0)) return hits;
      const byId = new Map(hits.map(({ recordId }, i) => [recordId, shares[i] ?? 0]));
      return weighed('literal', hits, ({ recordId }) => 1 + IDENTIFIERS.literal * (byId.get(recordId) ?? 0));
    };
  },
};

/** How far ahead of the best other hit. */
const AHEAD = 1.02;

/** Ranks a record first if the query contains its whole title: the query asks for it by name. */
export const titles: ReadingStage = {
  name: 'titles',
  begin:
    (_, { query }) =>
    (hits) => {
      const titled = new Set(hits.filter(({ row }) => holdsTitle(query.query, row.title)));
      if (titled.size === 0 || titled.size === hits.length) return hits;
      const best = (of: typeof hits) => Math.max(...of.map(({ sum }) => sum));
      const raise = (AHEAD * best(hits.filter((hit) => !titled.has(hit)))) / best([...titled]);
      return weighed('titles', hits, raise > 1 ? (hit) => (titled.has(hit) ? raise : 1) : null);
    },
};

/** Raises what the reader marked as useful, and lowers the opposite. */
export const feedback: ReadingStage = {
  name: 'feedback',
  begin: async (ids, { reads, now }) => {
    const verdicts = await reads.verdicts(ids);
    return (hits) => weighed('feedback', hits, ({ recordId }) => feedbackWeight(verdicts.get(recordId) ?? [], now));
  },
};
