import { readText } from './reading.js';

it.each([
  ['Anke hat die Praxis gewechselt.', true],
  ['Henning zieht nach Leer.', true],
  ['Anke und ich ziehen nach Leer.', false],
  ['Anke, kommst du?', false],
  ['Urlaub ist gebucht.', false],
  ['Ernst war das nicht gemeint.', false],
])('in German a given name before a verb is somebody else: %s %s', (text, other) => {
  expect(readText(text, 'de').other).toBe(other);
});

it.each([
  ['Wir ziehen zu Ankes Eltern nach Wardenburg.', ['ank']],
  ['Unser Hund Bello ist ein Labrador.', ['bello']],
  ['Mein Bruder, Montag kommt er, bringt den Wagen.', []],
  ['Der Umzug nach Wardenburg hat geklappt.', []],
])('in German names are given names, and what stands behind a relative: %s', (text, names) => {
  expect([...readText(text, 'de').names]).toEqual(names);
});
