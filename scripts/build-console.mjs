/**
 * Builds packages/console into a folder: one page, and scripts and styles whose names contain their hashes. Fails if
 * the first screen would load more bytes than allowed.
 */
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../packages/console/', import.meta.url));
const client = fileURLToPath(new URL('../packages/client/src/recollect.ts', import.meta.url));
/** Of everything that the first screen loads, gzipped. */
const FIRST_ROUTE_BYTES = 200_000;

/**
 * Tailwind by its own compiler. Its plugin for Vite only adds a CSS compressor under another licence, and esbuild can
 * do that too.
 */
function tailwind() {
  return {
    name: 'tailwind',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/app.css')) return null;
      const [{ compile }, { Scanner }] = await Promise.all([import('tailwindcss'), import('@tailwindcss/oxide')]);
      const require = createRequire(import.meta.url);
      const compiler = await compile(code, {
        base: root,
        loadStylesheet: async (name, base) => {
          const path = require.resolve(name === 'tailwindcss' ? 'tailwindcss/index.css' : name);
          return { path, base, content: await readFile(path, 'utf8') };
        },
      });
      const scanner = new Scanner({ sources: [{ base: join(root, 'src'), pattern: '**/*.{ts,tsx}', negated: false }] });
      return { code: compiler.build(scanner.scan()), map: null };
    },
  };
}

const PERMISSIVE = new Set(['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']);

/** Packages whose code the bundle contains, with the texts of their licences. Another licence stops the build. */
function licences() {
  return {
    name: 'licences',
    async generateBundle() {
      const folders = new Set();
      for (const id of this.getModuleIds()) {
        const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
        if (folder) folders.add(folder);
      }
      const parts = await Promise.all([...folders].sort().map(licenceOf));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: parts.join('\n\n----\n\n') });
    },
  };
}

async function licenceOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (!PERMISSIVE.has(license))
    throw new Error(`${name}@${version} is under ${license}, which the console may not carry`);
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  return `${name}@${version} (${license})\n\n${file ? await readFile(join(folder, file), 'utf8') : ''}`;
}

/** @param outDir is emptied first */
export async function buildConsole(outDir) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    // Addresses are relative, because the server may be behind a proxy under a path.
    base: './',
    logLevel: 'warn',
    clearScreen: false,
    publicDir: false,
    plugins: [tailwind(), licences()],
    resolve: { alias: { '@recollect/client': client } },
    esbuild: { jsx: 'automatic', legalComments: 'none' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      cssMinify: 'esbuild',
      // Nothing inline, because the page's content security policy would not run it.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      manifest: true,
      rollupOptions: {
        onwarn: (warning, warn) => {
          // 'use client' is for servers that render; there is none here.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  });
  await holdBudget(outDir);
}

async function holdBudget(outDir) {
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const add = (name) => {
    const { file, css = [], imports = [] } = manifest[name];
    if (files.has(file)) return;
    for (const one of [file, ...css]) files.add(one);
    imports.forEach(add);
  };
  add('index.html');
  let first = 0;
  for (const file of files) first += gzipSync(await readFile(join(outDir, file))).length;
  let all = 0;
  for (const file of await readdir(join(outDir, 'assets')))
    all += gzipSync(await readFile(join(outDir, 'assets', file))).length;
  console.error(`console: ${kilo(first)} gzipped for the first screen, ${kilo(all)} in all`);
  if (first > FIRST_ROUTE_BYTES) {
    throw new Error(`the first screen of the console takes ${first} bytes gzipped; it may take ${FIRST_ROUTE_BYTES}`);
  }
}

const kilo = (bytes) => `${Math.round(bytes / 1000)} kB`;
