import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLibrary } from './peer.js';

/** Speaks the protocol of `peers.py`, for Node. */
const LIBRARY = `
import { createInterface } from 'node:readline';
console.log(JSON.stringify({ ready: process.argv.slice(2).join(' ') + ' ' + process.env.DATABASE_URL }));
const kept = [];
for await (const line of createInterface({ input: process.stdin })) {
  const { store, search } = JSON.parse(line);
  if (search === 'crash') {
    console.error('out of memory');
    process.exit(3);
  }
  if (store) kept.push(...store.map(([id]) => id));
  console.log(JSON.stringify(store ? { ms: 5 } : { ms: 2, ids: kept }));
}
`;

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'recollect-peer-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(source: string) {
  const script = path.join(folder, 'library.mjs');
  await writeFile(script, source);
  return startLibrary(process.execPath, [script, 'chroma', 'model', 'data'], { DATABASE_URL: 'postgres://here' });
}

describe('a library in a process of its own', () => {
  it('says its name, stores and finds', async () => {
    const peer = await start(LIBRARY);
    expect(peer).toMatchObject({ name: 'chroma model data postgres://here', pid: expect.any(Number) });
    expect(await peer.store([['D1:1', 'Ann: hello']])).toEqual({ acknowledgedMs: 5, embeddedMs: 5 });
    expect(await peer.search('who')).toEqual({ ms: 2, ids: ['D1:1'] });
    await peer.stop();
    await peer.stop();
  });

  it('that ends in the middle fails the call with its last words', async () => {
    const peer = await start(LIBRARY);
    await expect(peer.search('crash')).rejects.toThrow('chroma ended: out of memory');
    await peer.stop();
  });

  it('that is not installed is reported when it starts', async () => {
    await expect(start(`throw new Error('No module named chromadb')`)).rejects.toThrow('No module named chromadb');
  });
});
