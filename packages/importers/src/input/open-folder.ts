import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../input-error.js';
import { counted } from './counted.js';
import { type Entry, type Input, MOST_ENTRIES } from './input.js';

/** Folders of programs, which contain no texts of people. */
const PASSED_OVER = new Set(['node_modules']);
const READ_BYTES = 65_536;

/** Small, because a folder may have two hundred thousand of them. */
class FileEntry implements Entry {
  constructor(
    private readonly folder: string,
    readonly name: string,
    readonly size: number,
    private readonly modifiedMs: number,
    private readonly add: (bytes: number) => void,
  ) {}

  get modified(): Date {
    return new Date(this.modifiedMs);
  }

  open(): Promise<AsyncIterable<Buffer>> {
    // A buffer no larger than the file: the buffers of so many files stay in memory until they are collected.
    const highWaterMark = Math.min(READ_BYTES, Math.max(1, this.size));
    return Promise.resolve(counted(createReadStream(join(this.folder, this.name), { highWaterMark }), this.name, this.add)); // prettier-ignore
  }
}

/**
 * Every file under it, in the order of their names. Links are not followed, because one could lead out of the folder or
 * in a circle. Hidden files and folders are skipped.
 */
export async function openFolder(path: string): Promise<Input> {
  const entries: Entry[] = [];
  const passedOver: { name: string; why: string }[] = [];
  const hash = createHash('sha256');
  let bytes = 0;
  const add = (read: number): void => void (bytes += read);
  const walk = async (folder: string, prefix: string): Promise<void> => {
    const found = await readdir(folder, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
      throw new InputError({ file: folder }, `cannot be read (${cause.code ?? 'unknown'})`, { cause });
    });
    for (const one of found.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = prefix + one.name;
      const own = join(folder, one.name);
      if (one.isSymbolicLink()) passedOver.push({ name, why: 'a link, which may lead out of the folder' });
      else if (one.name.startsWith('.')) passedOver.push({ name, why: 'hidden' });
      else if (one.isDirectory() && PASSED_OVER.has(one.name)) passedOver.push({ name, why: 'a folder of programs' });
      else if (one.isDirectory()) await walk(own, `${name}/`);
      else if (one.isFile()) {
        if (entries.length >= MOST_ENTRIES)
          throw new InputError({ file: path }, `holds more than ${MOST_ENTRIES} files`);
        const { size, mtimeMs } = await lstat(own);
        hash.update(`${name} ${size} ${mtimeMs}\n`);
        entries.push(new FileEntry(path, name, size, mtimeMs, add));
      }
    }
  };
  await walk(path, '');
  const fingerprint = hash.digest('hex').slice(0, 32);
  return { name: path, kind: 'folder', entries, passedOver, fingerprint, bytesRead: () => bytes, close: () => Promise.resolve() }; // prettier-ignore
}
