import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Command } from 'commander';
import { Recollect } from '../../../packages/client/src/recollect.js';
import { DEFAULT_URL, readLogin, type SavedLogin, saveLogin } from '../connection.js';
import { UsageError } from '../exit-codes.js';
import { answer, type Invocation } from '../invocation.js';
import { linesOf } from '../read-lines.js';
import { styled, type Terminal } from '../terminal/terminal.js';
import { oneLine } from '../terminal/text.js';

export function loginCommand(): Command {
  return new Command('login')
    .description('save the address and the key of a server, after trying them')
    .option('--key-stdin', 'read the key from standard input');
}

/** Asks on a terminal for whatever flags and environment do not provide. Nothing is saved that the server rejects. */
export async function login(call: Invocation, options: { readonly keyStdin?: boolean }): Promise<void> {
  const { terminal, environment } = call;
  const file = environment.configFile;
  const saved = await readLogin(file).catch((): SavedLogin => ({}));
  const named = call.flags.url ?? environment.url;
  const url = named ?? (await ask(terminal, 'Server', saved.url ?? DEFAULT_URL, false)) ?? DEFAULT_URL;
  const given = call.flags.key ?? environment.apiKey;
  const key = given ?? (options.keyStdin ? await firstLine(call) : await ask(terminal, 'Key', undefined, true));
  if (!key) throw new UsageError('no key was given: run it on a terminal, or use --key-stdin');

  const user = call.flags.user ?? environment.userId;
  const client = new Recollect({ url, apiKey: key, ...(user !== undefined && { userId: user }) });
  const { signal, timeoutMs } = call;
  const me = await client.tokens.me({ signal, ...(timeoutMs !== undefined && { timeoutMs }) });
  await saveLogin(file, { url, api_key: key, ...(user !== undefined && { user_id: user }) });
  answer(call, { success: true, url, file, key_id: me.key.key_id }, () => {
    const speaksFor = me.user_id === undefined ? '' : `, speaking for ${oneLine(me.user_id)}`;
    return `${styled(terminal, 'green', 'Logged in')} at ${url} with the key ${oneLine(me.key.name)}${speaksFor}.\nSaved in ${file}.\n`;
  });
}

/** Undefined if there is no terminal. */
async function ask(
  terminal: Terminal,
  what: string,
  usual: string | undefined,
  hidden: boolean,
): Promise<string | undefined> {
  if (!terminal.input.isTTY) return usual;
  terminal.err(usual === undefined ? `${what}: ` : `${what} [${usual}]: `);
  // The line editor echoes its input. A key must not be echoed.
  const echo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) terminal.err(chunk.toString());
      done();
    },
  });
  const lines = createInterface({ input: terminal.input, output: echo, terminal: true });
  try {
    // The editor also listens for its own close event to release the keyboard, so only our listeners may be removed.
    const line = await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => reject(new DOMException('interrupted', 'AbortError')));
    });
    return line.trim() || usual;
  } finally {
    lines.close();
    if (hidden) terminal.err('\n');
  }
}

async function firstLine({ terminal, signal }: Invocation): Promise<string | undefined> {
  for await (const line of linesOf(terminal.input, signal)) {
    if (line.trim() !== '') return line.trim();
  }
  return undefined;
}
