import type { MessageInput } from '../../support/client.js';
import { type Conversation, type Question, knownEvidence, secondsAfter } from './conversation.js';

/**
 * The BEAM format: a list of `{chat, messages, questions}`. `questions` is keyed by type; evidence is in
 * `source_chat_ids`, a list or an object of lists. A message with a `time_anchor` ('March-15-2024') opens a session
 * with that date; the messages after it belong to that session.
 */
interface BeamMessage {
  readonly id: number | string;
  readonly role: string;
  readonly time_anchor: string | null;
  readonly content: string;
}

interface BeamQuestion {
  readonly question: string;
  readonly answer?: string;
  readonly ideal_answer?: string;
  readonly ideal_response?: string;
  readonly source_chat_ids?: unknown;
}

interface BeamChat {
  readonly chat: string | number;
  readonly messages: readonly BeamMessage[];
  readonly questions: Readonly<Record<string, readonly BeamQuestion[]>>;
}

/** The five kinds that ask for facts. They make up the headline. */
const FACT5: ReadonlySet<string> = new Set([
  'information_extraction',
  'knowledge_update',
  'temporal_reasoning',
  'multi_session_reasoning',
  'contradiction_resolution',
]);
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** 'March-15-2024' at noon UTC. @throws Error if the text is not such a date. */
export function parseTimeAnchor(text: string): Date {
  const match = /^([a-z]+)-(\d{1,2})-(\d{4})$/i.exec(text.trim());
  const month = MONTHS.indexOf(match?.[1]?.toLowerCase() ?? '');
  if (!match || month < 0) throw new Error(`not a BEAM time anchor: ${text}`);
  return new Date(Date.UTC(Number(match[3]), month, Number(match[2]), 12));
}

/** Message ids in any nesting of lists and objects. */
export function sourceIds(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(sourceIds);
  return [String(value)];
}

/** @throws Error naming the entry that is not a chat. */
export function loadBeam(json: unknown): Conversation[] {
  const chats = (Array.isArray(json) ? json : [json]) as BeamChat[];
  return chats.map((chat, index) => {
    if (!Array.isArray(chat?.messages) || !chat.questions) throw new Error(`entry ${index}: no BEAM chat`);
    return loadChat(chat);
  });
}

function loadChat(chat: BeamChat): Conversation {
  const records = recordsOf(chat.messages);
  const known = new Set(records.map(({ id }) => id));
  let unknownEvidence = 0;
  const questions = Object.entries(chat.questions).flatMap(([type, list]) =>
    list.map((question): Question => {
      const evidence = knownEvidence(sourceIds(question.source_chat_ids), known);
      unknownEvidence += evidence.unknown;
      return {
        text: question.question,
        answer: question.answer ?? question.ideal_answer ?? question.ideal_response ?? '',
        category: type,
        headline: FACT5.has(type),
        evidence: evidence.ids,
      };
    }),
  );
  return { id: `chat-${chat.chat}`, records, questions, unknownEvidence };
}

/**
 * One message draws a figure with 340,000 blanks, more than a record may hold, so a long run of blanks becomes one. An
 * empty message is not a turn.
 */
function recordsOf(messages: readonly BeamMessage[]): MessageInput[] {
  let session = 1;
  let sequence = 0;
  let start: Date | undefined;
  const records: MessageInput[] = [];
  for (const message of messages) {
    if (message.time_anchor) {
      if (sequence > 0) session += 1;
      sequence = 0;
      start = parseTimeAnchor(message.time_anchor);
    }
    const content = message.content.replace(/\s{40,}/g, ' ').trim();
    if (content === '') continue;
    sequence += 1;
    records.push({
      type: 'message',
      id: String(message.id),
      content,
      role: message.role,
      session_id: `session_${session}`,
      sequence,
      occurred_at: start && secondsAfter(start, sequence),
      metadata: { message_id: String(message.id) },
    });
  }
  return records;
}
