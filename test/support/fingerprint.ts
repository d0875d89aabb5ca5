import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '@platform/database/migrations-folder.js';

/**
 * Changes whenever the migrated database would: with the migrations, the code that runs them, and the embedded
 * Postgres.
 */
export function fingerprint(): string {
  const root = join(migrationsFolder(), '..');
  const migrations = readdirSync(migrationsFolder(), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql') || name.endsWith('_journal.json'))
    .sort()
    .map((name) => join('migrations', name));
  const others = [
    'libs/platform/database/migrate.ts',
    'libs/platform/database/hide-erased.ts',
    ...['', '-pgvector'].map((part) => `node_modules/@electric-sql/pglite${part}/package.json`),
  ];
  const hash = createHash('sha256');
  for (const file of [...migrations, ...others]) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
