import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { receiveArchive } from './received-archive.js';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'recollect-received-'))));
afterEach(() => rm(folder, { recursive: true }));

it('keeps what arrives in a file without a name', async () => {
  const file = await receiveArchive(Readable.from([Buffer.from('one '), Buffer.from('archive')]), 100, { folder });
  const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0);
  expect(buffer.toString('utf8', 0, bytesRead)).toBe('one archive');
  expect(await readdir(folder)).toEqual([]);
  await file.close();
});

it.each([
  ['is missing', 'missing'],
  ['is a file', fileURLToPath(import.meta.url)],
])('is `unavailable` if the folder for temporary files %s, and what is still sent is read', async (_, parent) => {
  const body = createReadStream(fileURLToPath(import.meta.url));
  const received = receiveArchive(body, 1_000_000, { folder: join(folder, '..', parent) });
  await expect(received).rejects.toMatchObject({
    code: 'unavailable',
    detail: 'The archive cannot be written to a temporary file.',
  });
  if (!body.readableEnded) await once(body, 'end');
});
