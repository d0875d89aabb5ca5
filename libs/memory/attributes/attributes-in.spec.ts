import { readQuestion, readText } from './reading.js';

describe('attributes', () => {
  it.each([
    ['What do I do for a workout?', 'sport', 'job'],
    ['What do I do in my free time?', 'hobby', 'job'],
    ["Who do I see when I'm sick?", 'doctor', 'job'],
    ['What sort of telephone do I have?', 'phone', 'car'],
    ['How many grandkids have I got?', 'relative', 'pet'],
  ])('"%s" asks for %s and not for %s', (question, asked, other) => {
    const { attributes } = readQuestion(question, ['en']);
    expect([attributes.has(asked), attributes.has(other)]).toEqual([true, false]);
  });

  it('a German street is none of the words that its name happens to end with', () => {
    const { attributes } = readText('Der Laden liegt in der Löherstraße.', 'de');
    expect([attributes.has('home'), attributes.has('pet')]).toEqual([true, false]);
    expect(readText('Herr Wiegand ist der neue Lehrer.', 'de').attributes.has('study')).toBe(false);
    expect(readText('Ich mache eine Lehre.', 'de').attributes.has('study')).toBe(true);
  });

  it('that the landlord raised the rent says nothing about an origin or a salary', () => {
    expect([...readText('Petrakis raised us to 4,550.', 'en').attributes.keys()]).not.toEqual(
      expect.arrayContaining(['origin']),
    );
    expect(readText('I was raised in Leeds.', 'en').attributes.has('origin')).toBe(true);
  });
});
