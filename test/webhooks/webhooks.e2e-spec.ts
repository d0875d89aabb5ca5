import { storeIntention } from '@contracts/cognitive/prospective.operations.js';
import { createBlock } from '@contracts/blocks/blocks.operations.js';
import { listDeadLetters } from '@contracts/jobs/jobs.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { eraseUser, getErasure } from '@contracts/privacy/erasure.operations.js';
import { deleteRecord, patchRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@contracts/webhooks/webhooks.operations.js';
import { newId } from '@kernel/ids.js';
import { SealedText } from '@platform/secrets/sealed-text.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import type { TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { isSignedBy, type Received, type Receiver, type Hooked, startHooked, startReceiver } from './receiver.js';

/** The newest of the server, and the one before it. */
const SECRETS = [
  'the newest secret of 32 characters or more',
  'the secret before it of 32 characters or more',
] as const;
let app: TestApp;
let admin: Client;
let receiver: Receiver;

let hooked: Hooked;
let quiet: Hooked['quiet'];
beforeAll(async () => {
  hooked = await startHooked({ RECOLLECT_SECRET: SECRETS.join(',') });
  ({ app, receiver, quiet } = hooked);
  admin = app.client();
});
afterAll(() => hooked.stop());
beforeEach(() => hooked.reset());

const hook = (body: object = {}) => admin.ok(createWebhook, { body: { url: receiver.url, events: ['*'], ...body } });
const told = (type: string): Received[] => receiver.received.filter(({ body }) => body.type === type);
/** The first of this type. */
const first = async (type: string): Promise<Received> => {
  const [one] = await waitUntil(type, () => Promise.resolve(told(type)), ({ length }) => length > 0); // prettier-ignore
  return one!;
};

describe('an event is delivered', () => {
  it('signed with the secret that was shown once, with ids and no content', async () => {
    const { secret, id } = await hook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await admin.ok(getWebhook, { params: { id } }))).not.toContain(secret);
    expect(await app.count('webhooks', "row_to_json(webhooks)::text like '%' || $1 || '%'", [secret.slice(6)])).toBe(0);
    const user = app.user();
    const stored = await user.ok(storeRecord, { body: { content: 'the secret of a quiet garden' } });
    const one = await first('record.created');
    expect(one.body.data).toEqual({ user_id: user.user, ids: [stored.id] });
    expect(one.text).not.toContain('garden');
    expect(isSignedBy(secret, one)).toBe(true);
    expect(isSignedBy(`whsec_${Buffer.alloc(32).toString('base64')}`, one)).toBe(false);
    expect(one.headers['webhook-id']).toMatch(/^event_[0-9a-z]{26}$/);
    expect(Math.abs(Number(one.headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(60);
  });

  it('with content if the tenant requested it', async () => {
    await hook({ content: true });
    const user = app.user();
    const stored = await user.ok(storeRecord, { body: { content: 'a quiet garden', type: 'lesson' } });
    await user.ok(patchRecord, { params: { id: stored.id }, body: { content: 'a loud garden' } });
    const { data } = (await first('record.updated')).body;
    expect(data).toMatchObject({
      ids: [stored.id],
      records: [{ id: stored.id, content: 'a loud garden', version: 2 }],
    });
    const { id } = await user.ok(createBlock, { body: { label: 'human', value: 'likes gardens' } });
    expect((await first('block.created')).body.data).toMatchObject({ ids: [id], blocks: [{ value: 'likes gardens' }] });
    await user.ok(deleteRecord, { params: { id: stored.id } });
    expect((await first('record.deleted')).body.data).toEqual({ user_id: user.user, ids: [stored.id] });
  });

  it('for an intention that a write has triggered, once, with it if content was requested', async () => {
    await hook({ events: ['intention.triggered'] });
    await hook({ events: ['intention.*'], content: true, url: `${receiver.url}&whole` });
    const user = app.user();
    const intended = { agent: 'scout', description: 'water the roses', trigger_condition: 'garden' };
    const kept = await user.ok(storeIntention, { body: intended });
    // Events name records as every part of the API except the six kinds does.
    const id = kept.id.replace(/^pro_/, 'prospective_');
    const write = () => user.ok(storeRecord, { body: { content: 'in the garden', agent: 'scout' } });
    expect((await write()).triggered).toMatchObject([{ id: kept.id }]);
    await write();
    await quiet();
    const [one, other] = told('intention.triggered').map(({ body }) => body.data);
    expect(told('intention.triggered')).toHaveLength(2);
    const [bare, whole] = one && 'records' in one ? [other, one] : [one, other];
    expect(bare).toEqual({ user_id: user.user, ids: [id] });
    expect(whole).toMatchObject({ ids: [id], records: [{ content: 'water the roses', status: 'triggered' }] });
  });

  it('only to those who subscribed: by type, by family, and not to a disabled one', async () => {
    await hook({ events: ['message.*'] });
    const other = await hook({ events: ['record.created'], url: `${receiver.url}&other` });
    await admin.ok(updateWebhook, { params: { id: other.id }, body: { enabled: false } });
    const user = app.user();
    await user.ok(storeRecord, { body: { content: 'a record' } });
    await user.ok(appendMessages, { body: { messages: [{ role: 'user', content: 'hello' }] } });
    await first('message.created');
    await quiet();
    expect(receiver.received.map(({ body }) => body.type)).toEqual(['message.created']);
  });

  it('in one request with many others', async () => {
    await hook({ events: ['record.created'] });
    const records = Array.from({ length: 150 }, (_, n) => ({ content: `record ${n}` }));
    await app.user().ok(storeRecords, { body: { records } });
    await waitUntil('both', () => Promise.resolve(told('record.created').length === 2));
    expect(told('record.created').map(({ body }) => (body.data['ids'] as string[]).length).sort((a, b) => b - a)).toEqual([100, 50]); // prettier-ignore
  });

  it('for nothing that was not stored', async () => {
    await hook();
    await app.user().fails(storeRecord, { body: { content: 'x', derived_from: [newId()] } });
    await quiet();
    expect(receiver.received).toEqual([]);
  });

  it('for an erasure, and for a job that was given up', async () => {
    await hook({ events: ['erasure.*', 'job.given_up'] });
    const user = app.user();
    await user.ok(storeRecord, { body: { content: 'something' } });
    const eraser = app.client((await app.key({ permissions: ['privacy', 'admin'] })).key);
    const { id } = await eraser.ok(eraseUser, { params: { user_id: user.user ?? '' }, body: {} });
    expect((await first('erasure.accepted')).body.data).toEqual({ ids: [id] });
    expect((await first('erasure.completed')).body.data).toEqual({ ids: [id] });
    expect((await eraser.ok(getErasure, { params: { id: String(id) } })).state).toBe('completed');
    expect(receiver.received.map(({ text }) => text).join()).not.toContain(String(user.user));
    await quiet();
    await app.db.admin.query(
      `insert into outbox (tenant_id, id, job, payload, epoch, created_at, available_at)
       select tenant_id, $1, 'embed-records', '{"wrong": true}', 0, now(), now() from tenants
       where tenant_id = (select tenant_id from webhooks limit 1)`,
      [newId()],
    );
    expect((await first('job.given_up')).body.data['ids']).toHaveLength(1);
  });
});

describe('a failed delivery', () => {
  it('is retried, given up, and sent again by a replay, under the same id', async () => {
    const { id } = await hook({ events: ['record.created'] });
    receiver.answer(500);
    await app.user().ok(storeRecord, { body: { content: 'something' } });
    await waitUntil('a dead letter', async () => (await app.count('dead_letters')) === 1);
    expect(told('record.created')).toHaveLength(2);
    const { dead_letters: letters } = await admin.ok(listDeadLetters, { query: { kind: 'deliver-webhook' } });
    // It is retried for days: the fault may be temporary.
    expect(letters).toMatchObject([{ error: 'unavailable', retry_at: expect.any(String) as string }]);
    expect(await admin.ok(getWebhook, { params: { id } })).toMatchObject({ last_error: 'unavailable: 500' });
    receiver.answer(200);
    expect(await admin.ok(replayWebhook, { params: { id }, body: {} })).toEqual({
      replayed: 1,
      dropped: 0,
      has_more: false,
    });
    await waitUntil('the replay', () => Promise.resolve(told('record.created').length === 3));
    await quiet();
    expect(new Set(told('record.created').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await admin.ok(getWebhook, { params: { id } })).not.toHaveProperty('failing_since');
    expect(await app.count('dead_letters')).toBe(0);
  });

  it('is not held against the address that replaces the failing one', async () => {
    const { id, url } = await hook({ events: ['record.created'] });
    receiver.answer(500);
    await app.user().ok(storeRecord, { body: { content: 'something' } });
    await waitUntil('a dead letter', async () => (await app.count('dead_letters')) === 1);
    await app.db.admin.query("update webhooks set failing_since = now() - interval '6 days'");
    const patch = (body: object) => admin.ok(updateWebhook, { params: { id }, body });
    expect(await patch({ url, name: 'the same address' })).toHaveProperty('failing_since');
    const moved = await patch({ url: `${url}&moved=yes` });
    expect([moved.failing_since, moved.last_error]).toEqual([undefined, undefined]);
    await app.user().ok(storeRecord, { body: { content: 'something else' } });
    await waitUntil('a second one', async () => (await app.count('dead_letters')) === 2);
    expect(await admin.ok(getWebhook, { params: { id } })).toMatchObject({ enabled: true });
  });

  it('is not sent any more when its user was erased, its record deleted, or its webhook', async () => {
    const { id } = await hook({ events: ['record.created'] });
    receiver.answer(500);
    const [erased, deleted] = [app.user(), app.user()];
    await erased.ok(storeRecord, { body: { content: 'of an erased one' } });
    const record = await deleted.ok(storeRecord, { body: { content: 'deleted later' } });
    await waitUntil('dead letters', async () => (await app.count('dead_letters')) === 2);
    receiver.answer(200);
    const eraser = app.client((await app.key({ permissions: ['privacy', 'admin'] })).key);
    await eraser.ok(eraseUser, { params: { user_id: erased.user ?? '' }, body: {} });
    await waitUntil('the erasure', async () => (await app.count('dead_letters')) === 1);
    await deleted.ok(deleteRecord, { params: { id: record.id } });
    receiver.received.length = 0;
    expect(await admin.ok(replayWebhook, { params: { id }, body: {} })).toMatchObject({ replayed: 1 });
    await quiet();
    expect(receiver.received).toEqual([]);
    receiver.answer(500);
    await app.user().ok(storeRecord, { body: { content: 'something' } });
    await waitUntil('a dead letter', async () => (await app.count('dead_letters')) === 1);
    await admin.ok(deleteWebhook, { params: { id } });
    receiver.received.length = 0;
    expect(await admin.fails(replayWebhook, { params: { id }, body: {} })).toMatchObject({ status: 404 });
    await app.db.admin.query("update outbox set closed_at = null, outcome = null where job = 'deliver-webhook'");
    await quiet();
    expect(receiver.received).toEqual([]);
  });

  it('ends the webhook if the response is 410', async () => {
    const { id } = await hook({ events: ['record.created'] });
    receiver.answer(410);
    await app.user().ok(storeRecord, { body: { content: 'something' } });
    await waitUntil('a dead letter', async () => (await app.count('dead_letters')) === 1);
    expect(told('record.created')).toHaveLength(1);
    expect(await admin.ok(getWebhook, { params: { id } })).toMatchObject({ enabled: false, disabled_for: 'gone' });
  });

  it('leads nowhere else: a redirect is not followed, and a long response not read', async () => {
    const { id } = await hook({ events: ['record.created'] });
    const there = await startReceiver();
    receiver.answer((response) => response.writeHead(302, { location: there.url }).end());
    expect(await admin.ok(testWebhook, { params: { id } })).toMatchObject({
      delivered: false,
      status: 302,
      error: 'refused',
    });
    expect(there.received).toEqual([]);
    await there.close();
    let sent = 0;
    receiver.answer((response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += 100_000;
          if (!response.write('x'.repeat(100_000))) return void response.once('drain', more);
        }
      };
      more();
    });
    expect(await admin.ok(testWebhook, { params: { id } })).toMatchObject({ delivered: true, status: 200 });
    expect(sent).toBeLessThan(50_000_000);
  });
});

describe('an administrator', () => {
  it('tests a webhook after a rotation of the server’s secret, which lets its own outlive the old one', async () => {
    const { id, secret } = await hook();
    const { rows } = await app.db.admin.query<{ id: string; tenant_id: string }>('select id, tenant_id from webhooks');
    const [row] = rows;
    const sealed = new SealedText(new ServerSecrets([SECRETS[1]])).seal(secret, 'webhook', row!.tenant_id, row!.id);
    await app.db.admin.query('update webhooks set secrets = $1', [JSON.stringify([{ sealed }])]);
    expect(await admin.ok(testWebhook, { params: { id } })).toMatchObject({ delivered: true });
    expect(isSignedBy(secret, await first('webhook.test'))).toBe(true);
    const kept = await app.db.admin.query<{ secrets: { sealed: string }[] }>('select secrets from webhooks');
    const alone = new SealedText(new ServerSecrets([SECRETS[0]]));
    expect(alone.open(kept.rows[0]!.secrets[0]!.sealed, 'webhook', row!.tenant_id, row!.id)).toBe(secret);
  });

  it('tests, rotates with an overlap, lists and changes', async () => {
    const made = await hook({ events: ['record.*'], name: 'audit' });
    const params = { id: made.id };
    expect(await admin.ok(testWebhook, { params })).toMatchObject({ delivered: true, status: 204 });
    expect(isSignedBy(made.secret, await first('webhook.test'))).toBe(true);
    const rotated = await admin.ok(rotateWebhookSecret, { params, body: {} });
    expect(rotated.secret).not.toBe(made.secret);
    await admin.ok(testWebhook, { params });
    const [, both] = told('webhook.test');
    expect([made.secret, rotated.secret].map((secret) => isSignedBy(secret, both!))).toEqual([true, true]);
    const last = await admin.ok(rotateWebhookSecret, { params, body: { overlap_hours: 0 } });
    await admin.ok(testWebhook, { params });
    const alone = told('webhook.test')[2]!;
    expect([made.secret, rotated.secret, last.secret].map((secret) => isSignedBy(secret, alone))).toEqual([false, false, true]); // prettier-ignore
    await admin.ok(updateWebhook, { params, body: { events: ['block.created'] } });
    const { webhooks } = await admin.ok(listWebhooks);
    expect(webhooks).toMatchObject([{ id: made.id, name: 'audit', events: ['block.created'], enabled: true }]);
    const gone = `http://127.0.0.1:1/${newId()}`;
    await admin.ok(updateWebhook, { params, body: { url: gone } });
    expect(await admin.ok(testWebhook, { params })).toMatchObject({ delivered: false, error: 'unavailable' });
  });

  it('gets the reason of a failed test in plain words, as of a failed delivery', async () => {
    const { id } = await hook();
    const test = () => admin.ok(testWebhook, { params: { id } });
    const answers = [
      [503, 'unavailable', 'The receiver could not take it: it answered 503.'],
      [404, 'refused', 'The receiver refused it: it answered 404.'],
      [410, 'gone', 'The receiver is gone: it answered 410.'],
    ] as const;
    for (const [status, error, reason] of answers) {
      receiver.answer((response) => response.writeHead(status).end());
      expect(await test()).toMatchObject({ delivered: false, status, error, reason });
    }
    expect(await admin.ok(getWebhook, { params: { id } })).toMatchObject({ enabled: true });
    receiver.answer((response) => response.writeHead(204).end());
    expect((await test()).reason).toBeUndefined();
  });

  it('sends nothing to addresses that nobody allowed', async () => {
    const refused = ['http://10.0.0.1/', 'https://169.254.169.254/latest', 'https://[::1]/', 'https://2130706434/', 'ftp://a.example/', 'https://u:p@a.example/', 'no url']; // prettier-ignore
    for (const url of refused)
      expect(await admin.fails(createWebhook, { body: { url, events: ['*'] } })).toMatchObject({ status: 400, fields: ['url'] }); // prettier-ignore
    // A name that resolves to a private address is detected when it is resolved: 127.0.0.1 is allowed here, and ::1 is
    // not.
    const { id } = await hook();
    await app.db.admin.query(`update webhooks set url = 'https://127.0.0.2:1/'`);
    expect(await admin.ok(testWebhook, { params: { id } })).toMatchObject({
      delivered: false,
      error: 'address_refused',
    });
  });

  it('must not be bound, and must be allowed to read what would be sent', async () => {
    const body = { url: receiver.url, events: ['*'], content: true };
    const { id } = await hook();
    const blind = app.client((await app.key({ permissions: ['admin'] })).key);
    expect(await blind.fails(createWebhook, { body })).toMatchObject({ status: 403 });
    const bound = app.client((await app.key({ user_id: 'ada' })).key);
    for (const asked of [
      bound.fails(createWebhook, { body }),
      bound.fails(listWebhooks),
      bound.fails(getWebhook, { params: { id } }),
      bound.fails(testWebhook, { params: { id } }),
    ])
      expect(await asked).toMatchObject({ status: 403 });
    const stranger = app.client(await app.otherTenant());
    expect(await stranger.fails(getWebhook, { params: { id } })).toMatchObject({ status: 404 });
    expect((await stranger.ok(listWebhooks)).webhooks).toEqual([]);
    await stranger.as('eve').ok(storeRecord, { body: { content: 'of another tenant' } });
    await quiet();
    expect(receiver.received).toEqual([]);
  });

  it('that sends content is made, changed and rotated only by a key that may read all of it', async () => {
    const { id } = await hook({ content: true });
    const params = { id };
    const reads = ['records:read', 'shared:read', 'blocks:read', 'messages:read'] as const;
    const partial = reads.map((left) => ({ permissions: ['admin' as const, ...reads.filter((one) => one !== left)] }));
    for (const settings of [...partial, { permissions: ['admin' as const, ...reads], include_shared: false }]) {
      const blind = app.client((await app.key(settings)).key);
      for (const asked of [
        blind.fails(createWebhook, { body: { url: receiver.url, events: ['*'], content: true } }),
        blind.fails(updateWebhook, { params, body: { events: ['record.*'] } }),
        blind.fails(rotateWebhookSecret, { params, body: {} }),
      ])
        expect(await asked).toMatchObject({ status: 403, detail: expect.stringContaining('may read it') as string });
    }
  });

  it('has twenty at most', async () => {
    await Promise.all(Array.from({ length: 20 }, () => hook()));
    expect(await admin.fails(createWebhook, { body: { url: receiver.url, events: ['*'] } })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  });
});
