import { commonBytes } from './statistics.js';

interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text?: string }[];
}

/** Bytes of requests, each with what the next one begins with. */
export interface Shares {
  readonly pairs: number;
  /** Of everything that was sent. */
  readonly whole: number;
  readonly wholeAgain: number;
  /** Of what was sent without what was recalled for the turn. */
  readonly lasting: number;
  readonly lastingAgain: number;
}

/** Of the price of what is read anew, what providers take for what they find again. */
export const CACHED = [0.1, 0.25, 0.5] as const;

const RECALLED = /^<recollect-\d+>\n[\s\S]*<\/recollect-\d+>$/;

/** A request as a model's template writes it out, without what was recalled, which stands last; and that. */
export function writtenOut(request: string): { readonly lasting: string; readonly recalled: string } {
  const texts = (JSON.parse(request) as Message[]).flatMap(({ role, content }) => {
    const parts = typeof content === 'string' ? [content] : content.map(({ text = '' }) => text);
    return parts.map((text) => ({ role, text }));
  });
  // Some servers want user and assistant in turn: then it is a part of the message before it.
  const last = texts.at(-1)?.text ?? '';
  const recalled = texts.length > 1 && RECALLED.test(last) ? last : '';
  const said = recalled === '' ? texts : texts.slice(0, -1);
  const lines = said.map(({ role, text }, index) => (said[index - 1]?.role === role ? text : `<${role}>\n${text}`));
  return { lasting: `${lines.join('\n')}\n`, recalled };
}

/** @param requests of one chat, in their order, as JSON */
export function sharesOf(requests: readonly string[]): Shares {
  const sum = { pairs: 0, whole: 0, wholeAgain: 0, lasting: 0, lastingAgain: 0 };
  const written = requests.map(writtenOut);
  for (const [index, { lasting, recalled }] of written.entries()) {
    const next = written[index + 1];
    if (!next) continue;
    sum.pairs += 1;
    sum.whole += bytesOf(lasting + recalled);
    sum.wholeAgain += commonBytes(lasting + recalled, next.lasting + next.recalled);
    sum.lasting += bytesOf(lasting);
    sum.lastingAgain += commonBytes(lasting, next.lasting);
  }
  return sum;
}

/** What a provider reads of a chat, in bytes: anew, and again as the beginning of what it has read before. */
export interface Read {
  readonly anew: number;
  readonly again: number;
}

/**
 * As it is sent, recall last and gone with the next turn; and as it would be read were each recall left where it stood, without the
 * notes that an earlier one has told.
 */
export function readOf(requests: readonly string[]): { readonly gone: Read; readonly left: Read } {
  const gone = { anew: 0, again: 0 };
  const left = { anew: 0, again: 0 };
  const told = new Set<string>();
  let [before, stays] = ['', 0];
  for (const { lasting, recalled } of requests.map(writtenOut)) {
    const again = commonBytes(before, lasting);
    const notes = recalled.split('\n');
    const added = bytesOf(notes.filter((note) => !told.has(note)).join('\n'));
    for (const note of notes) told.add(note);
    gone.anew += bytesOf(lasting) - again + bytesOf(recalled);
    gone.again += again;
    left.anew += bytesOf(lasting) - again + added;
    left.again += again + stays;
    stays += added;
    before = lasting;
  }
  return { gone, left };
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
