import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { VERSION } from '@kernel/version.js';
import ts from 'typescript';
import { startApp, type TestApp } from '@test/support/app.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** The code of a user who has installed the package. */
const PROGRAM = `
import { NotFoundError, Recollect } from '@recollect/client';
const [url, apiKey] = process.argv.slice(2);
const client = new Recollect({ url, apiKey, userId: 'installed' });
await client.records.storeBatch(Array.from({ length: 3 }, (_, n) => ({ id: 'r' + n, content: 'packed lunch ' + n })));
const seen = [];
for await (const record of client.records.list({ limit: 2, order: 'asc' })) seen.push(record.external_id);
const { results } = await client.records.search('lunch');
const missing = await client.records.get('nothing').catch((error) => error instanceof NotFoundError);
console.log(JSON.stringify({ seen: seen.sort(), found: results.length, missing }));
`;

/** What the type checker must report: correct lines pass, and each line below an expectation does not. */
const TYPED = `
import { type MemoryRecord, type OutputOf, Recollect } from '@recollect/client';
const client = new Recollect({ url: 'http://localhost', apiKey: 'k', fetch: globalThis.fetch });
export const text: Promise<string> = client.records.get('a').then((record) => record.content);
export const page: Promise<readonly MemoryRecord[]> = client.records.list().page().then(({ items }) => items);
export const me: Promise<OutputOf<'tokens.me'>> = client.call('tokens.me');
export const hit = client.call('records.get', { params: { id: 'a' } }).then(({ version }) => version.toFixed());
// @ts-expect-error the search needs a query
void client.records.search({ limit: 3 });
// @ts-expect-error no such permission
void client.keys.create({ name: 'a', permissions: ['everything'] });
// @ts-expect-error no such operation
void client.call('records.steal', {});
// @ts-expect-error its parameters are missing
void client.call('records.get');
`;

let app: TestApp;
let folder: string;
const npm = (cwd: string, ...args: string[]) =>
  run('npm', [...args, '--offline', '--no-audit', '--no-fund'], {
    cwd,
    env: {
      ...process.env,
      npm_config_cache: join(folder, 'cache'),
      npm_config_update_notifier: 'false',
      // This project's .npmrc sets it for everything below, but a user's project has no such file.
      npm_config_ignore_scripts: 'false',
    },
  });
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'client-package-'));
  // Built in another folder, because the tests of every backend do this at the same time.
  for (const path of ['packages/client', 'LICENSE'])
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const own = join(folder, 'packages/client');
  await rm(join(own, 'dist'), { recursive: true, force: true });
  await npm(own, 'pack', '--pack-destination', folder);
  await mkdir(join(folder, 'user'));
  await writeFile(join(folder, 'user/package.json'), '{"type":"module"}');
  await npm(join(folder, 'user'), 'install', join(folder, `recollect-client-${VERSION}.tgz`));
}, 240_000);
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

it('works if it is the only package installed, with nothing but Node', async () => {
  await writeFile(join(folder, 'user/program.mjs'), PROGRAM);
  const { stdout } = await run(process.execPath, ['program.mjs', app.url, app.adminKey], { cwd: join(folder, 'user') });
  expect(JSON.parse(stdout)).toEqual({ seen: ['r0', 'r1', 'r2'], found: 3, missing: true });
});

it('runs the chat loop of the README, installed from the folder of an unbuilt checkout', async () => {
  const own = join(folder, 'packages/client');
  const user = join(folder, 'chat');
  await rm(join(own, 'dist'), { recursive: true, force: true });
  await mkdir(user);
  await writeFile(join(user, 'package.json'), '{"type":"module"}');
  await npm(user, 'install', own);

  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  expect(readme).toContain('npm install ./packages/client');
  const [, loop = ''] = /## A chat loop[\s\S]*?```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const program = `${loop.replaceAll('http://127.0.0.1:3000', app.url)}
const prompts: string[] = [];
const model = (prompt: string) => Promise.resolve(String(prompts.push(prompt)) + ' cups of tea a day.');
await turn('I drink tea, no milk. How much is good?', model);
await turn('What do I drink?', model);
console.log(JSON.stringify(prompts));
`;
  const options = { module: ts.ModuleKind.ES2022, target: ts.ScriptTarget.ES2022 };
  await writeFile(join(user, 'chat.mjs'), ts.transpileModule(program, { compilerOptions: options }).outputText);
  const env = { ...process.env, RECOLLECT_API_KEY: app.adminKey };
  const { stdout } = await run(process.execPath, ['chat.mjs'], { cwd: user, env });
  const [first, second] = JSON.parse(stdout) as string[];
  expect(first).not.toContain('1 cups');
  expect(second).toMatch(/no milk[\s\S]*User: What do I drink\?$/);
}, 240_000);

it('includes its types, which need neither Node’s nor ours', async () => {
  await writeFile(join(folder, 'user/typed.ts'), TYPED);
  const module = { module: 'NodeNext', target: 'ES2022', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] };
  const settings = { compilerOptions: { strict: true, noEmit: true, ...module }, files: ['typed.ts'] };
  await writeFile(join(folder, 'user/tsconfig.json'), JSON.stringify(settings));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const checked = run(process.execPath, [tsc, '-p', '.'], { cwd: join(folder, 'user') });
  const { stdout } = await checked.catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

it('contains what is needed and nothing else, with the version and licence of the project, and has no dependencies', async () => {
  const installed = join(folder, 'user/node_modules/@recollect/client');
  const files = (await readdir(installed, { recursive: true })).filter((path) => /\.\w+$|LICENSE/.test(path));
  expect(files.filter((path) => !/^dist\/[\w/-]+(\.d\.ts|\.js)$/.test(path)).sort()).toEqual([
    'README.md',
    'dist/LICENSE',
    'package.json',
  ]);
  expect(files.filter((path) => /spec|testing/.test(path))).toEqual([]);
  const own = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
  const ours = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(own).toMatchObject({ version: ours['version'], license: ours['license'], engines: { node: '>=20' } });
  expect(Object.keys(own).filter((field) => /dependencies/i.test(field))).toEqual([]);
  const code = await Promise.all(
    files.filter((path) => path.endsWith('.js')).map((path) => readFile(join(installed, path), 'utf8')),
  );
  expect(
    code.filter((text) => /\b(process|Buffer|require)\b|node:/.test(text.replace(/\/\*[\s\S]*?\*\//g, ''))),
  ).toEqual([]);
});
