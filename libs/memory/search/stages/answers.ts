import { readQuestion, readText } from '@memory/attributes/reading.js';
import { answers, type Statement } from '@memory/timeline/answers.js';
import type { ReadHit } from '../hit.js';
import type { ReadingStage } from '../stage.js';
import { SUMMARY_TYPE } from './summaries.js';

/**
 * Lets what says the attribute that is asked for come first, what holds before what held, statements before questions.
 * Turns of a conversation are left as they are: their order was tuned without it, and on LoCoMo it cost recall (R@10 81.6 to 73.0), because
 * what is asked of a conversation is mostly what happened, and seldom what is so.
 */
export const answering: ReadingStage = {
  name: 'answers',
  begin: (_, { query, asked }) => {
    const question = readQuestion(query.query, asked.languages);
    return (all) => {
      const hits = all.filter(isFact);
      const best = Math.max(...hits.map(({ sum }) => sum), 0);
      if (best === 0) return all;
      const surest = Math.max(...hits.map(({ certainty }) => certainty), Number.EPSILON);
      const statements = hits.map(({ row, sum }): Statement => ({
        id: row.id,
        at: row.occurredAt.getTime(),
        role: row.role,
        score: (surest * sum) / best,
        reading: readText(row.content, row.language),
      }));
      const rows = new Map(hits.map(({ row }) => [row.id, row]));
      const found = new Map(answers(question, statements, asked.windows).map((answer) => [answer.id, answer]));
      const adjusted = hits.map((hit, i): ReadHit => {
        const { score, match, outdatedBy } = found.get(hit.row.id)!;
        const { act } = statements[i]!.reading;
        const newer = outdatedBy === undefined ? undefined : rows.get(outdatedBy);
        // On the scale that the hits had, so that what is left as it was stays comparable.
        return { ...hit, sum: (score * best) / surest, answering: { match, act, outdatedBy: newer ?? null } };
      });
      return [...all.filter((hit) => !isFact(hit)), ...adjusted];
    };
  },
};

/** Told by itself: no turn of a conversation, and no summary of many things. */
function isFact({ row }: ReadHit): boolean {
  return row.speaker === null && row.role === null && row.type !== SUMMARY_TYPE;
}
