import type { Readable } from 'node:stream';
import { InputError } from '../input-error.js';

/** Reports how much has been read. @throws InputError with the name of the file if it cannot be read on */
export async function* counted(
  stream: Readable,
  file: string,
  add: (bytes: number) => void,
): AsyncGenerator<Buffer, void, undefined> {
  try {
    for await (const chunk of stream) {
      add((chunk as Buffer).length);
      yield chunk as Buffer;
    }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'unknown';
    throw new InputError({ file }, `cannot be read any further: ${why}`, { cause });
  }
}
