import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Generator } from './generator.js';
import { readDocuments } from './openapi.js';
import { python } from './python.js';
import { typescript } from './typescript.js';

/**
 * Writes the generated part of every client from the OpenAPI documents. With `--check` it writes nothing, names every
 * file that differs, and fails if there is one. Runs in the root of the project.
 */
const GENERATORS: readonly Generator[] = [typescript, python];

async function generatedIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/__pycache__/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function run(generator: Generator, check: boolean): Promise<string[]> {
  const openapi = await readDocuments('.', generator.documents);
  const files = new Map(
    [...(await generator.generate(openapi))].map(([name, text]) => [join(generator.folder, name), text]),
  );
  const stale: string[] = [];
  for (const [path, text] of files) {
    if ((await readFile(path, 'utf8').catch(() => null)) !== text) stale.push(path);
  }
  const left = (await generatedIn(generator.folder)).filter((path) => !files.has(path));
  if (check) return [...stale, ...left];
  await mkdir(generator.folder, { recursive: true });
  for (const path of stale) await writeFile(path, files.get(path) ?? '');
  for (const path of left) await rm(path);
  return [...stale, ...left];
}

const check = process.argv.includes('--check');
for (const generator of GENERATORS) {
  const changed = await run(generator, check);
  for (const path of changed) console.error(`${check ? 'not as generated' : 'written'}: ${path}`);
  if (check && changed.length > 0) process.exitCode = 1;
}
