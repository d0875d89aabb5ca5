import { aliasesIn, aliasTerms } from './aliases.js';

const of = (content: string, speaker: string | null = null) => aliasesIn({ content, speaker }, 'en');

describe('names that a text gives to the same person or thing', () => {
  it.each([
    ['I met Katherine, also known as Kit, at the fair.', 'Katherine', 'Kit'],
    ['Katherine Miller (aka Kit) wrote.', 'Katherine Miller', 'Kit'],
    ['Kit is short for Katherine.', 'Kit', 'Katherine'],
    ['Robert "Bob" Miller moved to Utrecht.', 'Robert', 'Bob'],
    ['My cousin Alexander lives here, we all call him Sasha.', 'Alexander', 'Sasha'],
    ['Katherine is here, and I call her Kit.', 'Katherine', 'Kit'],
    ['Élisabeth, on l’appelle Babette.', 'Élisabeth', 'Babette'],
    ["Alexander's nickname is Sasha.", 'Alexander', 'Sasha'],
    ['Katharina, genannt Kathi, kommt morgen.', 'Katharina', 'Kathi'],
    ['Francisco, conocido como Paco, vive en Sevilla.', 'Francisco', 'Paco'],
    ['Élisabeth, surnommée Babette, arrive.', 'Élisabeth', 'Babette'],
  ])('%s', (text, name, other) => {
    expect(of(text)).toEqual([[name, other]]);
  });

  it.each(['Call me Kit, everyone does.', 'My nickname is Kit.', 'I go by “Kit”.', 'Nenn mich Kit!'])(
    'of the one who speaks: %s',
    (text) => {
      expect(of(text, 'Katherine')).toEqual([['Katherine', 'Kit']]);
      expect(of(text)).toEqual([]);
    },
  );

  it.each([
    'Please call me Monday.',
    'Call me tomorrow, Katherine.',
    'I will call him Tuesday about Robert.',
    'Katherine Miller, known as Katherine, is here.',
    'She is known as a good cook. Robert cooks too.',
    'We call Anna every week.',
    'Katherine met Robert and Sasha.',
    'My brother came. We call him Bob.',
    'Melanie calls him Bob.',
    'Melanie, who calls him Bob, was here.',
    'Oskar said that they call her Kit.',
    'Bonjour Marie, dit Paul.',
    'Read "Emma" last night.',
  ])('are none in: %s', (text) => {
    expect(of(text, 'Ada')).toEqual([]);
  });

  it('are limited per text, and a hostile text takes no time', () => {
    const many = Array.from({ length: 50 }, (_, i) => `Anna${'x'.repeat(i)}, known as Kit.`).join(' ');
    expect(of(many)).toHaveLength(8);
    for (const hostile of [
      'A'.repeat(50_000),
      'Aa '.repeat(20_000),
      'Aa-'.repeat(20_000),
      'Anna, known as '.repeat(5_000),
    ]) {
      const began = process.cpuUsage();
      of(hostile, 'Ada');
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1_000).toBeLessThan(250);
    }
  });

  it('have terms that no word has', () => {
    expect(aliasTerms(['Katherine O’Hara', 'Kit'])).toEqual(['~katherine', '~hara', '~kit']);
    expect(aliasTerms(['x'.repeat(200)])[0]).toHaveLength(64);
  });
});
