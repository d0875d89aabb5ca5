import type { Reading } from './reading.js';

/** So many words beside those that were said before say something of their own. */
const OWN_WORDS = 6;

/**
 * Whether a reply says over what was told to it: "So your flat is on Sysslomansgatan. Nice area!" It takes up a telling word of it and adds
 * few. What answers a question echoes nothing, and neither does what adds a number.
 */
export function isEcho(reply: Reading, said: Reading): boolean {
  if (said.act !== 'told') return false;
  const own = [...reply.content].filter((stem) => !said.content.has(stem));
  return own.length < reply.content.size && own.length <= OWN_WORDS && !own.some((stem) => /\d/.test(stem));
}
