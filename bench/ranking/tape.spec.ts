import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PassageHit } from '@memory/search/arms/arm.js';
import type { FoundRow } from '@memory/search/scope-reads.js';
import { replay } from './replay.js';
import { type RecordedMemory, readTape, type TapedMemory, writeTape } from './tape.js';

const at = (day: number) => new Date(Date.UTC(2026, 4, day, 12));
const row = (id: string, content: string, day: number) =>
  ({ id, externalId: `key-${id}`, type: 'semantic', content, occurredAt: at(day), createdAt: at(20), sessionId: null, role: null, speaker: null, title: null, language: 'en', importance: 0.5, provenance: {}, derived: false, validTo: null }) as unknown as FoundRow; // prettier-ignore
const hit = ({ id, occurredAt, content }: FoundRow, score: number): PassageHit => ({
  ...{ recordId: id, passageId: id, ordinal: 0, start: 0, end: content.length, score, stems: [0] },
  ...{ sessionId: null, role: null, occurredAt: occurredAt.getTime(), size: Buffer.byteLength(content) },
});
const ROWS = [row('1', 'I live in Graz.', 1), row('2', 'We moved to Linz today. New address: Café Landstraße 12.', 9)];

const MEMORY: RecordedMemory = {
  set: { bench: 'currency', name: 'people', form: 'person', language: 'en', split: 'tune' },
  id: 'ann',
  now: at(28),
  space: null,
  records: new Map(ROWS.map((one) => [one.id, one])),
  usage: new Map([['1', { importance: 0.5, retention: 0.1 }]]),
  neighbours: new Map(),
  questions: [
    {
      question: { question: 'Where do I live?', keys: ['key-2'], stale: ['key-1'], kind: 'now' },
      text: 'Where do I live?',
      at: at(27),
      asked: {
        found: { keyword: ROWS.map((one, i) => hit(one, 2 - i)), ideal: 3, vector: [], others: {} },
        terms: [{ term: 'live', kind: 'stem', weight: 1 }],
        languages: ['en'],
        hasVerdicts: false,
        aliases: [],
        ownNames: [],
        windows: [],
        now: new Date(0),
        capped: false,
        approximate: false,
      },
      attributeNearness: new Map([['2', 0.5]]),
    },
  ],
};

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'tape-'))));
afterEach(() => rm(folder, { recursive: true }));

async function throughFile(): Promise<TapedMemory> {
  const file = path.join(folder, 'x.tape');
  await writeTape(file, (async function* () { yield MEMORY; })()); // prettier-ignore
  for await (const memory of readTape(file)) return memory;
  throw new Error('the tape is empty');
}

it('a memory is read from its file as it was recorded', async () => {
  const read = await throughFile();
  expect(read).toMatchObject({ set: MEMORY.set, id: 'ann', now: at(28), usage: MEMORY.usage });
  expect([...read.records.values()]).toEqual(ROWS);
  const [asked, recorded] = [read.questions[0]!.asked, MEMORY.questions[0]!.asked];
  expect({ ...asked, found: undefined }).toEqual({ ...recorded, found: undefined });
  expect(asked.found).toEqual(recorded.found);
  expect(read.questions[0]!.attributeNearness).toEqual(MEMORY.questions[0]!.attributeNearness);
});

it('is ranked by the stages of a search', async () => {
  const memory = await throughFile();
  const found = await replay(memory, memory.questions[0]!, { limit: 5, stages: null });
  expect(found.map(({ row: { externalId } }) => externalId)).toEqual(['key-2', 'key-1']);
  expect(found[1]?.answering?.outdatedBy?.id).toBe('2');
  const plain = await replay(memory, memory.questions[0]!, { limit: 5, stages: [] });
  expect(plain.map(({ row: { externalId } }) => externalId)).toEqual(['key-1', 'key-2']);
});

it('times are read again, and records dated into them are found in the recording', async () => {
  const memory = await throughFile();
  const question = { ...memory.questions[0]!, text: 'What did I do on 9 May?' };
  const found = await replay(memory, question, { limit: 5, stages: null });
  expect(found[0]).toMatchObject({ recordId: '2', arms: { time: { rank: 1 } } });
});
