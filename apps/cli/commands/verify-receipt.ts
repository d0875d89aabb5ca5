import { readFile } from 'node:fs/promises';
import { ed25519KeysOf, verifyReceiptText } from '@governance/privacy/receipts/receipt.js';
import { Command } from 'commander';
import { EXIT, UsageError } from '../exit-codes.js';
import { answer, type Invocation } from '../invocation.js';
import { printable } from '../terminal/text.js';

/** Contacts no server, because a receipt is for those who do not trust the server that issued it. */
export function verifyReceiptCommand(): Command {
  return new Command('verify-receipt')
    .description('tell whether a receipt of an erasure is as it was signed; asks no server')
    .argument('<file>', 'the receipt, as the server answered it')
    .requiredOption('--public-key <file>', 'the public key or keys: what GET /v1/privacy/receipt-key answered once');
}

/** @returns the exit code: `invalid` if the receipt is not valid */
export async function verifyReceiptFile(
  call: Pick<Invocation, 'terminal' | 'json'>,
  file: string,
  keyFile: string,
): Promise<number> {
  const [text, keys] = [await readText(file), parse(keyFile, await readText(keyFile))];
  if (ed25519KeysOf(keys).length === 0)
    throw new UsageError(
      `${keyFile}: holds no Ed25519 public key as JWK. Save there what GET /v1/privacy/receipt-key answers`,
    );
  const signed = parse(file, text);
  const verdict = verifyReceiptText(text, keys);
  if (!verdict.valid) {
    const message = `not valid: ${verdict.why}`;
    if (call.json) answer(call, { success: false, error: 'invalid_input', message }, () => '');
    else call.terminal.err(`${message}\n`);
    return EXIT.invalid;
  }
  const { receipt } = signed as { receipt: Record<string, unknown> };
  const said = Object.fromEntries(
    ['erasure_id', 'kind', 'subject', 'completed_at', 'total'].map((field) => [field, receipt[field]] as const),
  );
  answer(call, { success: true, kid: verdict.kid, ...said }, () => {
    const lines = Object.entries(said).map(([field, value]) => `${field}: ${String(value)}`);
    return printable(`valid, signed with ${verdict.kid}\n${lines.join('\n')}\n`);
  });
  return EXIT.ok;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file}: cannot be read`, undefined, { cause: error });
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file}: is not JSON`, undefined, { cause: error });
  }
}
