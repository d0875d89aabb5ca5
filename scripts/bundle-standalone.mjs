/**
 * Bundles the code that `npm start` loads into a few files. Otherwise Node opens and links some 2,000 modules, a fifth
 * of the processor time of a start (docs/benchmarks.md, "Footprint").
 *
 * Workers (.mjs) are started by path and packages loaded on demand are rarely needed, so neither is in the bundle.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

/** Packages that find their own files by path, which would be wrong in a bundle. */
const FINDS_OWN_FILES = ['bullmq', 'ioredis', 'pino', 'piscina'];
/** Packages that Nest loads if they are installed, which they are not. */
const OPTIONAL = ['@nestjs/microservices', '@nestjs/websockets', 'class-transformer', 'class-validator'];
/** CommonJS packages load Node's modules by `require`, which ES modules lack. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`;

/** Leaves packages that are loaded on demand in node_modules. */
const onDemand = {
  name: 'on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};

/** Our files find others relative to their own place in dist/, not to that of the bundle. */
const ownPlaces = (dist, folder) => ({
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      if (relative(dist, path).startsWith('..')) return null;
      const source = await readFile(path, 'utf8');
      const place = `new URL(${JSON.stringify(relative(folder, path).replaceAll('\\', '/'))}, import.meta.url).href`;
      return { contents: source.replaceAll('import.meta.url', place) };
    });
  },
});

/** `dist` holds the compiled files. Writes `dist/standalone/main.js` and what it loads. */
export async function bundleStandalone(dist) {
  const folder = join(dist, 'standalone');
  const { outputFiles } = await build({
    entryPoints: [join(dist, 'apps', 'standalone', 'main.js')],
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    write: false,
    logLevel: 'error',
    banner: { js: REQUIRE },
    external: [...FINDS_OWN_FILES, ...OPTIONAL],
    plugins: [onDemand, ownPlaces(dist, folder)],
  });
  for (const { path, text } of outputFiles) {
    if (path.endsWith('.js') && /\b__(dirname|filename)\b/.test(text))
      throw new Error('a bundled package finds its own files by path: name it in FINDS_OWN_FILES');
  }
  await mkdir(folder, { recursive: true });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
}
