import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { busyMsOf, ownShareOf } from '@test/support/busy.js';
import { type EmbeddingPurpose, unitVector } from '../embedder.js';
import { BundledEmbedder, joinWindows, questionDirection, windowsOf } from './bundled-embedder.js';
import { SAMPLE_QUESTIONS } from './testing/sample-questions.js';

const embedder = new BundledEmbedder({ threads: 1 });
beforeAll(() => embedder.start());
afterAll(() => embedder.close());

const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
const one = async (text: string, purpose: EmbeddingPurpose = 'document') =>
  (await embedder.embed([text], purpose))[0] as Float32Array;
const sentence = (i: number) => `Note ${i}: ${'Ada walked along the river to work. '.repeat(i % 7)}`;

describe('vectors', () => {
  it('have 512 dimensions and length one', async () => {
    const vector = await one('Ada moved to Lisbon last spring.');
    expect(embedder.space).toEqual({ provider: 'bundled', model: 'universal-sentence-encoder-lite', dimensions: 512 });
    expect(vector).toHaveLength(512);
    expect(cosine(vector, vector)).toBeCloseTo(1, 5);
  });

  it('of the same text are the same', async () => {
    expect(await one('Where does Ada live?')).toEqual(await one('Where does Ada live?'));
  });

  it('of sentences with the same meaning are closer than of others', async () => {
    const asked = await one('What food is she allergic to?');
    const answer = await one('She gets sick when she eats peanuts.');
    const other = await one('The train to Porto leaves at noon.');
    expect(cosine(asked, answer)).toBeGreaterThan(cosine(asked, other) + 0.1);
  });

  it.each([
    ['Welches Auto fahre ich?', 'Seit März habe ich einen gebrauchten Kombi.'],
    ['Which car do I drive?', 'Seit März habe ich einen gebrauchten Kombi.'],
    ['Bin ich gegen etwas allergisch?', 'I get a rash from peanuts.'],
    ['Wie heißt mein Hausarzt?', 'Der Doktor, zu dem ich gehe, ist Herr Sander.'],
  ])('of a German text have its meaning in English: %s', async (question, answer) => {
    const asked = await one(question, 'query');
    const others = ['Der Zug nach Porto fährt mittags.', 'Meine Schwester spielt Geige.', 'The roof was painted red.'];
    const near = cosine(asked, await one(answer));
    for (const other of others) expect(near).toBeGreaterThan(cosine(asked, await one(other)) + 0.05);
  });

  it('keep the order of 40 texts of mixed lengths, blanks included, and each has its own buffer', async () => {
    const texts = Array.from({ length: 40 }, (_, i) => (i % 11 === 3 ? ' ' : sentence(i)));
    const vectors = await embedder.embed(texts, 'document');
    expect(vectors).toHaveLength(40);
    for (const i of [0, 3, 6, 13, 25, 39]) {
      expect(cosine(vectors[i] as Float32Array, await one(texts[i] as string))).toBeGreaterThan(0.9999);
    }
    expect(vectors.every((vector) => vector.buffer.byteLength === 512 * 4)).toBe(true);
  });

  it.each([
    ['an empty text', ''],
    ['white space', ' \n\t'],
    ['a script outside the vocabulary', '日本語のテキスト'],
    ['half a surrogate pair', '\ud83d'],
    ['a NUL', '\0'],
  ])('of %s are finite and of length one', async (_, text) => {
    const vector = await one(text);
    expect(cosine(vector, vector)).toBeCloseTo(1, 5);
  });

  it('of a blank text are close to no text', async () => {
    const blank = await one('');
    for (const text of ['yes', 'Where does Ada live?', 'Tax law of 1987']) {
      expect(Math.abs(cosine(blank, await one(text)))).toBeLessThan(0.15);
    }
  });

  it('of a text of one megabyte are those of its beginning', async () => {
    const paragraph = 'Ada walked along the river to work. '.repeat(120);
    expect(await one(paragraph.repeat(300))).toEqual(await one(paragraph.repeat(2)));
  });

  it('of a long text reflect its end too', async () => {
    const long = 'Ada walked along the river to work. '.repeat(30);
    expect(await one(`${long}She sold the blue car.`)).not.toEqual(await one(`${long}She fed the old cat.`));
  });

  it('of no texts are none', async () => {
    expect(await embedder.embed([], 'document')).toEqual([]);
  });
});

