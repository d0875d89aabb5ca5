import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cycloneDx } from './cyclonedx.js';
import { faults, inMegabytes, inventory, type Lock, totalBytes } from './inventory.js';
import { RULES } from './rules.js';

/**
 * Checks the packages of a production install: licences, install scripts, number and size. Fails on anything that the
 * rules do not allow. With `--sbom FILE` it also writes a CycloneDX list of them. Runs in the root of an installed
 * project.
 */
const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
const sizes = new Map<string, number>();
for (const path of Object.keys(lock.packages)) {
  if (path === '') continue;
  const bytes = await sizeOf(path);
  if (bytes !== undefined) sizes.set(path, bytes);
}
const dependencies = inventory(lock, (path) => sizes.get(path));
const wrong = faults(lock, dependencies, RULES);
for (const fault of wrong) console.error(fault);
console.log(`${dependencies.length} production packages, ${inMegabytes(totalBytes(dependencies))} MB`);

const sbom = process.argv.indexOf('--sbom');
if (sbom > 0) await writeSbom(process.argv[sbom + 1] ?? 'sbom.cdx.json');
if (wrong.length > 0) process.exitCode = 1;

/** Of a package's own files, without the packages inside it. `undefined`: not installed. */
async function sizeOf(folder: string): Promise<number | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return undefined;
  const parts = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : ((await sizeOf(path)) ?? 0);
      return entry.isFile() ? (await stat(path)).size : 0;
    }),
  );
  return parts.reduce((sum, bytes) => sum + bytes, 0);
}

async function writeSbom(file: string): Promise<void> {
  const project = JSON.parse(await readFile('package.json', 'utf8')) as { name: string; version: string };
  const list = cycloneDx(project, dependencies, ({ name, license }) => license ?? RULES.licensedByText[name]);
  await writeFile(file, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`all of them are listed in ${file}`);
}
