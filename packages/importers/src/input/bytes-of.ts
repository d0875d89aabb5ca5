import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';

const BYTES_AT_ONCE = 65_536;

/** A part of a file, or all of it. Leaves the file open, also if the stream is destroyed before its end. */
export function bytesOf(file: FileHandle, start = 0, end = Infinity): Readable {
  return Readable.from(pieces(file, start, end), { objectMode: false });
}

async function* pieces(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer, void, undefined> {
  for (let at = start; at < end;) {
    const most = Math.min(BYTES_AT_ONCE, end - at);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(most), 0, most, at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
