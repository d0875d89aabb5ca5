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
    'Flight to Los Angeles, Mon and Wed',
    'Onde mora a minha irmã agora?',
    'https://example.org/c_crop,h_2151,y_1044/al_t',
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

  it('does not split long words, which would hold the thread', () => {
    const endless = 'Donaudampfschiff'.repeat(200);
    const begun = performance.now();
    expect(inEnglish(`Ich mag ${endless}.`)).toContain(endless);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe('a French or Spanish text in English words', () => {
  it.each([
    ['Ma grand-mère a un rendez-vous aujourd’hui.', 'my grandmother has a appointment today.'],
    ['Suis-je végétarienne ?', 'am-i vegetarian ?'],
    ["J'habite près de l'école.", "i'live near of the'school."],
    ['Mi hermano vive en Sevilla.', 'my brother lives in seville.'],
    ['¿Cuánto pago de alquiler?', '¿how much pay payment of rent?'],
  ])('%s', (text, english) => {
    expect(inEnglish(text)).toBe(english);
  });

  it.each([
    ['Trabajaba con mi hermana.', 'Trabajo con mi hermana.'],
    ['Los médicos comieron tarde.', 'El médico comió tarde.'],
    ['Nous mangions dans le jardin.', 'Nous mangeons dans le jardin.'],
    ['Elles travaillaient dans une boulangerie.', 'Elle travaille dans une boulangerie.'],
  ])('knows the forms of a verb by its infinitive: %s', (form, other) => {
    const last = (text: string) => inEnglish(text).split(' ').slice(1, 3);
    expect(last(form).some((word) => last(other).includes(word))).toBe(true);
    expect(inEnglish(form)).not.toBe(form);
  });

  it('keeps a name inside a sentence', () => {
    expect(inEnglish('Hablé con Lucía y con San Martín.')).toMatch(/ Lucía and with .* Martín/);
  });

  it('is known without its accents', () => {
    expect(inEnglish('donde esta mi medico')).toMatch(/doctor/);
  });
});
