import { conflictBetween, jaccard, tokensOf } from './likeness.js';

const alike = (a: string, b: string) => Math.round(jaccard(tokensOf(a), tokensOf(b)) * 1e6) / 1e6;

test.each([
  ['Plants turn light into sugar', 'Plants turn light into sugar', 1],
  ['The harbour of Bergen holds forty ships', 'The harbour of Bergen has forty boats', 0.5],
  ['Norway has 26 golds', 'Norway has 28 golds', 1],
  ['one thing', 'quite another matter', 0],
  ['', 'anything', 0],
  ['is it to be', 'is it to be', 0],
])('%j and %j are alike to %d', (a, b, score) => {
  expect(alike(a, b)).toBe(score);
  expect(alike(b, a)).toBe(score);
});

const said = (concept: string, content: string) => ({ concept, content });
test.each([
  [said('temperature', 'It is 72 degrees'), said('temperature', 'It is 45 degrees'), '72 vs 45'],
  [said('team size', 'Five of 5'), said('team size', 'Five of 5'), null],
  [said('team', 'Has 5 members'), said('inventory', 'Has 8 items'), null],
  [said('golds of Ann', 'Ann has 9 golds'), said('record of Ann', 'Ann has 10 golds'), '9 vs 10'],
  [said('x metric', 'a 3 b 5'), said('x metric', 'a 3 b 7'), '5 vs 7'],
  [said('ab', 'it is 5'), said('ab', 'it is 6'), null],
  [said('', 'The server supports plain caching'), said('', 'The server never supports plain caching'), '"The server supports plain caching" vs "The server never supports plain caching"'],
  [said('', 'Ada mange souvent du poisson'), said('', 'Ada ne mange plus de poisson'), '"Ada mange souvent du poisson" vs "Ada ne mange plus de poisson"'],
  [said('', 'Ada come pescado fresco'), said('', 'Ada nunca come pescado fresco'), '"Ada come pescado fresco" vs "Ada nunca come pescado fresco"'],
  [said('', 'It works'), said('', 'It does not work'), null],
])('%j against %j: %j', (older, newer, conflict) => {
  expect(conflictBetween(older, newer)).toBe(conflict);
}); // prettier-ignore

test('a conflict quotes long texts without half a character', () => {
  const shared = 'The server supports plain caching';
  const older = said('', `${shared} ${'x'.repeat(125)}😀 and more`);
  const newer = said('', `${shared} never ${'x'.repeat(119)}😀 and more`);
  const conflict = conflictBetween(older, newer);
  expect(conflict).toContain('never');
  expect(conflict?.isWellFormed()).toBe(true);
});
