import { queryHashOf, queryIdOf, readQueryId } from './query-ids.js';

const SECRETS = ['the newest secret of the server, long', 'the one before that, which is still live'] as const;
const ADA = { tenantId: 't', userId: 'ada' };
const IDS = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];
const OTHER = '0198c0de-0000-7000-8000-000000000003';
const id = (asked = ADA, query = 'What does Ada drink?', secret: string = SECRETS[0]) =>
  queryIdOf(asked, query, IDS, secret);

describe('a query id', () => {
  it('contains the returned records, and no other, under any live secret', () => {
    for (const secret of SECRETS) {
      const known = readQueryId(id(ADA, 'q', secret), ADA, SECRETS);
      expect(IDS.map((one) => known?.returned(one))).toEqual([true, true]);
      expect(known?.returned(OTHER)).toBe(false);
      expect(known?.queryHash).toBe(queryHashOf(ADA, 'q', secret));
    }
  });

  it('is invalid for another user, another tenant, or nobody', () => {
    const others = [
      { tenantId: 't', userId: 'bob' },
      { tenantId: 'u', userId: 'ada' },
      { tenantId: 't', userId: null },
    ];
    for (const other of others) expect(readQueryId(id(), other, SECRETS)).toBeNull();
    expect(readQueryId(id(ADA, 'q', 'a secret that nobody knows any more'), ADA, SECRETS)).toBeNull();
  });

  it('cannot be changed: neither by one character nor by an additional record', () => {
    const text = id();
    for (let at = 'query_'.length; at < text.length; at++) {
      const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
      // The last character has unused bits.
      if (Buffer.from(changed.slice(6), 'base64url').equals(Buffer.from(text.slice(6), 'base64url'))) continue;
      expect(readQueryId(changed, ADA, SECRETS)).toBeNull();
    }
    const longer = Buffer.from(text.slice(6), 'base64url');
    const added = Buffer.concat([longer.subarray(0, -16), Buffer.alloc(4), longer.subarray(-16)]);
    expect(readQueryId(`query_${added.toString('base64url')}`, ADA, SECRETS)).toBeNull();
  });

  it.each(['', 'query_', 'query_AAAA', 'x', 'query_😀', `query_${'A'.repeat(1_000)}`])('is not %j', (text) => {
    expect(readQueryId(text, ADA, SECRETS)).toBeNull();
  });

  it('is deterministic, and reveals neither question nor answer', () => {
    expect(id()).toBe(id());
    expect(id(ADA, '  what does ADA   drink? ')).toBe(id());
    expect(id(ADA, 'What does Ada eat?')).not.toBe(id());
    expect(id({ tenantId: 't', userId: 'bob' }).slice(0, 20)).not.toBe(id().slice(0, 20));
    expect(
      queryIdOf(
        ADA,
        'q',
        Array.from({ length: 300 }, (_, i) => String(i)),
        SECRETS[0],
      ).length,
    ).toBeLessThan(1_200);
  });
});
