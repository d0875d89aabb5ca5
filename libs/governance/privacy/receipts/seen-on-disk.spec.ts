import { stagesOf } from './seen-on-disk.js';

const rewrite = {
  id: '0190a000-0000-7000-8000-000000000001',
  startedAt: new Date('2026-11-22T10:00:00Z'),
  finishedAt: new Date('2026-11-22T10:05:00Z'),
  complete: true,
  files: [],
  faults: [],
  walBefore: '0/1000000',
  walAfter: '0/2000000',
  walKeptFrom: '0/3000000',
  walRecycled: false,
};
const seen = (over: object) => {
  const { heap, wal } = stagesOf({ ...rewrite, ...over }, '0/1500000');
  return [heap.seen, wal.seen, wal.position];
};

it('claims nothing about files that were not checked', () => {
  const { heap, wal } = stagesOf(null, '0/1500000');
  expect([heap.seen, wal.seen, wal.position]).toEqual([false, false, '0/1500000']);
});

it('says that deleted rows are gone from the files after a rewrite, and from the log when older files are gone', () => {
  expect(seen({})).toEqual([true, true, '0/2000000']);
  expect(seen({ walAfter: '9/FF000000', walKeptFrom: 'A/0' })).toEqual([true, true, '9/FF000000']);
});

it.each([
  ['older files were kept', { walKeptFrom: '0/1000000' }],
  ['it is unknown which files were kept', { walKeptFrom: null }],
  ['old files are written over later', { walRecycled: true }],
])('does not say so about the log when %s', (_, over) => {
  expect(seen(over)).toEqual([true, false, '0/2000000']);
});
