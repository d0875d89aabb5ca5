import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTenant } from '@contracts/tenancy/tenancy.operations.js';
import { type PythonEnvironment, preparePythonWith } from '@test/clients/python-environment.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';

/**
 * The package for the NeMo Agent Toolkit, tested with its own tests against this server: with a small fake of the
 * toolkit wherever Python is; and by `npm run test:foreign`, which sets RECOLLECT_FOREIGN_CLIENTS to `all`, with the real
 * one, installed with pip. `nat info components`, the three memory tools and both example configurations take two
 * minutes with it.
 */
const PACKAGE = fileURLToPath(new URL('../../packages/nemo', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../packages/python', import.meta.url));
const LIMIT_MS = 240_000;
const BUILD = ['hatchling>=1.21', 'httpx>=0.25,<1', 'pydantic>=2', 'pytest>=8', 'pytest-asyncio>=0.24'];
const TOOLKIT = [
  'nvidia-nat-core~=1.9.0',
  'nvidia-nat-langchain~=1.9.0',
  'nvidia-nat-mem0ai~=1.9.0',
  'langchain-nvidia-ai-endpoints',
];
const KINDS = [
  ['a fake of the toolkit', BUILD],
  ['the toolkit itself', [...BUILD, ...TOOLKIT]],
] as const;

const wanted = process.env['RECOLLECT_FOREIGN_CLIENTS'];
const asked = wanted === 'all' ? KINDS : KINDS.slice(0, 1);
const run = promisify(execFile);
let app: TestApp;
let home: string;
/** Once: it is the same for every environment, because all have the same Python. */
let installed: Promise<void> | undefined;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off' } });
  home = await mkdtemp(join(tmpdir(), 'recollect-nemo-'));
});
afterAll(async () => {
  await app.stop();
  await rm(home, { recursive: true, force: true });
});

it.each(asked)(
  'the memory of the NeMo Agent Toolkit passes its tests with %s',
  async (name, needs) => {
    const environment: PythonEnvironment = await preparePythonWith(needs);
    if ('missing' in environment) return console.warn(`${name}: NOT run: ${environment.missing}`);
    const isNew = await run(environment.python, ['-c', 'import sys; assert sys.version_info >= (3, 11)']).then(
      () => true,
      () => false,
    );
    if (!isNew) return console.warn(`${name}: NOT run: it needs a Python of 3.11 or newer`);
    const { admin_key: made } = await app.client().ok(createTenant, { body: { name: newUser() } });
    await (installed ??= install(environment.python));
    const env = {
      PATH: process.env['PATH'] ?? '', HOME: home, PYTHONPATH: join(home, 'site'), PYTHONDONTWRITEBYTECODE: '1', MEM0_DIR: home,
      MEM0_TELEMETRY: 'False', RECOLLECT_URL: app.url, RECOLLECT_API_KEY: made?.key ?? '',
    }; // prettier-ignore
    const tests = [
      '-m',
      'pytest',
      '-q',
      '-p',
      'no:cacheprovider',
      '--rootdir',
      join(home, 'nemo'),
      join(home, 'nemo/tests'),
    ];
    const done = await run(environment.python, tests, { env, cwd: join(home, 'nemo'), maxBuffer: 20_000_000 }).catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    );
    const last = done.stdout.trim().split('\n').at(-1) ?? '';
    expect({ last, output: /failed|error/i.test(last) ? done.stdout.slice(-6_000) : '' }).toEqual({
      last: expect.stringMatching(/^\d+ passed/) as string,
      output: '',
    });
    // With the fake, only the tests that need the toolkit itself are skipped.
    const skipped = Number(/(\d+) skipped/.exec(last)?.[1] ?? 0);
    expect(skipped).toBe(needs.length === BUILD.length ? await testsOfToolkit() : 0);
  },
  LIMIT_MS,
);

/** As users install it, because the toolkit finds it by its entry point; the sources are not changed. */
async function install(python: string): Promise<void> {
  for (const folder of [PACKAGE, CLIENT]) await cp(folder, join(home, folder.split('/').at(-1) ?? ''), { recursive: true }); // prettier-ignore
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-build-isolation', '--disable-pip-version-check', '--target', join(home, 'site')]; // prettier-ignore
  await run(python, [...pip, join(home, 'python'), join(home, 'nemo')]);
}

async function testsOfToolkit(): Promise<number> {
  const text = await readFile(join(PACKAGE, 'tests/test_toolkit.py'), 'utf8');
  return text.match(/^(?:async )?def test_/gm)?.length ?? 0;
}
