import type { PassageHit } from '../arms/arm.js';
import { calibrationOf, fuse, publicScores } from './fuse.js';

const BUNDLED = calibrationOf({ provider: 'bundled', model: 'universal-sentence-encoder-lite', dimensions: 512 });
const hit = (recordId: string, score: number, passageId = `${recordId}-0`): PassageHit => ({
  recordId,
  passageId,
  start: 0,
  end: 10,
  score,
  sessionId: null,
  role: null,
  occurredAt: 0,
  size: 80,
});
const order = (items: readonly { recordId: string }[]) => items.map(({ recordId }) => recordId);

describe('fuse', () => {
  it('keeps a record that only one arm found', () => {
    const fused = fuse({ keyword: [hit('a', 5)], ideal: 5, vector: [hit('b', 0.6)] }, BUNDLED);
    expect(order(fused)).toEqual(['a', 'b']);
    expect(fused[0]?.arms).toEqual({ keyword: { rank: 1, score: 5 } });
    expect(fused[1]?.arms).toEqual({ vector: { rank: 1, score: 0.6 } });
  });

  it.each([
    ['the bundled model', { provider: 'bundled', model: 'universal-sentence-encoder-lite' }, 0.5],
    ['a MiniLM', { provider: 'openai', model: 'sentence-transformers/all-MiniLM-L6-v2' }, 0.6],
    ['e5, whoever serves it', { provider: 'onnx', model: 'e5-small-v2' }, 0.8],
    ['a model that was not measured', { provider: 'openai', model: 'text-embedding-3-small' }, 0.8],
  ])('believes %s as far as it was measured', (_, name, weight) => {
    const calibration = calibrationOf({ ...name, dimensions: 384 });
    const [byWords, byMeaning] = fuse({ keyword: [hit('a', 5)], ideal: 5, vector: [hit('b', 0.6)] }, calibration);
    expect(byWords).toMatchObject({ recordId: 'a', fused: 1 });
    expect(byMeaning).toMatchObject({ recordId: 'b', fused: weight });
  });

  it.each([
    ['of a language that reaches a local English model in English words', 'onnx', 'e5-small-v2', 'de', 0.2],
    ['of a language that it does not know', 'onnx', 'e5-small-v2', 'it', 0.1],
    ['that reaches a server as it is', 'openai', 'e5-small-v2', 'de', 0.1],
    ['that a multilingual model reads', 'onnx', 'multilingual-e5-small', 'de', 0.8],
    ['that a model of its own may read', 'onnx', 'my-model', 'de', 0.8],
    ['of the bundled model in French', 'bundled', 'universal-sentence-encoder-lite', 'fr', 0.2],
    ['of the bundled model in Italian', 'bundled', 'universal-sentence-encoder-lite', 'it', 0.1],
  ])('weighs the meaning of a question %s', (_, provider, model, language, weight) => {
    const calibration = calibrationOf({ provider, model, dimensions: 384 }, language);
    expect(calibration.vectorWeight).toBe(weight);
    // Above 1 no cosine is certain.
    expect(calibration.cosineCeiling > 1).toBe(weight === 0.1);
  });

  it('ranks a record that both arms found above one that a single arm found equally well', () => {
    const keyword = [hit('a', 5), hit('b', 5)];
    expect(order(fuse({ keyword, ideal: 5, vector: [hit('b', 0.6)] }, BUNDLED))).toEqual(['b', 'a']);
  });

  it('counts words less if even the best text has few of the query', () => {
    const found = { keyword: [hit('a', 2)], vector: [hit('b', 0.6)] };
    expect(order(fuse({ ...found, ideal: 4 }, BUNDLED))).toEqual(['a', 'b']);
    const [meant, said] = fuse({ ...found, ideal: 10 }, BUNDLED);
    expect([meant?.recordId, said?.recordId]).toEqual(['b', 'a']);
    expect(said?.fused).toBeCloseTo(0.4);
    // Without a meaning to compare with, words are all there is.
    expect(fuse({ ...found, vector: [], ideal: 10 }, BUNDLED)[0]?.fused).toBe(1);
  });

  it('normalises the scale of the arms', () => {
    const loud = fuse({ keyword: [hit('a', 500), hit('b', 250)], ideal: 500, vector: [hit('b', 0.5)] }, BUNDLED);
    const quiet = fuse({ keyword: [hit('a', 5), hit('b', 2.5)], ideal: 5, vector: [hit('b', 0.5)] }, BUNDLED);
    expect(loud.map(({ fused }) => fused)).toEqual(quiet.map(({ fused }) => fused));
  });

  it('counts a record once, by its best passage', () => {
    const keyword = [hit('a', 5, 'a-1'), hit('a', 4, 'a-0'), hit('b', 3)];
    const fused = fuse({ keyword, ideal: 5, vector: [] }, BUNDLED);
    expect(order(fused)).toEqual(['a', 'b']);
    expect(fused[1]?.arms.keyword?.rank).toBe(2);
  });

  it('knows no passage of a record that was found as a whole', () => {
    const results = {
      keyword: [{ ...hit('b', 5), ordinal: 2 }],
      ideal: 5,
      vector: [],
      others: { time: [hit('a', 1)] },
    };
    const places = Object.fromEntries(fuse(results, BUNDLED).map(({ recordId, passage }) => [recordId, passage]));
    expect(places).toEqual({ a: null, b: { index: 2, start: 0, end: 10 } });
  });

  it('subtracts the lowest cosine of a full list, and keeps short lists unchanged', () => {
    const list = (length: number) =>
      Array.from({ length }, (_, i) => hit(`r${String(i).padStart(2, '0')}`, 0.6 - i * 0.001));
    const full = fuse({ keyword: [], ideal: 0, vector: list(60) }, BUNDLED);
    expect(full.at(-1)?.fused).toBe(0);
    const small = fuse({ keyword: [], ideal: 0, vector: list(3) }, BUNDLED);
    expect(small.at(-1)?.fused).toBeGreaterThan(0.4);
  });

  it('orders equal scores by id, so that a repeated search returns the same', () => {
    const one = fuse({ keyword: [hit('b', 5), hit('a', 5)], ideal: 5, vector: [] }, BUNDLED);
    const other = fuse({ keyword: [hit('a', 5), hit('b', 5)], ideal: 5, vector: [] }, BUNDLED);
    expect(order(one)).toEqual(['a', 'b']);
    expect(order(other)).toEqual(['a', 'b']);
  });

  it.each([
    ['nothing of the query', 0, -0.1, 0],
    ['a meaning under the floor', 0, 0.35, 0.1],
    ['half of the words', 5, -0.1, 0.5],
    ['all of the words', 10, 0.2, 1],
    ['more than the words', 30, 0.2, 1],
    ['the meaning alone', 0, 0.8, 1],
  ])('is as certain as %s', (_, score, cosine, certainty) => {
    const keyword = score > 0 ? [hit('a', score)] : [];
    expect(fuse({ keyword, ideal: 10, vector: [hit('a', cosine)] }, BUNDLED)[0]?.certainty).toBeCloseTo(certainty);
  });

  it('returns nothing for no hits', () => {
    expect(fuse({ keyword: [], ideal: 0, vector: [] }, BUNDLED)).toEqual([]);
  });
});

describe('records that neither words nor meaning found', () => {
  const others = { time: [hit('t', 1)], names: [hit('n', 1)], recent: [hit('z', 1)] };

  it('are returned after those that they found', () => {
    const fused = fuse({ keyword: [hit('a', 5)], ideal: 5, vector: [], others }, BUNDLED);
    expect(order(fused)).toEqual(['a', 'n', 't', 'z']);
    expect(fused[2]).toMatchObject({ arms: { time: { rank: 1, score: 1 } }, certainty: 0.2 });
  });
});

describe('publicScores', () => {
  it('gives the best the highest certainty, and the others their share of it', () => {
    expect(publicScores([4, 2, 1], 0.8)).toEqual([0.8, 0.4, 0.2]);
  });

  it('is 0 if nothing scored', () => {
    expect(publicScores([0], 0.8)).toEqual([0]);
    expect(publicScores([], 0)).toEqual([]);
  });
});
