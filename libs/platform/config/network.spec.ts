import { readConfig } from './config.js';

const http = (env: Record<string, string>) => readConfig(env).http;

describe('whose X-Forwarded-For is trusted', () => {
  it('is nobody’s if nothing is set, or if it is off', () => {
    expect(http({}).trustProxy).toBe(false);
    expect(http({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
  });

  it('is that of the listed addresses and networks', () => {
    const named = '10.0.0.0/8, 192.168.1.7,loopback ,fd00::/8,::1';
    expect(http({ TRUST_PROXY: named }).trustProxy).toEqual([
      '10.0.0.0/8',
      '192.168.1.7',
      'loopback',
      'fd00::/8',
      '::1',
    ]);
  });

  it('is that of the given number of proxies, counted from this server', () => {
    const { trustProxy } = http({ TRUST_PROXY: '2' });
    if (typeof trustProxy !== 'function') throw new Error('a number of proxies was expected');
    expect([0, 1, 2, 3].map((hop) => trustProxy('203.0.113.1', hop))).toEqual([true, true, false, false]);
  });

  it.each(['true', 'on', '0', '11', '-1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/0', '::/0', '10.0.0.1/8/8', ','])(
    'is never everybody’s, and is refused if it is not an address: %s',
    (TRUST_PROXY) => expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY: must be off, a number of proxies'),
  );
});

describe('the origins of pages', () => {
  it('are none if none is set, or the configured ones', () => {
    expect(http({}).corsOrigins).toEqual([]);
    const named = 'https://console.example, http://localhost:5173';
    expect(http({ CORS_ALLOWED_ORIGINS: named }).corsOrigins).toEqual([
      'https://console.example',
      'http://localhost:5173',
    ]);
    expect(http({ CORS_ALLOWED_ORIGINS: '*' }).corsOrigins).toEqual(['*']);
  });

  it.each(['console.example', 'https://console.example/', 'https://console.example/app', 'null'])(
    'must be origins, not %s',
    (one) => {
      expect(() => readConfig({ CORS_ALLOWED_ORIGINS: one })).toThrow('CORS_ALLOWED_ORIGINS');
    },
  );
});

it('rates are units per minute or off, and zero is refused', () => {
  expect(readConfig({ RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: '7' }).rateLimits).toEqual({
    perKey: null,
    perTenant: 7,
  });
  expect(() => readConfig({ RATE_LIMIT_PER_KEY: '0' })).toThrow('RATE_LIMIT_PER_KEY');
});
