import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OPERATIONS } from '@contracts/catalogue.js';
import { getMe } from '@contracts/users/users.operations.js';
import { preparePythonWith } from '@test/clients/python-environment.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';

/**
 * Schemathesis generates requests from the documents alone, like strangers who have read nothing else, and checks every
 * response against them. Runs only if RECOLLECT_SCHEMA_EXAMPLES is set: `.ci/run` uses one example per operation, and
 * `npm run test:schema` 25, which take minutes for each key.
 */
const NEEDS = ['schemathesis==4.32.5'];
const EXAMPLES = Number(process.env['RECOLLECT_SCHEMA_EXAMPLES'] ?? 1);
const SEED = process.env['RECOLLECT_SCHEMA_SEED'] ?? '20261123';
/** For one key: some 180 operations, each called at least twice. */
const LIMIT_MS = 240_000 + EXAMPLES * 120_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];

/**
 * It takes ids from responses, including its own key and its own tenant, so these operations are called with a separate
 * key.
 */
const ENDS_ITSELF = ['keys.rotate', 'keys.revoke', 'keys.update', 'privacy.erase_tenant'];
/** Takes an archive, which no schema describes; test/privacy sends broken ones. */
const NOT_JSON = ['users.import_data'];

const isAsked = process.env['RECOLLECT_SCHEMA_EXAMPLES'] !== undefined;
const environment = isAsked ? await preparePythonWith(NEEDS) : { missing: 'it was not asked for' };
if (isAsked && 'missing' in environment) console.warn(`The document is NOT held against Schemathesis: ${environment.missing}`);
const python = 'python' in environment ? environment.python : '';
const describeWithPython = 'python' in environment ? describe : describe.skip;

type Named = Record<string, Record<string, unknown>>;
interface Document {
  readonly paths: Named;
  readonly components: Named;
}

/** The documents of all protocols as one, because the tool starts slowly; a name means the same in each of them. */
async function wholeDocument(): Promise<Document> {
  const others = (await readdir(join(ROOT, 'openapi'))).map((name) => `openapi/${name}`);
  const names = ['openapi.json', ...others];
  const all = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(ROOT, name), 'utf8')) as Document)); // prettier-ignore
  return {
    ...all[0],
    paths: merged(all.map(({ paths }) => paths)),
    components: merged(all.map(({ components }) => components)),
  };
}

function merged(all: readonly Named[]): Named {
  const whole: Named = {};
  for (const [name, part] of all.flatMap(Object.entries<Named[string]>)) whole[name] = { ...whole[name], ...part };
  return whole;
}

interface Run {
  readonly code: number;
  readonly output: string;
}

async function schemathesis(url: string, key: string, operations: readonly string[]): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-schema-'));
  const args = [
    ...['-m', 'schemathesis.cli', 'run', 'openapi.json', '--url', url, '--header', `X-API-Key: ${key}`],
    ...[
      '--checks',
      CHECKS.join(','),
      '--phases',
      'examples,fuzzing',
      '--seed',
      SEED,
      '--max-examples',
      String(EXAMPLES),
    ],
    // A wrong key is refused, and after some of them its address has to wait; test/tenancy tests that.
    ...['--generation-with-security-parameters', 'false', '--generation-database', 'none'],
    ...['--continue-on-failure', '--no-shrink', '--suppress-health-check', 'all', '--warnings', 'off', '--no-color'],
    ...operations,
  ];
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(await wholeDocument()));
    return await new Promise((resolve) => {
      const options = { cwd: folder, timeout: LIMIT_MS * globalThis.patience(), maxBuffer: 64 * 1024 * 1024 };
      const child = execFile(python, args, options, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describeWithPython('a client that knows the document alone', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ env: { RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off' } });
  });
  afterAll(() => app.stop());

  const without = [...ENDS_ITSELF, ...NOT_JSON].flatMap((name) => ['--exclude-operation-id', name]);
  const only = (names: readonly string[]) => names.flatMap((name) => ['--include-operation-id', name]);
  const alone = only(ENDS_ITSELF);
  const asked = OPERATIONS.map(({ name }) => name).filter((name) => ![...ENDS_ITSELF, ...NOT_JSON].includes(name));
  /** With one example the two keys that may little share the operations, of which the admin key calls all. */
  const isShared = EXAMPLES === 1;
  const keys: Readonly<Record<string, () => Promise<string>>> = {
    'an admin key': () => Promise.resolve(app.adminKey),
    'a key of one user, agent and project': async () =>
      (await app.key({ user_id: newUser(), agent: 'sam', project: 'site' })).key,
    'a key that only reads': async () =>
      (await app.key({ permissions: ['records:read', 'blocks:read', 'messages:read'], user_id: newUser() })).key,
  };

  it.each(Object.keys(keys).map((name, place) => [name, place] as const))(
    'with %s gets no response that the document does not describe, and no 5xx',
    async (name, place) => {
      const key = (await keys[name]?.()) ?? '';
      const own = isShared && place > 0 ? asked.filter((_, at) => at % 2 === place % 2) : asked;
      const { code, output } = await schemathesis(app.url, key, own === asked ? without : only(own));
      expect([code, code === 0 ? '' : output]).toEqual([0, '']);
      // It has called everything.
      expect(Number(/Tested: +(\d+)/.exec(output)?.[1])).toBe(own.length);
      await expect(app.client().call(getMe)).resolves.toMatchObject({ status: 200 });
    },
    LIMIT_MS * globalThis.patience(),
  );

  it(
    'with the admin key of a tenant does not get one either from operations that may end that key and that tenant',
    async () => {
      const { code, output } = await schemathesis(app.url, await app.otherTenant(), alone);
      expect([code, code === 0 ? '' : output]).toEqual([0, '']);
    },
    LIMIT_MS * globalThis.patience(),
  );
});
