import 'reflect-metadata';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocuments } from '@transports/http/openapi.js';
import { DOORS } from '../support/doors.js';

/** The name of the door whose document is the main one. */
const OWN = DOORS.all[0].name;

/**
 * Writes the OpenAPI documents into the given folder: `openapi.json` for our own API, and `openapi/NAME.json` for
 * every other protocol. All other files in `openapi/` are deleted.
 */
const [root] = process.argv.slice(2);
if (!root) throw new Error('which folder shall the documents be written into?');
const folder = join(root, 'openapi');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, document] of await openApiDocuments(DOORS)) {
  writeFileSync(name === OWN ? join(root, 'openapi.json') : join(folder, `${name}.json`), inLines(document));
}

/** One line for each operation and component: short enough to load, long enough to read a diff. */
function inLines(document: object, depth = 0): string {
  if (depth === 3 || typeof document !== 'object' || Array.isArray(document)) return JSON.stringify(document);
  const margin = '  '.repeat(depth);
  const members = Object.entries(document).map(
    ([key, value]) => `${margin}  ${JSON.stringify(key)}: ${inLines(value as object, depth + 1)}`,
  );
  return `{\n${members.join(',\n')}\n${margin}}${depth === 0 ? '\n' : ''}`;
}
