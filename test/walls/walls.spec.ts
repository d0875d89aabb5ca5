import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const walls = require('../../.dependency-cruiser.cjs') as { forbidden: { name: string; comment: string }[] };

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** A file and its import: a file of the project, or the name of a package. */
interface Import {
  readonly from: string;
  readonly to?: string;
  readonly typeOnly?: boolean;
}
type Breach = Import & { readonly rule: string };

const breaches: readonly Breach[] = [
  { rule: 'kernel-imports-nothing-of-ours', from: 'libs/kernel/a.ts', to: 'libs/contracts/x.ts' },
  { rule: 'schema-imports-kernel-only', from: 'libs/schema/a.ts', to: 'libs/contracts/x.ts' },
  { rule: 'contracts-import-kernel-only', from: 'libs/contracts/a.ts', to: 'libs/schema/x.ts' },
  { rule: 'platform-imports-down-only', from: 'libs/platform/database/a.ts', to: 'libs/memory/records/x.ts' },
  { rule: 'platform-knows-no-memory-table', from: 'libs/platform/database/b.ts', to: 'libs/schema/records.ts' },
  { rule: 'memory-imports-down-only', from: 'libs/memory/records/a.ts', to: 'libs/governance/tenancy/x.ts' },
  { rule: 'governance-imports-down-only', from: 'libs/governance/tenancy/a.ts', to: 'libs/transports/rest/x.ts' },
  { rule: 'application-imports-down-only', from: 'libs/application/a.ts', to: 'libs/transports/http/x.ts' },
  { rule: 'application-knows-no-store', from: 'libs/application/b.ts', to: 'libs/schema/x.ts' },
  { rule: 'application-knows-no-store', from: 'libs/application/c.ts', to: 'drizzle-orm' },
  { rule: 'transports-import-down-only', from: 'libs/transports/rest/a.ts', to: 'apps/api/x.ts' },
  { rule: 'transports-know-no-store', from: 'libs/transports/rest/b.ts', to: 'libs/schema/x.ts' },
  { rule: 'transports-know-no-store', from: 'libs/transports/rest/c.ts', to: 'drizzle-orm' },
  { rule: 'transports-know-no-store', from: 'libs/transports/rest/d.ts', to: 'pg', typeOnly: true },
  { rule: 'transports-call-http-only', from: 'libs/transports/http/a.ts', to: 'libs/transports/rest/x.ts' },
  { rule: 'transports-call-http-only', from: 'libs/transports/amp/a.ts', to: 'libs/transports/rest/y.ts' },
  { rule: 'nellie-calls-http-and-amp', from: 'libs/transports/nellie/a.ts', to: 'libs/transports/rest/x.ts' },
  { rule: 'mcp-calls-http-and-amp', from: 'libs/transports/mcp/a.ts', to: 'libs/transports/rest/x.ts' },
  { rule: 'apps-import-libs-only', from: 'apps/api/a.ts', to: 'bench/x.ts' },
  { rule: 'apps-import-libs-only', from: 'apps/api/b.ts', to: 'packages/client/src/x.ts' },
  { rule: 'cli-is-a-client', from: 'apps/cli/a.ts', to: 'scripts/x.ts' },
  { rule: 'client-stands-alone', from: 'packages/client/src/a.ts', to: 'libs/contracts/x.ts', typeOnly: true },
  { rule: 'client-stands-alone', from: 'packages/client/src/b.ts', to: 'fs' },
  {
    rule: 'console-asks-the-client-alone',
    from: 'packages/console/src/a.ts',
    to: 'libs/contracts/x.ts',
    typeOnly: true,
  },
  { rule: 'console-asks-the-client-alone', from: 'packages/console/src/b.ts', to: 'packages/client/src/x.ts' },
  { rule: 'importers-know-the-client', from: 'packages/importers/src/a.ts', to: 'libs/contracts/x.ts', typeOnly: true },
  { rule: 'packages-are-declared', from: 'packages/importers/src/b.ts', to: 'undeclared-package' },
  { rule: 'memory-imports-down-only', from: 'libs/memory/records/e.ts', to: 'packages/client/src/x.ts' },
  {
    rule: 'model-library-is-loaded-where-a-model-is-set',
    from: 'libs/platform/models/a.ts',
    to: 'libs/platform/models/sdk-x.ts',
  },
  { rule: 'model-library-is-loaded-where-a-model-is-set', from: 'libs/memory/records/f.ts', to: 'ai' },
  {
    rule: 'mcp-library-is-loaded-with-the-first-request',
    from: 'libs/transports/mcp/a.ts',
    to: 'libs/transports/mcp/mcp-server.ts',
  },
  {
    rule: 'mcp-library-is-loaded-with-the-first-request',
    from: 'libs/transports/mcp/b.ts',
    to: '@modelcontextprotocol/server',
  },
  { rule: 'calls-of-indexing', from: 'libs/memory/indexing/a.ts', to: 'libs/memory/records/x.ts', typeOnly: true },
  { rule: 'calls-of-settings', from: 'libs/memory/settings/a.ts', to: 'libs/memory/records/x.ts', typeOnly: true },
  {
    rule: 'calls-of-message-history',
    from: 'libs/memory/message-history/a.ts',
    to: 'libs/memory/records/x.ts',
    typeOnly: true,
  },
  { rule: 'calls-of-attributes', from: 'libs/memory/attributes/a.ts', to: 'libs/memory/search/x.ts', typeOnly: true },
  { rule: 'calls-of-timeline', from: 'libs/memory/timeline/a.ts', to: 'libs/memory/search/x.ts', typeOnly: true },
  {
    rule: 'calls-of-context-markers',
    from: 'libs/memory/context-markers/a.ts',
    to: 'libs/memory/records/x.ts',
    typeOnly: true,
  },
  { rule: 'calls-of-context', from: 'libs/memory/context/a.ts', to: 'libs/memory/compaction/x.ts' },
  { rule: 'calls-of-records', from: 'libs/memory/records/b.ts', to: 'libs/memory/search/x.ts' },
  { rule: 'calls-of-messages', from: 'libs/memory/messages/a.ts', to: 'libs/memory/search/x.ts' },
  { rule: 'calls-of-secret-scanning', from: 'libs/memory/secret-scanning/a.ts', to: 'libs/memory/records/x.ts' },
  { rule: 'calls-of-trust', from: 'libs/memory/trust/a.ts', to: 'libs/memory/search/x.ts' },
  { rule: 'calls-of-extraction', from: 'libs/memory/extraction/a.ts', to: 'libs/memory/search/x.ts' },
  { rule: 'calls-of-decisions', from: 'libs/memory/decisions/a.ts', to: 'libs/memory/extraction/x.ts' },
  { rule: 'calls-of-grounding', from: 'libs/memory/grounding/a.ts', to: 'libs/memory/records/x.ts' },
  { rule: 'calls-of-graph', from: 'libs/memory/graph/a.ts', to: 'libs/memory/search/x.ts' },
  { rule: 'calls-of-search', from: 'libs/memory/search/a.ts', to: 'libs/memory/blocks/x.ts' },
  { rule: 'calls-of-compaction', from: 'libs/memory/compaction/a.ts', to: 'libs/memory/blocks/x.ts' },
  { rule: 'calls-of-lifecycle', from: 'libs/memory/lifecycle/a.ts', to: 'libs/memory/search/x.ts' },
  { rule: 'calls-of-revision', from: 'libs/memory/revision/a.ts', to: 'libs/memory/compaction/x.ts' },
  { rule: 'calls-of-feedback', from: 'libs/memory/feedback/a.ts', to: 'libs/memory/indexing/x.ts' },
  { rule: 'calls-of-entities', from: 'libs/memory/entities/a.ts', to: 'libs/memory/search/x.ts' },
  { rule: 'calls-of-kinds', from: 'libs/memory/kinds/a.ts', to: 'libs/memory/blocks/x.ts' },
  { rule: 'calls-of-counters', from: 'libs/memory/counters/a.ts', to: 'libs/memory/search/x.ts', typeOnly: true },
  { rule: 'calls-of-reasoning', from: 'libs/memory/reasoning/a.ts', to: 'libs/memory/blocks/x.ts' },
  { rule: 'search-writes-nothing', from: 'libs/memory/search/f.ts', to: 'libs/memory/feedback/feedback.repository.ts' },
  { rule: 'calls-of-jobs', from: 'libs/memory/jobs/a.ts', to: 'libs/memory/search/x.ts' },
  { rule: 'calls-of-users', from: 'libs/memory/users/a.ts', to: 'libs/memory/record-store/x.ts', typeOnly: true },
  { rule: 'calls-of-record-store', from: 'libs/memory/record-store/a.ts', to: 'libs/memory/records/x.ts' },
  { rule: 'memory-calls-are-listed', from: 'libs/memory/unlisted/a.ts', to: 'libs/memory/records/x.ts' },
  { rule: 'calls-of-blocks', from: 'libs/memory/blocks/b.ts', to: 'libs/memory/indexing/x.ts' },
  {
    rule: 'search-writes-nothing',
    from: 'libs/memory/search/b.ts',
    to: 'libs/memory/record-store/record.repository.ts',
  },
  { rule: 'search-writes-nothing', from: 'libs/memory/search/c.ts', to: 'libs/memory/records/store-record.ts' },
  { rule: 'search-writes-nothing', from: 'libs/memory/search/e.ts', to: 'libs/memory/records/reinforce-records.ts' },
  {
    rule: 'search-writes-nothing',
    from: 'libs/memory/search/d.ts',
    to: 'libs/memory/indexing/embed-record.handler.ts',
  },
  { rule: 'tenancy-knows-no-memory', from: 'libs/governance/tenancy/b.ts', to: 'libs/memory/records/x.ts' },
  { rule: 'platform-rooms-stand-alone', from: 'libs/platform/database/c.ts', to: 'libs/platform/embeddings/x.ts' },
  { rule: 'queue-calls-database-only', from: 'libs/platform/queue/a.ts', to: 'libs/platform/embeddings/x.ts' },
  {
    rule: 'handlers-write-through-their-context',
    from: 'libs/memory/a/do.handler.ts',
    to: 'libs/platform/database/x.ts',
  },
  { rule: 'config-calls-no-room', from: 'libs/platform/config/a.ts', to: 'libs/platform/observability/x.ts' },
  { rule: 'bench-and-scripts-talk-http', from: 'bench/a.ts', to: 'libs/platform/database/x.ts', typeOnly: true },
  { rule: 'bench-and-scripts-talk-http', from: 'scripts/a.ts', to: 'pg' },
  { rule: 'bench-and-scripts-borrow-types-only', from: 'bench/b.ts', to: 'libs/contracts/x.ts' },
  { rule: 'no-circle', from: 'libs/memory/records/ring-a.ts', to: 'libs/memory/records/ring-b.ts', typeOnly: true },
  { rule: 'no-barrel', from: 'libs/memory/records/index.ts', to: 'libs/memory/records/x.ts' },
  { rule: 'no-orphan', from: 'libs/memory/records/orphan.ts' },
  { rule: 'no-code-for-tests-alone', from: 'libs/memory/records/tested-only.ts' },
  { rule: 'production-imports-no-test', from: 'libs/memory/records/c.ts', to: 'test/support/x.ts' },
  { rule: 'production-imports-no-test', from: 'libs/memory/records/d.ts', to: 'libs/memory/records/x.spec.ts' },
  { rule: 'worker-threads-import-no-typescript', from: 'libs/platform/a.worker.mjs', to: 'libs/platform/b.ts' },
  { rule: 'worker-threads-import-no-typescript', from: 'libs/platform/c.mjs', to: 'libs/platform/d.ts' },
  { rule: 'production-uses-no-dev-package', from: 'libs/kernel/b.ts', to: 'dev-package' },
  { rule: 'packages-are-declared', from: 'libs/kernel/c.ts', to: 'undeclared-package' },
];

