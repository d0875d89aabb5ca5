import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { RecollectError } from '@kernel/errors.js';
import { archiveTooLarge, badArchive } from './bad-archive.js';

/** An archive in a local file that only this user can read, until it is dropped. */
export interface ReceivedArchive {
  readonly path: string;
  drop(): Promise<void>;
}

/**
 * Writes the body to a file as it arrives. @throws RecollectError `too_large`; `invalid_input` when the sender stops;
 * `unavailable` when the disk is full
 */
export async function receiveArchive(body: Readable, mostBytes: number): Promise<ReceivedArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-import-'));
  const path = join(folder, 'archive.zip');
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    await write(body, path, mostBytes);
    return { path, drop };
  } catch (error) {
    // The rest is read and discarded: if the connection closed while the client sends, the client would not get the
    // response.
    body.resume();
    await drop();
    if (error instanceof RecollectError) throw error;
    throw badArchive('was not sent to its end', { cause: error });
  }
}

async function write(body: Readable, path: string, mostBytes: number): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 });
  let full = false;
  file.on('error', () => (full = true));
  let length = 0;
  try {
    for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > mostBytes) throw archiveTooLarge('it', mostBytes);
      if (full) break;
      if (!file.write(piece)) await once(file, 'drain');
    }
    file.end();
    await finished(file);
  } catch (error) {
    file.destroy();
    if (full)
      throw new RecollectError('unavailable', 'The archive cannot be kept here until it is stored.', [], {
        cause: error,
      });
    throw error;
  }
}
