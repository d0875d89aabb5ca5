import { calibrationOf, fuse } from '../ranking/fuse.js';
import { wholeRecord } from '../arms/time-arm.query.js';
import type { FoundRow } from '../scope-reads.js';
import { tell } from './tell-hits.js';

it('shows the whole of a record that was found by its time, with characters of two UTF-16 units too', () => {
  const content = '🎻🎻🎻 Concert tonight';
  const found = wholeRecord(['id', null, null, 0, content.length]);
  const [hit] = fuse({ keyword: [], ideal: 0, vector: [], others: { time: [found] } }, calibrationOf(undefined));
  const row = { id: 'id', content, speaker: null } as unknown as FoundRow;
  const told = tell({ ...hit!, row, through: null }, { passageAlone: false, stems: [] });
  expect(told.passage).toEqual({ start: 0, end: content.length });
});
