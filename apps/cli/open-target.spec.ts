import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, lstat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTarget } from './open-target.js';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-target-'));
  file = join(folder, 'memories.ndjson');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a target that was dropped leaves nothing behind', async () => {
  const target = await openTarget(file, false);
  await target.write('half');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await target.drop();
  expect(await readdir(folder)).toEqual([]);
});

it('the old file stays until the new one is kept, and is then replaced by one that its owner alone may read', async () => {
  await writeFile(file, 'old');
  await chmod(file, 0o644);
  const first = await openTarget(file, true);
  await first.write('half');
  await first.drop();
  expect(await readFile(file, 'utf8')).toBe('old');

  const second = await openTarget(file, true);
  await second.write('new ');
  await second.write('and whole');
  const [beside] = (await readdir(folder)).filter((name) => name !== 'memories.ndjson');
  expect((await stat(join(folder, beside ?? ''))).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe('old');
  await second.keep();
  await second.drop();
  expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual(['new and whole', 0o600]);
  expect(await readdir(folder)).toEqual(['memories.ndjson']);
});

it('an existing file is not overwritten unless that is requested, even if it was created meanwhile', async () => {
  const target = await openTarget(file, false);
  await target.write('new');
  await writeFile(file, 'old');
  await expect(openTarget(file, false)).rejects.toThrow('--force');
  await expect(target.keep()).rejects.toThrow('--force');
  await target.drop();
  expect(await readFile(file, 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['memories.ndjson']);
});

it('a link to a file stays one', async () => {
  const link = join(folder, 'link');
  await writeFile(file, 'old');
  await symlink(file, link);
  const target = await openTarget(link, true);
  await target.write('new');
  await target.keep();
  await target.drop();
  expect([await readFile(file, 'utf8'), (await lstat(link)).isSymbolicLink()]).toEqual(['new', true]);
});

it('a target that is not a regular file is written directly', async () => {
  const target = await openTarget('/dev/null', true);
  await target.write('to nowhere');
  await target.keep();
  await target.drop();
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
});

it('a folder, and one that is not there, cannot be written', async () => {
  await expect(openTarget(folder, true)).rejects.toThrow('cannot be written (EISDIR)');
  await expect(openTarget(join(folder, 'none', 'x'), false)).rejects.toThrow('cannot be written (ENOENT)');
});
