import { readyz } from '@contracts/status.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { startApp, type TestApp } from '@test/support/app.js';
import { Client } from '@test/support/client.js';
import { Gate } from '@test/support/gate.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
let anybody: Client;
beforeAll(async () => {
  app = await startApp();
  anybody = new Client(app.url, undefined);
});
afterAll(() => app.stop());

const ready = async () => (await anybody.call(readyz)) as { status: number; json: { status: string; checks: object } };

it('responds although the database hangs, and recovers with it', async () => {
  const database = app.inside(Database);
  expect(await ready()).toMatchObject({ status: 200 });
  const [hangs, gate] = [new Gate(), new Gate()];
  // The embedded database has one session; a server has as many connections as the pool may open.
  const held = Array.from({ length: 40 }, () =>
    database
      .asSystem(async (tx) => {
        await tx.execute(sql`select 1`);
        hangs.open();
        await gate.pass();
      })
      .catch(() => undefined),
  );
  try {
    await hangs.pass();
    // A job that has begun before may still commit, and then the database has responded.
    const { json } = await waitUntil('the database to hang', ready, ({ status }) => status === 503);
    expect(json).toMatchObject({ status: 'unavailable', checks: { database: 'failed' } });
  } finally {
    gate.open();
    await Promise.all(held);
  }
  expect(await ready()).toMatchObject({ status: 200, json: { checks: { database: 'ok' } } });
});

it.each([
  ['a full disk', 'disk_full', 'disk_full', 'disk of the database is full'],
  ['files that cannot be written', 'io_error', 'failed', 'cannot read or write its files'],
])('reports %s, until the database can write again', async (_, condition, state, detail) => {
  const { admin } = app.db;
  await admin.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '${condition}'; end $$;
    create trigger no_room before insert on records execute function no_room();
    create function no_room_at_all() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '${condition}'; end $$;
    create event trigger no_room_at_all on ddl_command_start execute function no_room_at_all();`);
  const refused = await app.user().call(storeRecord, { body: { content: 'There is no room for this.' } });
  expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } });
  expect(refused.text).toContain(detail);
  for (let i = 0; i < 2; i += 1)
    expect(await ready()).toMatchObject({
      status: 503,
      json: { status: 'unavailable', checks: { database: state } },
    });
  await admin.query(
    'drop event trigger no_room_at_all; drop trigger no_room on records; drop function no_room, no_room_at_all',
  );
  expect(await ready()).toMatchObject({ status: 200, json: { checks: { database: 'ok' } } });
  expect((await app.user().call(storeRecord, { body: { content: 'There is room.' } })).status).toBe(201);
});
