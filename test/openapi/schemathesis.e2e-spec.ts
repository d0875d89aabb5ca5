import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getMe } from '@contracts/users.operations.js';
import { preparePythonWith } from '@test/clients/python-environment.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';

/**
 * Schemathesis makes requests from the document alone, as strangers would who have read nothing else, and holds every
 * answer against it. Only where RECOLLECT_SCHEMA_EXAMPLES is set, as by `npm run test:schema`: it takes minutes for each key.
 */
const NEEDS = ['schemathesis==4.32.5'];
const EXAMPLES = Number(process.env['RECOLLECT_SCHEMA_EXAMPLES'] ?? 1);
const SEED = process.env['RECOLLECT_SCHEMA_SEED'] ?? '20261123';
/** For one key: some 180 operations, each asked at least twice. */
const LIMIT_MS = 240_000 + EXAMPLES * 120_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** One a door. */
const DOCUMENTS = [
  join(ROOT, 'openapi.json'),
  ...readdirSync(join(ROOT, 'openapi')).map((name) => join(ROOT, 'openapi', name)),
];
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];

/** It takes ids from answers: its own key, and its own tenant, are among them. So these are asked by a key of their own. */
const ENDS_ITSELF = ['keys.rotate', 'keys.revoke', 'keys.update', 'privacy.erase_tenant'];
/** Takes an archive, which no schema describes: test/privacy sends it broken ones. */
const NOT_JSON = ['users.import_data'];

const isAsked = process.env['RECOLLECT_SCHEMA_EXAMPLES'] !== undefined;
const environment = isAsked ? await preparePythonWith(NEEDS) : { missing: 'it was not asked for' };
if (isAsked && 'missing' in environment) console.warn(`The document is NOT held against Schemathesis: ${environment.missing}`);
const python = 'python' in environment ? environment.python : '';
const describeWithPython = 'python' in environment ? describe : describe.skip;

interface Run {
  readonly code: number;
  readonly output: string;
}

async function schemathesis(document: string, url: string, key: string, operations: readonly string[]): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-schema-'));
  const args = [
    ...['-m', 'schemathesis.cli', 'run', document, '--url', url, '--header', `X-API-Key: ${key}`],
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
    // A wrong key is refused, and after some of them its address has to wait: that is test/tenancy's.
    ...['--generation-with-security-parameters', 'false', '--generation-database', 'none'],
    ...['--continue-on-failure', '--no-shrink', '--suppress-health-check', 'all', '--warnings', 'off', '--no-color'],
    ...operations,
  ];
  try {
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
  const alone = ENDS_ITSELF.flatMap((name) => ['--include-operation-id', name]);
  const keys: Record<string, () => Promise<string>> = {
    'an admin key': () => Promise.resolve(app.adminKey),
    'a key of one user, agent and project': async () =>
      (await app.key({ user_id: newUser(), agent: 'sam', project: 'site' })).key,
    'a key that only reads': async () =>
      (await app.key({ permissions: ['records:read', 'blocks:read', 'messages:read'], user_id: newUser() })).key,
  };

  it.each(Object.keys(keys))(
    'with %s gets no answer that the document does not tell of, and no 5xx',
    async (name) => {
      const key = (await keys[name]?.()) ?? '';
      let asked = 0;
      for (const document of DOCUMENTS) {
        const { code, output } = await schemathesis(document, app.url, key, without);
        expect([document, code, code === 0 ? '' : output]).toEqual([document, 0, '']);
        asked += Number(/Tested: +(\d+)/.exec(output)?.[1]);
      }
      // It has asked, and was let in.
      expect(asked).toBeGreaterThan(150);
      await expect(app.client().call(getMe)).resolves.toMatchObject({ status: 200 });
    },
    LIMIT_MS * globalThis.patience(),
  );

  it(
    'with the admin key of a tenant does not get one either from what may end that key and that tenant',
    async () => {
      const { code, output } = await schemathesis(join(ROOT, 'openapi.json'), app.url, await app.otherTenant(), alone);
      expect([code, code === 0 ? '' : output]).toEqual([0, '']);
    },
    LIMIT_MS * globalThis.patience(),
  );
});
