import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { PositionTokens } from './read-after.js';

const OLD = 'an-older-server-secret-0123456789abcdef';
const NEW = 'a-newer-server-secret-0123456789abcdefg';
const tokens = new PositionTokens(new ServerSecrets([NEW, OLD]));

it('gives back the position that it was made of, and says nothing of it', () => {
  const position = 0x16_b374_d848n;
  const token = tokens.write(position);
  expect(tokens.read(token)).toBe(position);
  expect(Buffer.from(token, 'base64url').toString('hex')).not.toContain('b374');
  expect(tokens.write(position + 1n).slice(0, 8)).not.toBe(token.slice(0, 8));
});

it('reads the furthest of several, in whichever order they were answered', () => {
  expect(tokens.read([5n, 900n, 17n].map((position) => tokens.write(position)).join(', '))).toBe(900n);
});

it('reads what was sealed with an older secret', () => {
  expect(tokens.read(new PositionTokens(new ServerSecrets([OLD])).write(42n))).toBe(42n);
});

it.each(['', 'x', '16/B374D848', 'A'.repeat(22), 'A'.repeat(5_000)])(
  'reads %p as a position beyond any log',
  (text) => {
    expect(tokens.read(text)).toBeGreaterThan(2n ** 63n);
  },
);

it('reads no more tokens than a client keeps', () => {
  expect(tokens.read(`${new Array(8).fill(tokens.write(1n)).join(',')},${tokens.write(99n)}`)).toBe(1n);
});
