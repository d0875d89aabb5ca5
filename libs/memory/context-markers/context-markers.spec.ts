import { busyMs } from '@test/support/busy.js';
import { cutMarked, isOwnMark, markOf } from './context-markers.js';

const [TENANT, OTHER] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];
const SECRETS = ['the newest secret of the server, long', 'the one before that, which is still live'] as const;
const marked = (text: string, tenant = TENANT, secret: string = SECRETS[0]) => {
  const { begin, end } = markOf(text, tenant, secret);
  return `${begin}\n${text}\n${end}`;
};
const cut = (text: string, tenant = TENANT) => cutMarked(text, tenant, SECRETS);

describe('a mark', () => {
  it('is equal for the same text, and different for another text, tenant or server', () => {
    const one = markOf('a', TENANT, SECRETS[0]).nonce;
    expect(markOf('a', TENANT, SECRETS[0]).nonce).toBe(one);
    const others = [markOf('b', TENANT, SECRETS[0]), markOf('a', OTHER, SECRETS[0]), markOf('a', TENANT, SECRETS[1])];
    expect(new Set([one, ...others.map(({ nonce }) => nonce)]).size).toBe(4);
  });

  it('is accepted under any live secret, for its own tenant only', () => {
    for (const secret of SECRETS) expect(isOwnMark(markOf('a', TENANT, secret).nonce, TENANT, SECRETS)).toBe(true);
    expect(isOwnMark(markOf('a', TENANT, SECRETS[0]).nonce, OTHER, SECRETS)).toBe(false);
    expect(isOwnMark(markOf('a', TENANT, 'a secret that nobody knows any more').nonce, TENANT, SECRETS)).toBe(false);
    expect(isOwnMark('0'.repeat(21), TENANT, SECRETS)).toBe(false);
  });
});

describe('cutMarked', () => {
  it('keeps the text around a span', () => {
    expect(cut(`Before.\n${marked('Ada likes tea.')}\nAfter.`)).toEqual({ text: 'Before.\n\nAfter.', spans: 1 });
    expect(cut(marked('Ada likes tea.'))).toEqual({ text: '', spans: 1 });
    expect(cut(`a ${marked('x')} b ${marked('y', TENANT, SECRETS[1])} c`)).toEqual({ text: 'a  b  c', spans: 2 });
  });

  it('removes a span quoted by a program', () => {
    const quoted = marked('Ada likes tea.').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(cut(`Prompt: ${quoted}`)).toEqual({ text: 'Prompt:', spans: 1 });
    const { begin, end } = markOf('x', TENANT, SECRETS[0]);
    const json = JSON.stringify({ begin, tiers: { semantic: [{ text: 'x' }] }, end });
    expect(cut(`Context: ${json}\nGo on.`)).toEqual({ text: 'Context: \nGo on.', spans: 1 });
    expect(cut(JSON.stringify({ system: json }))).toEqual({ text: '{"system":""}', spans: 1 });
    expect(cut(`He said "${begin}x${end}"}`)).toEqual({ text: 'He said ""}', spans: 1 });
  });

  it('removes a span whose content was changed, and one that contains another', () => {
    const changed = marked('Ada likes tea.').replace('tea', 'coffee');
    expect(cut(`${changed} Thanks.`)).toEqual({ text: 'Thanks.', spans: 1 });
    expect(cut(`${marked(`outer ${marked('inner')} outer`)} Thanks.`)).toEqual({ text: 'Thanks.', spans: 1 });
  });

  it.each([
    ['a mark of another tenant', marked('a', OTHER)],
    ['a forged mark', `<recollect-${'1'.repeat(21)}>a</recollect-${'1'.repeat(21)}>`],
    ['a mark that is never closed', `${markOf('a', TENANT, SECRETS[0]).begin} a`],
    ['an end alone', `a ${markOf('a', TENANT, SECRETS[0]).end}`],
    [
      'two halves of different marks',
      `${markOf('a', TENANT, SECRETS[0]).begin} a ${markOf('b', TENANT, SECRETS[0]).end}`,
    ],
    ['talk about it', 'write <recollect-…> around it'],
  ])('takes %s for text', (_, text) => {
    expect(cut(text)).toEqual({ text, spans: 0 });
  });

  it('stays fast with many unclosed marks', () => {
    const { begin } = markOf('a', TENANT, SECRETS[0]);
    expect(busyMs(() => void cut(begin.repeat(2_500)))).toBeLessThan(1_000);
  });
});
