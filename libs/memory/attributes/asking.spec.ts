import { askingOf, asksAssistant } from './asking.js';

describe('asksAssistant', () => {
  it.each([
    ['Which hotel did you recommend to me?', true],
    ['What was your advice about sleep?', true],
    ['Was hast du mir empfohlen?', true],
    ['你推荐了什么书？', true],
    ['What did I tell about my sister?', false],
    ['What did I tell you about my sister?', false],
    ['Have I ever told you where Mara lives?', false],
    ['Was habe ich dir über meine Schwester erzählt?', false],
    ['What did you say when I told you about my sister?', true],
    ['I told you about my sister, which gift was it?', true],
    ['Can you tell me where Mara lives?', false],
    ['Could you please remind me where Mara lives?', false],
    ['Where is the youth hostel?', false],
  ])('%j: %s', (query, expected) => {
    expect(asksAssistant(query)).toBe(expected);
  });
});

describe('the time that a question asks about', () => {
  it.each([
    ['What was my last blood pressure reading?', 'now'],
    ['How much was the last electricity bill?', 'now'],
    ['What was my last job?', 'past'],
  ])('%j: %s', (query, when) => {
    expect(askingOf(query, 'en').when).toBe(when);
  });

  it.each([
    ['Wie hieß unser Hund?', 'past'],
    ['Wie viel Ramipril nahm ich im März?', 'past'],
    ['Wo wohnten wir im Winter?', 'past'],
    ['Wo haben wir vor Wardenburg gewohnt?', 'earlier'],
    ['Wie heißt unser Hund?', 'now'],
    ['Was nehme ich gegen Kopfweh?', 'now'],
  ])('in German, %j: %s', (query, when) => {
    expect(askingOf(query, 'de').when).toBe(when);
  });

  it.each([
    ['Who do I ask before deploying to svc-pay-03?', 'now'],
    ['What must I take before breakfast?', 'now'],
    ['Who did I have to ask before the merger?', 'earlier'],
    ['Can you tell me where I lived before Linz?', 'earlier'],
    ['Where did I live before Linz?', 'earlier'],
    ['What uptime did we promise Brightcart?', 'now'],
    ['How much did Brightcart agree to pay?', 'past'],
    ['What did we eat in Rome?', 'past'],
    ['On which floor was I in June?', 'past'],
    ['Whose lodger was I in winter?', 'past'],
    ['Where did I first live?', 'earlier'],
    ['Who was first to coach me?', 'earlier'],
    ['When did I first see Noor?', 'now'],
  ])('%j: %s', (query, when) => {
    expect(askingOf(query, 'en').when).toBe(when);
  });

  it('is the present in German with what comes after it', () => {
    expect(askingOf('Was muss ich vor dem Frühstück nehmen?', 'de').when).toBe('now');
    expect(askingOf('Wo habe ich vor Linz gewohnt?', 'de').when).toBe('earlier');
  });
});

it.each([
  ['Is the flag on for every customer?', false],
  ['Can you list every customer?', true],
  ['How many books have I finished this year?', true],
  ['How much did I spend on the bike in total?', true],
  ['How many hens have I got?', false],
  ['How many days a week do I work?', false],
  ['How much have we raised?', false],
  ['Which shifts do I work?', false],
  ['What Kubernetes do we run?', false],
  ['Which services do we run?', true],
])('%j asks for several: %s', (query, expected) => {
  expect(askingOf(query, 'en').list).toBe(expected);
});

describe('a question', () => {
  it.each([
    ['Who looks after the cat before school?', 'now'],
    ['Who was responsible before Noor?', 'earlier'],
    ['What is the name of the doctor I had before Osei?', 'earlier'],
    ['How much does my ex pay?', 'now'],
    ['What is my ex-boss called?', 'earlier'],
  ])('that asks "%s" asks for the time %s', (question, when) => {
    expect(askingOf(question, 'en').when).toBe(when);
  });

  it.each([
    ['What happened to the hamster?', 'en', true],
    ["What's become of the old car?", 'en', true],
    ['Was ist aus dem Hamster geworden?', 'de', true],
    ['¿Qué pasó con el coche?', 'es', true],
    ['What happened to me in May?', 'en', false],
    ['What happened in May?', 'en', false],
  ])('"%s" in %s asks what became of something: %s', (question, language, became) => {
    expect(askingOf(question, language).became).toBe(became);
    expect(askingOf(question, language).event && became).toBe(false);
  });

  it.each([
    ["What's halibut costing me per pound?", 'amount'],
    ['what do dishwashers make an hour', 'amount'],
    ['What is my new salary?', 'amount'],
    ['How strong is my tablet?', 'amount'],
    ['What is the rent due date?', 'thing'],
    ['What do I have planned for a week in June?', 'thing'],
    ['Which day care does she go to?', 'thing'],
    ['Which day does she go to care?', 'time'],
  ])('that asks "%s" asks for a %s', (question, kind) => {
    expect(askingOf(question, 'en').kind).toBe(kind);
  });
});

describe('what a question asks for', () => {
  it.each([
    ["What's my address?", 'en', 'place'],
    ['What is Mara’s new address?', 'en', 'place'],
    ['Wie lautet meine Adresse?', 'de', 'place'],
    ["What's my email address?", 'en', 'thing'],
    ['What is the IP address?', 'en', 'thing'],
  ])('%j in %s: %s', (query, language, kind) => {
    expect(askingOf(query, language).kind).toBe(kind);
  });
});

it.each([
  ['What was the last book I finished?', false],
  ['What was the first book I finished?', true],
  ['What did I finish last year?', true],
])('asks for the past by "%s": %s', (query, past) => {
  const { when, pastTense } = askingOf(query, 'en');
  expect(when !== 'now' || pastTense).toBe(past);
});
