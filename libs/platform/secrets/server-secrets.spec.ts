import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@platform/config/config.js';
import { ServerSecrets } from './server-secrets.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'recollect-secret-')), 'data');
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true }));

const standalone = { standalone: true };

describe('the server secrets', () => {
  it('are those of the configuration, the newest first, and nothing is written', async () => {
    const secrets = ['n'.repeat(32), 'o'.repeat(32)];
    const opened = await ServerSecrets.open({ secrets, dataDir }, standalone);
    expect(opened.all).toEqual(secrets);
    expect(opened.newest).toBe(secrets[0]);
    await expect(stat(dataDir)).rejects.toThrow(/ENOENT/);
  });

  it('are required, by name, if several processes must share them', async () => {
    const opening = ServerSecrets.open({ secrets: undefined, dataDir }, { standalone: false });
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(/^RECOLLECT_SECRET: required/);
  });

  it('are created once for a standalone process, readable only by its own account, and read again the next time', async () => {
    const first = await ServerSecrets.open({ secrets: undefined, dataDir }, standalone);
    const again = await ServerSecrets.open({ secrets: undefined, dataDir }, standalone);
    expect(first.newest.length).toBeGreaterThanOrEqual(32);
    expect(again.all).toEqual(first.all);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['secret']);
  });

  it('are the same for two processes that start at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => ServerSecrets.open({ secrets: undefined, dataDir }, standalone)),
    );
    expect(new Set(opened.map(({ newest }) => newest)).size).toBe(1);
    expect((await readFile(join(dataDir, 'secret'), 'utf8')).trim()).toBe(opened[0]?.newest);
  });

  it('name RECOLLECT_DATA_DIR if it is no folder, or cannot be written', async () => {
    await writeFile(dataDir, 'a file');
    const opening = ServerSecrets.open({ secrets: undefined, dataDir }, standalone);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(/^RECOLLECT_DATA_DIR: .*ENOTDIR.*must be a folder, not a file$/);
  });

  (process.getuid?.() === 0 ? it.skip : it)('name the remedy if the file is another user’s', async () => {
    await ServerSecrets.open({ secrets: undefined, dataDir }, standalone);
    await chmod(join(dataDir, 'secret'), 0);
    await expect(ServerSecrets.open({ secrets: undefined, dataDir }, standalone)).rejects.toThrow(
      /EACCES.*give the folder and its files to the user of this process/,
    );
  });

  it('name the folder if RECOLLECT_DATA_DIR lies in one that cannot be made', async () => {
    await symlink(join(dataDir, '..', 'nowhere'), dataDir);
    const opening = ServerSecrets.open({ secrets: undefined, dataDir: join(dataDir, 'in', 'it') }, standalone);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(`RECOLLECT_DATA_DIR: the folder ${dataDir} cannot be made (ENOTDIR)`);
  });

  it('do not replace a damaged file, which would invalidate every key', async () => {
    await ServerSecrets.open({ secrets: undefined, dataDir }, standalone);
    await writeFile(join(dataDir, 'secret'), '');
    await expect(ServerSecrets.open({ secrets: undefined, dataDir }, standalone)).rejects.toThrow(
      /RECOLLECT_SECRET.*damaged/,
    );
  });
});
