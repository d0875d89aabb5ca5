import { doubtsEnd, partEndedIn, plainEndsIn, whoLeft } from './plain-end.js';

it.each([
  ['Milo died.', 'life', ['milo']],
  ['Our dog Rex was put to sleep last week', 'life', ['dog', 'rex']],
  ['Jenkins was phased out', 'thing', ['jenkins']],
  ['The Netflix subscription is cancelled', 'thing', ['netflix', 'subscription']],
  ['I resigned from Acme, and my last day is Friday.', 'bond', ['acme']],
  ['We rehomed Rex', 'had', ['rex']],
  ['We gave Dandy away', 'had', ['dandy']],
  ['Sam and I split up', 'couple', ['sam']],
  ['Emma quit', 'role', ['emma']],
  ['Milo ist gestorben', 'life', ['milo']],
  ['Das Netflix-Abo ist gekündigt', 'thing', ['netflix', 'abo']],
  ['Ich wurde bei Siemens entlassen', 'bond', ['siemens']],
  ['Milo murió', 'life', ['milo']],
  ['Me despidieron del Banco Sur', 'bond', ['banco', 'sur']],
  ["J'ai démissionné d'Acme", 'bond', ['acme']],
  ["L'abonnement Netflix est résilié", 'thing', ['abonnement', 'netflix']],
])('says what is plainly over: %s', (text, kind, what) => {
  expect(plainEndsIn(text)).toContainEqual(expect.objectContaining({ kind, what }));
});

it.each([
  'Milo almost died',
  'Milo did not die',
  'Did Milo die?',
  'Milo will die one day',
  "Milo's brother died",
  'Milo died laughing at the story',
  'The phone died',
  'I left Acme at six',
  'I might resign from Acme',
  'The meeting was cancelled',
  'Jenkins was shut down for maintenance and is back',
  'My Netflix subscription ends in May',
  'Ich habe nicht bei Siemens gekündigt',
  'Milo wäre fast gestorben',
  'Milo casi murió',
  'Milo a failli mourir',
])('says of nothing that it is plainly over: %s', (text) => {
  expect(plainEndsIn(text)).toEqual([]);
});

it.each([
  'I almost sold the Jazz',
  'Project Falcon was almost cancelled',
  'Jenkins is shut down every night',
  'I thought the membership was cancelled, but it is not',
  'Zeus wurde über Nacht nicht abgeschaltet',
])('doubts an end: %s', (text) => {
  expect(doubtsEnd(text)).toBe(true);
});

it.each([
  'In May I left Acme',
  'The stand-up is held over video on Fridays',
  'We ended up in Berlin',
  'I no longer use Heroku',
  'The standup ends at 10 now',
  "I don't smoke any more",
])('does not doubt: %s', (text) => {
  expect(doubtsEnd(text)).toBe(false);
});

it('tells the head of what has ended from the rest', () => {
  expect(partEndedIn('The second season of Severance ended')?.head).toBe('season');
  expect(partEndedIn('My laptop battery died')?.head).toBe('battery');
  expect(partEndedIn('My Toyota Yaris was stolen')?.head).toBeNull();
  expect(partEndedIn('Milo died')).toBeNull();
});

it('tells who left', () => {
  expect(whoLeft('Leo left the Orion team')).toBe('leo');
  expect(whoLeft('My boss resigned from Acme')).toBe('boss');
  expect(whoLeft('I left the Orion team')).toBeNull();
});
