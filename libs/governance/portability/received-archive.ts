import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { RecollectError } from '@kernel/errors.js';
import { archiveTooLarge, badArchive } from './bad-archive.js';

/**
 * Writes the body to a local file as it arrives. The file has no name, so it ends with its process, even with one that
 * is killed. @throws RecollectError `too_large`; `invalid_input` when the sender stops; `unavailable` when no file can be
 * made, or its disk is full; and the reason of `ended`, when its sender may not go on
 */
export async function receiveArchive(
  body: Readable,
  mostBytes: number,
  { folder = tmpdir(), ended }: { readonly folder?: string; readonly ended?: AbortSignal } = {},
): Promise<FileHandle> {
  let file: FileHandle | undefined;
  try {
    file = await openNameless(folder);
    await write(body, file, mostBytes, ended);
    return file;
  } catch (error) {
    // The rest is read and discarded: if the connection closed while the client sends, the client would not get the
    // response.
    body.resume();
    await file?.close();
    if (error instanceof RecollectError) throw error;
    throw badArchive('was not sent completely', { cause: error });
  }
}

async function openNameless(parent: string): Promise<FileHandle> {
  try {
    const folder = await mkdtemp(join(parent, 'recollect-import-'));
    try {
      return await open(join(folder, 'archive.zip'), 'wx+', 0o600);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } catch (error) {
    throw notWritten(error);
  }
}

async function write(body: Readable, file: FileHandle, mostBytes: number, ended?: AbortSignal): Promise<void> {
  let length = 0;
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    ended?.throwIfAborted();
    length += piece.length;
    if (length > mostBytes) throw archiveTooLarge('it', mostBytes);
    await file.appendFile(piece).catch((error: unknown) => Promise.reject(notWritten(error)));
  }
}

function notWritten(cause: unknown): RecollectError {
  const full = ['ENOSPC', 'EDQUOT'].includes((cause as NodeJS.ErrnoException).code ?? '');
  const why = full ? ': the folder for temporary files is full' : '';
  return new RecollectError('unavailable', `The archive cannot be written to a temporary file${why}.`, [], { cause });
}
