import { holdsTitle } from './titles.js';

it.each<[text: string, title: string | null, holds: boolean]>([
  ['Explain everything about: Athletes at the Harbour Games', 'Athletes at the Harbour Games', true],
  ['what stands in “Standings – February 15”?', 'Standings - February 15', true],
  ['Athletes of the Harbour Games', 'Athletes at the Harbour Games', false],
  ['Who of the athletes at the harbour won games?', 'Athletes at the Harbour Games', false],
  ['What is Python?', 'Python', false],
  ['the list', 'The List', false],
  ['Erkläre die Übergabe der Räume', 'Übergabe der Räume', true],
  ['tables of rounds', 'Table of round', false],
  ['anything', '', false],
  ['anything', null, false],
])('%s, of "%s": %s', (text, title, holds) => expect(holdsTitle(text, title)).toBe(holds));
