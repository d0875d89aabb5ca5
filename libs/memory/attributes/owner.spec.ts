import { readText } from './reading.js';

it.each([
  ["Nora's mother lives in Graz.", 'en', 'nora'],
  ["Nora's old boss lives in Graz.", 'en', 'nora'],
  ['Noras Mutter wohnt in Graz.', 'de', 'nora'],
  ["Nora's flat is in Graz.", 'en', null],
  ['My mother lives in Graz.', 'en', null],
  ['Boris Mutter wohnt in Graz.', 'en', null],
])('knows whose relative "%s" in %s is about: %s', (text, language, owner) => {
  expect(readText(text, language).relativeOf).toBe(owner);
});

it.each([
  ["Sold the Jazz to Alfie's dad.", ['alfi']],
  ["Met Nora's old boss, Nora was ill.", []],
  ["Sold Alfie's car.", []],
])('knows who is only the owner of a relative: %s', (text, owners) => {
  expect([...readText(text, 'en').ownersOfRelatives]).toEqual(owners);
});

it("begins with somebody else if a contracted “is” follows the name, but not if they are an owner's", () => {
  expect(readText("Alfie's at college.", 'en').other).toBe(true);
  expect(readText("Alfie's college burned.", 'en').other).toBe(false);
});

it('is not somebody else where a text begins with a number', () => {
  expect(readText("Three days a week I'm on the desk at the library.", 'en').other).toBe(false);
});

it.each(['Ramipril raised to 10 mg.', 'Feature flags through LaunchDarkly.', 'HbA1c is down, back to one tablet.'])(
  'a substance, a phrase of the lexicon and what has a digit are nobody: %s',
  (text) => {
    const { other, ofOthers } = readText(text, 'en');
    expect([other, ofOthers.size]).toEqual([false, 0]);
  },
);

it('a chef is nobody’s boss in English', () => {
  expect(readText('My occupation is chef at Lind.', 'en').ofOthers.size).toBe(0);
  expect(readText('Mein Chef wohnt in Kiel.', 'de').other).toBe(true);
});

it.each([
  ["The partner's backups run at 04:00.", 'partner'],
  ["The consultants' team lead is Jorge.", 'consult'],
  ['Competitors promise an SLA of 99.99 percent.', 'competitor'],
  ["Sam's side project uses Svelte for its frontend.", 'side'],
  ['The landlord across the street asks 1,050 euros.', 'across'],
  ['In the demo environment the API runs on Node 18.', 'demo'],
  ['The API runs on Node 18 in staging.', 'stage'],
  ['Another startup in the building has 40 engineers.', 'startup'],
  ['My neighbours pay 900 euros.', null],
  ["Biscuit's been sold.", null],
  ["Our team's SLA is 99.9 percent.", null],
  ['Most companies release monthly.', 'compani'],
  ['Our teams release on Tuesdays.', null],
  ['I study for my test on Friday.', null],
  ['In May the API moved to Node 20.', null],
])('knows of whom or what else "%s" tells: %s', (text, stranger) => {
  expect(readText(text, 'en').ofElse).toBe(stranger);
});

it.each([
  ['Mo told me his manager is a nightmare called Greet.', ['boss']],
  ['My manager is Lotte.', []],
  ['Nora gave her manager a book.', ['boss']],
  ["The user's manager is Bo and his dentist is Dr Kim.", []],
  ['I gave her the name of my dentist.', []],
])('knows what somebody else owns beside the speaker: %s', (text, owned) => {
  const { theirs, ofOthers } = readText(text, 'en');
  expect([...theirs].filter((name) => name !== 'job')).toEqual(owned);
  for (const name of owned) expect(ofOthers).toContain(name);
});
