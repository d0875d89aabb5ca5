import { LedgerFile } from '@governance/privacy/ledger/ledger-file.js';
import { loadConfig } from '@platform/config/config.js';
import { runOrExplain } from '../support/run-or-explain.js';

/**
 * Merges the entries of another ledger file into LEDGER_FILE: a copy that was kept elsewhere, or one that an
 * administrator downloaded. Entries that the database does not know are erased at the next start, before anything is
 * served.
 */
await runOrExplain(async () => {
  const [from] = process.argv.slice(2);
  const { ledgerFile } = loadConfig();
  if (!from) {
    process.stderr.write('usage: npm run privacy:ledger -- FILE\n');
    process.exit(64);
  }
  const target = new LedgerFile(ledgerFile);
  const given = new LedgerFile(from);
  if (!(await given.exists())) throw new Error(`${from} is empty or not there`);
  await target.readOn();
  let [read, taken] = [0, 0];
  for await (const entry of given.read()) {
    read += 1;
    if (target.has(entry.hash)) continue;
    await target.append([entry], entry.installationId);
    taken += 1;
  }
  process.stdout.write(
    `${taken} of ${read} entries taken over into ${ledgerFile}. Restart: what the database lacks is erased first.\n`,
  );
}, 'The ledger was not merged.');
