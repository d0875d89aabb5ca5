import type { Head } from './chain.js';

/** `sequence:hash`, as `verify` takes it. @throws Error for any other text */
export function readHead(text: string): Head {
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-fA-F]{64})$/.exec(text.trim()) ?? [];
  if (sequence === undefined || hash === undefined)
    throw new Error('a head is a sequence and a hash, such as 12:9f86…');
  return { sequence: Number(sequence), hash: hash.toLowerCase() };
}
