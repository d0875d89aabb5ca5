import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startApp, type TestApp } from '@test/support/app.js';
import { fixture } from './bring.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const PROGRAM = `
import { Recollect } from '@recollect/client';
import { FORMATS, InputError, runImport } from '@recollect/importers';
const [url, apiKey, source] = process.argv.slice(2);
const client = new Recollect({ url, apiKey, userId: 'packed' });
const report = await runImport({ client, format: FORMATS.chatgpt, source });
const absent = await runImport({ client, format: FORMATS.chatgpt, source: 'nowhere' }).catch((error) => error instanceof InputError);
console.log(JSON.stringify({ read: report.read.message, found: report.check.found, absent, formats: Object.keys(FORMATS).length }));
`;
const TYPED = `
import { Recollect } from '@recollect/client';
import { FORMATS, type ImportReport, runImport } from '@recollect/importers';
const client = new Recollect({ url: 'http://localhost', apiKey: 'k' });
export const report: Promise<ImportReport> = runImport({ client, format: FORMATS['mem0']!, source: 'x' });
// @ts-expect-error a format is needed
void runImport({ client, source: 'x' });
`;

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'importers-package-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const npm = (cwd: string, ...args: string[]) =>
  run('npm', [...args, '--offline', '--no-audit', '--no-fund'], {
    cwd,
    env: { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_update_notifier: 'false', npm_config_ignore_scripts: 'false' },
  }); // prettier-ignore

it('works if it and its dependencies are installed from tarballs, and includes its types', async () => {
  for (const path of ['packages/client', 'packages/importers', 'LICENSE']) {
    await cp(join(ROOT, path), join(folder, path), { recursive: true, filter: (name) => !/\/dist(\/|$)/.test(name) });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const own = join(folder, 'packages/importers');
  const { dependencies } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const ours = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    version: string;
  };
  // What it asks for is what is tested here.
  for (const [name, range] of Object.entries(dependencies))
    expect([name, ours.dependencies[name]]).toEqual([name, range]);

  const tarballs = join(folder, 'tarballs');
  await mkdir(tarballs);
  for (const name of ['client', 'importers'])
    await npm(join(folder, 'packages', name), 'pack', '--pack-destination', tarballs);
  const others = [...Object.keys(dependencies), 'pend'].map((name) => join(ROOT, 'node_modules', name));
  await npm(tarballs, 'pack', ...others, '--ignore-scripts');
  const user = join(folder, 'user');
  await mkdir(user);
  await writeFile(join(user, 'package.json'), '{"type":"module"}');
  const files = (await readdir(tarballs)).map((name) => join(tarballs, name));
  expect(files.map((name) => name.split('/').at(-1))).toContain(`recollect-importers-${ours.version}.tgz`);
  await npm(user, 'install', '--ignore-scripts', ...files);

  await writeFile(join(user, 'program.mjs'), PROGRAM);
  const args = ['program.mjs', app.url, app.adminKey, fixture('chatgpt-conversations.json')];
  const { stdout } = await run(process.execPath, args, { cwd: user });
  expect(JSON.parse(stdout)).toEqual({ read: 4, found: 4, absent: true, formats: 10 });

  await writeFile(join(user, 'typed.ts'), TYPED);
  const module = {
    module: 'NodeNext',
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  };
  const settings = {
    compilerOptions: { strict: true, noEmit: true, skipLibCheck: true, ...module },
    files: ['typed.ts'],
  };
  await writeFile(join(user, 'tsconfig.json'), JSON.stringify(settings));
  const checked = run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: user });
  expect((await checked.catch((error: { stdout: string }) => error)).stdout).toBe('');
}, 240_000);
