import { detectLanguage } from '@memory/indexing/language.js';
import { verdictOf } from '@memory/revision/decide.js';
import { matchOf, NOWHERE_NEAR } from '@memory/revision/match.js';
import { readStatement, type Reading } from '@memory/revision/reading.js';
import type { Nearness } from '@memory/revision/replacement.js';
import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';

const read = (content: string): Reading =>
  readStatement({ content, tags: [], concept: null, speaker: null, language: detectLanguage(content, 'en') });
/** Far, as the bundled model finds "Milo died" from "Milo is our cat". */
const far: Nearness = { vector: 0.1, lead: 0, lens: 0.1, lensLead: 0, nearest: false };
const verdict = (fresh: string, stored: string, near = far) =>
  verdictOf(matchOf(read(fresh), read(stored), near), REVISION_DEFAULTS);

describe('a plain end ends the fact', () => {
  it.each([
    ['Milo is our cat', 'Milo died'],
    ['I work at Acme', 'I resigned from Acme'],
    ['I work at Acme', 'I was made redundant at Acme'],
    ['Jenkins builds our images', 'Jenkins was decommissioned'],
    ['We have a dog called Rex', 'We rehomed Rex'],
    ['I have a Netflix subscription', 'The Netflix subscription is cancelled'],
    ['I have a Netflix subscription', 'The Netflix subscription ended'],
    ['My physiotherapy is on Tuesdays', 'My physiotherapy is over'],
    ['I am taking a Spanish course at the college', 'I dropped the Spanish course'],
    ['The Orion team owns billing', 'The Orion team was dissolved'],
    ['My husband is Tom', 'Tom and I got divorced'],
    ['Emma is our nanny', 'Emma quit'],
    ['Milo ist unser Kater', 'Milo ist gestorben'],
    ['Ich arbeite bei Siemens', 'Ich habe bei Siemens gekündigt'],
    ['Milo es nuestro gato', 'Milo murió'],
    ["J'ai un abonnement Netflix", "J'ai résilié l'abonnement Netflix"],
  ])('%s. %s.', (stored, fresh) => {
    expect(verdict(fresh, stored)).toBe('conflict');
  });

  it('but without a vector it is only possible', () => {
    expect(verdict('Milo died', 'Milo is our cat', NOWHERE_NEAR)).toBe('possible');
  });
});

describe('nothing has ended', () => {
  it.each([
    ['Milo is our cat', 'Milo almost died'],
    ['Milo is our cat', "Milo's brother died"],
    ['I work at Acme', 'My boss resigned from Acme'],
    ['My sister works at Acme', 'I resigned from Acme'],
    ['I buy my shoes at Acme', 'I resigned from Acme'],
    ['My phone is a Pixel 7', 'The phone died'],
    ['My laptop is a ThinkPad', 'My laptop battery died'],
    ['I love the show Severance', 'The second season of Severance ended'],
    ['The Orion team owns billing', 'The Orion team meeting was cancelled'],
    ['The Orion team owns billing', 'Leo left the Orion team'],
    ['I have two dogs, Rex and Luna', 'Rex died'],
    ['My grandmother Rose was born in Cork', 'My grandmother Rose died'],
    ['My favourite author is Terry Pratchett', 'Terry Pratchett died'],
    ['I am certified in Jenkins', 'We shut down Jenkins'],
    ['I live in Bristol', 'I left Bristol at noon'],
    ['I run every morning', 'The run was cancelled'],
    ['Ich arbeite bei Siemens', 'Ich habe nicht bei Siemens gekündigt'],
    ['My sister is married to Leo', 'My sister almost left Leo'],
    ['i drive a golf', 'the golf course is closed'],
    ['I study chemistry at Leiden', 'I dropped the chemistry book'],
    ['My cat is called Pepper', "The neighbour's cat Ginger passed away"],
    ['Project Condor rewrites the checkout', 'Rumours say that Project Condor was scrapped'],
    ['Ich fahre einen Passat', 'Mein Bruder hat seinen Passat verkauft'],
  ])('%s. %s.', (stored, fresh) => {
    const close = { vector: 0.6, lead: 0.25, lens: 0.37, lensLead: 0.15, nearest: true };
    expect(['conflict', 'update', 'same']).not.toContain(verdict(fresh, stored));
    expect(['conflict', 'update', 'same']).not.toContain(verdict(fresh, stored, close));
  });
});
