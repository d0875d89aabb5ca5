import type { MessageInput } from '../support/client.js';

/** Function words, which make up about half of every text. The analyser drops them. */
const SMALL = ['the', 'a', 'to', 'and', 'of', 'in', 'was', 'it', 'that', 'for', 'with', 'on', 'is', 'my', 'we', 'at'];
const SYLLABLES = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'pa', 'ri', 'so', 'ta', 've', 'zu', 'fa', 'go', 'hi', 'ju'];
const SPEAKERS = ['Ann', 'Ben'] as const;
const VOCABULARY = 8_000;
const TURNS_PER_SESSION = 25;
const FIRST_DAY = Date.UTC(2024, 0, 1);

/** Numbers from 0 to 1, the same in every run. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An invented word; its rank determines how common it is. */
export function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length];
  }
  return word;
}

/** A rank from `from` to `to`, distributed like words in a text: rank r has the frequency 1/r. */
function draw(next: () => number, from = 1, to = VOCABULARY): number {
  return Math.floor(from * Math.exp(next() * Math.log(to / from)));
}

/** Turn number `n` of one user's conversation: 8 to 40 words, in sessions of 25 turns, one session a day. */
export function turn(user: number, n: number): MessageInput {
  const next = random(user * 1_000_003 + n);
  const words = Array.from({ length: 8 + Math.floor(next() * next() * 32) }, () =>
    next() < 0.5 ? SMALL[Math.floor(next() * SMALL.length)] : wordOf(draw(next)),
  );
  const session = Math.floor(n / TURNS_PER_SESSION);
  return {
    type: 'message',
    id: `turn-${n}`,
    content: `${words.join(' ')}.`,
    role: 'user',
    speaker: SPEAKERS[n % 2],
    session_id: `session-${session}`,
    sequence: n % TURNS_PER_SESSION,
    occurred_at: new Date(FIRST_DAY + session * 86_400_000 + (n % TURNS_PER_SESSION) * 60_000).toISOString(),
  };
}

/** A question as people ask it: with a speaker, a common word, two less common ones, and a rare one. */
export function question(n: number): string {
  const next = random(7_777_777 + n);
  const [common, some, other, rare] = [draw(next, 2, 20), draw(next, 20, 400), draw(next, 20, 400), draw(next, 400)];
  return `When did ${SPEAKERS[n % 2]} ${wordOf(common)} the ${wordOf(some)} with ${wordOf(other)} and ${wordOf(rare)}?`;
}
