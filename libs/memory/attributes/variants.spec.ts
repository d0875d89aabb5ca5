import { readQuestion, readText } from './reading.js';
import { otherForms, withFullForms } from './variants.js';

describe('Words that are written in several ways', () => {
  it.each([
    ['Prod runs on pg 16, BP 128/82', 'en', 'Production runs on postgres 16, blood pressure 128/82'],
    ['The color of the center is gray', 'en', 'The colour of the centre is grey'],
    ['Mr Gray watches TV', 'en', 'Mr Grey watches television'],
    ['We organize the catalog', 'en', 'We organise the catalogue'],
    ['Un jour de repos, celui-ci', 'fr', 'Un jour de repos, celui-ci'],
    ['Die Uni hat neue Zeiten', 'de', 'Die Universität hat neue Zeiten'],
    ['Je cherche un appart près du resto', 'fr', 'Je cherche un appartement près du restaurant'],
    ['Mi compu no arranca', 'es', 'Mi ordenador no arranca'],
  ])('are read in their full form: %s', (text, language, full) => {
    expect(withFullForms(text, language)).toBe(full);
  });

  it.each([
    'prod_db is down',
    'next.js is slow',
    'I am tired of the optimist',
    'The product is mine',
    'A living organism',
  ])('are no parts of other words: %s', (text) => {
    expect(otherForms(text, ['en'])).toEqual([]);
    expect(withFullForms(text, 'en')).toBe(text);
  });

  it('are searched in each of their forms', () => {
    expect(otherForms('Which Postgres is production on?', ['en'])).toEqual(['pg', 'postgresql', 'postgre', 'prod']);
    expect(otherForms('my blood pressure', ['en'])).toEqual(['bp']);
    expect(otherForms('Who is my GP, and what color is her bike?', ['en'])).toEqual(['doctor', 'bicycle', 'colour']);
    expect(otherForms('In welche Kita geht Mathilda?', ['de'])).toEqual(['kindertagesstätte']);
    expect(otherForms('¿Dónde está mi bici?', ['es'])).toEqual(['bicicleta']);
  });

  it('are one word to a question and its answer', () => {
    const { stems } = readQuestion(withFullForms('Who drew the pictures on the refrigerator?', 'en'), ['en']);
    const said = readText(withFullForms('The fridge pics are by Ines', 'en'), 'en');
    expect([...said.stems].filter((stem) => stems.has(stem))).toEqual(['the', 'refriger']);
  });

  it('are known to the lexicon in their full form, too', () => {
    expect(readText(withFullForms('I have the flu', 'en'), 'en').attributes.has('illness')).toBe(true);
  });
});