const permitted: readonly Import[] = [
  { from: 'apps/api/main.ts', to: 'libs/transports/rest/ok.ts' },
  { from: 'apps/cli/ok.ts', to: 'packages/client/src/ok.ts' },
  { from: 'apps/cli/ok.ts', to: 'packages/importers/src/ok.ts' },
  { from: 'packages/importers/src/ok.ts', to: 'packages/client/src/x.ts' },
  { from: 'packages/client/src/ok.ts', to: 'packages/client/src/x.ts' },
  { from: 'libs/transports/rest/ok.ts', to: 'libs/memory/records/store-record.ts' },
  { from: 'libs/transports/rest/ok.ts', to: 'libs/platform/config/ok.ts' },
  { from: 'libs/transports/rest/ok.ts', to: 'libs/contracts/ok.ts' },
  { from: 'libs/transports/rest/ok.ts', to: 'libs/application/ok.ts' },
  { from: 'libs/application/ok.ts', to: 'libs/memory/records/store-record.ts' },
  { from: 'libs/application/ok.ts', to: 'libs/governance/idempotency/ok.ts' },
  { from: 'libs/transports/mcp/ok.ts', to: 'libs/transports/amp/ok.ts' },
  { from: 'libs/transports/mcp/ok.ts', to: 'libs/transports/http/ok.ts' },
  { from: 'libs/governance/privacy/ok.ts', to: 'libs/memory/records/ok.ts' },
  { from: 'libs/memory/records/ok.ts', to: 'libs/memory/indexing/ok.ts' },
  { from: 'libs/memory/records/ok.ts', to: 'libs/schema/ok.ts' },
  { from: 'libs/memory/records/ok.ts', to: 'drizzle-orm' },
  { from: 'libs/memory/search/ok.ts', to: 'libs/memory/record-store/record.ts' },
  { from: 'libs/memory/search/ok.ts', to: 'libs/memory/indexing/terms.ts' },
  { from: 'libs/platform/database/ok.ts', to: 'libs/platform/config/ok.ts' },
  { from: 'libs/platform/queue/ok.ts', to: 'libs/platform/database/ok.ts' },
  { from: 'libs/platform/queue/ok.ts', to: 'libs/schema/outbox.ts' },
  { from: 'libs/platform/queue/ok.spec.ts', to: 'test/support/x.ts' },
  { from: 'libs/schema/ok.ts', to: 'libs/kernel/ok.ts' },
  { from: 'libs/contracts/ok.ts', to: 'libs/kernel/ok.ts' },
  { from: 'bench/ok.ts', to: 'libs/contracts/x.ts', typeOnly: true },
  { from: 'libs/kernel/ok.ts', to: 'dev-package', typeOnly: true },
];

