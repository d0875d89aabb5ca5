import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  auditHead,
  getAuditSettings,
  listAudit,
  putAuditSettings,
  verifyAudit,
} from '@contracts/audit/audit.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { hashOfEntry, link, type SealedEntry } from '@governance/audit/chain.js';
import { signatureOf } from '@governance/audit/heads-sink.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { Gate } from '@test/support/gate.js';
import { waitUntil } from '@test/support/wait-until.js';

const SINK_SECRET = 'a-secret-of-the-sink-of-these-tests-0123';
interface Received {
  readonly body: string;
  readonly signature: string;
}

/** A sink that is unavailable at first. While it is `held` it does not respond. */
async function startSink() {
  let held: Gate | undefined;
  const received: Received[] = [];
  let away = true;
  let refused = 0;
  let leftAlone = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.once('close', () => (leftAlone += response.writableEnded ? 0 : 1));
      void (held?.pass() ?? Promise.resolve()).then(() => {
        if (away) refused += 1;
        else received.push({ body, signature: String(request.headers['x-recollect-signature']) });
        response.writeHead(away ? 503 : 204).end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/heads`,
    received,
    refused: () => refused,
    hold: () => (held = new Gate()),
    /** How often the caller disconnected before the response. */
    leftAlone: () => leftAlone,
    comesBack: () => (away = false),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let app: TestApp;
let admin: Client;
let sink: Awaited<ReturnType<typeof startSink>>;
beforeAll(async () => {
  sink = await startSink();
  app = await startApp({ env: { AUDIT_SINK: sink.url, AUDIT_SINK_SECRET: SINK_SECRET, AUDIT_SINK_SECONDS: '1' } });
  admin = app.client();
  await Promise.all(Array.from({ length: 30 }, (_, i) => write(`before ${i}`)));
  await sealed();
});
afterAll(async () => {
  await app.stop();
  await sink.close();
});

const write = (content: string) => app.user('ada').ok(storeRecord, { body: { type: 'lesson', content } });
const sealed = () =>
  waitUntil(
    'all to be sealed',
    () => app.count('audit_entries', 'sequence is null'),
    (n) => n === 0,
  );
const verify = (query = {}) => admin.ok(verifyAudit, { query });

/**
 * Rewrites the chain in one transaction that locks its end, because otherwise a round of the sealer would continue from
 * the old one.
 */
const whileNobodySeals = (statements: readonly string[]) =>
  app.db.admin.query(['select from audit_heads for update', ...statements].join(';\n'));

/** Does something to the tables that only their owner can, checks, and undoes it. */
async function tampered(statements: readonly string[], query = {}) {
  const kept = await app.db.admin.query('select * from audit_entries where sequence is not null');
  for (const statement of statements) await app.db.admin.query(statement);
  const found = await verify(query);
  await app.db.admin.query('delete from audit_entries where sequence between 1 and 30');
  await app.db.admin.query(
    `insert into audit_entries select * from jsonb_populate_recordset(null::audit_entries, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(kept.rows.filter((row: { sequence: string }) => Number(row.sequence) <= 30))],
  );
  expect((await verify()).ok).toBe(true);
  return found;
}

describe('tampering by an owner of the database is detected', () => {
  it.each([
    [
      'an entry that says something else',
      ["update audit_entries set outcome = 'failed' where sequence = 7"],
      'changed',
      7,
    ],
    [
      'an entry that names another person',
      ["update audit_entries set user_hash = 'kh1_x' where sequence = 8"],
      'changed',
      8,
    ],
    ['an entry that is gone', ['delete from audit_entries where sequence = 9'], 'missing', 9],
    [
      'two that have changed places',
      [
        'update audit_entries set sequence = 1000000 where sequence = 11',
        'update audit_entries set sequence = 11 where sequence = 12',
        'update audit_entries set sequence = 12 where sequence = 1000000',
      ],
      'reordered',
      11,
    ],
  ])('%s', async (_, statements, kind, sequence) => {
    expect(await tampered(statements)).toMatchObject({ ok: false, fault: { kind, sequence } });
  });

  it('a rewritten past, by a head that was stored elsewhere, and by nothing else', async () => {
    const head = await admin.ok(auditHead);
    await sealed();
    const { entries } = await admin.ok(listAudit, { query: { in_chain: true, limit: 1_000 } });
    const forged = rewritten(entries as SealedEntry[], 5);
    const statements = forged.map(
      ({ sequence, entry_hash, hash, outcome }) =>
        `update audit_entries set outcome = '${outcome}', entry_hash = '${entry_hash}', hash = '${hash}' where sequence = ${sequence}`,
    );
    const kept = await app.db.admin.query<{ sequence: string; outcome: string; entry_hash: string; hash: string }>(
      'select sequence, outcome, entry_hash, hash from audit_entries where sequence is not null',
    );
    const last = forged.at(-1)!;
    // The reading of the head and of the list have been sealed since.
    await whileNobodySeals([
      `delete from audit_entries where sequence > ${last.sequence}`,
      ...statements,
      `update audit_heads set sequence = ${last.sequence}, hash = '${last.hash}'`,
    ]);
    expect((await verify()).ok).toBe(true);
    await sealed();
    const found = await verify({ head: `${head.sequence}:${head.hash}` });
    expect(found).toMatchObject({ ok: false, fault: { kind: 'rewritten', sequence: head.sequence } });
    expect(kept.rows.length).toBeGreaterThan(30);
  });

  it('a cut-off end, by the head that was stored', async () => {
    await write('the last');
    await sealed();
    const head = await admin.ok(auditHead);
    await sealed();
    await whileNobodySeals([
      `delete from audit_entries where sequence >= ${head.sequence}`,
      `update audit_heads set (sequence, hash) = (
         select sequence, hash from audit_entries where sequence is not null order by sequence desc limit 1)`,
    ]);
    const { rows } = await app.db.admin.query<{ sequence: number }>('select sequence::int from audit_heads');
    // Also if the requested part ends exactly there.
    for (const limit of [rows[0]?.sequence, undefined]) {
      const found = await verify({ head: [`${head.sequence}:${head.hash}`], limit });
      expect(found).toMatchObject({ ok: false, fault: { sequence: head.sequence } });
    }
  });
});

/** The chain from `at` on, with one changed entry. */
function rewritten(entries: readonly SealedEntry[], at: number): SealedEntry[] {
  let previous = entries[at - 2]?.hash ?? '';
  return entries.slice(at - 1).map((entry, i) => {
    const changed = i === 0 ? { ...entry, outcome: 'failed' } : entry;
    const entryHash = hashOfEntry(changed);
    previous = link(previous, entry.sequence, entryHash);
    return { ...changed, entry_hash: entryHash, hash: previous };
  });
}

describe('a sink', () => {
  it('that is unavailable delays nobody, and gets the entries when it is back, signed', async () => {
    await waitUntil(
      'the sink to be asked again',
      () => Promise.resolve(sink.refused()),
      (n) => n >= 2,
    );
    const silence = sink.hold();
    await silence.reached;
    await write('while the sink is away');
    // It is being called all the while.
    expect(sink.leftAlone()).toBe(0);
    sink.comesBack();
    await write('when it is back');
    silence.open();
    const [got] = await waitUntil(
      'the heads',
      () => Promise.resolve(sink.received),
      (all) => all.length > 0,
      70_000,
    );
    const seconds = Number(/^t=(\d+),v1=/.exec(got?.signature ?? '')?.[1]);
    expect(got?.signature).toBe(signatureOf(SINK_SECRET, seconds, got?.body ?? ''));
    expect(signatureOf('another'.repeat(8), seconds, got?.body ?? '')).not.toBe(got?.signature);
    const { heads } = JSON.parse(got?.body ?? '') as { heads: { tenant_id: string; sequence: number; hash: string }[] };
    expect(heads[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    // Hashes and ids are random letters and digits, and "ada" occurs in one of sixty.
    const told = got?.body.replace(/\b(?:[0-9a-f]{64}|tenant_[0-9a-z]{26})\b/g, '');
    expect(told).toContain('sealed_at');
    expect(told).not.toContain('ada');
  }, 90_000);

  it('that never responds does not keep the process from stopping', async () => {
    let asked = 0;
    const silent = createServer(() => (asked += 1));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/heads`;
    const env = { AUDIT_SINK: url, AUDIT_SINK_SECRET: SINK_SECRET, AUDIT_SINK_SECONDS: '1' };
    const other = await startApp({ env });
    await other.user('ada').ok(storeRecord, { body: { type: 'lesson', content: 'told to nobody' } });
    await waitUntil(
      'the sink to be asked',
      () => Promise.resolve(asked),
      (n) => n > 0,
    );
    const began = performance.now();
    await other.stop();
    expect(performance.now() - began).toBeLessThan(6_000);
    silent.closeAllConnections();
    silent.close();
  });

  it('that is a file is appended to, and detects what was rewritten since', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recollect-sink-'));
    const file = join(folder, 'heads.ndjson');
    await writeFile(file, '');
    const other = await startApp({ env: { AUDIT_SINK: file, AUDIT_SINK_SECONDS: '1' } });
    try {
      await other.user('ada').ok(storeRecord, { body: { type: 'lesson', content: 'kept elsewhere' } });
      const text = await waitUntil(
        'a line',
        () => readFile(file, 'utf8'),
        (lines) => lines.endsWith('\n'),
      );
      const head = JSON.parse(text.split('\n')[0] ?? '') as { sequence: number; hash: string };
      const query = { head: `${head.sequence}:${head.hash}` };
      expect((await other.client().ok(verifyAudit, { query })).ok).toBe(true);
      await other.db.admin.query(`update audit_entries set outcome = 'failed' where sequence = 1`);
      expect((await other.client().ok(verifyAudit, { query })).ok).toBe(false);
    } finally {
      await other.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the audit is shown', () => {
  it.each([{ user_id: 'ada' }, { agent: 'planner' }, { project: 'house' }])(
    'to no key that is bound to %j',
    async (bound) => {
      const { key } = await app.key(bound);
      for (const operation of [listAudit, auditHead, verifyAudit, getAuditSettings]) {
        expect(await app.client(key).fails(operation, {})).toMatchObject({ status: 403, code: 'forbidden' });
      }
      const put = await app.client(key).fails(putAuditSettings, { body: { reads: 'all' } });
      expect(put.status).toBe(403);
    },
  );

  it('of another tenant to nobody', async () => {
    const stranger = app.client(await app.otherTenant());
    const { id } = await write('not theirs');
    expect((await stranger.ok(listAudit, { query: { record_id: id } })).entries).toEqual([]);
    const theirs = await stranger.ok(listAudit, { query: { user_id: 'ada' } });
    expect(theirs.entries).toEqual([]);
    const mine = await admin.ok(auditHead);
    expect((await stranger.ok(auditHead)).sequence).toBeLessThan(mine.sequence);
  });
});
