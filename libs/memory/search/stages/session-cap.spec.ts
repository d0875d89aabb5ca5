import { capSessions } from './session-cap.js';

const hit = (sessionId: string | null, score: number) => ({ sessionId, score });
const cap = (found: ReturnType<typeof hit>[], most: number, limit = 4) =>
  capSessions(found, (item) => item, most, limit);

describe('capSessions', () => {
  it('lets others of comparable score move up before one session fills all places', () => {
    const found = [hit('a', 1), hit('a', 0.98), hit('a', 0.96), hit('b', 0.9), hit('c', 0.85)];
    expect(cap(found, 2).slice(0, 4)).toEqual([found[0], found[1], found[3], found[4]]);
  });

  it('keeps a session that is far better than all others', () => {
    const found = [hit('a', 1), hit('a', 0.98), hit('a', 0.96), hit('b', 0.4), hit('c', 0.3)];
    expect(cap(found, 1)).toEqual(found);
  });

  it('loses nothing, and holds back no record without a session', () => {
    const found = [hit(null, 1), hit(null, 0.9), hit(null, 0.9), hit('a', 0.85), hit('a', 0.84), hit('b', 0.83)];
    const capped = cap(found, 1);
    expect(capped.slice(0, 3)).toEqual(found.slice(0, 3));
    expect(new Set(capped)).toEqual(new Set(found));
  });
});
