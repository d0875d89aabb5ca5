import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

/**
 * The project's `migrations/`, found by walking up from this file: the build (dist/libs/…) is one folder deeper than
 * the sources (libs/…).
 */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(journalOf(candidate))) return candidate;
    if (folder === dirname(folder)) throw new Error('the folder migrations/ is missing from this installation');
  }
}

/**
 * The migrated, empty database that the build creates (`apps/prepare`). The first start of an embedded one copies it.
 */
export function preparedDatabase(): string {
  return join(migrationsFolder(), '../dist/embedded-database');
}

/** When each migration was created, in ms since 1970, in order. Drizzle records this as `created_at`. */
export function migrationTimes(folder: string): number[] {
  const journal = JSON.parse(readFileSync(journalOf(folder), 'utf8')) as { entries: { when: number }[] };
  return journal.entries.map((entry) => entry.when);
}

/** What a database records of a migration that ran. */
export interface AppliedMigration {
  readonly hash: string;
  /** `folderMillis` of the migration: ms since 1970. */
  readonly created_at: string | number;
}

/**
 * The migrations of the folder that a database lacks, in order. Each is looked up by itself: one that was written on
 * another branch may be older than the newest that ran. One whose date changed when branches met is known by its text.
 */
export function pendingMigrations(folder: string, applied: readonly AppliedMigration[]): MigrationMeta[] {
  const times = new Set(applied.map(({ created_at }) => Number(created_at)));
  const hashes = new Set(applied.map(({ hash }) => hash));
  return readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis, hash }) => !times.has(folderMillis) && !hashes.has(hash),
  );
}

function journalOf(folder: string): string {
  return join(folder, 'meta', '_journal.json');
}
