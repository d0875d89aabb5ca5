import { FailureThrottle } from './failure-throttle.js';

describe('a source that fails', () => {
  let now = 0;
  let throttle: FailureThrottle;
  beforeEach(() => {
    now = 1_000;
    throttle = new FailureThrottle(() => now);
  });
  const fail = (times: number, source = 'a'): void => {
    for (let i = 0; i < times; i++) throttle.note(source);
  };

  it('may fail twenty times at once', () => {
    fail(19);
    expect(throttle.waitSeconds('a')).toBe(0);
    fail(1);
    expect(throttle.waitSeconds('a')).toBe(3);
  });

  it('may fail once more every three seconds', () => {
    fail(20);
    now += 2_000;
    expect(throttle.waitSeconds('a')).toBe(1);
    now += 1_000;
    expect(throttle.waitSeconds('a')).toBe(0);
    fail(1);
    expect(throttle.waitSeconds('a')).toBe(3);
  });

  it('is forgiven within a minute, and never owed more than twenty', () => {
    fail(20);
    now += 3_600_000;
    fail(20);
    expect(throttle.waitSeconds('a')).toBeGreaterThan(0);
  });

  it('leaves other sources alone', () => {
    fail(100);
    expect(throttle.waitSeconds('b')).toBe(0);
  });

  it('is forgotten when ten thousand others failed since', () => {
    fail(20, 'first');
    fail(20, 'second');
    for (let i = 0; i < 9_999; i++) throttle.note(`other ${i}`);
    expect(throttle.waitSeconds('first')).toBe(0);
    expect(throttle.waitSeconds('second')).toBeGreaterThan(0);
  });
});
