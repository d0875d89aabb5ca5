import { speechAct } from './speech-act.js';

it.each([
  ['Did my usual Thursday spin class at the gym and could hardly walk after.', 'told'],
  ['Does my head in, this printer.', 'told'],
  ['Did my mother call?', 'asked'],
  ['did my mother call', 'asked'],
])('reads the beginning of %j as %s', (text, act) => {
  expect(speechAct(text, 'en')).toBe(act);
});
