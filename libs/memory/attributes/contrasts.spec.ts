import { areContrasted } from './contrasts.js';

const words = (text: string) => new Set(text.toLowerCase().split(' '));

it.each([
  ['the front tyres', 'the back tyres', true],
  ['our dog is ill', 'our bird is ill', true],
  ['unser hund', 'unser vogel', true],
  ['mum called', 'my mother is ill', false],
  ['the dog and the cat', 'the cat', false],
  ['the front tyres', 'the tyres', false],
])('%j and %j are of two things: %s', (one, other, apart) => {
  expect(areContrasted(words(one), words(other))).toBe(apart);
});
