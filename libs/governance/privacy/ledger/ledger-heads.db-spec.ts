import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '../../audit/heads-sink.js';
import { failure, OTHER, TENANT } from '@test/support/scratch.js';
import { LEDGER_HEADS } from './ledger-entry.js';
import { LedgerCut, LedgerHeadsMissing } from './ledger-heads.js';
import { LedgerFixture } from './testing/ledger-fixture.js';

let fixture: LedgerFixture;
let sink: string;
beforeAll(async () => {
  fixture = await LedgerFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.clear();
  // Outside the folder of the ledger, which is cleared.
  sink = `${fixture.folder}-heads.ndjson`;
  await rm(sink, { force: true });
  fixture.gate.complain(LEDGER_HEADS, null);
});
afterAll(() => rm(sink, { force: true }));

const start = (required = false) => fixture.process({ heads: { sink, known: sink, required } });
const linesOf = async (path: string) => (await readFile(path, 'utf8')).trim().split('\n');

/**
 * Enters three erasures here and one elsewhere and sends their heads. Then the database goes back to after the first.
 */
async function restored(): Promise<ReturnType<typeof start>> {
  const { append, keeper, heads, file } = start();
  for (const erasureId of ['one', 'two', 'three']) await append({ erasureId });
  await append({ tenantId: OTHER });
  await keeper.settled();
  await heads.settled();
  await fixture.test.admin.query('delete from erasure_ledger where tenant_id = $1 or position > 1', [OTHER]);
  expect(await linesOf(file.path)).toHaveLength(5);
  return start();
}

/** Removes this tenant's last line from the file. */
async function cut(path: string, tenantId = TENANT): Promise<void> {
  const lines = await linesOf(path);
  const last = lines.findLastIndex((line) => line.includes(tenantId));
  await writeFile(path, lines.filter((_, index) => index !== last).map((line) => `${line}\n`).join('')); // prettier-ignore
}

it('sends a head for every committed entry, with the state of its chain', async () => {
  await restored();
  const heads = (await linesOf(sink)).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(heads.at(-1)).toMatchObject({ tenant_id: OTHER, position: 1 });
  expect(heads.filter((head) => head['tenant_id'] === TENANT).at(-1)).toMatchObject({ position: 3 });
  expect(Object.keys(heads[0] ?? {}).sort()).toEqual(['at', 'hash', 'installation_id', 'position', 'tenant_id']);
});

it('passes if the file has the heads known outside, and if only the database has them', async () => {
  const { heads, file } = await restored();
  await heads.check(file);
  await fixture.clear();
  await rm(sink, { force: true });
  const whole = start();
  await whole.append();
  await whole.heads.settled();
  await whole.keeper.settled();
  await rm(whole.file.path);
  const after = start();
  await after.heads.check(after.file);
  expect(fixture.gate.complained.size).toBe(0);
});

it.each([TENANT, OTHER])('detects a ledger whose end was cut off (%s)', async (tenant) => {
  const { heads, file } = await restored();
  await cut(file.path, tenant);
  expect(await failure(heads.check(file))).toBeInstanceOf(LedgerCut);
  await rm(file.path);
  expect(await failure(heads.check(file))).toBeInstanceOf(LedgerCut);
});

it('without heads, continues and complains, or refuses if they are required', async () => {
  const { heads, file } = await restored();
  await rm(sink);
  await cut(file.path);
  await heads.check(file);
  expect([...fixture.gate.complained]).toEqual([[LEDGER_HEADS, 'missing']]);
  const strict = start(true);
  expect(await failure(strict.heads.check(strict.file))).toBeInstanceOf(LedgerHeadsMissing);
});

it('starts in an empty database although heads are required, and sends a head that says so', async () => {
  await fixture.test.admin.query('delete from tenants');
  const { heads, file, append } = start(true);
  await heads.check(file);
  heads.onApplicationBootstrap();
  await heads.settled();
  expect((await linesOf(sink)).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { tenant_id: null, position: 0 },
  ]);
  await append();
  await heads.beforeApplicationShutdown();
  const next = start(true);
  await next.heads.check(next.file);
  // Everything of that time is gone except the heads outside.
  await fixture.clear();
  const lost = start(true);
  expect(await failure(lost.heads.check(lost.file))).toBeInstanceOf(LedgerCut);
});

it('sends unsent heads after the start, and nothing twice', async () => {
  const silent = fixture.process();
  for (const tenantId of [TENANT, TENANT, OTHER]) await silent.append({ tenantId });
  await silent.keeper.settled();
  for (const round of [1, 2]) {
    const { heads, file } = start();
    await heads.check(file);
    heads.onApplicationBootstrap();
    await heads.settled();
    await heads.beforeApplicationShutdown();
    expect([round, (await linesOf(sink)).length]).toEqual([round, 2]);
  }
});

it('signs what it sends to a URL, reports when the URL is unreachable, and sends again', async () => {
  const secret = 'of the sink, thirty-two characters';
  const received: { body: string; signature: string }[] = [];
  let away = true;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (!away) received.push({ body, signature: String(request.headers['x-recollect-signature']) });
      response.writeHead(away ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { append, heads } = fixture.process({ heads: { sink: url, sinkSecret: secret } });
    await append();
    await heads.settled();
    expect([...fixture.gate.complained]).toEqual([[LEDGER_HEADS, 'unsent']]);
    away = false;
    await append();
    await heads.settled();
    expect(fixture.gate.complained.size).toBe(0);
    const [{ body, signature } = { body: '', signature: '' }] = received;
    expect(JSON.parse(body)).toMatchObject({ ledger_heads: [{ tenant_id: TENANT, position: 2 }] });
    const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
    expect(signature).toBe(signatureOf(secret, seconds, body));
  } finally {
    server.close();
  }
});

it('skips the partial line of a killed process', async () => {
  const { heads, file } = await restored();
  await writeFile(sink, `${await readFile(sink, 'utf8')}{"tenant_id":"${TENANT}","pos`);
  await heads.check(file);
});

it('ignores the heads of another installation', async () => {
  const { heads, file } = await restored();
  const theirs = (await readFile(sink, 'utf8')).replace(/"installation_id":"[^"]+"/g, `"installation_id":"${OTHER}"`);
  await cut(file.path);
  await writeFile(sink, theirs);
  await heads.check(file);
  expect([...fixture.gate.complained]).toEqual([[LEDGER_HEADS, 'missing']]);
});
