import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RecollectError } from '@kernel/errors.js';
import { archiveTooLarge, badArchive } from './bad-archive.js';

/** An archive on this machine's disk, readable by this user alone, until it is dropped. */
export interface ReceivedArchive {
  readonly path: string;
  drop(): Promise<void>;
}

/** Writes what is sent to a file as it comes. @throws RecollectError `too_large`; `invalid_input` when the sender stops */
export async function receiveArchive(body: Readable, mostBytes: number): Promise<ReceivedArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-import-'));
  const path = join(folder, 'archive.zip');
  const drop = () => rm(folder, { recursive: true, force: true });
  let length = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      length += piece.length;
      if (length > mostBytes) done(archiveTooLarge('it', mostBytes));
      else done(null, piece);
    },
  });
  try {
    await pipeline(body, counted, createWriteStream(path, { mode: 0o600 }));
    return { path, drop };
  } catch (error) {
    await drop();
    if (error instanceof RecollectError) throw error;
    throw badArchive('was not sent to its end');
  }
}
