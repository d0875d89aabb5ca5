import { FailureThrottle } from './authenticate.js';

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

  it('is forgiven within a minute, and never has credit for more than twenty failures', () => {
    fail(20);
    now += 3_600_000;
    fail(20);
    expect(throttle.waitSeconds('a')).toBeGreaterThan(0);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:0db8:0001:0002:a:b:c:d', true],
    ['2001:db8::1', '2001:db8:0:0:9::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
    ['fe80::1%eth0', 'fe80::2%eth1', true],
    ['::1', '::2', true],
    ['::1', '127.0.0.1', false],
  ])('is the network of an IPv6 address: %s and %s are the same: %s', (one, other, same) => {
    fail(100, one);
    expect(throttle.waitSeconds(other) > 0).toBe(same);
  });

  it('does not affect other sources', () => {
    fail(100);
    expect(throttle.waitSeconds('b')).toBe(0);
  });

  it('is forgotten when ten thousand others have failed since', () => {
    fail(20, 'first');
    fail(20, 'second');
    for (let i = 0; i < 9_999; i++) throttle.note(`other ${i}`);
    expect(throttle.waitSeconds('first')).toBe(0);
    expect(throttle.waitSeconds('second')).toBeGreaterThan(0);
  });
});
