import { readQuestion } from './reading.js';
import { tellsNothingReal } from './unreal.js';

it.each([
  ["I'd love to live in Lisbon one day.", 'en'],
  ["If I worked at a bank I'd earn twice as much.", 'en'],
  ['I wish I played the piano.', 'en'],
  ['I dreamt that I worked at NASA.', 'en'],
  ['Imagine living in Tokyo!', 'en'],
  ['I nearly rented a place in Antwerp for 1,200 a month.', 'en'],
  ["In the novel I'm reading the hero plays the trumpet.", 'en'],
  ['It would be nice to run the API on Bun someday.', 'en'],
  ['A customer asked whether we run on AWS.', 'en'],
  ['We evaluated LaunchDarkly and decided against it.', 'en'],
  ['My sister says I should live in Antwerp.', 'en'],
  ['I could never work in an office.', 'en'],
  ['Finance would prefer a budget of 6,000.', 'en'],
  ['My daughter would love a puppy.', 'en'],
  ['I tried on an iPhone 15 at the shop but it was too heavy.', 'en'],
  ['Ich würde gern in Lissabon wohnen.', 'de'],
  ['Ich habe geträumt, dass ich bei der NASA arbeite.', 'de'],
  ['Fast hätte ich einen Tesla gekauft.', 'de'],
  ['Wenn ich in Berlin wohnen würde, hätte ich mehr Freunde.', 'de'],
  ['Me gustaría vivir en Lisboa.', 'es'],
  ['Casi compro un Tesla.', 'es'],
  ['Si trabajara en un banco ganaría más.', 'es'],
  ["J'aimerais habiter à Lisbonne.", 'fr'],
  ["J'ai failli acheter une Tesla.", 'fr'],
  ['Si je travaillais à la banque, je gagnerais plus.', 'fr'],
])('tells of nothing that is so: %s (%s)', (text, language) => {
  expect(tellsNothingReal(text, language)).toBe(true);
});

it.each([
  ['I live in Ghent.', 'en'],
  ['If it rains I take the bus.', 'en'],
  ["I've almost finished the novel.", 'en'],
  ["I'm in the book club at the library.", 'en'],
  ["I live in Ghent, but I'd love to live in Lisbon.", 'en'],
  ["I'd love to live in Lisbon. I live in Ghent.", 'en'],
  ['I work at a bakery and dream of opening my own.', 'en'],
  ['Kim asked if I can work on Sunday, so I work Sundays now.', 'en'],
  ['We decided against MySQL and use Postgres.', 'en'],
  ['I wish you a happy birthday.', 'en'],
  ["I'd rather have an aisle seat.", 'en'],
  ["I'd prefer tea.", 'en'],
  ['Ich würde lieber am Gang sitzen.', 'de'],
  ['My dream car is a Porsche.', 'en'],
  ['Ich habe fast alles gelesen.', 'de'],
  ['Wenn ich Zeit habe, gehe ich klettern.', 'de'],
  ['Casi siempre voy en bici.', 'es'],
  ["J'aimais habiter à Lyon.", 'fr'],
])('tells of what is so: %s (%s)', (text, language) => {
  expect(tellsNothingReal(text, language)).toBe(false);
});

it.each([
  ['Where would I love to live?', true],
  ['What is my goal?', true],
  ['What am I planning to buy?', true],
  ['What did I almost buy?', true],
  ['Which seat would I take?', true],
  ['Where do I live?', false],
  ['Where did I live?', false],
])('asks for a wish: %s %s', (question, wishes) => {
  expect(readQuestion(question, ['en']).wishes).toBe(wishes);
});
