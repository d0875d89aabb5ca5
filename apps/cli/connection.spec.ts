import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCliEnvironment } from '@platform/config/cli-environment.js';
import { findConnection, readLogin, saveLogin } from './connection.js';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-cli-'));
  file = join(folder, 'deep', 'config.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const environment = (env: Record<string, string> = {}) => readCliEnvironment({ RECOLLECT_CONFIG: file, ...env });

it('a flag outranks the environment, which outranks what was saved', async () => {
  expect(await findConnection({}, environment())).toEqual({ url: 'http://127.0.0.1:3000' });
  await saveLogin(file, { url: 'http://saved', api_key: 'saved-key', user_id: 'saved-user' });
  expect(await findConnection({}, environment())).toEqual({
    url: 'http://saved',
    apiKey: 'saved-key',
    userId: 'saved-user',
  });
  const env = environment({ RECOLLECT_API_KEY: 'env-key', RECOLLECT_USER_ID: 'env-user' });
  expect(await findConnection({}, env)).toMatchObject({ apiKey: 'env-key', userId: 'env-user' });
  expect(await findConnection({ key: 'flag-key', user: 'flag-user' }, env)).toMatchObject({
    apiKey: 'flag-key',
    userId: 'flag-user',
  });
});

it('a saved key is never shown to another server', async () => {
  await saveLogin(file, { url: 'http://saved', api_key: 'saved-key' });
  expect((await findConnection({ url: 'http://other' }, environment())).apiKey).toBeUndefined();
  expect((await findConnection({}, environment({ RECOLLECT_URL: 'http://other' }))).apiKey).toBeUndefined();
  expect((await findConnection({ url: 'http://saved' }, environment())).apiKey).toBe('saved-key');
});

it('a saved user is named to no other server either', async () => {
  await saveLogin(file, { url: 'http://saved', api_key: 'saved-key', user_id: 'ada' });
  expect((await findConnection({ url: 'http://other' }, environment())).userId).toBeUndefined();
  expect((await findConnection({ url: 'http://saved' }, environment())).userId).toBe('ada');
});

it.each([
  ['http://h:3000', 'http://h:3000/', true],
  ['http://h:3000/', 'HTTP://H:3000', true],
  ['http://h', 'http://h:80//', true],
  ['https://h/memory', 'https://h:443/memory/', true],
  ['http://h', 'https://h', false],
  ['http://h:3000', 'http://h:3001', false],
  ['http://h/a', 'http://h/b', false],
  ['http://h/A', 'http://h/a', false],
  ['http://h', 'http://h@evil.example', false],
])('a key saved for %s is sent to %s: %s', async (saved, named, sent) => {
  await saveLogin(file, { url: saved, api_key: 'saved-key' });
  expect((await findConnection({ url: named }, environment())).apiKey).toBe(sent ? 'saved-key' : undefined);
});

it('the saved file is readable by its owner alone, whole, and alone in its folder', async () => {
  await saveLogin(file, { url: 'http://one', api_key: 'k' });
  await saveLogin(file, { url: 'http://two', api_key: 'k' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'deep'))).mode & 0o777).toBe(0o700);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ url: 'http://two', api_key: 'k' });
  expect(await readdir(join(folder, 'deep'))).toEqual(['config.json']);
});

it('a file that others may read is refused with what to do', async () => {
  await saveLogin(file, { api_key: 'k' });
  await chmod(file, 0o644);
  await expect(readLogin(file)).rejects.toThrow(`chmod 600 ${file}`);
});

it('an unusable file can be written again', async () => {
  await saveLogin(file, { api_key: 'k' });
  await chmod(file, 0o644);
  await expect(findConnection({}, environment())).rejects.toThrow('chmod 600');
  const found = await findConnection({ key: 'new' }, environment(), { forgiving: true });
  expect(found).toEqual({ url: 'http://127.0.0.1:3000', apiKey: 'new', userId: undefined });
});

it.each(['not json', '[]', '{"api_key": 7}', '{"unknown": "x"}'])('a file that says %s is refused', async (text) => {
  await saveLogin(file, {});
  await writeFile(file, text);
  await expect(readLogin(file)).rejects.toThrow('`amp login`');
});

it('an empty variable counts as absent, and NO_COLOR switches colour off', () => {
  expect(environment({ RECOLLECT_URL: '' }).url).toBeUndefined();
  expect(environment({ NO_COLOR: '1', FORCE_COLOR: '1' }).color).toBe(false);
  expect(environment({ FORCE_COLOR: '1' }).color).toBe(true);
  expect(environment({ NO_COLOR: '' }).color).toBeUndefined();
});
