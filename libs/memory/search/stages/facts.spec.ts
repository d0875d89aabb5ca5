import { newId, showId } from '@kernel/ids.js';
import type { ScoredHit } from '../hit.js';
import type { ScopeSearch } from '../stage.js';
import { facts } from './facts.js';

const TURN = newId();
const OTHER = newId();
const hit = (recordId: string, row: object): ScoredHit =>
  ({ recordId, duplicates: [], row: { id: recordId, userId: 'ada', type: 'semantic', provenance: {}, ...row } }) as unknown as ScoredHit; // prettier-ignore
const turn = (id: string) => hit(id, { type: 'message' });
const fact = (message: string) =>
  hit(newId(), { provenance: { source: 'extraction', message: showId('message', message) } });
const run = (hits: readonly ScoredHit[], duplicates: 'fold' | 'keep' = 'fold') =>
  facts.run(hits, { query: { duplicates } } as unknown as ScopeSearch) as readonly ScoredHit[];
const told = (hits: readonly ScoredHit[]) => hits.map(({ recordId, duplicates }) => [recordId, ...duplicates.map(({ id }) => id)]); // prettier-ignore

it('whichever is best of a turn and its facts stands for all', () => {
  const [one, two] = [fact(TURN), fact(TURN)];
  const found = [one, turn(OTHER), turn(TURN), two];
  expect(told(run(found))).toEqual([[one.recordId, TURN, two.recordId], [OTHER]]);
  expect(told(run([turn(TURN), one]))).toEqual([[TURN, one.recordId]]);
});

it('nothing changes where no fact was found, or duplicates are kept', () => {
  const found = [turn(TURN), turn(OTHER), hit(newId(), {})];
  expect(run(found)).toBe(found);
  const kept = [turn(TURN), fact(TURN)];
  expect(run(kept, 'keep')).toBe(kept);
});

it('what only says that it came from there is believed no more than its words', () => {
  const odd = hit(newId(), { provenance: { source: 'extraction', message: 'no id' } });
  expect(told(run([turn(TURN), odd]))).toEqual([[TURN], [odd.recordId]]);
});
