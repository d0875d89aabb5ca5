import { tellsHearsay } from './hearsay.js';

it.each([
  'Tom says I moved to York',
  'The landlord says we gave up the garage',
  'Mia dreamed that we sold the piano',
  'Someone asked if I sold the piano',
  'Rumour has it that Jo and I are divorced',
  'Tom sagt, wir ziehen nach Kiel',
  'Birte behauptet, ich hätte den Kunden verloren',
  'Mein Chef hat gesagt, dass ich Vollzeit arbeite',
  'Oma hat gefragt, ob wir das Boot verkauft haben',
  'Es heißt, wir hätten uns getrennt',
  "Paul dit que j'habite à Rennes",
  'Ma sœur croit que je vais déménager',
  'Ma mère veut que je vende le bateau',
  'Juan dice que vivo en Sevilla',
  'Mi madre cree que me mudé a Sevilla',
  'Mi padre quiere que venda la moto',
])('only others say it: %s', (text) => expect(tellsHearsay(text)).toBe(true));

it.each([
  'I say we moved',
  'Tom says he moved to York',
  'Ana told me she quit her job',
  'I moved to York',
  'I asked Tom to move',
  'Ich sagte, wir ziehen nach Kiel',
  'Tom sagt, er zieht nach Kiel',
  'Meine Frau sagt, sie mag Kaffee',
  'Ich habe meinem Chef gesagt, dass ich kündige',
  'Paul dit que Léa habite à Rennes',
  'Je pense que je vais bien',
  'Juan dice que Ana vive en Sevilla',
  'Juan dice que café no toma',
])('states it: %s', (text) => expect(tellsHearsay(text)).toBe(false));
