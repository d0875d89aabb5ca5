import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { getTransfer, importUser } from '@contracts/portability/portability.operations.js';
import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { revokeKey } from '@contracts/tenancy/tenancy.operations.js';
import { newUser, startApp, TENANT_PERMISSIONS, type TestApp } from '@test/support/app.js';
import { exportOf, sendImport } from '@test/support/archive.js';
import { OpenStreams } from '@transports/http/open-streams.js';

const SECONDS = 3;

let app: TestApp;
let archive: Uint8Array;
beforeAll(async () => {
  app = await startApp({ env: { REQUEST_TIMEOUT_SECONDS: `${SECONDS}` } });
  const told = app.user();
  for (const content of ['Ada keeps bees.', 'Ada drinks tea.']) await told.ok(storeRecord, { body: { content } });
  archive = (await exportOf({ url: app.url, key: app.adminKey }, told.user)).bytes;
});
afterAll(() => app.stop());
beforeEach(() => (app.inside(OpenStreams).everyMs = 5_000));

/** An import whose archive has begun to arrive. */
function begun(user: string, key: string, first = archive.subarray(0, 100)) {
  const sent: ClientRequest = request(`${app.url}/v1/admin/users/${user}/import`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/zip', prefer: 'wait=30' },
  });
  sent.on('error', () => undefined);
  sent.write(first);
  const told = once(sent, 'response').then(async ([response]: IncomingMessage[]) => {
    const parts: string[] = [];
    for await (const part of response!) parts.push(String(part));
    return { status: response!.statusCode, json: JSON.parse(parts.join('')) as Record<string, unknown> };
  });
  return { sent, told };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a piece every so often until the response is there. */
async function dripped({ sent, told }: ReturnType<typeof begun>, piece: Uint8Array, everyMs = 50) {
  const timer = setInterval(() => void sent.write(piece), everyMs);
  try {
    return await told;
  } finally {
    clearInterval(timer);
    sent.destroy();
  }
}

const stored = (user: string) => app.count('records', 'user_id = $1', [user]);

it('an archive no longer arrives once its key is revoked', async () => {
  app.inside(OpenStreams).everyMs = 50;
  const { key, id } = await app.key({ permissions: [...TENANT_PERMISSIONS, 'privacy'] });
  const user = newUser();
  const arriving = begun(user, key);
  await pause(100);
  await app.client().ok(revokeKey, { params: { key_id: id } });
  const { status, json } = await dripped(arriving, Buffer.alloc(2_000));
  expect([status, json['detail']]).toEqual([401, 'The key was revoked meanwhile.']);
  expect(await stored(user)).toBe(0);
});

it('an archive no longer arrives once its user is erased', async () => {
  app.inside(OpenStreams).everyMs = 50;
  const ada = app.user();
  await ada.ok(storeRecord, { body: { content: 'Ada keeps bees.' } });
  const arriving = begun(ada.user, app.adminKey);
  await pause(100);
  await app.client().ok(eraseUser, { params: { user_id: ada.user }, body: {} });
  const { status, json } = await dripped(arriving, Buffer.alloc(2_000));
  expect([status, json['code']]).toEqual([409, 'erasure_pending']);
});

it('an archive that arrived is stored no further once its key is revoked', async () => {
  const { key, id } = await app.key({ permissions: [...TENANT_PERMISSIONS, 'privacy'] });
  const user = newUser();
  const { sent, told } = begun(user, key);
  await pause(100);
  await app.client().ok(revokeKey, { params: { key_id: id } });
  sent.end(archive.subarray(100));
  const { status, json } = await told;
  expect([status, json['state'], json['error']]).toEqual([200, 'failed', 'unauthorized']);
  expect(await stored(user)).toBe(0);
  expect(await app.client().ok(getTransfer, { params: { id: String(json['id']) } })).toMatchObject({ state: 'failed' });
});

it('archives that arrive too slowly are refused, and make room for others', async () => {
  const slow = [newUser(), newUser()].map((user) => dripped(begun(user, app.adminKey), Buffer.alloc(10)));
  for (const { status, json } of await Promise.all(slow))
    expect([status, json['detail']]).toEqual([408, 'The request took too long to arrive.']);
  const response = await sendImport({ url: app.url, key: app.adminKey }, newUser(), archive);
  expect(importUser.output.parse(await response.json()).state).toBe('done');
});

it('an archive that keeps its pace may take longer than another request', async () => {
  // What comes before an archive is no part of it, and is read as far as its limit.
  const { sent, told } = begun(newUser(), app.adminKey, Buffer.alloc(0));
  const began = performance.now();
  while (performance.now() - began < 1_500 * SECONDS) {
    sent.write(Buffer.alloc(5_000));
    await pause(100);
  }
  sent.end(archive);
  const { status } = await told;
  expect(status).not.toBe(408);
});
