import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderNotMadeError, makeFolder } from './make-folder.js';

let base: string;
beforeEach(async () => (base = await mkdtemp(join(tmpdir(), 'recollect-files-'))));
afterEach(() => rm(base, { recursive: true }));

describe('making a folder', () => {
  it('makes those that it lies in too, with the same mode, and leaves one that is there', async () => {
    await makeFolder(join(base, 'a', 'b'), 0o700);
    await makeFolder(join(base, 'a', 'b'));
    for (const folder of ['a', join('a', 'b')]) expect((await stat(join(base, folder))).mode & 0o777).toBe(0o700);
  });

  it('succeeds for everyone who makes the same one at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => makeFolder(join(base, 'a', 'b', 'c'))));
    expect(existsSync(join(base, 'a', 'b', 'c'))).toBe(true);
  });

  it('names the file that is in the way, and a link that leads nowhere', async () => {
    const file = join(base, 'file');
    await writeFile(file, '');
    await symlink(join(base, 'nowhere'), join(base, 'link'));
    for (const path of ['file', 'link']) {
      const making = makeFolder(join(base, path, 'data'));
      await expect(making).rejects.toThrow(FolderNotMadeError);
      await expect(making).rejects.toThrow(
        `${join(base, path)} cannot be made (ENOTDIR): it must be a folder, not a file`,
      );
    }
  });

  // Node's own recursive mkdir never returns here.
  (existsSync('/proc/self') ? it : it.skip)('ends where no folder can be made, and names it', async () => {
    await expect(makeFolder('/proc/none/x')).rejects.toThrow('the folder /proc/none cannot be made (ENOENT)');
  });
});
