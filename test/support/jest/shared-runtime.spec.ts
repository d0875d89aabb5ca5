import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const jest = join(here, '../../../node_modules/jest/bin/jest.js');

const FILES = {
  'loaded.mjs': `
    import { AsyncLocalStorage } from 'node:async_hooks';
    export const loads = (process.loads = (process.loads ?? 0) + 1);
    export const notes = [];
    export const storage = new AsyncLocalStorage();`,
  'first.test.mjs': `
    import { loads, notes, storage } from './loaded.mjs';
    test('leaves much behind', () => {
      notes.push('of the first file');
      expect(storage.run('in use', () => storage.getStore())).toBe('in use');
      globalThis.left = 'behind';
      process.env.LEFT = 'behind';
      process.env.GIVEN = 'changed';
      const { jest } = import.meta;
      jest.useFakeTimers();
      jest.spyOn(Math, 'random').mockReturnValue(7);
      expect([loads, Math.random(), BACKEND]).toEqual([1, 7, 'one']);
    });`,
  'second.test.mjs': `
    import { loads, notes, storage } from './loaded.mjs';
    let own = 0;
    own += 1;
    test('finds its modules loaded and nothing else', async () => {
      expect([loads, notes, own]).toEqual([1, ['of the first file'], 1]);
      expect([globalThis.left, process.env.LEFT, process.env.GIVEN]).toEqual([undefined, undefined, 'by the caller']);
      expect(Math.random()).toBeLessThan(1);
      await new Promise((later) => setTimeout(later, 1));
      expect(globalThis.BACKEND).toBe('one');
    });
    test('pays for no storage of another file, and uses it again', async () => {
      // Node's own mark; from Node 24 on, a storage costs nothing and has none.
      expect(storage.enabled ?? false).toBe(false);
      expect(storage.run('again', () => storage.getStore())).toBe('again');
    });
    test('has four times the time it declares', async () => {
      await new Promise((later) => setTimeout(later, 600));
    }, 200);`,
  'third.test.mjs': `
    import { loads } from './loaded.mjs';
    test('is of another project', () => expect([loads, globalThis.BACKEND, globalThis.EXTRA]).toEqual([1, 'two', 3]));
    test('and fails when it must', () => expect(1).toBe(2));`,
};

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** The result of each test, by its title, of files that one worker runs in the order of their names. */
async function results(folder: string): Promise<Record<string, string>> {
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  const project = (name: string, files: string[], globals: object) => ({
    displayName: name,
    rootDir: folder,
    testEnvironment: join(here, 'shared-environment.cjs'),
    runtime: join(here, 'shared-runtime.cjs'),
    testMatch: files.map((file) => join(folder, `${file}.test.mjs`)),
    moduleFileExtensions: ['mjs', 'js'],
    transform: {},
    globals,
  });
  const projects = [
    project('one', ['first', 'second'], { BACKEND: 'one' }),
    project('two', ['third'], { BACKEND: 'two', EXTRA: 3 }),
  ];
  await writeFile(join(folder, 'order.cjs'), ORDER);
  const config = { projects, testSequencer: join(folder, 'order.cjs') };
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config));
  const report = join(folder, 'report.json');
  const args = ['--experimental-vm-modules', jest, '-i', '--json', '--outputFile', report];
  const env = { PATH: process.env['PATH'], GIVEN: 'by the caller', NODE_PATH: join(here, '../../../node_modules') };
  // It exits with 1, because one test fails.
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
  const written = await readFile(report, 'utf8').catch(() => Promise.reject(new Error(said)));
  const { testResults } = JSON.parse(written) as Report;
  return Object.fromEntries(testResults.flatMap((file) => file.assertionResults).map((one) => [one.title, one.status]));
}

const ORDER = `
  const { default: Sequencer } = require('@jest/test-sequencer');
  module.exports = class extends Sequencer {
    sort(tests) { return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1)); }
  };`;

it('gives a file what was loaded before, and nothing that another file has left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-jest-'));
  try {
    expect(await results(folder)).toEqual({
      'leaves much behind': 'passed',
      'finds its modules loaded and nothing else': 'passed',
      'pays for no storage of another file, and uses it again': 'passed',
      'has four times the time it declares': 'passed',
      'is of another project': 'passed',
      'and fails when it must': 'failed',
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
