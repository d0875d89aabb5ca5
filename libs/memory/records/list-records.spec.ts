import { JOB_KEY, type Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { pageOfRecords, readCursor, writeCursor } from './list-records.js';

const PLACE = { createdAt: new Date('2026-03-01T10:00:00.123Z'), id: '0190a5d0-ac96-774b-8cce-b302099a8057' };

it('reads back the position it wrote, to the millisecond', () => {
  expect(readCursor(writeCursor(PLACE))).toEqual(PLACE);
});

it('reads back the number of matches, unless it cannot be one', () => {
  expect(readCursor(writeCursor({ ...PLACE, total: 12 }))).toEqual({ ...PLACE, total: 12 });
  for (const total of [-1, 0.5, 1e300]) expect(readCursor(writeCursor({ ...PLACE, total }))).toEqual(PLACE);
});

it.each([
  '',
  'x',
  'e30',
  Buffer.from('[1,"x"]').toString('base64url'),
  Buffer.from('["1","x"]').toString('base64url'),
  writeCursor(PLACE).slice(3),
])('refuses %j as no cursor of ours', (text) => {
  expect(() => readCursor(text)).toThrow('cursor');
});

it('reads no page of a list whose filter matches nothing', async () => {
  const scope: Scope = {
    ...{ tenantId: PLACE.id, userId: 'ada', allUsers: false, includeShared: true, keyId: JOB_KEY },
    ...{ permissions: new Set(['records:read'] as const), agent: null, project: null },
  };
  let statements = 0;
  const execute = async () => ({ rows: [{ total: 0 }], nth: (statements += 1) });
  const page = pageOfRecords(
    { execute } as unknown as Tx,
    scope,
    { limit: 51, order: 'desc', tags: ['nowhere'] },
    new Date(0),
  );
  expect(await page).toEqual({ rows: [], isCut: false, total: 0 });
  expect(statements).toBe(1);
});
