import { busyMs } from '@test/support/busy.js';
import { aliasesIn, aliasTerms, asksOfSelf, kinIn, kinNamedIn, nameInUserId, ownNamesIn } from './aliases.js';

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

describe('kin', () => {
  it.each([
    ['My sister Lucia teaches in Fresno.', [['sister', 'Lucia']]],
    ['I met my little brother Tom Reed today.', [['brother', 'Tom Reed']]],
    ["Our dog is called Rex, and my mum's name is Ingrid.", [['dog', 'Rex'], ['mother', 'Ingrid']]],
    ['Lucia, my sister, is a vice principal.', [['sister', 'Lucia']]],
    ['Tom is my older brother.', [['brother', 'Tom']]],
    ["User's sister Lucia teaches in Fresno.", [['sister', 'Lucia']]],
    ['User has a dog named Sixten.', [['dog', 'Sixten']]],
    ['We just adopted a grey kitten called Miso.', [['cat', 'Miso']]],
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
    'Karin has a cat called Misse.',
    'I got a card from a dog called Rex.',
  ])('is not named by %s', (text) => {
    expect(kinIn(text)).toEqual([]);
  });

  it('matches any word of the relation', () => {
    expect(kinNamedIn("What is my sister's job?")).toEqual(['sister']);
    expect(kinNamedIn("What is the user's sister called?")).toEqual(['sister']);
    expect(kinNamedIn('Where do our dog and my older mom sleep?')).toEqual(['dog', 'mother']);
    expect(kinNamedIn('Wo wohnt meine kleine Schwester?')).toEqual(['sister']);
    expect(kinNamedIn('Where does the sister of Ada live?')).toEqual([]);
  });

  it('is read in linear time', () => {
    const read = (times: number) =>
      busyMs(() => {
        kinIn('my a b my a sister '.repeat(times) + 'A'.repeat(times));
        kinIn('we just have a big dog '.repeat(times));
        kinNamedIn('my a b my a '.repeat(times));
      });
    const [short, long] = [read(2_000), read(20_000)];
    expect(long).toBeLessThan(40 * Math.max(short, 5));
  });
});

describe('the user’s own name', () => {
  it.each([
    ['My name is Tom.', ['Tom']],
    ["The user's full name is Ada King Lovelace.", ['Ada King Lovelace']],
    ['Name is Priya Raman.', ['Priya Raman']],
    ['The user is called Tom, a cook.', ['Tom']],
    ["Hi, I'm Tom and I bake.", ['Tom']],
    ['Please call me Kit.', ['Kit']],
    ['Ich heiße Lena.', ['Lena']],
    ["Je m'appelle Chloé.", ['Chloé']],
    ['Me llamo Inés.', ['Inés']],
  ])('is told by “%s”', (text, names) => {
    expect(ownNamesIn(text)).toEqual(names);
  });

  it.each([
    ['My sister is called Lucia.'],
    ["I'm German."],
    ["I'm Head of Sales here."],
    ['Call me Monday.'],
    ['My name is on the list.'],
    ['The dog is named Rex.'],
  ])('is not told by “%s”', (text) => {
    expect(ownNamesIn(text)).toEqual([]);
  });

  it.each([
    ['tom', 'Tom'],
    ['tom.baker@example.com', 'Tom Baker'],
    ['user_tomBaker', 'Tom Baker'],
    ['demo-user-ada-7', 'Ada'],
  ])('is spelt by the user id %s', (id, name) => {
    expect(nameInUserId(id)).toBe(name);
  });

  it.each([
    ['user-42'],
    ['7f31c0de'],
    ['2f6a1f0c-8a3d-4c1e-9b53-bb8f0f6a9a11'],
    ['auth0|abc123'],
    ['the_support_team_of_ours_in_oslo'],
    ['u'],
  ])('is not spelt by the user id %s', (id) => {
    expect(nameInUserId(id)).toBeNull();
  });

  it('is needed by questions about the user', () => {
    for (const own of [
      'Where do I live?',
      "What's my job?",
      'Where does the user live?',
      'Wo wohne ich?',
      'Où est ma clé ?',
    ])
      expect(asksOfSelf(own)).toBe(true);
    for (const other of ['Where does Nora live?', 'What is the Wi-Fi password?']) expect(asksOfSelf(other)).toBe(false);
  });

  it('is read in linear time', () => {
    const read = (times: number) =>
      busyMs(() => {
        ownNamesIn("my name I'm Tom Tom ".repeat(times));
        nameInUserId('aA'.repeat(times));
        asksOfSelf('mein'.repeat(times));
      });
    const [short, long] = [read(2_000), read(20_000)];
    expect(long).toBeLessThan(40 * Math.max(short, 5));
  });
});
