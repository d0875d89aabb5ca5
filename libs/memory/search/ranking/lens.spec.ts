import { throughLens, towardsAnswers } from './lens.js';
import { unitVector } from '@platform/embeddings/embedder.js';
import { LENS_WEIGHTS } from './lens-weights.js';

const BUNDLED = { provider: 'bundled', model: 'universal-sentence-encoder-lite', dimensions: 512 };
const vector = Float32Array.from({ length: 512 }, (_, i) => (i === 3 ? 1 : 0));

describe('the lens', () => {
  it('moves a vector along the learned direction of each component, and keeps its length', () => {
    const { directions, from, to } = LENS_WEIGHTS.bundled;
    const cell = ({ largest, bytes }: typeof from, k: number, i: number) =>
      (Buffer.from(bytes, 'base64').readInt8(k * 512 + i) * largest) / 127;
    const moved = Array.from({ length: 512 }, (_, i) =>
      Array.from({ length: directions }, (__, k) => cell(from, k, 3) * cell(to, k, i)).reduce(
        (sum, one) => sum + one,
        i === 3 ? 1 : 0,
      ),
    );
    const length = Math.sqrt(moved.reduce((sum, one) => sum + one ** 2, 0));
    const seen = throughLens(BUNDLED, vector, 'en')!;
    expect(seen).toHaveLength(512);
    for (const i of [0, 3, 100, 511]) expect(seen[i]).toBeCloseTo(moved[i]! / length, 5);
    expect(Math.sqrt(seen.reduce((sum, one) => sum + one ** 2, 0))).toBeCloseTo(1, 5);
  });

  it('is null for a model or a language without a learned lens', () => {
    expect(throughLens(BUNDLED, vector, 'it')).toBeNull();
    expect(
      throughLens({ provider: 'openai', model: 'text-embedding-3-small', dimensions: 512 }, vector, 'en'),
    ).toBeNull();
    expect(throughLens(BUNDLED, vector.subarray(0, 384), 'en')).toBeNull();
  });

  it('is for German too, which a model in this process gets in English words, but one on a server does not', () => {
    expect(throughLens(BUNDLED, vector, 'de')).toEqual(throughLens(BUNDLED, vector, 'en'));
    const e5 = { provider: 'onnx', model: 'e5-small-v2', dimensions: 384 };
    const german = throughLens(e5, vector.subarray(0, 384), 'de');
    expect(german).toEqual(throughLens(e5, vector.subarray(0, 384), 'en'));
    expect(throughLens({ ...e5, provider: 'openai' }, vector.subarray(0, 384), 'de')).toBeNull();
  });

  it('belongs to one model: other models of the same family and length have other directions', () => {
    const query = vector.subarray(0, 384);
    const e5 = { provider: 'onnx', model: 'e5-small-v2', dimensions: 384 };
    expect(throughLens(e5, query, 'en')).toHaveLength(384);
    expect(throughLens({ ...e5, model: 'multilingual-e5-small' }, query, 'en')).toBeNull();
  });

  it('moves the query that vectors are compared with part of the way, at unit length, for every model', () => {
    const e5 = { provider: 'onnx', model: 'e5-small-v2', dimensions: 384 };
    for (const [space, query] of [
      [BUNDLED, vector],
      [e5, vector.subarray(0, 384)],
    ] as const) {
      const seen = unitVector(throughLens(space, query, 'en')!)!;
      const moved = towardsAnswers(space, query, 'en');
      expect(alike(moved, moved)).toBeCloseTo(1, 5);
      expect(alike(moved, seen)).toBeGreaterThan(alike(query, seen));
      expect(alike(moved, query)).toBeGreaterThan(alike(moved, seen));
    }
    expect(towardsAnswers(BUNDLED, vector, 'it')).toBe(vector);
  });
});

function alike(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, i) => sum + value * other[i]!, 0);
}
