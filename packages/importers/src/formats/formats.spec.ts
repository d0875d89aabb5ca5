import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Recollect } from '#client';
import type { ReadOptions } from '../format.js';
import { InputError } from '../input-error.js';
import { openInput } from '../input/open-input.js';
import type { Item } from '../item.js';
import { runImport } from '../run/run-import.js';
import { Tally } from '../tally.js';
import { langgraph } from './langgraph.js';
import { letta } from './letta.js';
import { markdown } from './markdown.js';
import { mem0 } from './mem0.js';
import { csv, ndjson } from './table.js';
import { zep } from './zep.js';

async function itemsOf(
  format: typeof csv,
  text: string | Buffer,
  options: ReadOptions = {},
  tally = new Tally(),
): Promise<Item[]> {
  const input = await openInput(Readable.from([Buffer.from(text)]));
  const items: Item[] = [];
  try {
    for await (const item of format.read(input, { tally, options, expect: () => undefined })) {
      if (item.kind !== 'barrier') items.push(item);
    }
  } finally {
    await input.close();
  }
  return items;
}

it('a namespace keeps a part that it repeats, so two items of a store stay two', async () => {
  const item = (namespace: string[]): string => JSON.stringify({ namespace, key: 'k', value: { content: 'x' } });
  const text = [item(['memories', 'ada']), item(['memories', 'ada', 'memories']), item(['ada', 'ada'])].join('\n');
  const items = await itemsOf(langgraph, text, { namespaceUser: 1 });
  const records = items.flatMap((one) => (one.kind === 'record' ? [one] : []));
  expect(new Set(records.map(({ record }) => record.id)).size).toBe(3);
  expect(records.map(({ user }) => user)).toEqual(['ada', 'ada', 'ada']);
  expect(records[1]?.record.metadata).toMatchObject({ namespace: ['memories', 'ada', 'memories'] });
});

it('an empty Markdown file loses nothing, and one with properties alone does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-notes-'));
  const tally = new Tally();
  try {
    await writeFile(join(folder, 'full.md'), 'Tea at four.');
    await writeFile(join(folder, 'empty.md'), '\n');
    await writeFile(join(folder, 'properties.md'), '---\nmood: good\n---\n');
    const input = await openInput(folder);
    const items = [];
    for await (const item of markdown.read(input, { tally, options: {}, expect: () => undefined })) items.push(item);
    await input.close();
    expect(items).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(tally.droppedFields).toContainEqual({ from: '(file)', why: 'is empty', count: 1 });
  expect(tally.problems.map(({ file }) => file)).toEqual(['properties.md']);
});

it('turns of a table without ids that say the same are several turns, under the same ids in every run', async () => {
  const text =
    'content,type,role,session_id\nok,message,user,s1\nand now?,message,assistant,s1\nok,message,user,s1\nok,message,user,s1\n';
  const idsOf = async (): Promise<string[]> =>
    (await itemsOf(csv, text)).flatMap((one) => (one.kind === 'message' ? [one.message.id ?? ''] : []));
  const ids = await idsOf();
  expect(new Set(ids).size).toBe(4);
  expect(await idsOf()).toEqual(ids);
});

it.each(['constructor', 'toString'])(
  'a message of Zep by a speaker called %s is a turn of that speaker',
  async (name) => {
    const [item] = await itemsOf(zep, JSON.stringify({ messages: [{ role: name, content: 'Hello.' }] }));
    expect(item).toMatchObject({ message: { role: 'user', speaker: name } });
  },
);

it('rows without ids that say the same become one record', async () => {
  const items = await itemsOf(csv, 'content\nAda rows.\nAda rows.\n');
  expect(new Set(items.map((one) => (one.kind === 'record' ? one.record.id : '')))).toHaveProperty('size', 1);
});

it('a column of metadata holds JSON', async () => {
  const [item] = await itemsOf(csv, 'content,metadata\nAda rows.,"{""team"":""red""}"\n');
  expect(item).toMatchObject({ record: { metadata: { team: 'red' } } });
});

/** The texts that a CSV has, and what is reported of its broken rows. */
async function readTable(text: string | Buffer): Promise<{ texts: string[]; problems: string[] }> {
  const tally = new Tally();
  const items = await itemsOf(csv, text, {}, tally);
  return {
    texts: items.map((one) => (one.kind === 'record' ? one.record.content : '')),
    problems: tally.problems.map(({ line, message }) => `${line}: ${message}`),
  };
}

