import { EXPORT_LINES } from './portability-lines.js';

const id = '01a22992-0c31-7883-8a34-f285220d4158';
const at = '2026-11-29T23:09:26.000Z';

it.each([
  [7, true],
  [2 ** 30, true],
  [2 ** 31 - 1, false],
])('takes %i as a count: %s, so that no later edit or recall overflows its column', (count, fits) => {
  const recalls = { record_id: id, strength: 1, last_accessed_at: null, last_recalled_at: at };
  expect(EXPORT_LINES.record_access.safeParse({ ...recalls, access_count: count }).success).toBe(fits);
  expect(EXPORT_LINES.records.shape.version.safeParse(count).success).toBe(fits);
  expect(EXPORT_LINES.block_versions.shape.sequence.safeParse(count).success).toBe(fits);
});
