import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBeam } from './beam.js';
import type { Conversation } from './conversation.js';
import { loadJsonl } from './jsonl.js';
import { loadLocomo } from './locomo.js';
import { loadLongMemEval } from './longmemeval.js';

export const FORMATS = ['locomo', 'beam', 'longmemeval', 'jsonl'] as const;
export type Files = Readonly<Partial<Record<(typeof FORMATS)[number], string | undefined>>>;

const LOADERS: Readonly<Record<(typeof FORMATS)[number], (text: string) => Conversation[]>> = {
  locomo: (text) => loadLocomo(JSON.parse(text)),
  beam: (text) => loadBeam(JSON.parse(text)),
  longmemeval: (text) => loadLongMemEval(JSON.parse(text)),
  jsonl: loadJsonl,
};

/** Each named data set, by its format and file name. `most`: the maximum of conversations of each. */
export async function loadFiles(
  files: Files,
  most = Infinity,
): Promise<[name: string, conversations: Conversation[]][]> {
  const sets: [string, Conversation[]][] = [];
  for (const format of FORMATS) {
    const file = files[format];
    if (!file) continue;
    const conversations = LOADERS[format](await readFile(file, 'utf8'));
    sets.push([`${format} ${path.basename(file)}`, conversations.slice(0, most)]);
  }
  return sets;
}

/** The name of a data set in a kept folder. */
export function keptName(name: string, conversations: readonly Conversation[]): string {
  return `${name} ${conversations.length}`;
}
