import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyDatabase } from './copy-database.js';

let workshop: string;
beforeAll(async () => (workshop = await mkdtemp(join(tmpdir(), 'recollect-copy-'))));
afterAll(() => rm(workshop, { recursive: true, force: true }));

it('of which a file fails writes nothing after it has said so', async () => {
  const [from, target] = [join(workshop, 'data', 'pg'), join(workshop, 'copy')];
  await mkdir(from, { recursive: true });
  const names = Array.from({ length: 2_000 }, (_, n) => `file-${n}`);
  await Promise.all(names.map((name) => writeFile(join(from, name), name)));
  // The first of them cannot be copied onto a folder.
  for (const name of await readdir(from).then((all) => all.slice(0, 1))) await mkdir(join(target, name), { recursive: true }); // prettier-ignore
  await expect(copyDatabase(join(workshop, 'data'), target)).rejects.toMatchObject({ syscall: 'copyfile' });
  const left = await readdir(target);
  await sleep(300);
  expect(await readdir(target)).toHaveLength(left.length);
});
