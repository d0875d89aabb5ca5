import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { isEcho } from '@memory/attributes/echo.js';
import { isOfATime } from '@memory/attributes/kinds.js';
import type { Question, Reading } from '@memory/attributes/reading.js';
import { answers } from '@memory/timeline/answers.js';
import { datesTold } from '@memory/timeline/dates-told.js';
import { comesAt } from '@memory/timeline/plans.js';
import { inItsTime } from '@memory/timeline/happened.js';
import type { Statement } from '@memory/timeline/statement.js';
import type { Asked } from '../arms/ask-arms.js';
import type { ReadHit } from '../hit.js';
import { questionOf, readerOf } from '../reading-of.js';
import type { FoundRow } from '../scope-reads.js';
import type { ReadingStage } from '../stage.js';
import { SUMMARY_TYPE } from './summaries.js';

/**
 * In UTF-16 units. People tell several things in one message, but a longer turn covers many topics: including every
 * turn lowered the recall on BEAM (five chats, words alone: R@10 from 77.0 to 70.7). docs/benchmarks.md has the figures of other limits.
 */
const LONGEST_TURN = 400;
/**
 * Minimum vector score of the best hit for meaning to count. It is reached only if the model knows the language
 * (`CALIBRATIONS`).
 */
const MEANING_TELLS = 0.3;

/**
 * Ranks statements of the attribute that the query asks for first, current ones before outdated ones, and statements
 * before questions and echoes. Turns of a conversation among people keep their order: it was tuned without this stage,
 * which lowered the recall on LoCoMo (R@10 from 81.6 to 73.0). Questions about such conversations are mostly about
 * events and rarely about facts.
 */
export const answering: ReadingStage = {
  name: 'answers',
  begin: async (ids, { query, asked, reads }) => {
    const question = inItsTime(questionOf(query, asked), asked.windows);
    const nearness = question.toAssistant ? null : await reads.attributeNearness(ids);
    return async (all) => {
      const isDated = asked.windows.length > 0 || question.asking.kind === 'time';
      const asksToday = asksForToday(query.query, question, asked);
      const readingOf = readerOf(all.map(({ row }) => row), query, asked); // prettier-ignore
      const now = (query.valid_at ?? asked.now).getTime();
      const holdsAt = question.asking.when === 'now' ? now : null;
      const begunBy = query.valid_at || (holdsAt !== null && !asksAhead(query.query, question, asked)) ? now : null;
      const read = await readStatements(all, { isDated, asksToday, holdsAt, begunBy, nearness, readingOf });
      if (!read) return all;
      const { hits, statements, best, surest } = read;
      const rows = new Map(hits.map(({ row }) => [row.id, row]));
      const found = new Map(answers(question, statements, asked.windows).map((answer) => [answer.id, answer]));
      const most = Math.max(...[...found.values()].map(({ score }) => score));
      // Next to hits that keep their score, half of the best hit's gain is taken back, so that both stay comparable
      // (docs/benchmarks.md).
      const scale = hits.length < all.length ? best / Math.sqrt(most * surest) : best / surest;
      const adjusted = hits.map((hit, i): ReadHit => {
        const { score, match, outdatedBy } = found.get(hit.row.id)!;
        const { act } = statements[i]!.reading;
        const newer = outdatedBy === undefined ? undefined : rows.get(outdatedBy);
        return { ...hit, sum: score * scale, answering: { match, act, outdatedBy: newer ?? null } };
      });
      const weighed = new Set(hits);
      return [...all.filter((hit) => !weighed.has(hit)), ...adjusted];
    };
  },
};

interface ReadStatements {
  /** Whether the days and months that they name matter. */
  readonly isDated: boolean;
  /** Whether plans and announced changes that come after the requested time matter. */
  readonly asksToday?: boolean;
  /** The requested time, if the question asks for what holds then. Unix milliseconds. */
  readonly holdsAt?: number | null;
  /** The same, if what begins later does not answer yet. */
  readonly begunBy?: number | null;
  readonly nearness: ReadonlyMap<string, number> | null;
  readingOf(row: FoundRow): Reading;
}

const ASKS_AHEAD =
  /(?<![\p{L}])(?:will|going to|plan(?:s|n\p{L}{1,4})?|intend(?:s|ed)?|wants?|consider(?:s|ed|ing)?|propos(?:al|ed?)|when|dates?|days?|wird|werden?|wann|termine?|datum|tage?)(?![\p{L}])/iu;

/** "Where do I live?" rather than "Where will I live?", "Where do I plan to live?", "When do I move?" or "What is the deadline?" */
function asksForToday(query: string, question: Question, asked: Pick<Asked, 'windows'>): boolean {
  const { asking, attributes } = question;
  if (asking.when !== 'now' || asking.kind === 'time' || asksAhead(query, question, asked)) return false;
  return ![...attributes.keys()].some(isOfATime);
}

/** Whether it may be about the future, or names a time. */
function asksAhead(query: string, { asking }: Question, { windows }: Pick<Asked, 'windows'>): boolean {
  return asking.ahead || windows.length > 0 || ASKS_AHEAD.test(query);
}

/**
 * The hits that may state the answer; null if none is a statement. `best` is the best sort key, `surest` the highest
 * certainty.
 */
