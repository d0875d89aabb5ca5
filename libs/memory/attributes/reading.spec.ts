import { askingOf } from './asking.js';
import { readQuestion, readText } from './reading.js';
import { speechAct } from './speech-act.js';

const stated = (text: string, language = 'en') => readText(text, language).attributes;
const asked = (text: string, ...languages: string[]) => readQuestion(text, languages.length ? languages : ['en']);

describe('attributes', () => {
  it.each([
    ['What do I do for a living?', 'I started at the harbour office as a clerk.', 'job'],
    ['Where do I live?', 'We moved to Porto. New address: Rua Nova 3.', 'home'],
    ['What car do we have?', 'We sold the Skoda and bought a Kia.', 'car'],
    ['Which database does billing use?', 'Billing went to Postgres last week.', 'database'],
    ['Who is on call?', 'Ines carries the pager.', 'oncall'],
    ['What must I never be served, am I allergic?', 'Peanuts make my throat swell up.', 'allergy'],
  ])('connect "%s" with "%s"', (question, statement, attribute) => {
    expect(asked(question).attributes.get(attribute)).toBeGreaterThan(0.3);
    expect(stated(statement).get(attribute)).toBeGreaterThan(0.3);
  });

  it('connect two languages', () => {
    expect(asked('Wo wohne ich?', 'de').attributes.get('home')).toBeGreaterThan(0.3);
    expect(stated('Vivo en la calle Mayor.', 'es').get('home')).toBeGreaterThan(0.3);
    expect(asked('我住在哪里?', 'zh').attributes.get('home')).toBeGreaterThan(0.3);
  });

  it('are found in the parts of a German compound', () => {
    expect(stated('Die Wohnungsmiete steigt im Mai.', 'de').get('rent')).toBeGreaterThan(0.3);
  });

  it('prefer a phrase to the words in it', () => {
    expect(asked('What do I do for a living?').attributes.has('home')).toBe(false);
    expect(stated('My phone contract ends in May.').get('phone') ?? 0).toBe(0);
    // "moved to" may mean where something is hosted, and must not hide a home.
    expect(stated('We moved to Linz.').get('home')).toBeGreaterThan(0.3);
  });

  it('ignore half of a hyphenated name', () => {
    expect(stated('cert-manager renews it.').has('boss')).toBe(false);
  });

  it('take no longer for a long text than for its beginning', () => {
    const text = 'I live in Porto. '.repeat(100_000);
    expect(stated(text)).toEqual(stated(text.slice(0, 2_000)));
  });
});

describe('what a text says only about others', () => {
  it.each([
    ['Beatriz moved back to Porto, so my lessons are with Henrique now.', ['home'], ['teacher']],
    ['Hargreave retired, I am with Dr. Osei now.', ['job'], ['doctor']],
    ['My sister Lucia works for a bank in Fresno.', ['job'], []],
    ['We moved to Linz. She works at the harbour.', ['job'], ['home']],
    ['I moved in with Jonah. He works at the harbour.', ['job'], ['partner']],
    ['Our old beagle Pancho lives with us.', [], ['home']],
    ['Acme employs me since May.', [], ['job']],
    ['I live with my parents in a flat.', [], ['home']],
    ['Started at the harbour office as a clerk.', [], ['job']],
  ])('is told from what it says of the speaker: %s', (text, others, own) => {
    const { ofOthers, attributes } = readText(text, 'en');
    for (const attribute of others) expect(ofOthers).toContain(attribute);
    for (const attribute of own) {
      expect(attributes.get(attribute)).toBeGreaterThan(0.3);
      expect(ofOthers).not.toContain(attribute);
    }
  });
});

