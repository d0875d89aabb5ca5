import { createHash } from 'node:crypto';
import { scanForSecrets } from './secret-guard.js';

const token = (of: string) => `ghp_${createHash('sha256').update(of).digest('hex').toUpperCase().slice(0, 30)}abcdef`;

it('keeps the values of several secrets that are keys', () => {
  const metadata = { [token('one')]: 1, '[redacted: github token] (2)': 2, [token('three')]: 3, note: 'kept' };
  const { cleaned, found } = scanForSecrets({ metadata }, new Set());
  expect(cleaned).toEqual({
    metadata: {
      '[redacted: github token]': 1,
      '[redacted: github token] (2)': 2,
      '[redacted: github token] (3)': 3,
      note: 'kept',
    },
  });
  expect(found).toEqual([{ field: 'metadata', kind: 'github token', count: 2 }]);
  expect(scanForSecrets(cleaned, new Set()).cleaned).toBe(cleaned);
});
