import { nearestBySpelling } from './spelling.js';

describe('nearestBySpelling', () => {
  it.each([
    ['Wir haben gestern den neuen Wagen abgeholt', 'de'],
    ['Nous avons récupéré la nouvelle voiture', 'fr'],
    ['Ayer recogimos el coche nuevo', 'es'],
    ['We picked up the new car yesterday', 'en'],
    ['Vi hämtade den nya bilen igår', 'sv'],
  ])('finds the language of %s', (text, language) => {
    expect(nearestBySpelling(text)?.language).toBe(language);
  });

  it('says how far the nearest language is ahead of another', () => {
    const german = nearestBySpelling('Meine Schwester wohnt in der Nähe vom Bahnhof')!;
    expect(german.leadOver('de')).toBe(0);
    expect(german.leadOver('nl')).toBeGreaterThan(0);
    expect(german.leadOver('xx')).toBeGreaterThan(german.leadOver('nl'));
  });

  it.each(['', '42', 'Max', 'xqzw zzkq qqwx jjxz vvqk'])('says nothing of "%s"', (text) => {
    expect(nearestBySpelling(text)).toBeNull();
  });

  it('reads only the beginning of a long text', () => {
    const german = 'Meine Schwester wohnt in der Nähe vom Bahnhof. '.repeat(8);
    const long = german + 'We picked up the new car yesterday. '.repeat(1_000);
    expect(nearestBySpelling(long)).toMatchObject({ language: 'de', ngrams: nearestBySpelling(german)!.ngrams });
  });
});
