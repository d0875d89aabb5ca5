import type { MessageInput } from '../../support/client.js';
import { type Conversation, type Question, knownEvidence } from './conversation.js';

/**
 * Plain JSONL: one object per line, either a turn
 * `{"conversation", "id", "content", "role"?, "speaker"?, "session"?, "at"?}` (in the order of the conversation; `at`
 * in ISO 8601)
 * or a question `{"conversation", "question", "evidence": [turn ids], "category"?, "asked_at"?}`.
 * A question without evidence is unanswerable.
 */
interface Line {
  readonly conversation?: string;
  readonly id?: string | number;
  readonly content?: string;
  readonly role?: string;
  readonly speaker?: string;
  readonly session?: string;
  readonly at?: string;
  readonly question?: string;
  readonly evidence?: readonly (string | number)[];
  readonly category?: string;
  readonly asked_at?: string;
}

/** @throws Error naming the line that is neither a turn nor a question */
export function loadJsonl(text: string): Conversation[] {
  const lines = text.split('\n').flatMap((line, index) => (line.trim() ? [read(line, index + 1)] : []));
  return [...new Set(lines.map(({ conversation }) => conversation ?? 'conversation'))].map((id) =>
    conversationOf(
      id,
      lines.filter(({ conversation }) => (conversation ?? 'conversation') === id),
    ),
  );
}

function read(line: string, number: number): Line {
  const value = JSON.parse(line) as Line;
  const isTurn = value.id !== undefined && typeof value.content === 'string';
  if (!isTurn && typeof value.question !== 'string') throw new Error(`line ${number}: neither a turn nor a question`);
  return value;
}

function conversationOf(id: string, lines: readonly Line[]): Conversation {
  const places = new Map<string, number>();
  const records = lines.flatMap((line): MessageInput[] => {
    if (line.question !== undefined) return [];
    const session = line.session ?? 'session';
    const sequence = (places.get(session) ?? 0) + 1;
    places.set(session, sequence);
    return [
      {
        type: 'message',
        id: String(line.id),
        content: line.content ?? '',
        role: line.role ?? 'user',
        session_id: session,
        sequence,
        ...(line.speaker && { speaker: line.speaker }),
        ...(line.at && { occurred_at: new Date(line.at).toISOString() }),
      },
    ];
  });
  const known = new Set(records.map((record) => record.id));
  let unknownEvidence = 0;
  const questions = lines.flatMap((line): Question[] => {
    if (line.question === undefined) return [];
    const evidence = knownEvidence((line.evidence ?? []).map(String), known);
    unknownEvidence += evidence.unknown;
    return [
      {
        text: line.question,
        answer: '',
        category: line.category ?? (evidence.ids.length > 0 ? 'questions' : 'abstention'),
        headline: evidence.ids.length > 0,
        evidence: evidence.ids,
        ...(line.asked_at && { askedAt: new Date(line.asked_at).toISOString() }),
      },
    ];
  });
  return { id, records, questions, unknownEvidence };
}
