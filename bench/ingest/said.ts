import type { MessageInput } from '../support/client.js';
import { random } from '../load/conversation.js';

const WHO = ['my sister', 'the neighbour', 'our teacher', 'an old friend', 'the doctor', 'my boss', 'a colleague'];
const DID = ['called about', 'forgot', 'finally sold', 'asked me for', 'brought back', 'laughed at', 'wrote about'];
const WHAT = ['the blue bicycle', 'her train ticket', 'the garden gate', 'a letter from Lisbon', 'the piano lessons'];
const WHEN = ['yesterday', 'on Sunday morning', 'before the summer', 'two weeks ago', 'while it was raining'];
const SPEAKERS = ['Caroline', 'Melanie'] as const;
const TURNS_PER_SESSION = 25;
const FIRST_DAY = Date.UTC(2024, 0, 1);

/**
 * Turn number `n` of a conversation in plain English, one to four sentences. The bundled model knows no other language.
 */
export function said(n: number): MessageInput {
  const next = random(n);
  const one = (words: readonly string[]): string => words[Math.floor(next() * words.length)] ?? '';
  const sentences = Array.from({ length: 1 + Math.floor(next() * next() * 4) }, () => {
    const [who, ...rest] = [one(WHO), one(DID), one(WHAT), one(WHEN)];
    return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${rest.join(' ')}.`;
  });
  const session = Math.floor(n / TURNS_PER_SESSION);
  return {
    type: 'message',
    id: `said-${n}`,
    content: `${sentences.join(' ')} That was the ${n}th time.`,
    role: 'user',
    speaker: SPEAKERS[n % 2],
    session_id: `session-${session}`,
    sequence: n % TURNS_PER_SESSION,
    occurred_at: new Date(FIRST_DAY + session * 86_400_000 + (n % TURNS_PER_SESSION) * 60_000).toISOString(),
  };
}
