import { commonBytes } from './statistics.js';

interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text?: string }[];
}

/** Bytes of requests, each with the bytes that the next one repeats from its beginning. */
export interface Shares {
  readonly pairs: number;
  /** Of everything sent. */
  readonly whole: number;
  readonly wholeAgain: number;
  /** Of everything sent except the text recalled for its turns. */
  readonly lasting: number;
  readonly lastingAgain: number;
}

/** What providers charge for repeated text, as shares of the price for new text. */
export const CACHED = [0.1, 0.25, 0.5] as const;

const RECALLED = /^<recollect-\d+>\n[\s\S]*<\/recollect-\d+>$/;

/** A request as a model's template writes it out: whole, and without the text recalled for its turns. */
export function writtenOut(request: string): { readonly whole: string; readonly lasting: string } {
  const texts = (JSON.parse(request) as Message[]).flatMap(({ role, content }) => {
    const parts = typeof content === 'string' ? [content] : content.map(({ text = '' }) => text);
    return parts.map((text) => ({ role, text }));
  });
  const lasting = texts.filter(({ text }, index) => index === 0 || !RECALLED.test(text));
  return { whole: lines(texts), lasting: lines(lasting) };
}

/**
 * Some servers require user and assistant messages to alternate; then the recalled text is part of the previous
 * message.
 */
function lines(texts: readonly { readonly role: string; readonly text: string }[]): string {
  const all = texts.map(({ role, text }, index) => (texts[index - 1]?.role === role ? text : `<${role}>\n${text}`));
  return `${all.join('\n')}\n`;
}

/** @param requests of one chat, in order, as JSON */
export function sharesOf(requests: readonly string[]): Shares {
  const sum = { pairs: 0, whole: 0, wholeAgain: 0, lasting: 0, lastingAgain: 0 };
  const written = requests.map(writtenOut);
  for (const [index, { lasting, whole }] of written.entries()) {
    const next = written[index + 1];
    if (!next) continue;
    sum.pairs += 1;
    sum.whole += bytesOf(whole);
    sum.wholeAgain += commonBytes(whole, next.whole);
    sum.lasting += bytesOf(lasting);
    sum.lastingAgain += commonBytes(lasting, next.lasting);
  }
  return sum;
}

/** What a provider reads of a chat, in bytes: new text, and text repeated from the beginning of an earlier request. */
export interface Read {
  readonly anew: number;
  readonly again: number;
}

export function readOf(requests: readonly string[]): Read {
  const read = { anew: 0, again: 0 };
  let before = '';
  for (const { whole } of requests.map(writtenOut)) {
    const again = commonBytes(before, whole);
    read.anew += bytesOf(whole) - again;
    read.again += again;
    before = whole;
  }
  return read;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
