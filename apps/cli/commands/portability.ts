import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { NetworkError, type OutputOf } from '../../../packages/client/src/recollect.js';
import { EXIT, UsageError } from '../exit-codes.js';
import { answer, type Invocation } from '../invocation.js';
import { openTarget } from '../open-target.js';
import { progressOn } from '../terminal/progress.js';
import { styled } from '../terminal/terminal.js';
import { printable } from '../terminal/text.js';

type Transfer = OutputOf<'users.import_data'>;

/** Polling interval for a running import. */
const LOOK_MS = 1_000;
/** An archive may be large, and the server validates it before it responds. */
const UPLOAD_MS = 3_600_000;

export function userExportCommand(): Command {
  return new Command('user-export')
    .description('everything that is kept about a user, as a zip; needs a key with `privacy`')
    .argument('<user>')
    .argument('<file>')
    .option('--force', 'overwrite the file');
}

/** The file appears only once the archive is complete. */
export async function exportUser(
  call: Invocation,
  user: string,
  file: string,
  options: { readonly force?: boolean },
): Promise<void> {
  const target = await openTarget(file, options.force === true);
  const progress = progressOn(call.terminal);
  let bytes = 0;
  try {
    const { body } = await call.client.users.exportData(user, { signal: call.signal });
    for await (const piece of piecesOf(body)) {
      await target.write(piece);
      bytes += piece.length;
      progress.show(undefined, `${bytes} bytes`);
    }
    await target.keep();
  } finally {
    progress.end();
    await target.drop();
  }
  answer(
    call,
    { success: true, user_id: user, bytes, file },
    () => `${styled(call.terminal, 'green', 'Exported')} ${printable(user)} to ${printable(file)}\n`,
  );
}

async function* piecesOf(body: Response['body']): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    if (body) for await (const piece of body as unknown as AsyncIterable<Uint8Array>) yield piece;
  } catch (cause) {
    const detail = 'the archive was cut off on its way, so nothing was written: export again';
    throw new NetworkError({ code: 'network', status: 0, detail, cause });
  }
}

export function userImportCommand(): Command {
  return new Command('user-import')
    .description('store an archive of `user-export` for a user; needs a key with `privacy` and every right to write')
    .argument('<user>')
    .argument('<file>');
}

/** Waits until everything is stored. @returns the exit code: 1 if it was not */
export async function importUser(call: Invocation, user: string, file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`${file}: ${found ? 'is not a regular file' : 'no such file'}`);
  const progress = progressOn(call.terminal);
  let transfer: Transfer;
  try {
    const archive = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    transfer = await call.client.users.importData(user, archive, {
      signal: call.signal,
      timeoutMs: call.timeoutMs ?? UPLOAD_MS,
      waitSeconds: 1,
    });
    while (transfer.state === 'running') {
      const { done, total } = transfer.lines;
      progress.show(total === 0 ? 1 : done / total, `${done} of ${total} lines`);
      await sleep(LOOK_MS, undefined, { signal: call.signal });
      transfer = await call.client.users.transfer(transfer.id, { signal: call.signal });
    }
  } finally {
    progress.end();
  }
  const whole = transfer.state === 'done';
  answer(call, { success: whole, ...transfer }, () => told(call, transfer));
  return whole ? EXIT.ok : EXIT.failed;
}

function told({ terminal }: Invocation, { state, counts, error }: Transfer): string {
  if (state !== 'done') return `${state}${error === undefined ? '' : ` (${error})`}: send the archive again to go on\n`;
  const parts = Object.entries(counts).map(([kind, { stored = 0, present = 0, mapped = 0, left_out: left = 0 }]) => {
    const rest = [`${present} there already`, `${mapped} under other ids`, `${left} left out`];
    return `  ${kind}: ${stored} stored, ${rest.join(', ')}\n`;
  });
  return `${styled(terminal, 'green', 'Imported')}\n${parts.join('')}`;
}
