import { readQuestion, readText } from './reading.js';

describe('attributes', () => {
  it.each([
    ['What do I do for a workout?', 'sport', 'job'],
    ['What do I do in my free time?', 'hobby', 'job'],
    ["Who do I see when I'm sick?", 'doctor', 'job'],
    ['What sort of telephone do I have?', 'phone', 'car'],
    ['How many grandkids have I got?', 'relative', 'pet'],
    ['Who do I live with?', 'housemates', 'partner'],
    ['What is Meera into?', 'favourite', 'home'],
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

  it('a town whose name ends with "burg" is no food', () => {
    expect(readText('Wir ziehen nach Wardenburg.', 'de').attributes.has('food')).toBe(false);
    expect(readText('Freitags gibt es Burger.', 'de').attributes.has('food')).toBe(true);
  });

  it.each([
    ['I run the post office in Kilbride.', 'job', 'boss'],
    ['Got a job offer from Colruyt.', 'job_offer', 'job'],
    ['My thesis supervisor is Prof Maes.', 'teacher', 'boss'],
    ['Our PM is Valentina.', 'product_manager', 'time_of'],
    ['Crawler goes to the data platform team.', 'owner', 'home'],
    ["They've put me on lates.", 'hours', 'medication'],
    ['Sharing a flat with Aisha.', 'housemates', 'partner'],
  ])('"%s" states %s and not %s', (text, stated, other) => {
    const { attributes } = readText(text, 'en');
    expect([attributes.has(stated), attributes.has(other)]).toEqual([true, false]);
  });

  it('words for naming ask for nothing in German', () => {
    expect(readQuestion('Wie hieß unser Hund?', ['de']).topic).toEqual([]);
  });
});
