import { appendFile, cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSetupError } from '../database-setup-error.js';
import { checkCopied, listCopied } from './copied-files.js';

let workshop: string;
let restored: string;
beforeEach(async () => {
  workshop = await mkdtemp(join(tmpdir(), 'recollect-copied-'));
  const backup = join(workshop, 'backup');
  restored = join(workshop, 'restored');
  await mkdir(join(backup, 'pg/base/5'), { recursive: true });
  await writeFile(join(backup, 'pg/base/5/1259'), 'rows of a table');
  await writeFile(join(backup, 'pg/PG_VERSION'), '17');
  await writeFile(join(backup, 'secret'), 's3cret');
  await listCopied(backup);
  await cp(backup, restored, { recursive: true });
});
afterEach(() => rm(workshop, { recursive: true, force: true }));

it('a whole copy is checked once, and may change from then on', async () => {
  await checkCopied(restored);
  expect((await readdir(restored)).sort()).toEqual(['pg', 'secret']);
  await appendFile(join(restored, 'pg/base/5/1259'), 'more rows');
  await checkCopied(restored);
});

it.each([
  ['cut off', 'pg/base/5/1259 is not as in the backup', () => truncate(join(restored, 'pg/base/5/1259'), 4)],
  ['changed', 'secret is not as in the backup', () => writeFile(join(restored, 'secret'), 'secr3t')],
  ['missing', 'pg/PG_VERSION is missing', () => rm(join(restored, 'pg/PG_VERSION'))],
  ['of another database', 'pg/base/5/9 is not in the backup', () => writeFile(join(restored, 'pg/base/5/9'), 'x')],
  ['a cut list', 'copied-files.json is damaged', () => truncate(join(restored, 'copied-files.json'), 40)],
])('a copy with a file that is %s is refused, and again the next time', async (_, told, damage) => {
  await damage();
  for (let start = 0; start < 2; start++) {
    const error = await checkCopied(restored).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DatabaseSetupError);
    expect((error as Error).message).toContain(`${restored} is no whole copy of a backup: ${told}`);
  }
});

it('files beside the database may be added, and a folder without a list is not checked', async () => {
  await writeFile(join(restored, 'lock-1.json'), '{}');
  await checkCopied(restored);
  await checkCopied(restored);
  await checkCopied(join(workshop, 'nothing'));
});
