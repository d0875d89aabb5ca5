import { askingOf } from './asking.js';
import { readQuestion, readText } from './reading.js';

/** French and Spanish, as they are told and asked. */
describe('a statement in French or Spanish', () => {
  it.each([
    ['fr', 'Où est-ce que j’habite ?', "J'ai emménagé dans un deux-pièces à Nantes.", 'home'],
    ['fr', 'Quelle est ma dose ?', 'Je prends deux comprimés de metformine le soir.', 'medication'],
    ['fr', 'Combien je paie de loyer ?', 'Le loyer passe à 720 euros.', 'rent'],
    ['fr', 'À quoi suis-je allergique ?', "L'arachide me donne de l'urticaire, je suis allergique.", 'allergy'],
    ['es', '¿Dónde vivo?', 'Nos hemos mudado a Vigo.', 'home'],
    ['es', '¿Qué dosis tomo?', 'Me han subido la pastilla a 75 microgramos.', 'medication'],
    ['es', '¿A qué me dedico?', 'Trabajo de enfermera en urgencias.', 'job'],
    ['es', '¿Cuánto pago de alquiler?', 'El alquiler nuevo son 850 euros.', 'rent'],
  ])('%s: answers %j with %j', (language, question, statement, attribute) => {
    expect(readQuestion(question, [language]).attributes.get(attribute)).toBeGreaterThan(0.3);
    expect(readText(statement, language).attributes.get(attribute)).toBeGreaterThan(0.3);
  });

  it.each([
    ['es', 'Mi mejor amiga Lucía vive en Oporto.', 'home'],
    ['es', 'Mi hermano se casa, vive en Sevilla.', 'home'],
    ['es', 'Andrés trabaja en un instituto.', 'job'],
    ['es', 'Nacho ha encontrado empleo en Albacete.', 'job'],
    ['fr', 'Ma meilleure amie habite à Lyon.', 'home'],
    ['fr', 'Mon frère ne vient pas, il habite à Oslo.', 'home'],
    ['fr', 'Nassim travaille dans un garage.', 'job'],
  ])('%s: %j is about somebody else', (language, statement, attribute) => {
    expect(readText(statement, language).ofOthers).toContain(attribute);
  });

  it.each([
    ['es', 'Vivo con mi hermana en Vigo.', 'home'],
    ['es', 'Mi hermano no viene, así que vivimos solos en la casa.', 'home'],
    ['es', 'Tengo un trabajo nuevo en un garaje.', 'job'],
    ['es', 'Doy clases de matemáticas.', 'job'],
    ['fr', "J'habite chez mon frère à Oslo.", 'home'],
    ['fr', 'Je ne travaille plus au garage.', 'job'],
    ['fr', 'Rien ne change, je travaille au garage.', 'job'],
  ])('%s: %j is about the speaker', (language, statement, attribute) => {
    const { attributes, ofOthers } = readText(statement, language);
    expect(attributes.has(attribute)).toBe(true);
    expect(ofOthers).not.toContain(attribute);
  });

  it.each([
    ['es', 'Compré una bici.', true],
    ['es', 'El café está frío.', false],
    ['es', 'Los últimos días son largos.', false],
    ['fr', "L'hiver, j'aime lire.", true],
    ['fr', 'Le train part à midi.', false],
  ])('%s: whether the speaker is the subject of %j: %s', (language, statement, self) => {
    expect(readText(statement, language).self).toBe(self);
  });

  it.each([
    ['es', 'Ya no trabajo en el hospital.'],
    ['es', 'Nos hemos mudado a Castellón.'],
    ['es', 'Me suben la pastilla a 75.'],
    ['fr', 'Je ne travaille plus au garage.'],
    ['fr', "J'ai déménagé à Lille."],
  ])('%s: %j tells of a change', (language, statement) => {
    expect(readText(statement, language).changes).toBe(true);
  });

  it.each([
    ['es', 'Nos hemos mudado a Vigo.', 'place'],
    ['es', 'Le pago doce euros.', 'amount'],
    ['es', 'La clase es los jueves por la tarde.', 'time'],
    ['fr', 'On part au Portugal.', 'place'],
    ['fr', 'Je dors huit heures.', 'amount'],
    ['fr', 'Le cours est le jeudi à 18h30.', 'time'],
  ] as const)('%s: %j holds an answer of a kind: %s', (language, statement, kind) => {
    expect(readText(statement, language).holds).toContain(kind);
  });

  it.each([
    ['de', 'Ich wohne hier gern.', { happened: false }],
    ['fr', 'On a dîné ensemble hier.', { happened: true }],
    ['en', 'Soy Milk and Eggs are on the list.', { namesSelf: false }],
    ['es', 'Soy Andrés, encantado.', { namesSelf: true }],
  ])('%s: a word that another language shares keeps its meaning: %j', (language, statement, meant) => {
    expect(readText(statement, language)).toMatchObject(meant);
  });

  it('is found behind an article or a pronoun that is joined to a word', () => {
    expect(readText("L'appartement est petit.", 'fr').attributes.has('home')).toBe(true);
    expect(readText("J'habite à Lyon.", 'fr').attributes.has('home')).toBe(true);
  });
});

