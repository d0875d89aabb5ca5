import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { verdictOf } from './decide.js';
import { inPlainOrder } from './german.js';
import { matchOf, NOWHERE_NEAR } from './match.js';
import { readStatement } from './reading.js';

const read = (content: string) => readStatement({ content, tags: [], concept: null, speaker: null, language: 'de' });
const verdict = (stored: string, fresh: string) =>
  verdictOf(matchOf(read(fresh), read(stored), NOWHERE_NEAR), REVISION_DEFAULTS);

it.each([
  ['Die Miete ist im Mai auf 860 Euro gestiegen.', 'Die Miete ist gestiegen im Mai auf 860 Euro'],
  ['Der Vermieter hat die Miete auf 860 Euro erhöht.', 'Der Vermieter hat erhöht die Miete auf 860 Euro'],
  ['Ich bin letzten Monat nach Bonn gezogen.', 'Ich bin gezogen letzten Monat nach Bonn'],
  ['Ich habe mit dem Rauchen aufgehört.', 'Ich Rauchen nicht mehr'],
  ['Lea hat vor drei Wochen aufgehört, Fleisch zu essen.', 'Lea Fleisch essen nicht mehr'],
  ['Ich habe nicht mit dem Rauchen aufgehört.', 'Ich habe nicht mit dem Rauchen aufgehört.'],
  ['Ich wohne in Bonn.', 'Ich wohne in Bonn.'],
])('%s is read as: %s', (written, plain) => expect(inPlainOrder(written)).toBe(plain));

it.each([
  ['Ich rauche.', 'Ich habe mit dem Rauchen aufgehört.'],
  ['Wir rauchen beide.', 'Wir haben beide mit dem Rauchen aufgehört.'],
  ['Lea isst Fleisch.', 'Lea hat aufgehört, Fleisch zu essen.'],
  ['Ich wohne in Köln.', 'Ich bin letzten Monat nach Bonn gezogen.'],
  ['Ich wohne in Graz.', 'Ich bin im Juni nach Linz umgezogen.'],
  ['Der Mitgliedsbeitrag beträgt 40 Euro.', 'Der Mitgliedsbeitrag wurde auf 45 Euro erhöht.'],
])('"%s" is over with "%s"', (stored, fresh) => expect(verdict(stored, fresh)).toBe('conflict'));

it.each([
  ['Ich rauche.', 'Mein Bruder hat mit dem Rauchen aufgehört.'],
  ['Ich esse Fleisch.', 'Lea hat aufgehört, Fleisch zu essen.'],
  ['Ich wohne in Köln.', 'Meine Schwester ist nach Bonn gezogen.'],
  ['Ich trinke Kaffee.', 'Ich habe aufgehört, abends Kaffee zu trinken.'],
])('"%s" is neither over nor edited with "%s"', (stored, fresh) =>
  expect(['related', 'unrelated']).toContain(verdict(stored, fresh)),
);
