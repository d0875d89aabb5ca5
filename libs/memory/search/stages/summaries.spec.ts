import type { RecordRow } from '@memory/record-store/record-source.js';
import { type Link, type Readable, substituteSummaries } from './summaries.js';

const SUMMARY = '2026-03-01\nTom: The rent is 1,240 euros.\nMara: I fly to Lisbon with TP571.';
const spanOf = (line: string): readonly [number, number] => [
  SUMMARY.indexOf(line),
  SUMMARY.indexOf(line) + line.length,
];

function row(id: string, change: Partial<RecordRow> = {}): RecordRow {
  return {
    id,
    content: `words of ${id}`,
    type: 'message',
    language: 'en',
    compressed: true,
    version: 1,
    ...change,
  } as RecordRow;
}
const hit = (record: RecordRow): Readable => ({ recordId: record.id, row: record });
const summary = row('sum', { type: 'summary', content: SUMMARY, compressed: false });
const rent = row('rent', { content: 'Well! The rent is 1,240 euros. Pretty good, right?' });
const flight = row('flight', { content: 'Oh! I fly to Lisbon with TP571. So excited!' });
function link(sourceId: string, line: string, change: Partial<Link> = {}): Link {
  return {
    summaryId: 'sum', sourceId, kind: 'batch', version: 1, spans: [spanOf(line)], kept: 0.9, type: 'message',
    externalId: null, occurredAt: new Date(0), speaker: line.split(':')[0]!, ...change,
  }; // prettier-ignore
}
const rentLink = link('rent', 'Tom: The rent is 1,240 euros.');
const flightLink = link('flight', 'Mara: I fly to Lisbon with TP571.');
const summaries = new Map([['sum', summary]]);
const request = { limit: 10, expand: false, terms: ['rent'] };
const shown = (found: readonly Readable[], links: readonly Link[], more: Partial<typeof request> = {}) =>
  substituteSummaries(found, links, summaries, { ...request, ...more }).results.map(({ hit: { row: own }, through }) =>
    through ? `${through.summary.id}: ${through.content}` : own.id,
  );

it('does not change an answer without summaries', () => {
  const plain = [row('a', { compressed: false }), row('b', { compressed: false })].map(hit);
  expect(substituteSummaries(plain, [], new Map(), request)).toMatchObject({ carried: 0, fellBack: 0, tokensSaved: 0 });
  expect(shown(plain, [])).toEqual(['a', 'b']);
});

it('answers a folded hit with its lines, and returns a sole speaker separately', () => {
  const { results } = substituteSummaries([hit(rent)], [rentLink], summaries, request);
  expect(results[0]!.through).toMatchObject({
    content: 'The rent is 1,240 euros.',
    speaker: 'Tom',
    sources: [rentLink],
  });
});

it('merges the hits of one summary at the rank of the best, in the order of the summary', () => {
  const other = row('other', { compressed: false });
  const found = [flight, other, rent].map(hit);
  expect(shown(found, [rentLink, flightLink], { terms: [] })).toEqual([
    'sum: Tom: The rent is 1,240 euros.\nMara: I fly to Lisbon with TP571.',
    'other',
  ]);
});

it('applies the limit to what was found, so that folding shortens an answer', () => {
  const others = [1, 2].map((n) => row(`other ${n}`, { compressed: false }));
  expect(shown([rent, flight, ...others].map(hit), [rentLink, flightLink], { limit: 3, terms: [] })).toHaveLength(2);
});

it('returns the record itself if its summary lost too many of its facts', () => {
  expect(shown([hit(rent)], [{ ...rentLink, kept: 0.5 }])).toEqual(['rent']);
});

it('returns the record itself if a word of the query is missing from its lines', () => {
  expect(shown([hit(rent)], [rentLink], { terms: ['pretti'] })).toEqual(['rent']);
  expect(shown([hit(rent)], [rentLink], { terms: ['elsewhere'] })).not.toEqual(['rent']);
});

it('returns the record itself if its summary cannot be read or was edited since', () => {
  expect(substituteSummaries([hit(rent)], [rentLink], new Map(), request).fellBack).toBe(1);
  expect(shown([hit(rent)], [{ ...rentLink, version: 2 }])).toEqual(['rent']);
});

it('repeats nothing: a summary beside its own turns is dropped', () => {
  const turn = row('turn', { compressed: false });
  const day = row('day', { type: 'summary', compressed: false });
  const links = [link('turn', 'Tom: The rent is 1,240 euros.', { summaryId: 'day', kind: 'day' })];
  expect(shown([day, turn].map(hit), links)).toEqual(['turn']);
  expect(shown([hit(day)], links)).toEqual(['day: words of day']);
});

it('reports the tokens that an answer saves', () => {
  expect(substituteSummaries([hit(rent)], [rentLink], summaries, request)).toMatchObject({ carried: 1, fellBack: 0 });
  expect(substituteSummaries([hit(rent)], [rentLink], summaries, request).tokensSaved).toBeGreaterThan(2);
});