/** What the breaches need in addition: the way back of the cycle, and a spec that alone uses a file. */
const supports: readonly Import[] = [
  { from: 'libs/memory/records/ring-b.ts', to: 'libs/memory/records/ring-a.ts', typeOnly: true },
  { from: 'libs/memory/records/tested-only.spec.ts', to: 'libs/memory/records/tested-only.ts' },
];

const isFile = (name: string) => /\.(ts|mjs)$/.test(name);

/** In the project's style: a floor by its alias, anything else by a relative path, always ending in .js. */
function specifier(from: string, to: string): string {
  if (!isFile(to)) return to;
  const target = to.replace(/\.ts$/, '.js');
  if (target.startsWith('libs/') && !from.endsWith('.mjs')) return target.replace(/^libs\//, '@');
  const path = relative(dirname(from), target);
  return path.startsWith('.') ? path : `./${path}`;
}

async function put(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function plantHouse(folder: string): Promise<void> {
  const lines = new Map<string, string[]>();
  for (const { from, to, typeOnly } of [...breaches, ...permitted, ...supports]) {
    const own = lines.get(from) ?? [];
    if (to && isFile(to) && !lines.has(to)) lines.set(to, []);
    if (to) own.push(`import ${typeOnly ? 'type ' : ''}{ here as n${own.length} } from '${specifier(from, to)}';`);
    lines.set(from, own);
  }
  for (const [file, imports] of lines) await put(folder, file, [...imports, 'export const here = 1;\n'].join('\n'));
  for (const name of ['pg', 'drizzle-orm', 'dev-package', 'undeclared-package']) {
    await put(folder, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' }));
    await put(folder, `node_modules/${name}/main.js`, 'exports.here = 1;\n');
  }
  const packages = { dependencies: { pg: '1', 'drizzle-orm': '1' }, devDependencies: { 'dev-package': '1' } };
  await put(folder, 'package.json', JSON.stringify({ name: 'house', type: 'module', ...packages }));
  await copyFile(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  await copyFile(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'));
}

function cruise(folder: string): Promise<Violation[]> {
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const files =
    '{apps,libs,bench,scripts,test,packages/client/src,packages/importers/src,packages/console/src}/**/*.{ts,tsx,mjs}';
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 100_000_000 };
    execFile(process.execPath, [bin, ...args, files], options, (error, stdout, stderr) => {
      // The exit code counts the violations; only output that is not a report is a failure.
      if (!stdout.startsWith('{')) return reject(new Error(stderr || error?.message || 'no report'));
      resolve((JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations);
    });
  });
}

describe('the walls', () => {
  let folder: string;
  let found: readonly Violation[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'walls-'));
    await plantHouse(folder);
    found = await cruise(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const reported = ({ from, to }: Import) =>
    found
      .filter((violation) => violation.from === from)
      .filter(({ to: target }) => to === undefined || target === to || target.startsWith(`node_modules/${to}/`))
      .map((violation) => violation.rule.name);

  test('every wall has a breach here, and every breach a wall', () => {
    const names = walls.forbidden.map((rule) => rule.name);
    expect([...new Set(breaches.map((breach) => breach.rule))].sort()).toEqual([...names].sort());
  });

  test('every wall states its reason', () => {
    expect(walls.forbidden.filter((rule) => rule.comment.length < 40)).toEqual([]);
  });

  test.each(breaches.map((breach) => ({ ...breach, import: breach.to ? ` importing ${breach.to}` : '' })))(
    '$rule stops $from$import',
    (breach) => {
      expect(reported(breach)).toContain(breach.rule);
    },
  );

  test.each(permitted)('$from may import $to', (call) => {
    expect(reported(call)).toEqual([]);
  });

  test('what an app reaches is not reported as dead', () => {
    expect(reported({ from: 'libs/transports/rest/ok.ts' })).toEqual([]);
  });

  test('the code has no breach', async () => {
    const breached = await cruise(root);
    expect(breached.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  }, 300_000);
});
