import type { MessageInput } from '../../support/client.js';
import { type Conversation, type Question, knownEvidence, secondsAfter } from './conversation.js';

/**
 * The LoCoMo format: a list of `{sample_id, conversation, qa}`. `conversation` holds `session_N` (a list of turns) and
 * `session_N_date_time` ('1:56 pm on 8 May, 2023', without a zone: read as UTC). Our additions: `speaker_a_role` and
 * `speaker_b_role` (default 'user'), and `kind` of a question.
 */
export interface LocomoTurn {
  readonly speaker: string;
  readonly dia_id: string;
  readonly text: string;
  readonly blip_caption?: string;
}

export interface LocomoQuestion {
  readonly question: string;
  readonly answer?: string | number;
  readonly evidence: readonly string[];
  readonly category: number;
  readonly kind?: string;
}

export interface LocomoSample {
  readonly sample_id?: string;
  readonly conversation: Readonly<Record<string, string | readonly LocomoTurn[] | undefined>>;
  readonly qa: readonly LocomoQuestion[];
}

const CATEGORIES: Readonly<Record<number, string>> = {
  1: '1 multi-hop',
  2: '2 temporal',
  3: '3 open-domain',
  4: '4 single-hop',
  5: '5 adversarial',
};
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const DATE_TIME = /^(\d{1,2}):(\d{2})\s*([ap]m)\s+on\s+(\d{1,2})\s+([a-z]+),?\s+(\d{4})$/i;

/** '1:56 pm on 8 May, 2023' in UTC. @throws Error if the text is not such a date. */
export function parseSessionDate(text: string): Date {
  const match = DATE_TIME.exec(text.trim());
  const month = MONTHS.indexOf(match?.[5]?.toLowerCase() ?? '');
  if (!match || month < 0) throw new Error(`not a LoCoMo date: ${text}`);
  const hour = (Number(match[1]) % 12) + (match[3]?.toLowerCase() === 'pm' ? 12 : 0);
  return new Date(Date.UTC(Number(match[6]), month, Number(match[4]), hour, Number(match[2])));
}

/** Turn ids in an evidence list. One string may hold several ('D8:6; D9:17'), and 'D:11:26' means D11:26. */
export function evidenceIds(evidence: readonly string[]): string[] {
  const found = evidence.flatMap((text) => [...text.matchAll(/D:?(\d+):(\d+)/g)]);
  return found.map((match) => `D${Number(match[1])}:${Number(match[2])}`);
}

/** Reads one sample, or a list of them. @throws Error naming what is missing. */
export function loadLocomo(json: unknown): Conversation[] {
  const samples = (Array.isArray(json) ? json : [json]) as LocomoSample[];
  return samples.map((sample, index) => {
    if (!sample?.conversation || !Array.isArray(sample.qa)) throw new Error(`entry ${index}: no LoCoMo conversation`);
    return loadSample(sample, sample.sample_id ?? `conversation-${index + 1}`);
  });
}

function loadSample(sample: LocomoSample, id: string): Conversation {
  const records = sessions(sample).flatMap(([name, start, turns]) =>
    turns.map((turn, index) => record(sample, name, start, turn, index + 1)),
  );
  const known = new Set(records.map(({ id: turnId }) => turnId));
  let unknownEvidence = 0;
  const questions = sample.qa.map((qa): Question => {
    const malformed = qa.evidence.filter((text) => evidenceIds([text]).length === 0).length;
    const evidence = knownEvidence(evidenceIds(qa.evidence), known);
    unknownEvidence += evidence.unknown + malformed;
    return {
      text: qa.question,
      answer: String(qa.answer ?? ''),
      category: qa.kind ?? CATEGORIES[qa.category] ?? String(qa.category),
      headline: qa.category !== 5,
      evidence: evidence.ids,
    };
  });
  return { id, records, questions, unknownEvidence };
}

/** Sessions in the order of their numbers. A date without turns is not a session. */
function sessions(sample: LocomoSample): [string, Date, readonly LocomoTurn[]][] {
  return Object.keys(sample.conversation)
    .filter((name) => /^session_\d+$/.test(name))
    .sort((a, b) => Number(a.slice(8)) - Number(b.slice(8)))
    .map((name) => {
      const date = sample.conversation[`${name}_date_time`];
      return [name, parseSessionDate(String(date)), sample.conversation[name] as readonly LocomoTurn[]];
    });
}

function record(sample: LocomoSample, session: string, start: Date, turn: LocomoTurn, sequence: number): MessageInput {
  const isB = turn.speaker === sample.conversation.speaker_b;
  const role = sample.conversation[isB ? 'speaker_b_role' : 'speaker_a_role'];
  return {
    type: 'message',
    id: turn.dia_id,
    content: turn.blip_caption ? `${turn.text} [shares ${turn.blip_caption}]`.trim() : turn.text,
    role: typeof role === 'string' ? role : 'user',
    speaker: turn.speaker,
    session_id: session,
    sequence,
    occurred_at: secondsAfter(start, sequence),
    metadata: { dia_id: turn.dia_id },
  };
}
