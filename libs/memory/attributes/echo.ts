import type { Reading } from './reading.js';

/** With this many new words a reply is not an echo. */
const OWN_WORDS = 6;

/**
 * Whether a reply repeats what was told: "So your flat is on Sysslomansgatan. Nice area!" It contains a significant word of it and
 * adds few words. A reply that answers a question, or adds a number, is no echo.
 */
export function isEcho(reply: Reading, said: Reading): boolean {
  if (said.act !== 'told') return false;
  const own = [...reply.content].filter((stem) => !said.content.has(stem));
  return own.length < reply.content.size && own.length <= OWN_WORDS && !own.some((stem) => /\d/.test(stem));
}
