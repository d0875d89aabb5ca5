import { kindsIn } from './kinds.js';
import { readText } from './reading.js';

it('may name somebody with its first word', () => {
  expect(kindsIn('Sky put the broadband up.', 'en').has('person')).toBe(true);
  expect(kindsIn('Yesterday was quiet.', 'en').has('time')).toBe(true);
});

it('takes no month and no weekday for a place, nor for a name', () => {
  for (const text of [
    'the rent rises from January',
    'they come on Fridays',
    'we start on 12 June',
    'es beginnt im März',
  ])
    expect([text, kindsIn(text, 'en').has('place')]).toEqual([text, false]);
  expect(kindsIn('it ends on Thursday', 'en').has('person')).toBe(false);
  expect(kindsIn('it is with June', 'en').has('person')).toBe(true);
  expect(kindsIn('we are in Hamburg from January', 'en').has('place')).toBe(true);
});

it('may say how long with the plural of a time', () => {
  for (const text of ['two weeks', 'five years', 'three months', 'ten days'])
    expect([text, kindsIn(`It takes ${text}.`, 'en').has('time')]).toEqual([text, true]);
});

it('takes what follows a move or a home for a place in a text without capitals', () => {
  for (const text of [
    'btw i moved to cork last weekend',
    'living in leeds now',
    'my flat in york is cold',
    'Location: Uppsala',
  ])
    expect([text, readText(text, 'en').holds.has('place')]).toEqual([text, true]);
  for (const text of [
    'gym moved to thursdays',
    'going to work',
    'moved to april',
    'We moved to thursdays',
    'i live in a flat',
  ])
    expect([text, readText(text, 'en').holds.has('place')]).toEqual([text, false]);
});
