import { randomBytes } from 'node:crypto';
import { ZipWriter } from './zip-writer.js';

it('throws before it emits a byte that would make the archive unreadable', () => {
  const zip = new ZipWriter(5_000);
  zip.begin('a.ndjson', new Date());
  const write = () => {
    for (let i = 0; i < 100; i += 1) zip.write(randomBytes(500).toString('hex'), 1);
    zip.end();
  };
  expect(write).toThrow('would not be readable');
  expect(zip.take()?.length ?? 0).toBeLessThanOrEqual(5_000);
});
