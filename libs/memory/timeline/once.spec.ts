import { readQuestion, readText } from '@memory/attributes/reading.js';
import { answers } from './answers.js';

/** Statements a day apart, all equally near by words, except the first, which is best. */
function ranked(question: string, told: readonly (string | [string, number])[], language = 'en'): string[] {
  const statements = told.map((said, i) => {
    const [text, attributeNearness] = typeof said === 'string' ? [said] : said;
    const reading = readText(text, language);
    return {
      id: text,
      at: i * 86_400_000,
      role: null,
      type: 'semantic',
      score: 0.4,
      meaning: null,
      attributeNearness,
      reading,
      dates: [],
      isToCome: false,
    };
  });
  return answers(readQuestion(question, [language]), statements, []).map(({ id }) => id);
}

it.each([
  ['Where do I live?', 'I live in Valencia.', 'I lived in Seville with my parents as a kid.', 'en'],
  ['What car do I drive?', 'I drive a Dacia Sandero.', 'My first car was a Renault Clio.', 'en'],
  ['Who is my manager?', 'My manager is Dana.', 'My manager at the bar was Rob.', 'en'],
  ['How much is my rent?', 'My rent is 1,900 a month.', 'My first apartment cost 450 a month.', 'en'],
  ['Who is the tech lead?', 'The tech lead is Farida.', 'Our previous tech lead was Gustavo.', 'en'],
  [
    'What dose of lisinopril do I take?',
    'I take 20 mg of lisinopril.',
    'I was taking 10 mg of lisinopril at first.',
    'en',
  ],
  ['Which gym do I go to?', 'I go to the gym on Colón street.', 'I went to a gym in Triana back then.', 'en'],
  ['How do I take my coffee?', 'I drink my coffee black.', 'In college I drank my coffee with three sugars.', 'en'],
  ["What is our dog's name?", 'Our dog is called Pepper.', 'When I was ten we had a dog called Max.', 'en'],
  ['How much is the rent?', 'The rent is 900 a month.', 'My first flat cost 450 a month.', 'en'],
  [
    'What do I pay for the flat?',
    'We pay 900 a month for the flat in Leith.',
    'My first flat in Leith cost 450 a month.',
    'en',
  ],
  ['Which phone do I have?', 'My phone is a Fairphone.', 'I had a Nokia phone when I was at school.', 'en'],
  [
    'Which region do we run in?',
    'Our main region is eu-central-1.',
    'We were in us-east-1 for the first two years.',
    'en',
  ],
  ['Wo wohne ich?', 'Ich wohne in Kiel.', 'Ich habe in Bremen gewohnt.', 'de'],
  ['Où est-ce que j’habite ?', "J'habite à Nantes.", "J'habitais à Rennes.", 'fr'],
  ['¿Dónde vivo?', 'Vivo en Valencia.', 'Vivía en Sevilla con mis padres.', 'es'],
])('%s what is so answers, and not what was so once and was told later (%s)', (question, now, once, language) => {
  expect(ranked(question, [now, once], language)).toEqual([now, once]);
});

it.each([
  ['What was my first car?', 'I drive a Dacia Sandero.', 'My first car was a Renault Clio.', 'en'],
  ['Where did I live as a kid?', 'I live in Valencia.', 'I lived in Seville with my parents as a kid.', 'en'],
  ['Who was my manager before?', 'My manager is Dana.', 'My manager at the bar was Rob.', 'en'],
  ['How did we deploy at first?', 'We deploy with ArgoCD.', 'In the beginning we deployed by hand over SSH.', 'en'],
  ['Where did I live at first?', 'I live in Valencia.', 'I lived in Seville back then.', 'en'],
  ['¿Dónde vivía antes?', 'Vivo en Valencia.', 'Vivía en Sevilla con mis padres.', 'es'],
])(
  '%s a past state answers a question about the past, even if it was stated later',
  (question, now, once, language) => {
    expect(ranked(question, [now, once], language)).toEqual([once, now]);
  },
);

it('of several that were so once, the nearest answers what was first', () => {
  const told: [string, number][] = [
    ['My first job was in a bakery.', 1.8],
    ['I work at a pharmacy.', 1.6],
    ['I was an intern at a paper back then.', 0.4],
  ];
  expect(ranked('What was my first job?', told)[0]).toBe(told[0]?.[0]);
});

it('what was so once lends its nearness in meaning to nothing that is so', () => {
  const told: [string, number][] = [
    ['I bike to work.', 0.2],
    ['I took the bus to work for years.', 2.4],
  ];
  expect(ranked('How do I get to work?', told)[0]).toBe('I bike to work.');
});

