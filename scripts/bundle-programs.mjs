/**
 * Bundles the code that the standalone server, the API, the worker and the command `amp` load into a few files. Otherwise
 * Node opens and links some 2,000 modules: a fifth of the processor time of a start of the first, and half of that of
 * the others (docs/benchmarks.md, "Footprint").
 *
 * Workers (.mjs) are started by path and packages loaded on demand are rarely needed, so neither is in the bundle.
 * Rolldown keeps the names of classes, by which Nest's log messages are filtered.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';

/** Packages that find their own files by path, which would be wrong in a bundle. */
const FINDS_OWN_FILES = ['bullmq', 'commander', 'ioredis', 'pino', 'piscina'];
/** Packages that Nest loads if they are installed, which they are not. */
const OPTIONAL = ['@nestjs/microservices', '@nestjs/websockets', 'class-transformer', 'class-validator'];
const OUTSIDE = new RegExp(`^(${[...FINDS_OWN_FILES, ...OPTIONAL].join('|')})(/|$)`);

/** Leaves packages that are loaded on demand in node_modules. */
const onDemand = {
  name: 'on-demand',
  resolveId: (id, _importer, { kind }) =>
    kind === 'dynamic-import' && /^[^./]/.test(id) ? { id, external: true } : null,
};

/** Our files find other files relative to their own place in dist/, not to the place of the bundle. */
const ownPlaces = (dist, folder) => ({
  name: 'own-places',
  async load(id) {
    if (relative(dist, id).startsWith('..')) return null;
    const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
    const place = `new URL(${JSON.stringify(relative(folder, id).replaceAll('\\', '/'))}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', place), map };
  },
});

const PROGRAMS = ['standalone', 'api', 'worker', 'cli'];

/** `dist` holds the compiled files. Writes `dist/standalone/main.js`, those of the others, and what they load. */
export async function bundlePrograms(dist) {
  // Every file of the bundle is one folder below dist/.
  const folder = join(dist, 'standalone');
  const bundle = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((name) => [`${name}/main`, join(dist, 'apps', name, 'main.js')])),
    platform: 'node',
    external: OUTSIDE,
    plugins: [onDemand, ownPlaces(dist, folder)],
    onLog(level, { message }) {
      if (level === 'warn') throw new Error(`the programs cannot be bundled: ${message}`);
    },
  });
  const { output } = await bundle.write({
    dir: dist,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash].js',
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  for (const { fileName, code = '' } of output) {
    if (/\b__(dirname|filename)\b/.test(code))
      throw new Error(`a package in ${fileName} finds its own files by path: name it in FINDS_OWN_FILES`);
  }
}
