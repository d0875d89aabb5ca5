import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OPERATIONS } from '@contracts/catalogue.js';
import { getMe, mintToken } from '@contracts/users/users.operations.js';
import { readId } from '@kernel/ids.js';
import { VERSION } from '@kernel/version.js';
import { SAMPLES } from '@test/isolation/samples.js';
import { changes, makeVictim, snapshot, WRITER } from '@test/isolation/victim.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { atRest } from '@test/support/at-rest.js';
import { type OpenApi, OWN, readDocuments } from '../../scripts/clients/openapi.js';
import { pythonFiles } from '../../scripts/clients/python.js';
import { PACKAGE, preparePython } from './python-environment.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIMIT_MS = 300_000;
const SECRET = 'zyxomancy';
/**
 * Of how many strangers one sends a request, in each of the two forms. test/isolation/strangers has everyone call every
 * operation without the client.
 */
const APART = process.env['RECOLLECT_STRANGERS'] === 'every way' ? 1 : 8;

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const tree = {
  type: 'object',
  properties: { children: { type: 'array', items: { $ref: '#/$defs/tree' } } },
  required: ['children'],
};
const value = { anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'array', items: { $ref: '#/$defs/value' } }] };
const pet = (kind: string, properties: object) => ({
  type: 'object',
  properties: { kind: { const: kind }, ...properties },
  required: ['kind'],
});
/** Python keywords as names, unions, recursion, bodies without fields: cases that no current operation has. */
const STRANGE_PATHS = {
  '/v1/strange/{id}': {
    post: {
      operationId: 'strange.do',
      summary: 'Do',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: { required: false, ...json({ type: 'object', properties: { id: {}, 'a-b': {}, lambda: {} } }) },
      responses: {
        200: json({
          $defs: { tree, value },
          type: 'object',
          properties: {
            pet: {
              oneOf: [
                pet('cat', { lives: { type: 'integer' } }),
                pet('dog', {
                  from: { type: 'string' },
                  tree: { $ref: '#/$defs/tree' },
                  more: { $ref: '#/$defs/value' },
                }),
              ],
            },
            class: {
              type: 'object',
              additionalProperties: { type: 'object', properties: { 'n-1': { type: ['number', 'null'] } } },
            },
            extra: { type: 'integer' },
          },
        }),
      },
    },
    put: { operationId: 'strange.import', summary: 'Import', requestBody: json({}), responses: { 204: {} } },
    get: { operationId: 'call', summary: 'No room', responses: { 200: { content: { 'text/plain': {} } } } },
  },
};

const environment = await preparePython();
if ('missing' in environment) console.warn(`The Python client is NOT tested: ${environment.missing}`);
const python = 'python' in environment ? environment.python : '';
const describeWithPython = 'python' in environment ? describe : describe.skip;

interface Run {
  readonly passed: number;
  /** Failures, errors and skips. */
  readonly others: number;
  readonly output: string;
}

