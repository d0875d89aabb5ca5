import type { MessageInput } from '../../support/client.js';
import { type Conversation, type Question, secondsAfter } from './conversation.js';

/**
 * The LongMemEval format (S, M and oracle alike): a list of questions, each with its own haystack, so each is a
 * conversation with one question. Evidence: the turns with `has_answer`; if none is marked, every turn of the sessions
 * in `answer_session_ids`. A question whose id ends with `_abs` has no answer in its haystack and no evidence.
 */
interface Entry {
  readonly question_id: string;
  readonly question_type: string;
  readonly question: string;
  readonly answer?: string | number;
  readonly question_date?: string;
  readonly haystack_session_ids: readonly string[];
  readonly haystack_dates: readonly string[];
  readonly haystack_sessions: readonly (readonly Turn[])[];
  readonly answer_session_ids?: readonly string[];
}

interface Turn {
  readonly role: string;
  readonly content: string;
  readonly has_answer?: boolean;
}

/** '2023/05/20 (Sat) 02:21', without a zone: read as UTC. @throws Error if the text is not such a date */
export function parseDate(text: string): Date {
  const match = /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?:\s*\(\w+\))?(?:\s+(\d{1,2}):(\d{2}))?$/.exec(text.trim());
  if (!match) throw new Error(`not a LongMemEval date: ${text}`);
  const [, year, month, day, hour = 0, minute = 0] = match;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

/** @throws Error naming the entry that is not a question */
export function loadLongMemEval(json: unknown): Conversation[] {
  return (Array.isArray(json) ? json : [json]).map((entry: Entry, index) => {
    if (!entry?.question_id || !Array.isArray(entry.haystack_sessions))
      throw new Error(`entry ${index}: no LongMemEval question`);
    return loadEntry(entry);
  });
}

function loadEntry(entry: Entry): Conversation {
  const marked: string[] = [];
  const inAnswer: string[] = [];
  const answers = new Set(entry.answer_session_ids ?? []);
  const records = entry.haystack_sessions.flatMap((turns, session) => {
    const name = entry.haystack_session_ids[session] ?? `session_${session + 1}`;
    const start = parseDate(entry.haystack_dates[session] ?? '');
    return turns.flatMap(({ role, content, has_answer: hasAnswer }, index): MessageInput[] => {
      if (content.trim() === '') return [];
      // The same session may occur in a haystack twice.
      const id = `${session + 1}:${name}:${index + 1}`;
      if (hasAnswer) marked.push(id);
      if (answers.has(name)) inAnswer.push(id);
      const occurredAt = secondsAfter(start, index + 1);
      return [{ type: 'message', id, content, role, session_id: name, sequence: index + 1, occurred_at: occurredAt }];
    });
  });
  const isAnswerable = !entry.question_id.endsWith('_abs');
  const question: Question = {
    text: entry.question,
    answer: String(entry.answer ?? ''),
    category: isAnswerable ? entry.question_type : 'abstention',
    headline: isAnswerable,
    evidence: isAnswerable ? (marked.length > 0 ? marked : inAnswer) : [],
    ...(entry.question_date && { askedAt: parseDate(entry.question_date).toISOString() }),
  };
  return { id: entry.question_id, records, questions: [question], unknownEvidence: 0 };
}