it('a quote that is opened by mistake costs its own row of a table, and none behind it', async () => {
  const rest = ['c,Grace sails.', 'd,"Alan, he runs."', 'e,"Two\nlines."', 'f,Last.'];
  const kept = ['Grace sails.', 'Alan, he runs.', 'Two\nlines.', 'Last.'];
  for (const [row, message] of [
    ['b,"Ada "the rower" rows.', 'has a quote in the middle of a value'],
    ['b,"Ada rows.', 'has a quote in the middle of a value'],
    ['b,Ada "the rower" rows.', 'has a quote in the middle of a value'],
    ['b,"Ada rows.",too,many', 'has another number of columns than the first line'],
  ]) {
    expect(await readTable(['id,content', row, ...rest].join('\n'))).toEqual({
      texts: kept,
      problems: [`2: ${message}`],
    });
  }
  const open = await readTable('id,content\nb,"Ada rows.\nc,Grace sails.\nf,Last.\n');
  expect(open).toEqual({
    texts: ['Grace sails.', 'Last.'],
    problems: ['2: a quote is opened and not closed again'],
  });
});

it('a table may be written as spreadsheets write it', async () => {
  const rows = ['id,content', 'a,"Ada, ""the rower"", rows."', 'b,', '', 'c,"Gr\u00fc\u00dfe"'];
  const texts = ['Ada, "the rower", rows.', 'Gr\u00fc\u00dfe'];
  for (const text of [
    `\ufeff${rows.join('\r\n')}\r\n`,
    rows.join('\r'),
    rows.join('\n').replaceAll(/^([a-z]+),/gm, '$1\t'),
    Buffer.from(`\ufeff${rows.join('\r\n')}`, 'utf16le'),
  ]) {
    expect((await readTable(text)).texts).toEqual(texts);
  }
});

describe('a table that is not in UTF-8', () => {
  const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
  const contentsOf = async (format: typeof csv, text: Buffer, tally: Tally) =>
    (await itemsOf(format, text, {}, tally)).flatMap((one) => (one.kind === 'record' ? [one.record.content] : []));
  const problem = (file: string, line: number) => ({ file, line, message: expect.stringContaining('UTF-8') as string, lost: 'item' }); // prettier-ignore

  it('loses no letter silently: its rows are reported, and the others are read', async () => {
    const tally = new Tally();
    const text = latin('content\nplain\nMüller\n"two\nlines of Jürgen"\nlast\n');
    expect(await contentsOf(csv, text, tally)).toEqual(['plain', 'last']);
    expect(tally.problems).toEqual([problem('standard input', 3), problem('standard input', 4)]);
  });

  it('as NDJSON neither, and a mark that stands for a lost letter in the source is kept', async () => {
    const tally = new Tally();
    const text = Buffer.concat([Buffer.from('\ufeff{"content": "M\ufffdller"}\n'), latin('{"content": "Müller"}\n')]);
    expect(await contentsOf(ndjson, text, tally)).toEqual(['M\ufffdller']);
    expect(tally.problems).toEqual([problem('standard input', 2)]);
  });

  it('is read if it is in UTF-16, and refused if its first line cannot be', async () => {
    const text = Buffer.from('\ufeffcontent\tid\r\nMüller 日本\t1\r\n', 'utf16le');
    expect(await contentsOf(csv, text, new Tally())).toEqual(['Müller 日本']);
    await expect(contentsOf(csv, latin('content;größe\nx;1\n'), new Tally())).rejects.toThrow('UTF-8');
  });
});

const said = (content: string) => ({ role: 'user', content });
const TURNS = ['ok', 'and now?', 'ok'].map(said);
it.each([
  ['zep', zep, { messages: TURNS }],
  ['letta', letta, { agents: [{ id: 'agent-0', name: 'bob', messages: TURNS }] }],
])('turns of %s without an id and a time that say the same are several turns', async (_, format, dump) => {
  const idsOf = async () =>
    (await itemsOf(format, JSON.stringify(dump))).flatMap((one) => (one.kind === 'message' ? [one.message.id] : []));
  const ids = await idsOf();
  expect(new Set(ids).size).toBe(3);
  expect(await idsOf()).toEqual(ids);
});