describe('threads', () => {
  it('leave the main thread idle while they compute', async () => {
    const texts = Array.from({ length: 40 }, (_, i) => sentence(i));
    expect(await ownShareOf(async () => void (await embedder.embed(texts, 'document')))).toBeLessThan(0.5);
  });

  /** A thread on a platform that has no native runtime. @param before runs in it first */
  async function withoutNative(text: string, before = ''): Promise<Float32Array> {
    const program = `
      const { setTimeout: wait } = require('node:timers/promises');
      const { parentPort } = require('node:worker_threads');
      const { valueSymbol } = require('piscina');
      Object.defineProperty(process, 'platform', { value: 'another' });
      ${before}
      import(${JSON.stringify(new URL('./embed.worker.mjs', import.meta.url).href)})
        .then(({ embed }) => embed({ texts: [${JSON.stringify(text)}] }))
        .then((moved) => parentPort.postMessage(moved[valueSymbol]));`;
    const thread = new Worker(program, { eval: true });
    const [vector] = (await once(thread, 'message')) as [Float32Array];
    await thread.terminate();
    return vector;
  }

  it.each(['Where does Ada live?', 'Grüße 🥦 aus 東京', sentence(6)])(
    'compute the same vector in WebAssembly where there is no native runtime: %s',
    async (text) => {
      const vector = unitVector(await withoutNative(text)) as Float32Array;
      expect(cosine(vector, await one(text))).toBeGreaterThan(0.999_999);
    },
  );

  it('load the model there even if WebAssembly starts later than its files are read', async () => {
    const late = `
      const { instantiate } = WebAssembly;
      WebAssembly.instantiate = (...given) => wait(1_500).then(() => instantiate(...given));`;
    expect(await withoutNative('Ada', late)).toHaveLength(512);
  });

  it('let a query pass waiting documents', async () => {
    const done: string[] = [];
    const documents = Array.from({ length: 8 }, (_, i) =>
      embedder.embed([sentence(6)], 'document').then(() => done.push(`document ${i}`)),
    );
    const query = embedder.embed(['Where does Ada live?'], 'query').then(() => done.push('query'));
    await Promise.all([...documents, query]);
    expect(done.slice(0, 3)).toEqual(['document 0', 'query', 'document 1']);
  });

  it('stop waiting when the caller gives up, and serve the next one', async () => {
    const reason = new Error('deadline');
    const caller = new AbortController();
    const many = Array.from({ length: 6_000 }, (_, i) => sentence(i));
    const took = await busyMsOf(async () => {
      const left = expect(embedder.embed(many, 'document', caller.signal)).rejects.toBe(reason);
      caller.abort(reason);
      await left;
      await embedder.embed(['Where does Ada live?'], 'document');
    });
    // All 6,000 would take about ten seconds.
    expect(took).toBeLessThan(3_000);
    await expect(embedder.embed(['x'], 'query', caller.signal)).rejects.toBe(reason);
  });

  /** Runs `work` until the thread has received a text: the event loop has had no turn yet to deliver the result. */
  async function begun<T>(work: () => Promise<T>): Promise<{ readonly answer: Promise<T> }> {
    const pool = embedder['model']['pool']!;
    const run = pool.run.bind(pool);
    const taken = new Promise<void>((resolve) => {
      pool.run = (call) => {
        const answer = run(call);
        resolve();
        return answer;
      };
    });
    const answer = work();
    await taken;
    pool.run = run;
    return { answer };
  }

  it('do not hold a caller that gives up in the middle of a call', async () => {
    const caller = new AbortController();
    const { answer } = await begun(() => embedder.embed([sentence(6)], 'query', caller.signal));
    caller.abort(new Error('deadline'));
    await expect(answer).rejects.toThrow('deadline');
  });

  it('that die between calls are replaced', async () => {
    await one('Is the thread free?');
    const [before] = embedder.threadIds;
    await embedder['model']['pool']?.threads[0]?.terminate();
    expect(await one('Where does Ada live?')).toHaveLength(512);
    expect(embedder.threadIds).not.toContain(before);
  });

  it.each([
    ['loads', 0],
    ['computes', 2_000],
  ])('let a process end in its own way while one %s', async (_, texts) => {
    const program = `
      const { BundledEmbedder } = await import(${JSON.stringify(join(process.cwd(), 'dist/libs/platform/embeddings/bundled/bundled-embedder.js'))});
      const embedder = new BundledEmbedder({ threads: 2 });
      const texts = Array.from({ length: ${texts} }, () => ${JSON.stringify(sentence(6))});
      if (texts.length > 0) await embedder.start();
      void (texts.length > 0 ? embedder.embed(texts, 'document') : embedder.start()).catch(() => undefined);
      setTimeout(() => process.exit(3), Number(process.argv[1]));`;
    // At different moments, of which some fall into native code.
    for (const ms of ['60', '110', '250']) {
      const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, ms]);
      await expect(ended).rejects.toMatchObject({ code: 3, stderr: '' });
    }
  });

  it('end on close; running and later calls fail', async () => {
    const closing = new BundledEmbedder({ threads: 2 });
    await closing.start();
    expect(new Set(closing.threadIds).size).toBe(2);
    const running = expect(
      closing.embed(
        Array.from({ length: 100 }, (_, i) => sentence(i)),
        'document',
      ),
    ).rejects.toMatchObject({ kind: 'unavailable' });
    await closing.close();
    await running;
    expect(closing.threadIds).toEqual([]);
    await expect(closing.embed(['x'], 'query')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('a query', () => {
  it('that asks a question is closer to its answer than to other questions', async () => {
    const question = 'Where did Ada leave her umbrella?';
    const answer = await one('Ada: My umbrella is still on the train, I forgot it.');
    const other = await one('Where did you put the letters?');
    const [plain, query] = [await one(question), await one(question, 'query')];
    const preference = (asked: Float32Array) => cosine(asked, answer) - cosine(asked, other);
    expect(preference(query)).toBeGreaterThan(preference(plain) + 0.05);
    expect(cosine(query, query)).toBeCloseTo(1, 5);
  });

  it('that is not a question keeps its direction', async () => {
    const note = 'The umbrella stand in the hall is made of oak.';
    expect(cosine(await one(note), await one(note, 'query'))).toBeGreaterThan(0.98);
  });

  it('loses what a hundred different questions have in common, and nothing from any data set', async () => {
    const vectors = await embedder.embed(SAMPLE_QUESTIONS, 'document');
    const sum = vectors.reduce((mean, vector) => mean.map((value, i) => value + (vector[i] ?? 0)));
    expect(cosine(unitVector(sum) as Float32Array, questionDirection())).toBeGreaterThan(0.999);
  });
});

describe('windowsOf', () => {
  it('leaves a text unchanged if the model can read all of it', () => {
    expect(windowsOf('Ada prefers tea without milk.')).toEqual(['Ada prefers tea without milk.']);
  });

  it('covers every word of a long text with windows that are short enough to be read completely', () => {
    const text = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
    const windows = windowsOf(text);
    expect(windows.join('')).toBe(text);
    expect(windows.length).toBeGreaterThan(3);
    expect(Math.max(...windows.map((window) => window.length))).toBeLessThanOrEqual(500);
    expect(windows.every((window) => /^ ?word\d+.*word\d+$/.test(window))).toBe(true);
  });

  it('cuts a text without spaces anywhere, and reads at most eight windows', () => {
    const windows = windowsOf('x'.repeat(10_000));
    expect(windows).toHaveLength(8);
    expect(Math.max(...windows.map((window) => window.length))).toBeLessThanOrEqual(500);
  });
});

describe('joinWindows', () => {
  it('gives the unit vector between its windows', () => {
    const [x, y] = joinWindows([Float32Array.of(1, 0), Float32Array.of(0, 1)]);
    expect(x).toBeCloseTo(Math.SQRT1_2);
    expect(y).toBeCloseTo(Math.SQRT1_2);
  });

  it('falls back to the first window if they point in opposite directions', () => {
    expect(joinWindows([Float32Array.of(1, 0), Float32Array.of(-1, 0)])).toEqual(Float32Array.of(1, 0));
  });
});
