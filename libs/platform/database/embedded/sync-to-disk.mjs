/**
 * Lets the embedded database wait for the disk. PGlite starts Postgres with `-F` (no fsync), and the file system that it
 * runs on has no fsync, so that Postgres's own is lost. Without it a power failure takes what was acknowledged, and may
 * damage the folder, because the log and the tables reach the disk in any order.
 */
import { fdatasyncSync } from 'node:fs';

/** Of the ways that Postgres has to sync its log, the only one that reaches `fsync` of the file system. */
export const SYNC_SETTINGS = ['wal_sync_method=fsync'];

/** @param {readonly string[]} params PGlite's own */
export function syncStartParams(params) {
  return params.filter((param) => param !== '-F');
}

/**
 * An extension of PGlite that adds the missing operation before Postgres starts. An error of the disk comes to Postgres,
 * which then stops (PANIC), because it no longer knows what the disk has.
 * @type {import('@electric-sql/pglite').Extension}
 */
export const syncToDisk = {
  name: 'sync-to-disk',
  setup: async (_, options) => {
    const add = (/** @type {any} */ { FS }) => {
      const { NODEFS } = FS.filesystems;
      NODEFS.stream_ops.fsync = (/** @type {{ nfd: number }} */ { nfd }) => {
        NODEFS.tryFSOperation(() => fdatasyncSync(nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), add] } };
  },
};
