import { busyMs } from '@test/support/busy.js';
import { kinIn, kinNamedIn } from './kin.js';

describe('kin', () => {
  it.each([
    ['My sister Lucia teaches in Fresno.', [['sister', 'Lucia']]],
    ['I met my little brother Tom Reed today.', [['brother', 'Tom Reed']]],
    ["Our dog is called Rex, and my mum's name is Ingrid.", [['dog', 'Rex'], ['mother', 'Ingrid']]],
    ['Lucia, my sister, is a vice principal.', [['sister', 'Lucia']]],
    ['Tom is my older brother.', [['brother', 'Tom']]],
    ['Meine Schwester heißt Lena.', [['sister', 'Lena']]],
    ['Meine Schwester Lena wohnt in Kiel.', [['sister', 'Lena']]],
  ])('is named by %s', (text, kin) => {
    expect(kinIn(text)).toEqual(kin);
  }); // prettier-ignore

  it.each([
    "My sister's Toyota broke down.",
    'My sister, I think, is late.',
    'Morgen ist es so weit, weil meine Schwester Geburtstag hat.',
    'My boss Gretchen is handing over.',
    'His sister Lucia teaches.',
  ])('is not named by %s', (text) => {
    expect(kinIn(text)).toEqual([]);
  });

  it('matches any word of the relation', () => {
    expect(kinNamedIn("What is my sister's job?")).toEqual(['sister']);
    expect(kinNamedIn('Where do our dog and my older mom sleep?')).toEqual(['dog', 'mother']);
    expect(kinNamedIn('Wo wohnt meine kleine Schwester?')).toEqual(['sister']);
    expect(kinNamedIn('Where does the sister of Ada live?')).toEqual([]);
  });

  it('is read in linear time', () => {
    const read = (times: number) =>
      busyMs(() => {
        kinIn('my a b my a sister '.repeat(times) + 'A'.repeat(times));
        kinNamedIn('my a b my a '.repeat(times));
      });
    const [short, long] = [read(2_000), read(20_000)];
    expect(long).toBeLessThan(40 * Math.max(short, 5));
  });
});
