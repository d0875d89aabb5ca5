import { Canaries, SIGNATURE } from './canaries.js';

const canaries = new Canaries(30);
const [one = '', other = ''] = canaries.all;
const forms = (text: string | Buffer): string[] =>
  typeof text === 'string' ? canaries.inText(text) : canaries.inBytes(text);

it('are thirty, each unlike the others', () => {
  expect(new Set(canaries.all).size).toBe(30);
  expect(canaries.all.every((canary) => canary.startsWith(canaries.mark))).toBe(true);
});

it('are found by name in a text, in any case, and without the end that a stemmer removes', () => {
  expect(forms(`so ${one}, it is`)).toContain(`plain: ${one}`);
  expect(forms(one.toUpperCase())).toEqual([`upper: ${one}`]);
  expect(forms(one.charAt(0).toUpperCase() + one.slice(1))).toContain(`capital: ${one}`);
  expect(forms(one.slice(0, -4))).toContain('plain: mark');
  expect(forms(`${one} and ${other}`)).toEqual(expect.arrayContaining([`plain: ${one}`, `plain: ${other}`]));
});

it.each([
  ['base64', 'base64', Buffer.from(one).toString('base64')],
  ['base64 behind one byte', 'base64', Buffer.from(`x${one}`).toString('base64')],
  ['base64 behind two', 'base64', Buffer.from(`xy${one.toUpperCase()}z`).toString('base64')],
  ['hexadecimal digits', 'hex', Buffer.from(one).toString('hex')],
  ['UTF-16', 'utf16le', Buffer.from(one, 'utf16le')],
  ['UTF-16, the other way round', 'utf16be', Buffer.from(one, 'utf16le').swap16()],
  ['what compression leaves of a text', 'part', `${one.slice(0, 8)}\u0001${one.slice(8)}`],
  ['a vector as text', 'vector', `[${SIGNATURE.join(',')},0.5]`],
  ['a vector of four bytes a number', 'vector', Buffer.from(Float32Array.from([0.1, ...SIGNATURE, 0.7]).buffer)],
] as const)('are found as %s', (_, form, text) => {
  expect(forms(text).map((found) => found.split(':')[0])).toContain(form);
});

it('are not found where they are not', () => {
  expect(forms(`${new Canaries(30).all.join(' ')} [0.25,-0.25,0.25,0.25]`)).toEqual([]);
});
