import { storedCalls } from './stored-calls.js';

const call = (input: string, over: object = {}) => ({ id: 'c', name: 'write', input, ...over });
const inputs = (stored: ReturnType<typeof storedCalls>) =>
  stored.map((one) => (one['function'] as { arguments: string }).arguments);

describe('the calls of an answer, as stored', () => {
  it('are whole if they fit together', () => {
    const calls = [call('{"a":1}'), call('x'.repeat(25_000))];
    expect(inputs(storedCalls(calls))).toEqual(calls.map(({ input }) => input));
  });

  it.each([
    ['long', Array(2).fill(call('x'.repeat(17_000)))],
    ['full of quotes', Array(3).fill(call('"'.repeat(16_000)))],
    ['full of control characters', [call('\u0001'.repeat(16_000))]],
    ['many', Array(1_000).fill(call('{"city":"Aarhus"}', { id: 'i'.repeat(256), name: 'n'.repeat(256) }))],
  ])('fit into the fields of one message if they are %s', (_what, calls) => {
    const stored = storedCalls(calls);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify({ tool_calls: stored }).length).toBeLessThan(32_768 - 1_000);
    expect(inputs(stored)[0]!.length).toBeGreaterThan(0);
  });

  it('keep the short ones whole, and the rest of the long ones begins as sent', () => {
    const long = '{"text":"'.padEnd(90_000, '🐘');
    const [first, second, third] = inputs(storedCalls([call(long), call('{"a":1}'), call(long)]));
    expect(second).toBe('{"a":1}');
    expect(first!.length).toBeGreaterThan(10_000);
    expect(third!.isWellFormed()).toBe(true);
    expect(long.startsWith(third!.slice(0, -1))).toBe(true);
  });
});
