import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '@transports/http/openapi.js';
import { DOORS } from '../support/doors.js';

/** Writes the OpenAPI document to the file that is named, or to stdout. */
const text = inLines(openApiDocument(DOORS));
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);

/** A line for each operation and component: short enough to load, long enough for a difference to be read. */
function inLines(document: object, depth = 0): string {
  if (depth === 3 || typeof document !== 'object' || Array.isArray(document)) return JSON.stringify(document);
  const margin = '  '.repeat(depth);
  const members = Object.entries(document).map(
    ([key, value]) => `${margin}  ${JSON.stringify(key)}: ${inLines(value as object, depth + 1)}`,
  );
  return `{\n${members.join(',\n')}\n${margin}}${depth === 0 ? '\n' : ''}`;
}