it.each([
  ['Where do I live?', 'I live in Ghent.', "I'd love to live in Lisbon one day.", 'en'],
  ['Where do I work?', 'I work at a bakery.', 'I dreamt that I worked at NASA.', 'en'],
  ['What instrument do I play?', 'I play the cello.', 'I wish I played the piano.', 'en'],
  ['Where do I live?', 'I live in Ghent.', 'Imagine living in Tokyo!', 'en'],
  ['Which database do we use?', 'We use Postgres.', 'If we moved to MySQL we would lose pgvector.', 'en'],
  ['Wo wohne ich?', 'Ich wohne in Kiel.', 'Ich würde gern in Lissabon wohnen.', 'de'],
])('%s a wish or a supposition ranks below a fact (%s)', (question, so, unreal, language) => {
  expect(ranked(question, [so, unreal], language)).toEqual([so, unreal]);
});

it.each([
  ['When did I last run?', 'Went for a run, 5 km.', 'No run today, too hot.', 'en'],
  ['When did I last go to yoga?', 'I went to yoga with Jo.', "I didn't go to yoga today.", 'en'],
  ['When did I last see the dentist?', 'Saw the dentist, all fine.', 'Skipped the dentist.', 'en'],
  ['Wann war ich zuletzt beim Yoga?', 'Ich war beim Yoga.', 'Ich war heute nicht beim Yoga.', 'de'],
])('%s what did not happen ranks below what did (%s)', (question, so, notDone, language) => {
  expect(ranked(question, [so, notDone], language)).toEqual([so, notDone]);
});

it.each([
  ['When did I last skip yoga?', 'Skipped yoga.'],
  ['When did I last run?', "I haven't run since the race in May."],
  ['When did I last swim?', "Didn't run today but swam a kilometre."],
])('%s what tells when is no omission: %s', (question, told) => {
  const other = 'I bought new goggles.';
  expect(ranked(question, [other, told])[0]).toBe(told);
});

it('a wish answers what is wished', () => {
  const wish = "I'd love to live in Lisbon one day.";
  expect(ranked('Where would I love to live?', ['I live in Ghent.', wish])[0]).toBe(wish);
});

it.each([
  ['When do backups run?', 'Backups run at 02:00.', "The partner's backups run at 04:00."],
  ['What is our SLA?', 'The SLA is 99.9 percent.', 'Competitors promise an SLA of 99.99 percent.'],
  ['What does the API run on?', 'The API runs on Node 20.', 'In the demo environment the API runs on Node 18.'],
  ['Who is my manager?', 'My manager is Lotte.', 'Mo told me his manager is a nightmare called Greet.'],
])('%s a statement about somebody or something else replaces nothing (%s)', (question, ours, theirs) => {
  expect(ranked(question, [ours, theirs])).toEqual([ours, theirs]);
  expect(ranked(question, [theirs, ours])).toEqual([ours, theirs]);
});

it.each([
  ["When do the partner's backups run?", 'Backups run at 02:00.', "The partner's backups run at 04:00."],
  ['What does the API run on in the demo environment?', 'The API runs on Node 20.', 'In demo the API runs on Node 18.'],
])('%s such a statement answers if the question names them', (question, ours, theirs) => {
  expect(ranked(question, [ours, theirs])[0]).toBe(theirs);
});

it.each([
  ['When is my flight to Rome?', 'My flight to Rome is on Thursday at 15:00.', 'Actually the flight is at 16:10.'],
  [
    'How much flour does the recipe need?',
    'The recipe needs 200 g of flour.',
    "I double-checked: it's 250 g of flour.",
  ],
])('%s a correction answers, even if it leaves out the rest (%s)', (question, wrong, right) => {
  expect(ranked(question, [wrong, right])[0]).toBe(right);
});

it('a correction of something else puts nothing right', () => {
  const mixed = 'I mixed up the numbers, the bike lock is 7713.';
  const told = ['My PIN for the bike lock is 7731.', mixed, 'Correction, invoice number 2270.'];
  expect(ranked("What's the PIN of my bike lock?", told)[0]).toBe(mixed);
});

it.each([
  ['What does the dog eat?', 'The dog eats kibble and rice.', 'The cat eats tuna.', 'en'],
  ["How's my knee?", 'My knee is swollen.', 'My shoulder is fine again, the physio says.', 'en'],
  ['Wie alt ist der Hund?', 'Der Hund ist sechs Jahre alt.', 'Die Katze ist vier Jahre alt.', 'de'],
])('%s is not answered by another thing of the sort (%s)', (question, meant, other, language) => {
  expect(ranked(question, [meant, other], language)[0]).toBe(meant);
});

it('the replacement of the named thing answers whether it still holds', () => {
  const told = ['I drink coffee in the morning.', 'I switched from coffee to tea.'];
  expect(ranked('Do I drink coffee?', told)[0]).toBe(told[1]);
});
