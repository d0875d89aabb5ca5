import { SealedText } from './sealed-text.js';
import { ServerSecrets } from './server-secrets.js';

const OLD = 'an-old-server-secret-0123456789-abcdef';
const NEW = 'a-new-server-secret-0123456789-abcdefg';
const before = new SealedText(new ServerSecrets([OLD]));
const after = new SealedText(new ServerSecrets([NEW, OLD]));

describe('a sealed text', () => {
  it('opens for the use that it was sealed for, and for no other', () => {
    const sealed = before.seal('whsec_x', 'webhook', 't', 'w');
    expect(before.open(sealed, 'webhook', 't', 'w')).toBe('whsec_x');
    expect(before.open(sealed, 'webhook', 't', 'v')).toBeNull();
    expect(sealed).not.toContain('whsec_x');
    expect(before.seal('whsec_x', 'webhook', 't', 'w')).not.toBe(sealed);
  });

  it('opens after the secret was rotated, as long as the old one is still known', () => {
    const sealed = before.seal('text', 'use');
    expect(after.open(sealed, 'use')).toBe('text');
    expect([before.isNewest(sealed), after.isNewest(sealed)]).toEqual([true, false]);
    expect(new SealedText(new ServerSecrets([NEW])).open(sealed, 'use')).toBeNull();
  });

  it('is not opened if a bit of it was changed, or if it is not a sealed text', () => {
    const sealed = before.seal('text', 'use');
    const at = sealed.length - 2;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect([changed, 'st1_00000000_', 'st1_', ''].map((one) => before.open(one, 'use'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
