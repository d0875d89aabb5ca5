import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import type { Entry } from './input.js';
import { openInput } from './open-input.js';

let folder: string;
const before = process.env['TMPDIR'];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-input-'));
  process.env['TMPDIR'] = folder;
});
afterEach(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await rm(folder, { recursive: true, force: true });
});

async function textOf(entry: Entry | undefined): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await entry?.open()) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

it('keeps a stream in a file without a name, and reads it any number of times', async () => {
  const text = 'one line\n'.repeat(50_000);
  const input = await openInput(Readable.from([Buffer.from(text)]));
  // A file without a name does not outlive a killed process.
  expect(await readdir(folder)).toEqual([]);
  // A format looks at the beginning and stops.
  for await (const chunk of (await input.entries[0]?.open()) ?? []) if (chunk.length > 0) break;
  expect(await textOf(input.entries[0])).toBe(text);
  expect(await textOf(input.entries[0])).toBe(text);
  expect(input.bytesRead()).toBeGreaterThan(2 * text.length);
  await input.close();
  expect(await readdir(folder)).toEqual([]);
});

it('stops reading an endless stream at the signal, and leaves nothing behind', async () => {
  const stop = new AbortController();
  const stream = new PassThrough();
  const opened = openInput(stream, stop.signal);
  stream.write('some of it');
  stop.abort(new DOMException('interrupted', 'AbortError'));
  await expect(opened).rejects.toMatchObject({ name: 'AbortError' });
  expect(await readdir(folder)).toEqual([]);
});

it('reads a ZIP, and refuses an entry with one wrong byte', async () => {
  const packed = zipSync({ 'a.md': strToU8('The kettle is blue.') }, { level: 0 });
  const input = await openInput(Readable.from([Buffer.from(packed)]));
  expect(await textOf(input.entries[0])).toBe('The kettle is blue.');
  await input.close();
  const at = Buffer.from(packed).indexOf('kettle');
  packed[at] = 'm'.charCodeAt(0);
  const damaged = await openInput(Readable.from([Buffer.from(packed)]));
  await expect(textOf(damaged.entries[0])).rejects.toMatchObject({
    place: { file: 'standard input/a.md' },
    what: 'is damaged: it does not have the checksum that the ZIP names',
  });
  await damaged.close();
});

it('refuses what is empty or packed, by the name of the stream', async () => {
  await expect(openInput(Readable.from([]))).rejects.toMatchObject({
    what: 'is empty',
    place: { file: 'standard input' },
  });
  const packed = Readable.from([Buffer.from([0x1f, 0x8b, 0, 0])]);
  await expect(openInput(packed)).rejects.toMatchObject({ what: 'is packed with gzip: unpack it first' });
  const cut = Readable.from([Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0])]);
  await expect(openInput(cut)).rejects.toMatchObject({
    what: expect.stringMatching(/^the ZIP cannot be read/) as string,
  });
  expect(await readdir(folder)).toEqual([]);
});
