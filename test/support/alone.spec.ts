import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { alone } from '../../scripts/alone.mjs';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recollect-alone-'));
  file = join(folder, '.building');
});
afterEach(() => rm(folder, { recursive: true }));

/** The number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('a build', () => {
  it('waits while another one runs, also if that one fails', async () => {
    const seen: string[] = [];
    const first = alone(file, async () => {
      seen.push('first begins');
      await sleep(50);
      seen.push('first ends');
      throw new Error('does not compile');
    });
    await sleep(10);
    const second = alone(file, async () => void seen.push('second'));
    await expect(first).rejects.toThrow('does not compile');
    await second;
    expect(seen).toEqual(['first begins', 'first ends', 'second']);
    expect(existsSync(file)).toBe(false);
  });

  it('does not wait for one that was killed', async () => {
    await writeFile(file, `${await deadProcess()}`);
    expect(await alone(file, () => Promise.resolve('built'))).toBe('built');
  });

  it('runs the work of a user who may not write there', async () => {
    await chmod(folder, 0o555);
    const own = process.geteuid!();
    // For root every folder is writable.
    if (own === 0) process.seteuid!(65_534);
    try {
      expect(await alone(file, () => Promise.resolve('done'))).toBe('done');
    } finally {
      process.seteuid!(own);
      await chmod(folder, 0o755);
    }
  });
});
