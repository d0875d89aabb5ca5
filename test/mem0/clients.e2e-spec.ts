import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { putTenantExtraction } from '@contracts/extraction/extraction.operations.js';
import { createTenant } from '@contracts/tenancy/tenancy.operations.js';
import { type PythonEnvironment, preparePythonWith } from '@test/clients/python-environment.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { startHook } from './hook.js';

/**
 * mem0's own clients, as published, call every method that they have. Each is installed with pip or npm into its own
 * place, if RECOLLECT_FOREIGN_CLIENTS is set: to `all` (`npm run test:foreign`), or as in `.ci/run` to `newest`, which
 * takes a minute.
 */
const SCRIPT = fileURLToPath(new URL('./clients.py', import.meta.url));
/** What each generation may not do here, by design; docs/mem0.md says why. */
const REFUSED = ['project.create', 'project.delete', 'project.get_members'];
const NPM_CLIENT = 'mem0ai@3.3.1';
const NPM_PROFILES = ['updateProfileSettings', 'generateProfile', 'sampleProfiles', 'getProfileJob'];
const PROFILES = ['update_profile_settings', 'generate_profile', 'sample_profiles', 'get_profile_job'];
const VERSIONS = [
  ['mem0ai==2.2.1', [...REFUSED, ...PROFILES], []],
  ['mem0ai==1.0.5', [...REFUSED], ['feedback']],
  ['mem0ai==0.1.118', [...REFUSED], ['feedback']],
] as const;

const wanted = process.env['RECOLLECT_FOREIGN_CLIENTS'];
const isAsked = wanted !== undefined;
/** The model's facts from the two messages of an add. */
const FACTS = {
  facts: [
    {
      content: 'The user moved to Lisbon in May.', type: 'episodic', subject: 'user', entities: ['Lisbon'], valid_from: null, valid_to: null,
      importance: 0.7, source: 1, quote: 'I moved to Lisbon in May and keep two cats.',
    },
  ],
}; // prettier-ignore
/** The methods of each, and what else is checked, if facts are extracted. */
const INFERRED = ['add', 'event', 'get_all', 'search', 'get', 'update', 'history', 'delete', 'nothing is left'];
let app: TestApp;
let model: Awaited<ReturnType<typeof chatServer>>;
let home: string;
beforeAll(async () => {
  if (!isAsked) return;
  model = await chatServer('openai', { text: JSON.stringify(FACTS) });
  const llm = { LLM_PROVIDER: 'openai', LLM_MODEL: 'small', LLM_BASE_URL: model.url, LLM_API_KEY: 'k' };
  app = await startApp({ env: { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', ...llm } });
  home = await mkdtemp(join(tmpdir(), 'recollect-mem0-'));
});
afterAll(async () => {
  if (!isAsked) return;
  await app.stop();
  await model.close();
  await rm(home, { recursive: true, force: true });
});

/** For a tenant for whom every two turns are read for facts. */
async function inferringKey(): Promise<string> {
  const { admin_key: made } = await app.client().ok(createTenant, { body: { name: newUser() } });
  const body = { enabled: true, turns: 2, silence_seconds: 86_400 };
  await app.client(made?.key).ok(putTenantExtraction, { body });
  return made?.key ?? '';
}
const passed = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'passed']));

async function prepared(client: string): Promise<PythonEnvironment> {
  return isAsked ? preparePythonWith([client]) : { missing: 'it was not asked for' };
}

const work = isAsked ? describe : describe.skip;
work('every method of the published Python client', () => {
  it.each(wanted === 'all' ? VERSIONS : VERSIONS.slice(0, 1))(
    '%s is answered, or refused by design',
    async (client, refused, broken) => {
      const environment = await prepared(client);
      if ('missing' in environment) return console.warn(`${client} is NOT run: ${environment.missing}`);
      const { admin_key: made } = await app.client().ok(createTenant, { body: { name: newUser() } });
      const env = {
        PATH: process.env['PATH'] ?? '', HOME: home, MEM0_DIR: home, MEM0_TELEMETRY: 'False',
        RECOLLECT_URL: app.url, RECOLLECT_API_KEY: made?.key ?? '',
      }; // prettier-ignore
      const { stdout } = await promisify(execFile)(environment.python, [SCRIPT], { env });
      const outcome = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, string>;
      const by = (what: string) => Object.keys(outcome).filter((name) => outcome[name] === what);
      const known = ['passed', 'refused', "the client's own fault"];
      expect(Object.entries(outcome).filter(([, what]) => !known.includes(what))).toEqual([]);
      expect(by("the client's own fault")).toEqual(broken);
      expect(by('refused').sort()).toEqual([...refused].sort());
      expect(by('passed').length).toBeGreaterThanOrEqual(28);
      const inferring = { ...env, RECOLLECT_API_KEY: await inferringKey(), INFER: '1' };
      const { stdout: drawn } = await promisify(execFile)(environment.python, [SCRIPT], { env: inferring });
      expect(JSON.parse(drawn.trim().split('\n').at(-1) ?? '')).toEqual(passed(INFERRED));
    },
    600_000,
  );
});

work('every method of the published npm client', () => {
  it(`${NPM_CLIENT} is answered, or refused by design`, async () => {
    const run = promisify(execFile);
    await writeFile(join(home, 'package.json'), '{"type": "module"}');
    // Its dependencies for a local memory are left out, because only the client is needed.
    const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', NPM_CLIENT];
    const missing = await run('npm', install, { cwd: home }).then(() => null, (error: Error) => error.message.slice(0, 500)); // prettier-ignore
    if (missing !== null) return console.warn(`${NPM_CLIENT} is NOT run: ${missing}`);
    await copyFile(fileURLToPath(new URL('./clients.mjs', import.meta.url)), join(home, 'clients.mjs'));
    const { admin_key: made } = await app.client().ok(createTenant, { body: { name: newUser() } });
    const hook = await startHook();
    const env = {
      PATH: process.env['PATH'] ?? '', HOME: home, MEM0_TELEMETRY: 'false',
      RECOLLECT_URL: app.url, RECOLLECT_API_KEY: made?.key ?? '', HOOK_URL: hook.url,
    }; // prettier-ignore
    const { stdout } = await run('node', ['clients.mjs'], { cwd: home, env });
    hook.close();
    const outcome = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, string>;
    const refused = Object.fromEntries(NPM_PROFILES.map((name) => [name, 'refused']));
    expect(Object.fromEntries(Object.entries(outcome).filter(([, what]) => what !== 'passed'))).toEqual(refused);
    expect(Object.keys(outcome)).toHaveLength(35);
    const inferring = { ...env, RECOLLECT_API_KEY: await inferringKey(), INFER: '1' };
    const { stdout: drawn } = await run('node', ['clients.mjs'], { cwd: home, env: inferring });
    const names = INFERRED.map((name) => (name === 'get_all' ? 'getAll' : name));
    expect(JSON.parse(drawn.trim().split('\n').at(-1) ?? '')).toEqual(passed(names));
  }, 300_000);
});
