import { areFramedApart, framesOf, isUnclaimed } from './frames.js';

const frames = (text: string) => framesOf(text, 'en');

it.each([
  ['I take metformin', 'I forgot to take metformin'],
  ['I want to learn to swim', 'I learned to swim'],
  ['I try to avoid gluten', 'I avoid gluten'],
  ['She asked me to call Ben', 'I called Ben'],
  ['I plan to run a marathon', 'I ran a marathon'],
  ['I walk to work', 'I hate having to walk to work'],
  ['Leo pays the rent', 'I doubt that Leo pays the rent'],
  ['I am learning Polish', 'I am tired of learning Polish'],
])('another verb governs one of them: %s / %s', (one, other) => {
  expect(areFramedApart(frames(one), frames(other))).toBe(true);
  expect(areFramedApart(frames(other), frames(one))).toBe(true);
});

it.each([
  ['I take metformin', 'I usually take 500 mg of metformin at breakfast'],
  ['I want to learn to swim', 'I want to learn to swim this summer'],
  ['I cycle to work', 'I cycle to work because I hate buses'],
  ['Ana swims', 'Ana goes swimming on Tuesdays'],
  ['My sister works at Acme', 'My sister told me she works at Acme as a nurse'],
  ['I listen to music', 'I listen to music while cooking'],
])('one is a fuller form of the other: %s / %s', (one, other) => {
  expect(areFramedApart(frames(one), frames(other))).toBe(false);
});

it('knows what is only wished, forgotten or asked for, and what holds', () => {
  const stored = frames('I eat fish');
  expect(isUnclaimed(frames('I am afraid to eat fish'), stored)).toBe(true);
  expect(isUnclaimed(frames('My doctor told me not to eat fish'), stored)).toBe(true);
  expect(isUnclaimed(frames('I have to eat fish now'), stored)).toBe(false);
  expect(isUnclaimed(frames('I do not eat fish any more'), stored)).toBe(false);
});
