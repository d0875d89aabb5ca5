import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstShut } from './first-shut.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-shut-'));
  await mkdir(join(folder, 'base/1'), { recursive: true });
  await writeFile(join(folder, 'base/1/file'), 'x');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a folder whose files can all be read and written has none', async () => {
  await symlink('/nowhere/at/all', join(folder, 'link'));
  expect(await firstShut(folder)).toBeUndefined();
});

it('a folder that is missing has none', async () => {
  expect(await firstShut(join(folder, 'missing'))).toBeUndefined();
});

// Root may read and write everything: test/containers shows this as another user.
(process.getuid?.() === 0 ? it.skip : it)('a file without the right to write is named', async () => {
  const path = join(folder, 'base/1/file');
  await chmod(path, 0o400);
  expect(await firstShut(folder)).toEqual({ path, code: 'EACCES' });
});
