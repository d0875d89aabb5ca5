/**
 * Makes what docker-compose.yml needs and nobody has set, once: each file that is there stays as it is, unless the
 * environment gives another value. One folder for each that reads it, so that none sees what it does not need:
 *
 *   server/    secret, database-url, redis-url   api, worker, migrate (the same account as here, alone)
 *   postgres/  password, admin-url               postgres and migrate
 *   redis/     redis.conf                        redis
 *
 * The last two are read by the accounts of other images, whose numbers differ: any account may, where the volume is
 * mounted.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = process.env.SECRETS_DIR || '/secrets';
const ALONE = 0o400;
const ANY_ACCOUNT = 0o444;

/** 256 bits, in letters that mean nothing to a URL, a shell or a configuration file. */
const generate = () => randomBytes(32).toString('hex');
const given = (name) => process.env[name] || null;

async function put(path, text, mode) {
  const file = join(root, path);
  const there = await readFile(file, 'utf8').catch(() => null);
  if (there === `${text}\n`) return;
  // One that a start left behind half way may not be written to.
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, `${text}\n`, { mode });
  await rename(`${file}.new`, file);
  console.log(`${there === null ? 'made' : 'changed'} ${path}`);
}

/** What stands in the file already, without `prefix`. */
async function kept(path, prefix = '') {
  const text = await readFile(join(root, path), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const line = text.trim();
  return line.startsWith(prefix) ? line.slice(prefix.length) || null : null;
}

const url = (scheme, user, password, place) => `${scheme}://${user}:${encodeURIComponent(password)}@${place}`;

function refuse(name) {
  console.error(`${name}: must be one line of printable ASCII without blanks and quotes`);
  process.exit(1);
}

for (const folder of ['server', 'postgres', 'redis']) await mkdir(join(root, folder), { recursive: true });
for (const name of ['POSTGRES_PASSWORD', 'REDIS_PASSWORD']) {
  if (!/^[\x21\x23-\x26\x28-\x7e]*$/.test(given(name) ?? '')) refuse(name);
}

const CONF = 'requirepass ';
const admin = given('POSTGRES_PASSWORD') ?? (await kept('postgres/password')) ?? generate();
const redis = given('REDIS_PASSWORD') ?? (await kept('redis/redis.conf', CONF)) ?? generate();
const server = (await kept('server/database-password')) ?? generate();

await put('server/secret', (await kept('server/secret')) ?? generate(), ALONE);
await put('server/database-password', server, ALONE);
await put('server/database-url', url('postgres', 'recollect_server', server, 'postgres:5432/recollect'), ALONE);
await put('server/redis-url', url('redis', '', redis, 'redis:6379'), ALONE);
await put('postgres/password', admin, ANY_ACCOUNT);
await put('postgres/admin-url', url('postgres', 'postgres', admin, 'postgres:5432/recollect'), ANY_ACCOUNT);
await put('redis/redis.conf', `${CONF}${redis}`, ANY_ACCOUNT);
