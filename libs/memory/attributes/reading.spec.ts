import { busyMs } from '@test/support/busy.js';
import { askingOf } from './asking.js';
import { kindsIn } from './kinds.js';
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
    ['Where did we go on holiday?', 'The trip to Brittany was heaven.', 'travel'],
    ['Which sport do I do?', 'I joined the boxing club.', 'sport'],
    ['What do I earn?', 'They pay me 14 pounds an hour.', 'salary'],
    ['How many days a week do I work?', "They agreed that I'm cutting down to three days.", 'hours'],
    ['What did I get for my birthday?', 'Rob got me a paddleboard for my fortieth!', 'gift'],
    ['Did Mia pass her exam?', 'Mia passed with merit.', 'study'],
    ['What is the rate limit?', 'We throttle each key at 60 a minute.', 'limit'],
    ['How do we deploy?', 'Every merge goes straight to production.', 'deploy'],
    ['Where is our code hosted?', 'Everything moved to GitHub.', 'repository'],
    ['Where do our builds run?', 'The Jenkins box died.', 'ci'],
    ['Where do I work?', 'Back at my desk after the break.', 'job'],
  ])('connect "%s" with "%s"', (question, statement, attribute) => {
    expect(asked(question).attributes.get(attribute)).toBeGreaterThan(0.3);
    expect(stated(statement).get(attribute)).toBeGreaterThan(0.3);
  });

  it('are not found in the capital of a first word, nor in another word of the same stem', () => {
    expect(stated('Switched to Zen for the internet.').has('game')).toBe(false);
    expect(stated('Switch is broken, no Zelda for me.').has('game')).toBe(true);
    expect(stated('I play on my old Switch.').has('game')).toBe(true);
    expect(stated('We drive an electric Kia.').has('provider')).toBe(false);
    expect(stated('What can I cook for Freya? She has gone vegetarian.').has('job')).toBe(false);
    expect(stated('I am a cook at the Anchor.').has('job')).toBe(true);
  });

  it('connect two languages', () => {
    expect(asked('Wo wohne ich?', 'de').attributes.get('home')).toBeGreaterThan(0.3);
    expect(stated('Vivo en la calle Mayor.', 'es').get('home')).toBeGreaterThan(0.3);
    expect(asked('我住在哪里?', 'zh').attributes.get('home')).toBeGreaterThan(0.3);
  });

  it('are found in the parts of a German compound', () => {
    expect(stated('Die Wohnungsmiete steigt im Mai.', 'de').get('rent')).toBeGreaterThan(0.3);
    const department = stated('Ich übernehme die Kinderbuchabteilung.', 'de');
    expect(department.get('children')).toBeLessThan(0.5);
    expect(department.has('medication')).toBe(false);
  });

  it('prefer a phrase to the words in it', () => {
    expect(asked('What do I do for a living?').attributes.has('home')).toBe(false);
    expect(asked('What do I do for a living in Linz?').attributes.has('home')).toBe(false);
    expect(stated('My phone contract ends in May.').get('phone') ?? 0).toBe(0);
    // "moved to" may mean where something is hosted, and must not hide a home.
    expect(stated('We moved to Linz.').get('home')).toBeGreaterThan(0.3);
    for (const text of ['The dentist got moved to the 16th.', 'I moved my gym to Saturday.', 'Band moved to Tuesday.'])
      expect([stated(text).has('home'), stated(text).has('appointment')]).toEqual([false, true]);
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

describe('what a German text says only about others', () => {
  it.each([
    ['Das Fest war schön, nur mein Bruder Rainer fehlte, er lebt ja in Oslo.', ['home'], ['event']],
    ['Meine Schwester arbeitet bei der Post. Sie wohnt in Graz.', ['job', 'home'], []],
    ['Mein Bruder wohnt in Linz und arbeitet bei der Voest.', ['home', 'job'], []],
    ['Unser alter Nachbar, der bei der Bahn arbeitet, ist krank.', ['job'], []],
    ['Meine Frau und ich wohnen in Graz.', [], ['home']],
    ['Ich und meine Frau wohnen in Graz.', [], ['home']],
    ['Mein Bruder ist gekündigt, deshalb wohnen wir jetzt in Graz.', ['job'], ['home']],
    ['Ich wohne bei meiner Schwester, sie arbeitet in der Klinik.', [], ['home', 'job']],
    ['Wir sind mit den Kindern nach Graz gezogen.', [], ['home']],
    ['Mein Bruder hat mir seine Wohnung überlassen.', [], ['home']],
    ['Meine Wohnung ist in Graz.', [], ['home']],
    ['Die Wohnung gehört meiner Mutter.', [], ['home']],
  ])('is told from what it says of the speaker: %s', (text, others, own) => {
    const { ofOthers, attributes } = readText(text, 'de');
    for (const attribute of others) expect(ofOthers).toContain(attribute);
    for (const attribute of own) {
      expect(attributes.get(attribute)).toBeGreaterThan(0.3);
      expect(ofOthers).not.toContain(attribute);
    }
  });
});

describe('a time', () => {
  it.each([
    ['Wir ziehen am 3. März um.', true],
    ['Am 3. Sept. ziehen wir um.', true],
    ['Ab Jänner bin ich in Pension.', true],
    ['The script needs python 3.x to run.', false],
    ['It took 3. then it stopped.', false],
  ])('is in "%s": %s', (text, holds) => {
    expect(kindsIn(text, 'de').has('time')).toBe(holds);
  });
});

describe('an amount', () => {
  it.each([
    ["We can keep the piano, Simone's granny left one", false],
    ['The new one is blue', false],
    ['One day I want to sail', false],
    ['We take one tablet a day', true],
    ['We have only got one.', true],
    ['The party is on the 9th of October', false],
    ['Das Fest ist am 9. Oktober', false],
    ['Das Fest am 9. Oktober hatte 45 Gäste', true],
    ['Born on March 8, 1990', true],
    ['In July 12 guests came', true],
    ['It was 1.12 March or so', true],
  ])('is in "%s": %s', (text, holds) => {
    expect(kindsIn(text, 'de').has('amount')).toBe(holds);
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
    ['What was going on in the first half of March?', 'past'],
    ['What did I take in the first week?', 'past'],
    ['How much have I saved so far?', 'now'],
    ['Wo war ich vor zwei Jahren?', 'past'],
    ['Wo war ich vor einigen Wochen?', 'past'],
    ['Wo wohnte ich vor der Hochzeit?', 'earlier'],
    ['Wo wohnte ich vor vielen Jahren?', 'earlier'],
    ['Wie viel habe ich gespart?', 'now'],
    ['Welchen Wagen hatte ich davor?', 'earlier'],
    ['Habe ich Angst davor?', 'now'],
    ['Wie viel habe ich für das Rad bezahlt?', 'past'],
  ])('"%s" asks of what is %s', (question, when) => {
    const language = /\b(?:ich|Was)\b/.test(question) ? 'de' : 'en';
    expect(askingOf(question, language).when).toBe(when);
  });

  it.each([
    ['Where did I work before the museum?', 'en', ['museum']],
    ['Where did I live before we moved to the bakery?', 'en', ['move', 'bakeri']],
    ['Wo wohnte ich vor der Hochzeit?', 'de', ['hochzeit']],
    ['Where did I live before that?', 'en', []],
    ['Where did I live?', 'en', []],
  ])('"%s" in %s asks for what was before %j', (question, language, before) => {
    expect([...askingOf(question, language).before]).toEqual(before);
  });

  it.each([
    ['who ran the kitchen in February?', 'en', true],
    ['who looked after ledger-sync in April?', 'en', true],
    ['Which dentist treated me last spring?', 'en', true],
    ['which version were we on in mid June?', 'en', true],
    ['who owns ledger-sync?', 'en', false],
    ['who has my old car now?', 'en', false],
    ['what are our hours around Christmas?', 'en', false],
    ['What medicine did I take in the end?', 'en', false],
    ['Wer leitete im Mai den Verein?', 'de', true],
    ['Wer hat im Januar die Kasse geführt?', 'de', true],
    ['bei wem war ich im März mit dem Strom?', 'de', true],
    ['Was hab ich im Juli verdient?', 'de', true],
    ['Was zahle ich im März?', 'de', false],
    ['Was kosten die Karten im Mai?', 'de', false],
    ['Wo arbeiten wir im Mai?', 'de', false],
    ['Was ist im April geplant?', 'de', false],
    ['Which meetings are planned for March?', 'en', false],
    ['Wer hat im Januar Geburtstag?', 'de', false],
    ['Bei wem habe ich im Mai gelernt?', 'de', true],
    ['Wie viel haben wir im Mai verbraucht?', 'de', true],
    ['Wie viele Gäste sind im Mai gekommen?', 'de', true],
    ['In welchem Hotel haben wir im Mai geschlafen?', 'de', true],
  ])('"%s" in %s is in the past tense: %s', (question, language, pastTense) => {
    expect(askingOf(question, language).pastTense).toBe(pastTense);
  });

  it.each([
    ['Who was the original owner of ledger-sync?', 'en'],
    ['Wer war der ursprüngliche Vermieter?', 'de'],
  ])('"%s" in %s asks of what was earlier', (question, language) => {
    expect(askingOf(question, language).when).toBe('earlier');
  });

  it.each([
    ['When did I have my knee operated?', 'en', true],
    ['when was Redshift switched off', 'en', true],
    ['how long have I been at the bakery?', 'en', true],
    ['Since when are we off RabbitMQ?', 'en', true],
    ['Wann war ich beim Zahnarzt?', 'de', true],
    ['Seit wann nehme ich die Tabletten?', 'de', true],
    ['when did the tax export go out in the end?', 'en', true],
    ['How long did the surgery take?', 'en', false],
    ['How long have we got to pay?', 'en', false],
    ['Wie lange war die Fahrt?', 'de', false],
    ['When is my next dentist visit?', 'en', false],
    ['When was the portal originally supposed to be ready?', 'en', false],
    ['till when is the licence good?', 'en', false],
    ['Wann ist die Hochzeit?', 'de', false],
    ['Wann sind wir umgezogen?', 'de', true],
    ['How long ago did we move?', 'en', true],
    ['Wie lange ist es her, dass wir umgezogen sind?', 'de', true],
    ['Wann habe ich den Kredit abbezahlt?', 'de', true],
    ['Wann ist die Feier geplant?', 'de', false],
    ['Wann ist der Termin eingetragen?', 'de', false],
    ['Wann haben wir Urlaub?', 'de', false],
  ])('"%s" in %s asks when it happened: %s', (question, language, whenItHappened) => {
    expect(askingOf(question, language).whenItHappened).toBe(whenItHappened);
  });

  it('is read soon, however long its last word is', () => {
    const question = `wer hat im Mai ${'ge'.repeat(20_000)}1`;
    expect(busyMs(() => askingOf(question, 'de'))).toBeLessThan(1_000);
  });

  it.each(['was steht ', 'what is ', 'wie lange ', "what's on "])('is read soon, however often it says %j', (words) => {
    const questions = [words.repeat(5_000), `${words}${' .'.repeat(20_000)}`, `${' .'.repeat(20_000)}${words}`];
    expect(busyMs(() => questions.forEach((question) => askingOf(question, 'de')))).toBeLessThan(1_000);
  });

  it.each([
    ['Welche Dosis nehme ich?', 'de', false],
    ['Welche Firma hat die Wärmepumpe eingebaut?', 'de', false],
    ['Welche Schuhgröße hat Lina?', 'de', false],
    ['Welche Versicherung habe ich?', 'de', false],
    ['Welche Handwerker hatten wir dieses Jahr?', 'de', true],
    ['Welche Filme habe ich gesehen?', 'de', true],
    ['Welche Tabletten nehme ich?', 'de', false],
    ['Welche Tage arbeite ich?', 'de', false],
    ['Welche Allergien habe ich?', 'de', true],
    ['What days are we closed?', 'en', false],
    ['Which bus do I take?', 'en', false],
    ['What allergies do I have?', 'en', true],
  ])('"%s" in %s asks for several: %s', (question, language, list) => {
    expect(askingOf(question, language).list).toBe(list);
  });

  it.each([
    ['Was arbeite ich?', 'de', 'thing'],
    ['Was haben wir im Mai gezahlt?', 'de', 'amount'],
    ['Was hat die Heizung am Ende gekostet?', 'de', 'amount'],
    ['With whom do I share the flat?', 'en', 'person'],
    ['Mit wem wohne ich zusammen?', 'de', 'person'],
    ['At what time do I get up?', 'en', 'time'],
    ['Ab wann arbeite ich in Graz?', 'de', 'time'],
    ['Whereabouts do we live?', 'en', 'place'],
    ['Waren wir auf Rügen?', 'de', 'yes-no'],
    ['Was I ever in Porto?', 'en', 'yes-no'],
  ])('"%s" in %s asks for a %s', (question, language, kind) => {
    expect(askingOf(question, language).kind).toBe(kind);
  });

  it.each([
    ["what's in my diary for next month", 'en', true],
    ['What is planned for November?', 'en', true],
    ['anything on in December?', 'en', true],
    ['whats coming up this fall', 'en', true],
    ['Was steht im Dezember an?', 'de', true],
    ['What street is my apartment on?', 'en', false],
    ['What is my profession?', 'en', false],
    ['What was on in December?', 'en', false],
    ['Was ist im April geplant?', 'de', true],
    ['Was habe ich am Montag vor?', 'de', true],
  ])('"%s" in %s asks for any event to come: %s', (question, language, ahead) => {
    expect(askingOf(question, language)).toMatchObject({ ahead, event: false });
  });

  it('may ask for any event', () => {
    expect(askingOf('What did I do on 8 March?', 'en').event).toBe(true);
    expect(askingOf('Was war im Februar los?', 'de').event).toBe(true);
    expect(askingOf('what did we change in March', 'en').event).toBe(true);
    expect(askingOf('What did Sabine give me?', 'en').event).toBe(false);
    expect(askingOf('What happened to my car?', 'en').event).toBe(false);
    expect(askingOf('What happened with Jonah?', 'en').event).toBe(true);
    expect(askingOf('What did I do for Christmas?', 'en').event).toBe(true);
  });

  it.each([
    ['What did I do for a living in January?', 'en'],
    ['What did Ada do for work before Acme?', 'en'],
    ['Was habe ich im Januar beruflich gemacht?', 'de'],
  ])('is about a job and not about any event: "%s"', (question, language) => {
    expect(askingOf(question, language).event).toBe(false);
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
    expect(speechAct(text, 'en')).toBe(act);
  });

  it.each([
    "Was at Dr Okafor's this morning, she put the losartan up to 100",
    'was sick all Sunday so I missed church',
    'Wen takes ledger-sync over while Tobi is out',
    'Comment from Marek: the deadline holds for now',
    'What a week, we moved to Porto on Friday',
    'What lovely weather, we walked to Bath and back',
    'How nice, Martin got the job in York',
    'How lucky we were with the new flat',
    'When I retired I moved to Bath',
    'When Noah was born I stopped the hospice work',
    'When ordering from Bay Linen we use code 12',
    'Where we live now the bins go out on Mondays',
    'What I eat: no meat since March',
    'Which reminds me, my locker code is 4417',
    'Great, which reminds me, my locker code is 4417',
    'Do you know, I sold the car to Tom for 500',
    'Can you check the timetable, we moved to Leeds',
    'Who would have thought, Amara runs the kitchen now',
    'Does my head in, this new landlord wants 4,550',
    'Did the shopping at Aldi with Tom',
    'Wie besprochen kommt der Lindner am Montag',
    'Wie schön, Karla hat die Stelle bekommen',
    'Was ich esse: kein Fleisch mehr seit März',
    'Was für ein Tag, wir haben den Schlüssel',
    'Wo wir jetzt wohnen gibt es keinen Bäcker',
    'Wer hätte das gedacht, Sabine ist jetzt Vorsitzende',
    'Quand je suis arrivé à Lyon, il pleuvait',
    'Qué bonito, mi hermana se casa en mayo',
  ])('that begins like a question tells: "%s"', (text) => {
    for (const language of ['en', 'de']) expect(speechAct(text, language)).toBe('told');
  });

  it.each([
    ['what do I drive', 'en'],
    ["who's my GP these days", 'en'],
    ['who owns ledger-sync', 'en'],
    ['which cluster is the scheduler deployed on', 'en'],
    ['how much rent do I pay', 'en'],
    ['how many cups in 250 grams of flour', 'en'],
    ['when is the handover', 'en'],
    ['did the boiler get fixed', 'en'],
    ['can you recommend a hotel, I need one in Porto', 'en'],
    ['was kostet die Kilowattstunde', 'en'],
    ['wie viel grad muss der backofen für plätzchen', 'de'],
    ['wo wohne ich', 'de'],
    ['wer macht die Steuer', 'en'],
    ['où est mon passeport', 'fr'],
    ['qué coche tengo', 'es'],
  ])('without its mark asks: "%s"', (text, language) => {
    expect(speechAct(text, language)).toBe('asked');
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

  it('names nobody by a short form of a pronoun', () => {
    const { names, content } = readText("Mia said I'd better wait, so I'll stay. We've time, don't worry.", 'en');
    expect([...names]).toEqual(['mia']);
    expect([...content].filter((stem) => stem.includes("'"))).toEqual([]);
  });

  it('is about somebody else if it begins with a title and a name, also where every noun has a capital', () => {
    expect(readText('Dr. Wimmer ist in Rente gegangen.', 'de').other).toBe(true);
    expect(readText('Morgen ist Markt.', 'de').other).toBe(false);
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

it.each([
  ['who do we get our fish from?', 'terminal'],
  ['Can I be given amoxicillin?', 'job'],
  ["What's the sous chef's name?", 'iac'],
  ['Where are Jean and I going?', 'clothes'],
  ['who owns our building?', 'ci'],
  ["who's the accountant?", 'bank'],
  ['When was Redshift switched off?', 'game'],
  ['How much do I pay for the windows?', 'system'],
  ['who ran the kitchen?', 'race'],
  ['The crown was 319 pounds.', 'weight'],
  ['Clio and Zoe moved the boxes.', 'server'],
  ['Clio and Zoe moved the boxes.', 'sport'],
  ['The cat hid for an hour.', 'salary'],
  ['That was quite a day.', 'job'],
  ['I did not even ask.', 'time_of'],
])('hears no false friend in "%s": %s', (text, attribute) => {
  expect(asked(text).attributes.get(attribute) ?? 0).toBeLessThan(0.35);
  expect(stated(text).get(attribute) ?? 0).toBeLessThan(0.35);
});

it.each([
  ['Was kostet die Kilowattstunde?', 'Strom kostet 29 cent die kWh.', 'provider'],
  ['Wie hoch ist der Mitgliedsbeitrag?', 'Der Jahresbeitrag liegt bei 60.', 'club'],
  ['Womit heizen wir?', 'Die Gastherme ist hin.', 'appliance'],
  ['Welches Nummernschild hat der Wagen?', 'Kennzeichen KS-AB 12.', 'car'],
  ['Welche Abneigung habe ich?', 'Das mag ich: Tee. Ich mag nicht, wenn es zieht.', 'dislike'],
])('connect other German words: "%s" with "%s"', (question, statement, attribute) => {
  expect(asked(question, 'de').attributes.get(attribute)).toBeGreaterThan(0.3);
  expect(stated(statement, 'de').get(attribute)).toBeGreaterThan(0.3);
});

it.each([
  ['Frau Kessler macht die Steuer.', 'partner'],
  ['Die neue Halle ist fertig.', 'purchase'],
  ['Amini will 88.', 'goal'],
  ['Ich rauche nicht, nichts da.', 'relative'],
  ['Wir sind seit Mai in Graz.', 'book'],
  ['Zum ersten Mal in Graz, mal sehen.', 'hobby'],
  ['Das war fast umsonst.', 'diet'],
])('hears no false friend in German "%s": %s', (text, attribute) => {
  expect(stated(text, 'de').get(attribute) ?? 0).toBeLessThan(0.35);
});
