import type { Asked } from '../arms/ask-arms.js';
import type { ReadHit } from '../hit.js';
import { type Assured, assuranceOf, SIGNS, signsOf } from './assurance.js';
import { ASSURANCE_WEIGHTS } from './assurance-weights.js';

const BUNDLED = { provider: 'bundled', model: 'universal-sentence-encoder-lite', dimensions: 512 };
const CHESS = 'The chess club meets at Wester Hall.';
const CAT = "Torsten's cat is called Minka.";
const ROOF = 'The roof was 14,600 dollars.';

function hit(content: string, more: Partial<ReadHit> & { speaker?: string } = {}): ReadHit {
  const { speaker = null, ...rest } = more;
  const row = { id: content, content, language: 'en', speaker };
  const arms = { keyword: { rank: 1, score: 4 }, vector: { rank: 1, score: 0.6 } };
  return { recordId: content, sum: 1, fused: 1, certainty: 0.8, arms, row, ...rest } as unknown as ReadHit;
}

/** @param stems of the query; those in `found` occur in some record */
function search(query: string, stems: readonly string[], found: readonly string[] = stems, more: Partial<Asked> = {}) {
  const keyword = [{ recordId: 'x', stems: found.map((stem) => stems.indexOf(stem)) }];
  const terms = stems.map((term) => ({ term, kind: 'stem', weight: 1 }));
  const vector = [{ recordId: 'x', score: 0.6 }];
  const asked = {
    terms,
    languages: ['en'],
    aliases: [],
    ownNames: [],
    windows: [],
    found: { keyword, vector, ideal: 4 },
    ...more,
  };
  return { query: { query }, asked, space: BUNDLED } as unknown as Assured;
}

const asksChess = search('Where does the chess club meet?', ['chess', 'club', 'meet']);

it('is higher for a text that covers the whole question than for one that covers a part', () => {
  const [whole, part] = [CHESS, 'Members of the chess society pay 36.'].map((text) =>
    assuranceOf(asksChess, [hit(text)])!,
  );
  expect(whole).toBeGreaterThan(part!);
  expect(signsOf(asksChess, [hit(CHESS)]).explained).toBeGreaterThan(0.8);
});

it('stays between 0 and 1, and is deterministic', () => {
  const hits = [hit(CHESS), hit(CAT, { sum: 0.4 }), hit(ROOF, { sum: 0.1 })];
  const sure = assuranceOf(asksChess, hits)!;
  expect(sure).toBeGreaterThan(0);
  expect(sure).toBeLessThan(1);
  expect(assuranceOf(asksChess, hits)).toBe(sure);
});

describe('the signs', () => {
  const signs = (query: string, text: string, more: Partial<Asked> = {}) =>
    signsOf(search(query, ['cat', 'torsten'], ['cat'], more), [hit(text)]);

  it('detect another person than the one named in the question', () => {
    expect(signs("What is Torsten's cat called?", "Ngozi's cat is called Olive.").nameMissed).toBe(1);
    expect(signs("What is Torsten's cat called?", CAT).nameMissed).toBe(0);
    expect(signs('What did I do in May?', CAT).nameMissed).toBe(0);
  });

  it('accept an alias of the name', () => {
    expect(
      signs("What is Torsten's cat called?", "Totte's cat is called Minka.", { aliases: ['Totte'] }).nameMissed,
    ).toBe(0);
  });

  it('detect that an answer of the expected kind is missing', () => {
    expect(signs('How much was the roof?', ROOF).kindMissed).toBe(0);
    expect(signs('How much was the roof?', 'The roof is new.').kindMissed).toBe(1);
  });

  it('detect another relative', () => {
    expect(signs("What is my mother's name?", 'My brother Marko is a cook.').relationMissed).toBe(1);
    expect(signs("What is my mother's name?", 'My mother Ngozi is a barrister.').relationMissed).toBe(0);
  });

  it('detect a word of the question that occurs nowhere', () => {
    expect(signs("What is Torsten's cat called?", CAT).unheardOf).toBe(1);
  });

  it('measure how close the rivals are, where duplicates are no rivals', () => {
    const crowd = (others: readonly ReadHit[]) => signsOf(asksChess, [hit(CHESS), ...others]).crowd;
    expect(crowd([hit(CAT, { sum: 0.5 })])).toBe(0.5);
    expect(crowd([hit(`${CHESS}!`)])).toBe(0);
  });

  it('ignore cosines if the model does not know the language', () => {
    const italian = search('Dove si riunisce il club?', ['club'], ['club'], { languages: ['it'] });
    expect(signsOf(italian, [hit(CHESS)])).toMatchObject({ near: 0, nearest: 0, meaningless: 1 });
  });
});

it('is null for a model that was not measured, and for an empty answer', () => {
  const other = { ...asksChess, space: { provider: 'openai', model: 'text-embedding-3-small', dimensions: 1536 } };
  expect(assuranceOf(other, [hit(CHESS)])).toBeNull();
  expect(assuranceOf(asksChess, [])).toBeNull();
});

it('has a weight for every sign of every measured model', () => {
  for (const weights of Object.values(ASSURANCE_WEIGHTS))
    expect(Object.keys(weights ?? {}).sort()).toEqual(['bias', ...SIGNS].sort());
});