describeWithPython('the Python client', () => {
  let folder: string;
  let installed: string;
  let app: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recollect-python-'));
    installed = join(folder, 'site');
    app = await startApp({ env: { EMBEDDING_PROVIDER: 'bundled' } });
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const options = {
        cwd: PACKAGE,
        timeout: LIMIT_MS * globalThis.patience(),
        maxBuffer: 50_000_000,
        env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: installed, ...env },
      };
      const child = execFile(python, args, options, (error, stdout, stderr) =>
        resolve({ code: error ? (child.exitCode ?? 1) : 0, output: stdout + stderr }),
      );
    });

  async function pytest(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
    const report = join(folder, 'report.xml');
    await rm(report, { force: true });
    const settings = ['-p', 'no:cacheprovider', '-q', `--junitxml=${report}`];
    const { output } = await run(['-m', 'pytest', ...settings, ...args], {
      RECOLLECT_URL: app.url,
      RECOLLECT_API_KEY: app.adminKey,
      RECOLLECT_OPENAPI: ROOT,
      ...env,
    });
    const xml = await readFile(report, 'utf8').catch(() => '');
    const count = (name: string): number => Number(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`).exec(xml)?.[1]);
    const others = count('failures') + count('errors') + count('skipped');
    return { passed: count('tests') - others, others, output };
  }

  it('is built and installed as a package with the version of the server', async () => {
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-build-isolation', '--no-index'];
    const { code, output } = await run([...pip, '--target', installed, PACKAGE]);
    expect([code, output]).toEqual([0, expect.any(String)]);
    const script = `
import importlib.metadata, pathlib, recollect_client as client
folder = pathlib.Path(client.__file__).parent
print(importlib.metadata.version("recollect-client"), client.__version__, (folder / "py.typed").exists(), folder)`;
    const told = await run(['-c', script]);
    expect(told.output.trim()).toBe(`${VERSION} ${VERSION} True ${join(installed, 'recollect_client')}`);
  }, 120_000);

  it('can be loaded, whatever operations the generator gets', async () => {
    const strange = join(folder, 'strange');
    await cp(installed, strange, { recursive: true });
    const described = await readDocuments(ROOT, OWN);
    const files = pythonFiles({ ...described, paths: { ...described.paths, ...STRANGE_PATHS } } as unknown as OpenApi);
    for (const [name, text] of files) await writeFile(join(strange, 'recollect_client/_generated', name), text);
    const script = `
import recollect_client as client
from recollect_client import inputs, models
from recollect_client._models import read, shape_of
for name in models.__all__: shape_of(getattr(models, name))
pet = {"kind": "dog", "from": "here", "tree": {"children": [{"children": []}]}, "more": [[1], "x"]}
answer = read(models.StrangeDoOutput, {"pet": pet, "class": {"a": {"n-1": 2.5}}, "extra": 1})
print(type(answer.pet).__name__, answer.pet.from_, type(answer.pet.tree.children[0]).__name__, answer.extra_)
print(answer.to_dict() == {"pet": pet, "class": {"a": {"n-1": 2.5}}, "extra": 1})
print(client.Recollect().strange.import_, client.Recollect().call_, inputs.__all__ != [])`;
    const { output } = await run(['-c', script], { PYTHONPATH: strange });
    expect(output).toMatch(
      /^StrangeDoOutputPet2 here StrangeDoOutputPetTree 1\nTrue\n<bound method .*> <.*CallRoom.*> True\n$/,
    );
  });

  it(
    'passes its own tests, blocking and not, against a running server',
    async () => {
      const { passed, others, output } = await pytest(['--deselect', 'tests/test_isolation.py']);
      if (others !== 0) throw new Error(output);
      expect(passed).toBeGreaterThan(300);
    },
    LIMIT_MS,
  );

  it(
    'reveals nothing to strangers and changes nothing for them, whatever they call',
    async () => {
      const { file, everything } = await isolation(app, folder);
      const before = await everything();
      const isolated = async (tests: string, least: number): Promise<void> => {
        const asked = await pytest(['tests/test_isolation.py', '-k', tests], { RECOLLECT_ISOLATION: file });
        if (asked.others !== 0) throw new Error(asked.output);
        expect(asked.passed).toBeGreaterThanOrEqual(least);
      };
      await isolated('not owner', 9);
      expect(changes(before, await everything())).toEqual([]);
      // What is hidden from strangers is returned to the owner in the same way; her reading strengthens.
      await isolated('owner', 6);
    },
    LIMIT_MS,
  );
});

/** Creates alice and her strangers, and writes a file that tells the client who they are and what they request. */
async function isolation(app: TestApp, folder: string) {
  const { tenant } = await app.client().ok(getMe);
  const writer = await app.key({ permissions: WRITER });
  const user = 'alice';
  const victim = await makeVictim(app.client(writer.key, { user }), app.client(), {
    user,
    tenant: tenant.tenant_id,
    secret: SECRET,
  });
  const bound = await app.key({ user_id: 'bob', permissions: ['records:read', 'records:write', 'admin'] });
  const { token } = await app.client(writer.key).ok(mintToken, { body: { user_id: 'bob' } });
  const strangers = [
    { name: 'the key of another tenant, naming the same user', key: await app.otherTenant(), user },
    { name: 'the same key, naming another user', key: writer.key, user: 'bob' },
    { name: 'the same key, naming nobody', key: writer.key },
    { name: 'a key bound to another user', key: bound.key },
    { name: 'a key bound to another user, naming her', key: bound.key, user },
    { name: 'a token of another user', key: token },
    { name: 'a token of another user, naming her', key: token, user },
    { name: 'a made-up key', key: `${writer.key.slice(0, -1)}_`, user },
  ];
  const ids = victim.records.filter((id) => id !== victim.names.record).map((id) => id.slice(-26));
  const served = OPERATIONS.filter(({ name }) => !/^(?:mem0|openai|anthropic)\./.test(name));
  const samples = Object.fromEntries(served.map(({ name }) => [name, SAMPLES[name]?.(victim.names) ?? []]));
  const file = join(folder, 'isolation.json');
  const owner = { key: writer.key, user };
  await writeFile(file, JSON.stringify({ owner, strangers, secrets: [SECRET, ...ids], samples, apart: APART }));
  const everything = async () => {
    await atRest(app);
    return snapshot(app.db.admin, readId(tenant.tenant_id) ?? '', [user]);
  };
  return { file, everything };
}
