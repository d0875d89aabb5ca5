import { z } from 'zod';
import { instantOutput } from '../primitives.js';

/** The format name in an export, and the version that this build writes and reads. */
export const EXPORT_FORMAT = 'recollect-user-export';
export const EXPORT_FORMAT_VERSION = 1;
/** The last file of the archive. An archive without it is incomplete. */
export const MANIFEST = 'manifest.json';

/** The kind of row and, if there are several files, the number of the file: `records.ndjson`, `records-2.ndjson`. */
export const EXPORT_FILE = /^([a-z][a-z_]{0,62})(?:-([2-9]|[1-9][0-9]{1,5}))?\.ndjson$/;

export function exportFileName(kind: string, part: number): string {
  return part === 1 ? `${kind}.ndjson` : `${kind}-${part}.ndjson`;
}

export const exportManifest = z.object({
  format: z.literal(EXPORT_FORMAT),
  format_version: z.literal(EXPORT_FORMAT_VERSION),
  service_version: z.string().max(64),
  schema_version: z.int().min(1).describe('The number of migrations the database had.'),
  tenant_id: z.string().max(256),
  user_id: z.string().max(256),
  exported_at: instantOutput.describe('When reading started. Everything stored before is included.'),
  finished_at: instantOutput,
  files: z
    .array(
      z.object({
        name: z.string().max(128).regex(EXPORT_FILE),
        kind: z.string().max(63),
        rows: z.int().min(0),
        bytes: z.int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(10_000),
  derived: z
    .array(z.object({ kind: z.string().max(63) }))
    .max(1_000)
    .describe('Kinds of rows that are left out because they are rebuilt from the others.'),
  external_processors: z
    .array(z.object({ purpose: z.string().max(64), provider: z.string().max(256), model: z.string().max(256) }))
    .max(1_000)
    .describe('External providers that content of this user was sent to, as far as is known.'),
});
export type ExportManifest = z.output<typeof exportManifest>;
