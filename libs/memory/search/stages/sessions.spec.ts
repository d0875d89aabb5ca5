import type { PassageHit } from '../arms/arm.js';
import { sessionShares } from './sessions.js';

const hit = (sessionId: string | null, ...stems: number[]): PassageHit => ({
  recordId: 'r', passageId: 'p', start: 0, end: 1, score: 1, sessionId, role: null, occurredAt: 0, size: 1, stems,
}); // prettier-ignore

it('gives most to the session that has more of the query’s words, the rare ones above all', () => {
  const shares = sessionShares([hit('trip', 0, 1), hit('trip', 0), hit('work', 0), hit('home', 0), hit('home', 0)]);
  expect(shares.get('trip')).toBeCloseTo(0.2);
  expect(shares.get('work')).toBeLessThan(shares.get('home')!);
  expect(shares.get('home')).toBeLessThan(0.1);
});

it('gives nothing where nothing was found, and nothing to what stands in no session', () => {
  expect(sessionShares([]).size).toBe(0);
  expect(sessionShares([hit(null, 0)]).size).toBe(0);
});
