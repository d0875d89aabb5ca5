import { negatesElsewhere, withoutChineseNot } from './negation.js';

it.each([
  'Je ne mange pas de viande.',
  "Elle n'habite plus à Paris.",
  'Je ne bois plus jamais de café.',
  "J'aime pas ça.",
  'Je bois du thé sans sucre.',
  'Ya no trabajo en el banco.',
  'Nunca como pescado.',
  'Ich esse kein Fleisch.',
  '我不吃肉。',
  '我不再吃肉了。',
  '我没有车。',
  '我对花生不过敏。',
])('"%s" negates', (text) => {
  expect(negatesElsewhere(text)).toBe(true);
});

it.each([
  'Je mange plus de viande.',
  'Elle ne boit que du thé.',
  'A faux pas, and plus a jamboree.',
  'Como carne.',
  'Sin City is a film.',
  '这家店不错。',
  '差不多了。',
  '我喜欢茶，不过他喜欢咖啡。',
  '不動産の仕事をしています。',
])('"%s" negates nothing', (text) => {
  expect(negatesElsewhere(text)).toBe(false);
});

it('removes the negation from a Chinese sentence', () => {
  expect(withoutChineseNot('我不再吃肉了')).toBe('我吃肉了');
});
