import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { LedgerAltered, LedgerFile } from '@governance/privacy/ledger/ledger-file.js';
import { ConfigError } from '@platform/config/config.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { commandConfig } from '../support/warn-of-settings.js';

/**
 * Merges the entries of another ledger file into LEDGER_FILE: a copy that was kept elsewhere, or one that an
 * administrator downloaded. Entries that the database does not know are erased at the next start, before anything is
 * served.
 */
await runOrExplain(async () => {
  const [from] = process.argv.slice(2);
  const { ledgerFile } = commandConfig();
  if (!from) {
    process.stderr.write('usage: npm run privacy:ledger -- FILE\n');
    process.exit(64);
  }
  await refuseUnreadable(from);
  const target = new LedgerFile(ledgerFile);
  const given = new LedgerFile(from);
  await target.readOn().catch(explainedFor(target));
  // To the end, before anything of it is taken over.
  await given.readOn().catch(explainedFor(given));
  given.rewind();
  let [read, taken] = [0, 0];
  for await (const entry of given.read()) {
    read += 1;
    if (target.has(entry.hash)) continue;
    await target.append([entry], entry.installationId);
    taken += 1;
  }
  if (read === 0 && given.names.size === 0) throw new ConfigError(`${from} has no entry of a ledger of erasures`);
  process.stdout.write(
    `${taken} of ${read} entries taken over into ${ledgerFile}. Restart: what the database lacks is erased first.\n`,
  );
}, 'The ledger was not merged.');

/** @throws ConfigError in a sentence for the operator */
async function refuseUnreadable(path: string): Promise<void> {
  const problem = await access(path, constants.R_OK)
    .then(() => stat(path))
    .then((file) => (!file.isFile() ? 'is not a file' : file.size === 0 ? 'is empty' : null))
    .catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? 'is not there' : `cannot be read (${error.code ?? 'unknown'})`,
    );
  if (problem !== null) throw new ConfigError(`${path} ${problem}: name a file of the ledger of erasures`);
}

/** Names the file in which a line is wrong: either may be the one. */
function explainedFor({ path }: LedgerFile): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof LedgerAltered)) throw error;
    throw new ConfigError(`${path}: line ${error.line} is no entry of a ledger of erasures`, { cause: error });
  };
}
