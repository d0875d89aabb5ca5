import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { verdictOf } from '@memory/revision/decide.js';
import { languageOf } from '@memory/revision/judge.js';
import { matchOf } from '@memory/revision/match.js';
import { type Reading, readStatement } from '@memory/revision/reading.js';

/** A memory that is near, and no other one. */
const NEAR = { vector: 0.7, lead: 0.2, lens: 0.5, lensLead: 0.2, nearest: true };

const read = (content: string, language = detectLanguage(content, 'en')): Reading =>
  readStatement({ content, tags: [], concept: null, speaker: null, language });
const verdict = (stored: string, said: string, vector = NEAR.vector) => {
  const fresh = read(said);
  const language = languageOf({ content: stored, language: detectLanguage(stored, 'en') }, fresh);
  return verdictOf(matchOf(fresh, read(stored, language), { ...NEAR, vector }), REVISION_DEFAULTS);
};

it.each([
  ['Vivo en Valencia.', 'Me he mudado a Bilbao.'],
  ['Trabajo en una panadería.', 'Ahora trabajo en un banco.'],
  ['Mi jefa se llama Carmen.', 'Mi nueva jefa se llama Rosario.'],
  ['El alquiler cuesta 750 euros al mes.', 'El alquiler ha subido a 820 euros al mes.'],
  ['Mi hermana vive en Vigo.', 'Mi hermana ahora vive en Lugo.'],
  ["J'habite à Lyon.", "J'ai déménagé à Nantes."],
  ["Mon patron s'appelle Gérard.", "Mon nouveau patron s'appelle Olivier."],
  ['Le loyer est de 750 euros par mois.', 'Le loyer est passé à 820 euros par mois.'],
  ['Camille habite à Rennes.', 'Camille vit maintenant à Strasbourg.'],
  ['My phone number is 612 345 678.', 'My new phone number is 698 111 222.'],
  ['My email is ana@one.com.', 'My email is ana@two.com.'],
  ['My dentist is Dr Weiss.', 'Dr Kaya is my dentist now.'],
  ['My manager is Anneke.', 'Tomasz is my new manager.'],
])('a change ends what was so: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh)).toBe('conflict');
});

it.each([
  ['I eat meat.', 'I no longer eat meat.'],
  ['Como carne.', 'Ya no como carne.'],
  ['Soy vegetariana.', 'Ya no soy vegetariana.'],
  ['Bebo café.', 'Nunca bebo café.'],
  ['Je mange de la viande.', 'Je ne mange plus de viande.'],
  ["J'ai une voiture.", "Je n'ai plus de voiture."],
  ['Je bois du café.', 'Je ne bois jamais de café.'],
  ['我吃肉。', '我不再吃肉了。'],
  ['我对花生过敏。', '我对花生不过敏。'],
  ['Pablo smokes.', 'Pablo stopped smoking.'],
  ['I eat meat.', 'I gave up eating meat.'],
  ['Pablo fuma.', 'Pablo dejó de fumar.'],
  ['Je bois du café.', "J'ai arrêté de boire du café."],
])('what is negated ends what was so: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh)).toBe('conflict');
});

it.each([
  ['Vivo en Sevilla.', 'Resido en Sevilla.'],
  ['Trabajo como enfermera.', 'Soy enfermera.'],
  ["J'habite à Toulouse.", 'Je vis à Toulouse.'],
  ['Je travaille comme infirmière.', 'Je suis infirmière.'],
])('a restatement says nothing new: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh)).toBe('same');
});

it.each([
  ['Mi hermana vive en Málaga.', 'Mi hermano vive en Cádiz.'],
  ['El lunes cené con Marta en un restaurante italiano.', 'El viernes cené con Marta en un restaurante japonés.'],
  ['Me gusta el té.', 'No me gusta el café.'],
  ['Vivo en León.', 'Quiero vivir en Cádiz.'],
  ['Ma sœur habite à Lille.', 'Mon frère habite à Metz.'],
  ["Lundi j'ai dîné avec Sophie au restaurant.", "Vendredi j'ai dîné avec Sophie au restaurant."],
  ["J'aime le thé.", "Je n'aime pas le café."],
  ["J'habite à Laval.", 'Je voudrais habiter à Nice.'],
  ['Son loyer est de 500 euros.', 'Mon loyer est de 700 euros.'],
  ['我喜欢喝咖啡。', '我不喜欢喝茶。'],
  ['I have a cat called Mishi.', 'I have a dog called Bruno.'],
  ['I have a sister called Eva.', 'I have a sister called Mia.'],
  ['I have two kids called Mia and Leo.', 'I have a cat called Leo.'],
  ['I have a son called Leo.', 'My new neighbour is called Leo.'],
  ['I smoke.', 'My brother stopped smoking.'],
  ['Ada smokes.', 'Ben stopped smoking.'],
  ['I like tea.', 'I stopped liking coffee.'],
  ['My doctor is Dr Lee.', 'My dentist is Dr Kim.'],
  ['My phone is a Pixel.', 'My new phone number is 555 9876.'],
  ['I prefer tea in the morning.', 'I prefer wine in the evening.'],
  ['Prefiero el té por la mañana.', 'Prefiero el vino por la noche.'],
  ['The check-in is at 3 pm.', 'The check-out is at 11 am.'],
])('what is about something else leaves it: "%s", "%s"', (stored, fresh) => {
  expect(['related', 'possible', 'unrelated']).toContain(verdict(stored, fresh));
});