export async function readStatements(
  all: readonly ReadHit[],
  { isDated, asksToday = false, holdsAt = null, begunBy = null, nearness, readingOf }: ReadStatements,
): Promise<{
  readonly hits: readonly ReadHit[];
  readonly statements: readonly Statement[];
  readonly best: number;
  readonly surest: number;
} | null> {
  const chats = new Set(all.flatMap(({ row }) => (row.role === 'assistant' ? (row.sessionId ?? []) : [])));
  const speakers = new Set(all.flatMap(({ row }) => (isOfItself(row) ? [row.speaker] : [])));
  const hits = all.filter(({ row }) => isFact(row, speakers.size === 1) || isOfChat(row, chats));
  const readings = new Map<string, Reading>();
  const turns = new EventLoopTurns();
  for (const { row } of hits) {
    await turns.yieldToEventLoop();
    readings.set(row.id, readingOf(row));
  }
  const told = hits.filter(({ row }) => readings.get(row.id)!.act === 'told');
  const best = Math.max(...told.map(({ sum }) => sum), 0);
  if (best === 0) return null;
  const surest = Math.max(...hits.map(({ certainty }) => certainty), Number.EPSILON);
  const nearest = Math.max(...hits.map(({ byVector }) => byVector), Number.EPSILON);
  const echoed = echoesAmong(hits, readings);
  const statements = hits.map(({ row, sum, byVector, weights }): Statement => {
    const until = asksToday ? holdsAt : null;
    const comes = until === null ? null : comesAt(row.content, row.occurredAt.getTime());
    return {
      id: row.id,
      at: beganAt(row),
      role: row.role,
      type: row.type,
      score: (surest * sum) / best,
      meaning: nearest < MEANING_TELLS ? null : byVector / nearest,
      attributeNearness: nearness?.get(row.id),
      reading: readings.get(row.id)!,
      dates: isDated ? datesTold(row.content, row.occurredAt.getTime()) : NO_DATES,
      // What was planned for a time that has come is taken for done.
      isPlan: until !== null && isOnlyPlan(readings.get(row.id)!) && (comes ?? Infinity) > until,
      isToCome: (until !== null && (comes ?? 0) > until) || (begunBy !== null && beganAt(row) > begunBy),
      isOver: holdsAt !== null && (row.validTo?.getTime() ?? Infinity) <= holdsAt,
      verdict: weights.feedback,
      echoes: echoed.get(row.id),
    };
  });
  return { hits, statements, best, surest };
}

const NO_DATES: Statement['dates'] = [];

/** When it began to be true: what was told today with an earlier validity is no news. */
function beganAt({ occurredAt, validFrom, validTo }: ReadHit['row']): number {
  return (validFrom ?? (validTo && validTo < occurredAt ? validTo : occurredAt)).getTime();
}

/** "Gave up handball, wants to do parkour" tells what is over, too. */
function isOnlyPlan({ plans, ended }: Reading): boolean {
  return plans && ended.size === 0;
}

/** A record of its own: not a turn of a conversation, and not a summary. */
function isOfItself({ speaker, role, sessionId, type }: ReadHit['row']): boolean {
  return role === null && type !== SUMMARY_TYPE && (speaker === null || sessionId === null);
}

/** Of several speakers each says "I" of somebody else: "I live in Oslo" is no news of who said "I live in Kiel". */
function isFact(row: ReadHit['row'], byOne: boolean): boolean {
  return isOfItself(row) && (byOne || row.speaker === null || !OF_SPEAKER.test(row.content));
}

const OF_SPEAKER =
  /(?<![\p{L}\p{N}])(?:I|I['’]\p{L}{1,2}|[Mm]y|[Mm]e|[Mm]ine|[Ii]ch|[Mm]ir|[Mm]ich|[Mm]ein\p{Ll}{0,2}|[Jj]e|[Jj]['’]\p{L}+|[Mm]on|[Mm]a|[Mm]es|[Mm]oi|[Yy]o|[Mm]is?|[Mm]í)(?![\p{L}\p{N}])/u;

/** A short turn of a user's chat with an assistant. */
function isOfChat({ speaker, role, sessionId, content }: ReadHit['row'], chats: ReadonlySet<string>): boolean {
  if (content.length > LONGEST_TURN) return false;
  if (role !== 'user' && role !== 'assistant') return false;
  return speaker === null || (sessionId !== null && chats.has(sessionId));
}

/** Maps each assistant reply to the turn right before it that it repeats, if both were found. */
function echoesAmong(hits: readonly ReadHit[], readings: ReadonlyMap<string, Reading>): ReadonlyMap<string, string> {
  const sessions = new Map<string, ReadHit['row'][]>();
  for (const { row } of hits)
    if (row.sessionId !== null) sessions.set(row.sessionId, [...(sessions.get(row.sessionId) ?? []), row]);
  const echoes = new Map<string, string>();
  for (const turns of sessions.values()) {
    turns.sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime() || a.sequence - b.sequence);
    turns.forEach((reply, i) => {
      const said = turns[i - 1];
      if (reply.role !== 'assistant' || said?.role !== 'user' || reply.sequence - said.sequence > 1) return;
      if (isEcho(readings.get(reply.id)!, readings.get(said.id)!)) echoes.set(reply.id, said.id);
    });
  }
  return echoes;
}
