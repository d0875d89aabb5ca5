import type { SearchHit } from '../../bench/support/client.js';
import { curl, day, hitLines, painter, reason, shorten, verdict, wrap } from './format.js';

const plain = painter(false, undefined);
const hit = (id: string, score: number, content: string, speaker = 'Mara'): SearchHit => ({
  id: `message_${id}`,
  external_id: id,
  score,
  record: { content, speaker, occurred_at: '2025-09-06T09:12:01.000Z' },
  explain: { arms: { keyword: { rank: 1, score: 0.9 } }, fused: score },
});

describe('the output of the demo', () => {
  it('uses colour on a terminal only, and none if NO_COLOR is set', () => {
    expect(painter(true, undefined)('green', 'x')).toBe('\u001b[32mx\u001b[39m');
    expect(painter(true, '')('green', 'x')).toBe('\u001b[32mx\u001b[39m');
    expect(painter(true, '1')('green', 'x')).toBe('x');
    expect(painter(false, undefined)('green', 'x')).toBe('x');
  });

  it('names every arm that found a turn, with its rank, and the turns beside it', () => {
    const arms = { vector: { rank: 3, score: 0.4 }, keyword: { rank: 1, score: 0.9 } };
    expect(reason({ arms, neighbours: 0.1, fused: 0.8 })).toBe('keyword 1 · vector 3 · neighbours');
    expect(reason({ arms: { keyword: arms.keyword }, neighbours: 0, fused: 0.8 })).toBe('keyword 1');
    expect(reason(undefined)).toBe('');
  });

  it('calls an answer found only if all of its evidence is shown', () => {
    expect(verdict(['a', 'b'], ['b', 'x', 'a'], 3)).toBe('found');
    expect(verdict(['a', 'b'], ['b', 'x', 'y', 'a'], 3)).toBe('partly');
    expect(verdict(['a'], ['x', 'y', 'z', 'a'], 3)).toBe('missed');
    expect(verdict(['a', 'b', 'c', 'd'], ['d', 'c', 'a'], 3)).toBe('found');
    expect(verdict([], ['x'], 3)).toBe('unanswerable');
  });

  it('aligns columns and prints evidence in full', () => {
    const hits = [
      hit('a', 0.91, 'one two three four five six seven'),
      hit('b', 0.5, 'one two three four five six seven', 'Jo'),
    ];
    expect(hitLines(hits, new Set(['a']), 64, plain)).toEqual([
      '  ✓ 0.91  6 Sep 2025  Mara  keyword 1  one two three four five',
      '                                       six seven',
      '    0.50  6 Sep 2025  Jo    keyword 1  one two three four five…',
    ]);
    expect(hitLines([], new Set(), 64, plain)).toEqual([]);
  });

  it('writes dates in UTC and lines no longer than requested', () => {
    expect(day('2025-09-06T23:59:59.000Z')).toBe('6 Sep 2025');
    expect(day(undefined)).toBe('');
    expect(wrap('aa bb cc', 5)).toEqual(['aa bb', 'cc']);
    expect(wrap('', 5)).toEqual(['']);
    expect(shorten('aa\n bb cc', 6)).toBe('aa bb…');
    expect(shorten('aa bb', 6)).toBe('aa bb');
  });

  it('prints a command that survives an apostrophe and does not contain the key', () => {
    const command = curl('http://h', 'demo', "What was Ingrid's job?");
    expect(command).toContain(`-d '{"query":"What was Ingrid'\\''s job?","limit":3}'`);
    expect(command).toContain('"X-API-Key: $RECOLLECT_API_KEY"');
  });
});