it.each([
  ['I live in Porto.', 'I moved now.', 'possible'],
  ['I live in Porto.', 'We have moved.', 'possible'],
  ['Ada lives in Porto.', 'moved now', 'related'],
  ['Ada lives in Porto.', 'I moved now', 'unrelated'],
  ['Ada lives in Porto.', 'Ada moved.', 'possible'],
  ['Vivo en Oporto.', 'Me mudé.', 'possible'],
  ["J'habite à Porto.", "J'ai déménagé.", 'possible'],
])('a change without a value keeps what was so: "%s", "%s"', (stored, fresh, told) => {
  expect(verdict(stored, fresh)).toBe(told);
});

it.each([
  ['I drive a Toyota.', 'My car is a Skoda.', 'conflict'],
  ['Ich bin bei der AOK versichert.', 'Meine Krankenkasse ist die TK.', 'conflict'],
  ['I drive a Toyota.', 'My car is red.', 'possible'],
  ['I work as a nurse.', 'My job is stressful.', 'possible'],
])('in other words, whoever names an attribute and its value changes it: "%s", "%s"', (stored, fresh, told) => {
  expect(verdict(stored, fresh, 0.3)).toBe(told);
});

it('reads a word by the language of its text', () => {
  expect(verdict('My son lives in Bern.', 'My son lives in Basel now.')).toBe('conflict');
  expect(verdict('My son lives in Bern.', 'My daughter lives in Basel now.')).not.toBe('conflict');
  expect(verdict('I live in Como.', 'I live in Rome now.')).toBe('conflict');
});

it.each([
  ['spaces', `No ${' '.repeat(4_000)}x`],
  ['words', 'ne mange '.repeat(450)],
  ['signs', '不'.repeat(4_000)],
  ['apostrophes', "n'".repeat(2_000)],
])('is quick for a text of many %s', (_what, text) => {
  const begun = performance.now();
  read(text);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it.each([
  ['I live in Valencia.', 'I lived in Seville with my parents.'],
  ['I drive a Dacia.', 'My first car was a Renault Clio.'],
  ['My manager is Dana.', 'My manager at the bar was Rob.'],
  ['I take 20 mg of lisinopril.', 'I was taking 10 mg of lisinopril at first.'],
  ['My wife works at a bookstore.', 'My wife worked at an airline when we met.'],
  ['I am dating Jo.', 'I was dating Sam.'],
  ['Ich wohne in Kiel.', 'Ich habe in Bremen gewohnt.'],
  ['Ich fahre einen Golf.', 'Mein erstes Auto war ein Polo.'],
  ["J'habite à Nantes.", "J'habitais à Rennes."],
  ['Vivo en Valencia.', 'Vivía en Sevilla con mis padres.'],
  ['Trabajo en una farmacia.', 'Antes trabajaba en un hotel.'],
])('what was so once, told later, ends nothing that is so: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh)).not.toMatch(/conflict|same/);
});

it.each([
  ['I work at Acme.', 'I worked at Acme until last week.'],
  ['I live in Oslo with my sister.', 'I lived in Oslo until May.'],
  ['I drive a Skoda.', 'I drove a Skoda until last month, then I got a Kia.'],
  ['I play the cello.', 'Until last year I played the cello.'],
  ['Ich wohne in Kassel.', 'Ich habe bis Mai in Kassel gewohnt.'],
])('what was so until lately has ended: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh)).toBe('conflict');
});

it.each([
  ['The invoice number is 2207.', 'Correction, invoice number 2270.'],
  ['Our server has 32 GB of memory.', 'Turns out the server has 64 GB of memory.'],
])('a correction ends what it puts right: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh)).toBe('conflict');
});

it.each([
  ['I live in Oslo.', 'I lived in Oslo until 2015.'],
  ['I live in Oslo.', 'My sister lived in Oslo until May.'],
  ['I live in Oslo.', 'I lived in Bergen until last year.'],
  ['I work in the garden.', 'I worked on the report until last Friday.'],
  ['My rent is 900 euros.', 'Actually my car insurance is 45 euros.'],
  ['My dentist is Dr Weiss.', "Dr Kaya is my wife's dentist."],
  ['My manager is Anneke.', 'Tomasz is my brother.'],
  ['The meeting with Olsen is on Tuesday at 10.', 'Actually the meeting with Berg is on Wednesday at 11.'],
])('what is told of long ago, of others or of another thing ends nothing: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh)).not.toMatch(/conflict|same/);
});

it.each([
  ['I lived in Seville with my parents.', 'I live in Valencia.'],
  ['Mi jefa era Carmen.', 'Mi jefa es Rosario.'],
])('and what is so ends nothing that was: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh)).not.toMatch(/conflict|same/);
});

it.each([
  ['I live in Ghent.', "I'd love to live in Lisbon one day."],
  ['I play the cello.', 'I wish I played the piano.'],
  ['I work at a bakery.', 'I dreamt that I worked at NASA.'],
  ['My rent is 890 euros.', 'I nearly rented a place in Antwerp for 1,200 a month.'],
  ['Ich fahre einen Golf.', 'Fast hätte ich einen Tesla gekauft.'],
  ['Vivo en Valencia.', 'Me gustaría vivir en Lisboa.'],
  ["J'habite à Nantes.", "J'aimerais habiter à Lisbonne."],
])('what is only wished or supposed ends nothing: "%s", "%s"', (stored, fresh) => {
  expect(verdict(stored, fresh)).not.toMatch(/conflict|same/);
});
