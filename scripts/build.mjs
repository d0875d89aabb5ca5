/**
 * Compiles apps, libs, bench, scripts, the TypeScript client and the importers to dist/ with swc and copies the files
 * loaded by path: worker entries (.mjs) and data (.json). Tests are left out. Builds the console (build-console.mjs),
 * creates the database that a first start copies (apps/prepare), each if its own sources changed, and bundles the servers
 * and the command `amp` (bundle-programs.mjs).
 *
 *   node scripts/build.mjs               always
 *   node scripts/build.mjs --if-needed   only if a source has changed since the last build
 *
 * dist/ is compiled in another folder and swapped in, so a failed compilation leaves the old one whole and no stale file
 * survives.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stampFile = join(dist, '.built');
const lockFile = join(dist, '.building');
const folders = ['apps', 'libs', 'bench', 'scripts', 'packages/client/src', 'packages/importers/src'];
const settings = ['.swcrc', 'package.json', 'scripts/build.mjs', 'scripts/alone.mjs', 'scripts/bundle-programs.mjs'];
const pages = {
  folder: join(dist, 'console'),
  stampFile: join(dist, '.console-built'),
  sources: ['packages/console', 'packages/client/src'],
  settings: ['scripts/build-console.mjs', 'scripts/demo/sample-conversation.json', 'package-lock.json'],
};
const database = {
  folder: join(dist, 'embedded-database'),
  stampFile: join(dist, '.database-made'),
  sources: ['migrations'],
  settings: [
    'libs/platform/database/migrate.ts',
    'libs/platform/database/hide-erased.ts',
    'libs/platform/database/embedded/make-folder.mjs',
    'node_modules/@electric-sql/pglite/package.json',
    'node_modules/@electric-sql/pglite-pgvector/package.json',
  ],
};
/** What stays when dist/ is swapped, because it is built separately. */
const kept = [
  relative(dist, lockFile),
  ...[pages, database].flatMap(({ folder, stampFile }) => [relative(dist, folder), relative(dist, stampFile)]),
];

const isTest = (path) => /[.-]spec\.ts$|\/testing\//.test(path);
const isSource = (path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !isTest(path);
/** The .mjs files directly in scripts/ are tools that run from source. */
const isAsset = (path) => /\.(mjs|json)$/.test(path) && !isTest(path) && !/^scripts\/[^/]+\.mjs$/.test(path);

async function listFiles() {
  const found = [];
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch((error) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const entry of entries) {
      const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (entry.isFile() && !path.startsWith('bench/results/') && (isSource(path) || isAsset(path))) found.push(path);
    }
  }
  return found.sort();
}

/** Changes if a source is added, removed or written. */
async function stampOf(files) {
  const hash = createHash('sha256');
  for (const path of files) {
    const { mtimeMs, size } = await stat(join(root, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

async function emit(swc, path, target) {
  await mkdir(dirname(target), { recursive: true });
  if (!isSource(path)) return copyFile(join(root, path), target);
  const final = join(dist, path);
  const { code, map } = await swc.transformFile(join(root, path), {
    cwd: root,
    configFile: join(root, '.swcrc'),
    sourceFileName: relative(dirname(final), join(root, path)),
  });
  const output = target.replace(/\.ts$/, '.js');
  await writeFile(output, `${code}\n//# sourceMappingURL=${output.split('/').pop()}.map\n`);
  await writeFile(`${output}.map`, map);
}

async function build(files, stamp) {
  const { default: swc } = await import('@swc/core');
  const staging = join(dist, `.next-${process.pid}`);
  await rm(staging, { recursive: true, force: true });
  try {
    await mkdir(staging, { recursive: true });
    const results = await Promise.allSettled(files.map((path) => emit(swc, path, join(staging, path))));
    const failures = results.filter((result) => result.status === 'rejected');
    if (failures.length > 0) throw new Error(failures.map((failure) => failure.reason.message).join('\n'));
    for (const name of await readdir(dist)) {
      if (!name.startsWith('.next-') && !kept.includes(name))
        await rm(join(dist, name), { recursive: true, force: true });
    }
    for (const name of await readdir(staging)) await rename(join(staging, name), join(dist, name));
    const { bundlePrograms } = await import('./bundle-programs.mjs');
    await bundlePrograms(dist);
    await writeFile(stampFile, stamp);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** By their contents and not their times, so a fresh checkout, or a switch to another branch and back, rebuilds nothing. */
async function stampOfContent({ sources, settings }) {
  const hash = createHash('sha256');
  const found = [];
  for (const folder of sources) {
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (entry.isFile() && !isTest(path) && !path.includes('/dist/')) found.push(path);
    }
  }
  for (const path of [...found.sort(), ...settings]) hash.update(`${path}\n`).update(await readFile(join(root, path)));
  return hash.digest('hex');
}

async function buildPages() {
  const { buildConsole } = await import('./build-console.mjs');
  await buildConsole(pages.folder);
}

/** Runs the code just built, in a process of its own. */
async function makeDatabase() {
  const program = [join(dist, 'apps/prepare/main.js')];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the database that a first start copies could not be made');
}

async function buildApart(what, product, make) {
  const stamp = await stampOfContent(product);
  const built = existsSync(product.folder) && (await readFile(product.stampFile, 'utf8').catch(() => ''));
  if (process.argv.includes('--if-needed') && built === stamp) return;
  const started = performance.now();
  await rm(product.stampFile, { force: true });
  await make();
  await writeFile(product.stampFile, stamp);
  console.error(`built ${what} in ${Math.round(performance.now() - started)} ms`);
}

async function buildAll() {
  const started = performance.now();
  const files = await listFiles();
  const stamp = await stampOf([...settings, ...files]);
  const upToDate =
    process.argv.includes('--if-needed') && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;
  if (!upToDate) {
    try {
      await build(files, stamp);
      console.error(`built ${files.length} files in ${Math.round(performance.now() - started)} ms`);
    } catch (error) {
      console.error(error.message);
      process.exitCode = 1;
      return;
    }
  }
  const parts = [buildApart('the database', database, makeDatabase), buildApart('the console', pages, buildPages)];
  for (const { status, reason } of await Promise.allSettled(parts)) {
    if (status === 'fulfilled') continue;
    console.error(reason.message);
    process.exitCode = 1;
  }
}

await mkdir(dist, { recursive: true });
await alone(lockFile, buildAll);
