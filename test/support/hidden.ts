import { storeRecord } from '@contracts/records/records.operations.js';
import { newId, showId } from '@kernel/ids.js';
import { newUser, type TestApp } from './app.js';
import type { Client, Refusal } from './client.js';
import { vectorsMade } from './vectors.js';
import { unnamed } from '@test/support/unnamed.js';

export interface HiddenPromise {
  readonly app: () => TestApp;
  /** A request with an id that does not belong to the caller. Must be refused. */
  readonly ask: (stranger: Client, id: string) => Promise<Refusal>;
}

/**
 * The two tests of a promise about one record: with the id of another user's record, and of another tenant's (a user of
 * the same name), it returns 404, byte by byte as for an id that does not exist, and leaves the record unchanged.
 */
export function itIsHidden(what: string, { app, ask }: HiddenPromise): void {
  it(`${what} of another user returns 404, as for one that does not exist`, async () => {
    const owner = app().user();
    await holds(app(), owner, app().user(), ask);
  });

  it(`${what} of another tenant returns 404, as for one that does not exist`, async () => {
    const owner = app().user();
    const stranger = app().client(await app().otherTenant(), { user: owner.user });
    await holds(app(), owner, stranger, ask);
  });
}

async function holds(app: TestApp, owner: Client, stranger: Client, ask: HiddenPromise['ask']): Promise<void> {
  const external = newUser();
  const body = { id: external, type: 'lesson', content: 'The spare key lies under the third flower pot.' };
  const { id } = await owner.ok(storeRecord, { body, headers: { prefer: 'wait=10' } });
  const before = await everythingOf(app, owner.user);
  const absent = await ask(stranger, showId('lesson', newId()));
  expect(absent).toMatchObject({ status: 404, code: 'not_found', errors: [] });
  for (const name of [id, external]) {
    expect(unnamed((await ask(stranger, name)).text)).toBe(unnamed(absent.text));
  }
  expect(await everythingOf(app, owner.user)).toEqual(before);
}

const TABLES = [
  'records', 'record_versions', 'record_access', 'edges', 'messages', 'passages', 'passage_terms', 'passage_vectors',
]; // prettier-ignore

/** Every stored row of a user's memory, as text, once all vectors are made. */
export async function everythingOf(app: TestApp, user: string): Promise<Record<string, string[]>> {
  await vectorsMade(app, user);
  const found: Record<string, string[]> = {};
  for (const table of TABLES) {
    const { rows } = await app.db.admin.query<{ row: string }>(
      `select ${table === 'passage_vectors' ? 'passage_id::text || md5(embedding::text)' : `${table}::text`} as row from ${table} where user_id = $1 order by 1`,
      [user],
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}