it('the zero time of Go is no time, and a fact with it has no period', async () => {
  const zero = '0001-01-01T00:00:00Z';
  const tally = new Tally();
  const dump = { edges: [{ uuid: 'e', fact: 'Ada rows.', created_at: '2025-01-02T03:04:05Z', valid_at: zero, invalid_at: zero }] }; // prettier-ignore
  const [item] = await itemsOf(zep, JSON.stringify(dump), {}, tally);
  const time = '2025-01-02T03:04:05.000Z';
  expect(item).toMatchObject({ record: { created_at: time, occurred_at: time } });
  expect(item).not.toHaveProperty('record.valid_from');
  expect(tally.problems).toEqual([]);
});

describe('a dump of the vector store of mem0 holds the same memories as its API', () => {
  const payload = {
    data: 'Ada is allergic to peanuts.',
    user_id: 'ada',
    attributed_to: 'user',
    created_at: '2025-01-02T03:04:05Z',
    text_lemmatized: 'ada be allergic to peanut',
    topic: 'health',
  };
  const point = { id: '6d694581-7a76-4195-b6d6-1818512daaf9', vector: [0.25, 0.5], payload };

  it.each([
    ['points of Qdrant', JSON.stringify({ result: { points: [point], next_page_offset: null }, status: 'ok' })],
    ['points alone', JSON.stringify({ points: [point] })],
    ['a list of points', JSON.stringify([point])],
    ['rows of pgvector', `${JSON.stringify(point)}\n`.repeat(2)],
    ['payloads with their ids', `${JSON.stringify({ id: point.id, ...payload })}\n`.repeat(2)],
  ])('%s', async (_, text) => {
    const tally = new Tally();
    const [item] = await itemsOf(mem0, text, {}, tally);
    expect(item).toMatchObject({
      user: 'ada',
      record: { id: point.id, content: payload.data, role: 'user', created_at: '2025-01-02T03:04:05.000Z' },
    });
    expect(item).toHaveProperty('record.metadata', { topic: 'health' });
    expect(tally.droppedFields.map(({ from }) => from)).not.toContain('attributed_to');
    expect(tally.problems).toEqual([]);
  });
});

it('turns and episodes of version 4 of Zep are dated when they were said, and name their thread', async () => {
  const tally = new Tally();
  const turn = {
    uuid: '4f1f0000-0000-4000-8000-000000000001',
    content: 'I moved to Leeds.',
    role: 'user',
    reference_time: '2025-02-01T10:00:00Z',
    created_at: '2025-06-01T00:00:00Z',
    thread_uuid: '3f1f0000-0000-4000-8000-000000000001',
  };
  const episode = { ...turn, source: 'message', role_name: 'Ada', metadata: { channel: 'web' } };
  const dump = { messages: [{ ...turn, thread_id: 'move' }, turn], episodes: [episode] };
  const said = { content: turn.content, role: 'user', occurred_at: '2025-02-01T10:00:00.000Z' };
  expect(await itemsOf(zep, JSON.stringify(dump), {}, tally)).toMatchObject([
    { message: { ...said, session_id: 'move' } },
    { message: { ...said, session_id: turn.thread_uuid } },
    { record: { ...said, session_id: turn.thread_uuid, speaker: 'Ada', metadata: episode.metadata } },
  ]);
  expect(tally.droppedFields.map(({ why }) => why)).not.toContain('not a field that is known');
});

it('an object is no list of texts', async () => {
  const tally = new Tally();
  const [item] = await itemsOf(mem0, JSON.stringify([{ memory: 'tea', categories: { drinks: 1 } }]), {}, tally);
  expect(item).not.toHaveProperty('record.tags');
  expect(tally.problems).toMatchObject([{ field: 'categories', lost: 'field' }]);
});

it('a cell holds several tags with commas, or as JSON', async () => {
  const items = await itemsOf(csv, 'content,tags\na,"x, y"\nb,"[""x"", ""y, z""]"\nc,[x] and y\n');
  const tags = items.flatMap((one) => (one.kind === 'record' ? [one.record.tags] : []));
  expect(tags).toEqual([['x', 'y'], ['x', 'y, z'], ['[x] and y']]);
});

it.each([
  [mem0, { map: { content: 'text' } }, 'mem0: takes no `map`: leave it out'],
  [csv, { namespaceUser: 1 }, 'csv: takes no `namespaceUser`: leave it out'],
])('an option that a format would ignore is refused', async (format, options, message) => {
  const client = new Recollect({ url: 'http://127.0.0.1:1' });
  const importing = runImport({ client, format, source: Readable.from(['']), ...options });
  await expect(importing).rejects.toThrow(new InputError({ file: format.name }, message.slice(format.name.length + 2)));
});
