import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ConsoleFiles {
  /** The single HTML document. Its addresses start at the root of the server. */
  readonly page: string;
  /** By file name under `/console/assets/`. */
  readonly assets: ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/** Next to this file's build, or in the build that belongs to these sources. */
const PLACES = ['../../../console/', '../../../dist/console/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Loads the built console into memory. It is small, and this way no request path ever names a file.
 * @param prefix the path under which the server is reached, such as `/memory`, or empty
 * @throws Error if the console has not been built
 */
export async function readConsoleFiles(prefix: string): Promise<ConsoleFiles> {
  const folder = PLACES.find((place) => existsSync(join(place, 'index.html')));
  if (!folder) throw new Error('the console has not been built: npm run build');
  const names = await readdir(join(folder, 'assets'));
  const assets = await Promise.all(
    names.map(async (name) => {
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      return [name, { type, bytes: await readFile(join(folder, 'assets', name)) }] as const;
    }),
  );
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  return { page: page.replaceAll('./assets/', `${prefix}/console/assets/`), assets: new Map(assets) };
}