describe('a question', () => {
  it('has a topic beside its attributes', () => {
    expect(asked('How much levothyroxine do I take?').topic).toEqual(['levothyroxin']);
    expect(asked('Who owns the rate-quoter service now?').topic).toContain('quoter');
  });

  it.each([
    ['Where do I live?', 'now'],
    ['Where did I live before Linz?', 'earlier'],
    ['Where did I live before?', 'earlier'],
    ['Where did Ada use to live?', 'earlier'],
    ['What do I use to clean the kiln?', 'now'],
    ['What was my previous job?', 'earlier'],
    ['Where did I work in January?', 'past'],
    ['Wo arbeite ich?', 'now'],
    ['Wo habe ich früher gewohnt?', 'earlier'],
    ['How old is Mia?', 'now'],
    ['Was für ein Telefon benutze ich?', 'now'],
    ['What medicine did I take in the end?', 'now'],
    ['What medicine did I take in May?', 'past'],
  ])('"%s" asks of what is %s', (question, when) => {
    const language = /\b(?:ich|Was)\b/.test(question) ? 'de' : 'en';
    expect(askingOf(question, language).when).toBe(when);
  });

  it('may ask for any event', () => {
    expect(askingOf('What did I do on 8 March?', 'en').event).toBe(true);
    expect(askingOf('Was war im Februar los?', 'de').event).toBe(true);
    expect(askingOf('What did Sabine give me?', 'en').event).toBe(false);
  });
});

describe('a turn', () => {
  it.each([
    ['Which pizzeria would you recommend?', 'asked'],
    ['hey, can you suggest a gift for Anna', 'asked'],
    ['Thanks a lot, that helps!', 'thanked'],
    ['Hello!', 'thanked'],
    ["Give me a synonym for 'nice'.", 'asked'],
    ["Hi, I'm Amara. Friends say Mara.", 'told'],
    ['Great. My new number ends in 88.', 'told'],
    ['Thanks, my pleasure!', 'thanked'],
    ['I moved to Porto. What should I see there?', 'told'],
    ['Thanks! By the way I am allergic to nuts, please remember that.', 'told'],
    ['Ich wohne jetzt in Graz.', 'told'],
    ['I got a $12,000 raise in August, which Joshua wants on my resume, can you give me some tips?', 'told'],
    ['Since Mira and I broke up I cook for one, so what should I buy?', 'told'],
    ["What's the best way to write it with Greg, considering we've submitted it on July 12?", 'told'],
    ['My rent went to 900 but how do I pay it?', 'told'],
    ['hmm, so how do I set up goals to watch bounce rates?', 'asked'],
    ['If I have a headache, what should I take?', 'asked'],
    ['What is my rent, and when is it due every month?', 'asked'],
    ['You told me about that; shall I look it up for you?', 'asked'],
  ])('"%s" is %s', (text, act) => {
    expect(speechAct(text)).toBe(act);
  });

  it.each([
    ['On what night is cribbage?', 'time'],
    ['Which town do I live in?', 'place'],
    ['What do we pay for television?', 'amount'],
    ['In welcher Stadt wohne ich?', 'place'],
    ['Was zahle ich im Monat?', 'amount'],
  ])('that asks "%s" asks for a %s', (question, kind) => {
    expect(askingOf(question, 'en').kind).toBe(kind);
  });

  it('introduces its speaker, by name and by work', () => {
    const { attributes, namesSelf } = readText("I'm Ada, an engineer at Acme.", 'en');
    expect([attributes.get('name'), attributes.get('job'), namesSelf]).toEqual([1, 1, true]);
    expect(readText('Our old bus is called Gisela.', 'en').namesSelf).toBe(false);
    expect(readText('Mia lives with Gisela in Graz.', 'en').names).toEqual(new Set(['gisela', 'graz', 'mia']));
  });

  it('is about its speaker, or about somebody else', () => {
    expect(readText('My mother Ingrid lives in Graz.', 'en')).toMatchObject({ self: false, other: true });
    expect(readText('I live in Graz.', 'en')).toMatchObject({ self: true, other: false });
    expect(readText('Dashboards: Datadog.', 'en').other).toBe(false);
  });
});

it('finds a partner in “seeing” only before a name', () => {
  expect(readText("I'm seeing Amir, a sound engineer.", 'en').attributes.get('partner')).toBeGreaterThan(0.7);
  expect(readText("I'm seeing the dentist on Monday.", 'en').attributes.get('partner')).toBeLessThan(0.5);
});

it('finds a doubt in “still” and “any more”', () => {
  const doubts = (query: string, language = 'en') => readQuestion(query, [language]).asking.doubts;
  expect(['Do I still have a cat?', "Don't I smoke any more?"].map((query) => doubts(query))).toEqual([true, true]);
  expect(doubts('Habe ich noch eine Katze?', 'de')).toBe(true);
  expect(doubts('Do I have a cat?')).toBe(false);
});
