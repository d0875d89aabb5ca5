import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-config-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function file(content: string): Promise<string> {
  const path = join(folder, 'value');
  await writeFile(path, content);
  return path;
}

function fault(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('it was expected to be refused');
}

describe('a secret in a file', () => {
  it('is read from the file that NAME_FILE names, without the line break at its end', async () => {
    const url = 'postgres://server:pw@db:5432/recollect';
    expect(readConfig({ DATABASE_URL_FILE: await file(`${url}\n`) }).database.url).toBe(url);
  });

  it('must follow the same rules as one in the environment', async () => {
    const secrets = ['n'.repeat(32), 'o'.repeat(32)];
    expect(readConfig({ RECOLLECT_SECRET_FILE: await file(secrets.join(',')) }).secrets).toEqual(secrets);
    expect(fault({ RECOLLECT_SECRET_FILE: await file('short') })).toMatch(/^RECOLLECT_SECRET: .*32 characters/);
  });

  it('yields to the variable itself, and then the file need not exist', () => {
    const url = 'redis://elsewhere:6379';
    const env = { REDIS_URL: url, REDIS_URL_FILE: join(folder, 'absent') };
    expect(readConfig(env).queue.redisUrl).toBe(url);
  });

  it('is read if the variable itself is empty', async () => {
    const env = { REDIS_URL: '', REDIS_URL_FILE: await file('redis://here:6379') };
    expect(readConfig(env).queue.redisUrl).toBe('redis://here:6379');
  });

  it('stops the start if it cannot be read or is empty, naming every variable and no path', async () => {
    const message = fault({ REDIS_URL_FILE: await file('\n'), DATABASE_URL_FILE: join(folder, 'absent') });
    expect(message.split('\n').sort()).toEqual([
      'DATABASE_URL_FILE: names a file that cannot be read (ENOENT)',
      'REDIS_URL_FILE: names an empty file',
    ]);
  });
});
