import { inEnglish } from './in-english.mjs';

describe('a German text in English words', () => {
  it.each([
    ['Seit März fahre ich einen Kombi.', 'since march drive i a estate car.'],
    ['Wo wohnt meine Schwester?', 'where live my sister?'],
    ['Nimmt Jonas noch die Blutdrucktabletten?', 'take Jonas still the blood pressure tablets?'],
    ['Wir haben den Mietvertrag gekündigt.', 'we have the rental contract quit cancelled.'],
  ])('%s', (german, english) => {
    expect(inEnglish(german)).toBe(english);
  });

  it('knows the forms of a verb by its infinitive, and the parts of a compound', () => {
    expect(inEnglish('Sie wohnten dort.')).toBe(inEnglish('Sie wohnen dort.'));
    expect(inEnglish('Ich mag den Gartenkalender.')).toMatch(/garden calendar/);
  });

  it('keeps names, numbers and codes', () => {
    expect(inEnglish('Ich heiße Wiechmann und habe 3 Kinder, Zimmer N52.')).toMatch(
      /Wiechmann .* 3 child(?:ren)?, .* N52/,
    );
  });

  it.each([
    'Where does my sister live?',
    'The gift was in the tag list, so I was in the hall at last.',
    'Où habite ma sœur maintenant ?',
    '¿Dónde vive mi hermana?',
    'Dove abita mia sorella adesso?',
    'Gdzie mieszka moja siostra?',
    '姉はどこに住んでいますか',
    'E512 in src/main.ts',
    '',
    ' \n',
  ])('leaves another language as it is: %j', (text) => {
    expect(inEnglish(text)).toBe(text);
  });

  it('is never without a letter where the German one has some', () => {
    for (const text of ['Ja, eben halt!', 'Halt mal eben.', 'Ach so, na ja.'])
      expect(inEnglish(text)).toMatch(/\p{L}/u);
  });

  it('takes no long words apart, which would hold the thread', () => {
    const endless = 'Donaudampfschiff'.repeat(200);
    const begun = performance.now();
    expect(inEnglish(`Ich mag ${endless}.`)).toContain(endless);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
