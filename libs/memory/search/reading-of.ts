import { type Reading, readText } from '@memory/attributes/reading.js';
import type { FoundRow } from './records-by-id.query.js';

/** In UTF-16 units. A fact is told in its first sentences; reading all of a long text takes as long as it is. */
const READ = 1_000;

const readings = new WeakMap<FoundRow, Reading>();

/** What a record's text says of itself: read once a search, whoever asks. */
export function readingOf(row: FoundRow): Reading {
  const known = readings.get(row);
  if (known) return known;
  const reading = readText(row.content.slice(0, READ), row.language);
  readings.set(row, reading);
  return reading;
}
