import type { ReadHit } from '../hit.js';
import type { Ranking } from '../stage.js';
import { turns } from './turns.js';

const LONG = 'I finally signed the lease for the small flat near the harbour.';

/** The factor on a turn. */
async function weightOf(content: string, query: string, speaker: string | null = 'Caroline', aliases: string[] = []) {
  const hit = { sum: 1, weights: {}, row: { content, speaker, language: 'en', type: 'message' } } as unknown as ReadHit;
  const adjust = await turns.begin([], { query: { query }, asked: { aliases } } as unknown as Ranking);
  const [weighed] = await adjust([hit]);
  return weighed!.sum;
}

it('leaves what was not said in a conversation alone', async () => {
  expect(await weightOf('Why?', 'Why did Caroline ask?', null)).toBe(1);
});

it('raises a turn by the person whom the query names', async () => {
  expect(await weightOf(LONG, 'Where does Caroline live?')).toBe(1.4);
  expect(await weightOf(LONG, 'Where does Melanie live?')).toBe(1);
  expect(await weightOf(LONG, 'Where does my aunt live?', 'Caroline', ['caroline'])).toBe(1.4);
});

it('lowers a turn that asks, with an image note behind the question too', async () => {
  expect(await weightOf(`${LONG} Did you see it?`, 'lease')).toBe(0.75);
  expect(await weightOf(`${LONG} Did you see it? [a photo of a harbour]`, 'lease')).toBe(0.75);
  expect(await weightOf(`Did you see it? ${LONG}`, 'lease')).toBe(1);
  expect(await weightOf(`${LONG} ${LONG} ${LONG} Did you see it?`, 'lease')).toBe(1);
});

it('lowers a turn of a few words', async () => {
  expect(await weightOf('Sounds great!', 'lease')).toBe(0.8);
});

it('stays within its bounds', async () => {
  expect(await weightOf('Great?', 'lease')).toBeCloseTo(0.6);
});

it.each([
  ['What did caroline say?', 'Caroline', true],
  ["What is Caroline's job?", 'Caroline Smith', true],
  ['What did Carol say?', 'Caroline', false],
  ['What did Al say?', 'Al', true],
  ['What did we say?', 'Dr Li', false],
  ['Was sagte Jürgen?', 'JÜRGEN', true],
  ['', 'Caroline', false],
])('%j names %j: %s', async (query, speaker, expected) => {
  expect(await weightOf(LONG, query, speaker)).toBe(expected ? 1.4 : 1);
});
