import { asOfUser, inFirstPerson } from './first-person.js';
import { readQuestion, readText } from './reading.js';

describe('inFirstPerson', () => {
  it.each([
    ['User lives in Leeds.', 'I live in Leeds.'],
    ['The user no longer works at Acme.', 'I no longer work at Acme.'],
    ["The user's sister is a nurse.", 'my sister is a nurse.'],
    ['Ravi and the user are looking at houses.', 'Ravi and I are looking at houses.'],
    ['Tom lives with the user.', 'Tom lives with me.'],
    ['Works as a teacher in Rugby.', 'I work as a teacher in Rugby.'],
    ['Is vegetarian. Has two cats.', 'I am vegetarian. I have two cats.'],
    ['Broke up with Sam.', 'I broke up with Sam.'],
    ['Runs a bakery on a boat.', 'I run a bakery on a boat.'],
    ['What does the user do?', 'What do I do for a living?'],
    ['Now lives in Hove.', 'I now live in Hove.'],
    ['Location: Uppsala', 'My location is Uppsala'],
    ['Allergies: shellfish', 'My allergies include shellfish'],
    ['Marital status: single', 'My marital status is single'],
    ['- Favourite colour = green\n- Job title: nurse', 'My favourite colour is green\nMy job title is nurse'],
    ['Name is Priya Raman.', 'My name is Priya Raman.'],
    ['Where does the user live?', 'Where do I live?'],
    ["What is the user's name?", 'What is my name?'],
    ['What is the user allergic to?', 'What am I allergic to?'],
  ])('reads “%s” as said by the user', (text, said) => {
    expect(inFirstPerson(text, 'en')).toBe(said);
  });

  it.each([
    ['The user table is in Postgres.'],
    ['User sessions expire after 30 minutes.'],
    ['Is the user service down?'],
    ['Works fine now.'],
    ['Runs on port 8080.'],
    ['Got it, thanks.'],
    ['moved now'],
    ['Plans for Sunday: hiking.'],
    ['Is Leo vegan?'],
    ['Tom: see you at the office'],
    ['Note: buy milk'],
    ['The job: paint the fence'],
    ['Mochi saw the vet. Takes three units now.'],
  ])('leaves “%s” as it is, which is not about the user', (text) => {
    expect(inFirstPerson(text, 'en')).toBe(text);
  });

  it.each([
    ['de', 'Der Nutzer wohnt in Kiel.', 'Ich wohnt in Kiel.'],
    ['de', 'Die Schwester des Nutzers wohnt in Kiel.', 'mein Schwester wohnt in Kiel.'],
    ['de', 'Wo wohnt die Nutzerin?', 'Wo wohnt ich?'],
    ['fr', "L'utilisatrice habite à Lyon.", 'je habite à Lyon.'],
    ['es', 'El usuario vive en Sevilla.', 'yo vive en Sevilla.'],
    ['es', 'La madre del usuario vive en Sevilla.', 'mi madre vive en Sevilla.'],
  ])('also in %s: “%s”', (language, text, said) => {
    expect(inFirstPerson(text, language)).toBe(said);
  });

  it.each([['Die Nutzer melden Fehler.'], ['Die Anzahl der Nutzer ist gestiegen.']])(
    'of many users nobody is the speaker: “%s”',
    (text) => {
      expect(inFirstPerson(text, 'de')).toBe(text);
    },
  );

  it('is linear in the length of a text', () => {
    const began = process.cpuUsage().user;
    inFirstPerson('the user '.repeat(20_000), 'en');
    inFirstPerson(`Is ${'no longer '.repeat(20_000)}`, 'en');
    expect(process.cpuUsage().user - began).toBeLessThan(2_000_000);
  });
});

describe('a fact about the user', () => {
  it.each([['User moved to Hamburg.'], ["User's car is red."], ['Works at Acme.'], ['Lives with her parents.']])(
    'is about the one who asks: “%s”',
    (text) => {
      expect(readText(text, 'en')).toMatchObject({ self: true, other: false });
    },
  );

  it('does not share the word “user” with a question', () => {
    expect(readQuestion("What is the user's name?", ['en'])).toMatchObject({ self: true, topic: [] });
    expect(readText('User eats fish again.', 'en').content).not.toContain('user');
  });
});

describe('asOfUser', () => {
  it.each([
    ['en', 'Tom moved to Leeds.', 'I moved to Leeds.'],
    ['en', "Tom's car is red, and Sara likes Tom's garden.", 'my car is red, and Sara likes my garden.'],
    ['en', 'Tom Baker no longer works at Acme.', 'I no longer work at Acme.'],
    ['en', 'Tom and Sara got engaged.', 'I and Sara got engaged.'],
    ['de', 'Tom wohnt in Kiel.', 'Ich wohnt in Kiel.'],
    ['de', 'Toms Schwester wohnt in Kiel.', 'mein Schwester wohnt in Kiel.'],
    ['de', 'Tom’ Schwester wohnt in Kiel.', 'mein Schwester wohnt in Kiel.'],
    ['fr', 'Tom habite à Lyon.', 'je habite à Lyon.'],
    ['fr', 'La mère de Tom habite à Nantes.', 'mon mère habite à Nantes.'],
    ['es', 'La madre de Tom vive en Cádiz.', 'mi madre vive en Cádiz.'],
    ['es', 'Tom vive en Sevilla.', 'yo vive en Sevilla.'],
  ])('reads in %s “%s” as told of the user Tom', (language, text, said) => {
    expect(inFirstPerson(asOfUser(text, language, ['Tom Baker']), language)).toBe(said);
  });

  it('needs no accents in the name', () => {
    expect(asOfUser('Chloé travaille à Lyon.', 'fr', ['Chloe Martin'])).toBe("l'utilisateur travaille à Lyon.");
  });

  it.each([
    ['My name is Tom Baker.'],
    ['Thanks, Tom!'],
    ['Sara lives with Tom Hanks.'],
    ['Tomas moved to Leeds.'],
    ['Baker lives in Oslo.'],
    ['Old Tom is a gin.'],
  ])('leaves “%s”', (text) => {
    const names = text.startsWith('Old') ? ['Ada'] : ['Tom Baker'];
    expect(asOfUser(text, 'en', names)).toBe(text);
  });

  it('is linear in the length of a text', () => {
    const began = process.cpuUsage().user;
    for (const text of ['Tom Tom ', 'A ', 'Tom', "Tom's and "]) asOfUser(text.repeat(20_000), 'en', ['Tom Baker', 'A']);
    expect((process.cpuUsage().user - began) / 1_000).toBeLessThan(1_500);
  });
});
