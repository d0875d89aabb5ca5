import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Recollect } from '../../packages/client/src/recollect.js';
import { FORMATS, type ImportOptions, type ImportReport, runImport } from '../../packages/importers/src/importers.js';
import { newUser, type TestApp } from '@test/support/app.js';

export const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
export const scratch = (): Promise<string> => mkdtemp(join(tmpdir(), 'recollect-bring-'));

/** A user of the first tenant, with the admin key. */
export function clientOf(app: TestApp, userId = newUser()): Recollect {
  return new Recollect({ url: app.url, apiKey: app.adminKey, userId });
}

type Asked = Partial<Omit<ImportOptions, 'client' | 'format' | 'source'>>;

export function bring(
  client: Recollect,
  format: string,
  source: ImportOptions['source'],
  options: Asked = {},
): Promise<ImportReport> {
  const found = FORMATS[format];
  if (!found) throw new Error(`no format ${format}`);
  return runImport({ client, format: found, source, ...options });
}

/** Every record of a user, oldest first, without unset fields. */
export function recordsOf(client: Recollect, query = {}) {
  return client.records.list({ include_shared: false, order: 'asc', limit: 1_000, ...query }).toArray();
}
