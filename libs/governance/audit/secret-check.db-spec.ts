import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { createLogger } from '@platform/observability/logger.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { SealAudit } from './seal-audit.js';
import { SecretCheck } from './secret-check.js';

const [OLD, NEW] = ['the old secret of 32 characters or more', 'the new secret of 32 characters or more'];
let test: TestDatabase;

beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

/** Notes an action, of a user under this secret or of nobody, as the audit does. */
async function note(secret: string | null): Promise<void> {
  const tenantId = '00000000-0000-7000-8000-000000000001';
  await test.admin.query(
    "insert into audit_heads (tenant_id, sequence, hash, sealed_at) values ($1, 0, 'x', now()) on conflict do nothing",
    [tenantId],
  );
  await test.admin.query(
    `insert into audit_entries (tenant_id, id, at, kind, operation, key_id, user_hash, outcome, subjects, counts)
     values ($1, $2, now(), 'change', 'storeRecord', 'k', $3, 'ok', '{}', '{}')`,
    [tenantId, newId(), secret && new KeyedHash(new ServerSecrets([secret])).of('user', tenantId, 'ada')],
  );
}

/** What a start with these secrets logs. */
async function logged(...secrets: string[]): Promise<string> {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const hashes = new KeyedHash(new ServerSecrets(secrets));
  const chains = new SealAudit(test.database, new Clock());
  await new SecretCheck(chains, hashes, logger).onApplicationBootstrap();
  return lines.join('');
}

it('says if the secret that was used last is missing', async () => {
  await note(OLD);
  await note(null);
  expect(await logged(NEW)).toContain(
    'append it to RECOLLECT_SECRET, behind the newest, or, if that is not set, restore the file',
  );
  expect(await logged(NEW, OLD)).toBe('');
});

it('says nothing of an older secret, nor if nobody was named yet', async () => {
  expect(await logged(NEW)).toBe('');
  await note(null);
  expect(await logged(NEW)).toBe('');
  await note(OLD);
  await note(NEW);
  expect(await logged(NEW)).toBe('');
});
