/**
 * Fails if a generated file no longer matches its source: the OpenAPI documents (from the operations), the generated
 * part of the clients (from these), the migrations (from libs/schema) and the table of spellings (from the package eld).
 * Needs a build. The tree is left as it was found.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const STEP_LIMIT_MS = 120_000;

/** Resolves with the output; rejects with it if the program fails or asks a question that nobody answers. */
function run(args, cwd) {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd, timeout: STEP_LIMIT_MS, maxBuffer: 50_000_000 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${args.join(' ')} failed\n${stdout}${stderr}`));
        else resolve(stdout);
      },
    );
    child.stdin.end();
  });
}

async function checkOpenApi() {
  if (!existsSync(join(root, 'apps/openapi'))) return [];
  const fresh = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    await run([join(root, 'dist/apps/openapi/main.js'), fresh], root);
    const committed = await documentsIn(root);
    const written = await documentsIn(fresh);
    const same = committed.size === written.size && [...written].every(([name, text]) => committed.get(name) === text);
    return same ? [] : ['The OpenAPI documents do not follow the operations: run `npm run openapi`, commit them.'];
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** The texts of the OpenAPI documents below a folder, by name. */
async function documentsIn(folder) {
  const others = await readdir(join(folder, 'openapi')).catch(() => []);
  const names = ['openapi.json', ...others.map((name) => `openapi/${name}`)];
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8').catch(() => '')])),
  );
}

async function checkClients() {
  if (!existsSync(join(root, 'scripts/clients'))) return [];
  return run(['dist/scripts/clients/main.js', '--check'], root).then(
    () => [],
    (error) => [
      `the clients do not follow the OpenAPI documents: run \`npm run clients\`, commit them.\n${error.message}`,
    ],
  );
}

async function checkSpelling() {
  return run(['dist/scripts/spelling/main.js', '--check'], root).then(
    () => [],
    (error) => [error.message],
  );
}

async function checkMigrations() {
  const tables = await readdir(join(root, 'libs/schema')).catch(() => []);
  if (!tables.some((name) => name.endsWith('.ts'))) return [];
  const copy = await mkdtemp(join(tmpdir(), 'generated-'));
  try {
    for (const path of [
      'libs/schema',
      'libs/kernel',
      'migrations',
      'drizzle.config.ts',
      'tsconfig.json',
      'package.json',
    ]) {
      if (existsSync(join(root, path))) await cp(join(root, path), join(copy, path), { recursive: true });
    }
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    const sql = async () =>
      (await readdir(join(copy, 'migrations')).catch(() => [])).filter((name) => name.endsWith('.sql'));
    const before = await sql();
    const output = await run(['node_modules/drizzle-kit/bin.cjs', 'generate'], copy);
    // The generator also exits successfully when it asks whether a column was renamed and nobody is there to answer.
    if (output.includes('No schema changes')) return [];
    const [added] = (await sql()).filter((name) => !before.includes(name));
    const missing = added ? await readFile(join(copy, 'migrations', added), 'utf8') : output;
    return [`libs/schema has changes without a migration: run \`npx drizzle-kit generate\`, commit it.\n${missing}`];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const stale = [];
for (const check of [checkOpenApi, checkClients, checkSpelling, checkMigrations]) {
  try {
    stale.push(...(await check()));
  } catch (error) {
    stale.push(error.message);
  }
}
for (const message of stale) console.error(`stale: ${message}`);
if (stale.length > 0) process.exitCode = 1;
