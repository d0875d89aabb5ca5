import { readCursor, writeCursor } from './list-records.js';

const PLACE = { createdAt: new Date('2026-03-01T10:00:00.123Z'), id: '0190a5d0-ac96-774b-8cce-b302099a8057' };

it('reads back the position it wrote, to the millisecond', () => {
  expect(readCursor(writeCursor(PLACE))).toEqual(PLACE);
});

it('reads back the number of matches, unless it cannot be one', () => {
  expect(readCursor(writeCursor({ ...PLACE, total: 12 }))).toEqual({ ...PLACE, total: 12 });
  expect(readCursor(writeCursor({ ...PLACE, total: 12, of: 'x' }))).toEqual({ ...PLACE, total: 12, of: 'x' });
  for (const total of [-1, 0.5, 1e300]) expect(readCursor(writeCursor({ ...PLACE, total }))).toEqual(PLACE);
});

it.each([
  '',
  'x',
  'e30',
  Buffer.from('[1,"x"]').toString('base64url'),
  Buffer.from('["1","x"]').toString('base64url'),
  writeCursor(PLACE).slice(3),
])('refuses %j as a cursor', (text) => {
  expect(() => readCursor(text)).toThrow('cursor');
});