describe('a question in French or Spanish', () => {
  it.each([
    ['es', '¿Dónde vivo ahora?', 'now'],
    ['es', '¿Qué coche tengo?', 'now'],
    ['es', '¿Dónde vivía antes?', 'earlier'],
    ['es', '¿Dónde trabajaba en enero?', 'past'],
    ['es', '¿Cuál era mi primer empleo?', 'earlier'],
    ['fr', "Où est-ce que j'habite maintenant ?", 'now'],
    ['fr', 'Quel vin français est-ce que je préfère ?', 'now'],
    ['fr', 'Je ne mange jamais quoi ?', 'now'],
    ['fr', 'Quel était mon ancien loyer ?', 'earlier'],
    ['fr', 'Dans quelle boîte je travaillais en automne ?', 'past'],
  ])('%s: %j asks for what is or was so: %s', (language, question, when) => {
    expect(askingOf(question, language).when).toBe(when);
  });

  it.each([
    ['es', '¿Cuándo tengo cita?', 'time'],
    ['es', '¿Con quién salgo?', 'person'],
    ['es', '¿De dónde soy?', 'place'],
    ['es', '¿Qué dosis tomo?', 'amount'],
    ['fr', "C'est quand mon anniversaire ?", 'time'],
    ['fr', 'Je logeais où avant ?', 'place'],
    ['fr', 'Avec qui je pars ?', 'person'],
    ['fr', 'Le loyer, c’est combien ?', 'amount'],
    ['fr', 'Est-ce que je fume ?', 'yes-no'],
  ])('%s: %j asks for a kind of answer: %s', (language, question, kind) => {
    expect(askingOf(question, language).kind).toBe(kind);
  });

  it.each([
    ['es', '¿Qué viajes he hecho este año?', true],
    ['es', '¿Qué días trabajo?', false],
    ['es', '¿Qué dosis tomo?', false],
    ['fr', 'Quels voyages ai-je faits ?', true],
    ['fr', 'Quels jours est-ce que je travaille ?', false],
    ['en', 'Which hay fever tablets am I on?', false],
  ])('%s: %j asks for several answers: %s', (language, question, list) => {
    expect(askingOf(question, language).list).toBe(list);
  });

  it.each([
    ['es', '¿Cómo se llama mi hijo?', []],
    ['fr', 'Comment va mon fils ?', []],
  ])('%s: %j names nothing beside its attributes', (language, question, topic) => {
    expect(readQuestion(question, [language]).topic).toEqual(topic);
  });
});

it('a Spanish motorbike is no nickname', () => {
  const { attributes } = readQuestion('¿Qué pasó con mi moto?', ['es']);
  expect([attributes.has('bike'), attributes.has('name')]).toEqual([true, false]);
});

it.each([
  ['fr', "Le médecin m'a fait arrêter le fer.", 'fer'],
  ['fr', "J'ai revendu la Clio.", 'clio'],
  ['es', 'Hemos regalado la tortuga a mi sobrina.', 'tortug'],
])('%s: says what is over: %j', (language, text, ended) => {
  expect([...readText(text, language).ended]).toEqual([ended]);
});

it('owing is no matter of what one still has to do', () => {
  const { attributes } = readQuestion('Est-ce que je dois encore prendre du fer ?', ['fr']);
  expect(attributes.has('savings')).toBe(false);
});
