import { type Reading, readText } from '@memory/attributes/reading.js';
import type { FoundRow } from './records-by-id.query.js';

/** In UTF-16 units. A fact is told in its first sentences; reading all of a long text takes as long as it is. */
const READ = 1_000;

const readings = new WeakMap<FoundRow, Reading>();

/** What a record's text says of itself: read once a search, whoever asks. */
export function readingOf(row: FoundRow): Reading {
  const known = readings.get(row);
  if (known) return known;
  const reading = withTitle(readText(row.content.slice(0, READ), row.language), row);
  readings.set(row, reading);
  return reading;
}

/** What a text is about, and which attribute it tells, often stands in its title alone: "Favourite colour" over "Blue, since March". */
function withTitle(reading: Reading, { title, language }: FoundRow): Reading {
  if (!title) return reading;
  const { stems, attributes } = readText(title.slice(0, READ), language);
  const told = new Map(reading.attributes);
  for (const [attribute, plainly] of attributes) told.set(attribute, Math.max(plainly, told.get(attribute) ?? 0));
  return { ...reading, stems: new Set([...reading.stems, ...stems]), attributes: told };
}
