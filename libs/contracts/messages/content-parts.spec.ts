import { LIMITS } from '../limits.js';
import { saidContent } from './content-parts.js';

it('limits a text and the same text in parts alike, in characters', () => {
  const bees = '🐝'.repeat(LIMITS.contentLength);
  for (const [text, fits] of [
    [bees, true],
    [`${bees}a`, false],
  ] as const) {
    // prettier-ignore
    expect(saidContent.safeParse(text).success).toBe(fits);
    expect(saidContent.safeParse([{ type: 'text', text }]).success).toBe(fits);
  }
});
