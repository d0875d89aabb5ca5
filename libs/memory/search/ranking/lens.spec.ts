import { throughLens } from './lens.js';
import { LENS_WEIGHTS } from './lens-weights.js';

const BUNDLED = { provider: 'bundled', model: 'universal-sentence-encoder-lite', dimensions: 512 };
const vector = Float32Array.from({ length: 512 }, (_, i) => (i === 3 ? 1 : 0));

describe('the lens', () => {
  it('adds to a vector along every direction that was learned, and leaves its own part', () => {
    const { directions, values, largest, length } = LENS_WEIGHTS.bundled;
    const bytes = Buffer.from(directions, 'base64');
    const cell = (k: number, i: number) => (bytes.readInt8(k * 512 + i) * largest) / 127;
    const plain = Array.from({ length: 512 }, (_, i) =>
      values.reduce((sum, value, k) => sum + value * cell(k, 3) * cell(k, i), i === 3 ? 1 : 0),
    );
    const scale = length * Math.sqrt(plain[3]!);
    const seen = throughLens(BUNDLED, vector, 'en')!;
    expect(seen).toHaveLength(512);
    for (const i of [0, 3, 100, 511]) expect(seen[i]).toBeCloseTo(plain[i]! / scale, 5);
  });

  it('is none for a model or a language that it was not learned for', () => {
    expect(throughLens(BUNDLED, vector, 'de')).toBeNull();
    expect(
      throughLens({ provider: 'openai', model: 'text-embedding-3-small', dimensions: 512 }, vector, 'en'),
    ).toBeNull();
    expect(throughLens(BUNDLED, vector.subarray(0, 384), 'en')).toBeNull();
  });

  it('is that of one model alone: others of its family and its length have other directions', () => {
    const query = vector.subarray(0, 384);
    const e5 = { provider: 'onnx', model: 'e5-small-v2', dimensions: 384 };
    expect(throughLens(e5, query, 'en')).toHaveLength(384);
    expect(throughLens({ ...e5, model: 'multilingual-e5-small' }, query, 'en')).toBeNull();
  });
});
