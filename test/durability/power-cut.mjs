/**
 * Loaded into a server (`node --import`), it plays a power failure: at one write to the files of the embedded database the
 * process ends, and of what was written since each file's last sync a random half is lost, in pieces as a disk writes them.
 *
 *   POWER_CUT=log:40      the 40th write to the log, counted from the first `POWER_CUT_AFTER` that exists
 *   POWER_CUT=tables:5    the 5th write to a table or index
 *   POWER_CUT_AFTER=FILE  writes are counted once this file exists
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const PIECE = 4096;
const [kind = '', number = '0'] = (process.env.POWER_CUT ?? '').split(':');
const KINDS = { log: /\/pg\/pg_wal\/[0-9A-F]{24}$/, tables: /\/pg\/base\// };
const real = { ...fs };
/** The path of each open file of the database. */
const paths = new Map();
/** What to undo, by path: the bytes that stood there before each write since the last sync. */
const unsynced = new Map();
let left = Number(number);
let random = 12345;

const half = () => ((random = (random * 1103515245 + 12345) % 2 ** 31) >> 16) % 2 === 0;
const begun = () => real.existsSync(process.env.POWER_CUT_AFTER ?? '');

function before(path, at, length) {
  const old = Buffer.alloc(length);
  const file = real.openSync(path, 'r');
  real.readSync(file, old, 0, length, at);
  real.closeSync(file);
  for (let from = 0; from < length; from += PIECE) {
    const undo = { at: at + from, old: old.subarray(from, from + PIECE) };
    unsynced.set(path, [...(unsynced.get(path) ?? []), undo]);
  }
}

function cut() {
  for (const [path, undos] of unsynced) {
    if (!real.existsSync(path)) continue;
    const file = real.openSync(path, 'r+');
    for (const { at, old } of undos.reverse()) if (half()) real.writeSync(file, old, 0, old.length, at);
    real.closeSync(file);
  }
  process.kill(process.pid, 'SIGKILL');
  // The signal ends all threads, but not at once.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function truncated(path, length) {
  const { size } = real.statSync(path);
  if (size > length) before(path, length, size - length);
}

fs.openSync = (path, flags, mode) => {
  const ours = typeof path === 'string' && path.includes('/pg/');
  if (ours && flags & fs.constants.O_TRUNC && real.existsSync(path)) truncated(path, 0);
  const file = real.openSync(path, flags, mode);
  if (ours) paths.set(file, path);
  return file;
};
fs.closeSync = (file) => {
  paths.delete(file);
  return real.closeSync(file);
};
fs.writeSync = (file, buffer, offset, length, position) => {
  const path = paths.get(file);
  if (path !== undefined && typeof position === 'number') {
    if (KINDS[kind]?.test(path) && begun() && --left === 0) cut();
    before(path, position, length);
  }
  return real.writeSync(file, buffer, offset, length, position);
};
fs.ftruncateSync = (file, length) => {
  const path = paths.get(file);
  if (path !== undefined) truncated(path, length ?? 0);
  return real.ftruncateSync(file, length);
};
fs.truncateSync = (path, length) => {
  if (String(path).includes('/pg/')) truncated(String(path), length ?? 0);
  return real.truncateSync(path, length);
};
// What is not undone is on the disk.
const synced = (file) => void unsynced.delete(paths.get(file));
fs.fsyncSync = synced;
fs.fdatasyncSync = synced;
fs.renameSync = (from, to) => {
  real.renameSync(from, to);
  unsynced.delete(to);
  if (unsynced.has(from)) unsynced.set(to, unsynced.get(from));
  unsynced.delete(from);
};
fs.unlinkSync = (path) => {
  unsynced.delete(path);
  return real.unlinkSync(path);
};
syncBuiltinESMExports();
