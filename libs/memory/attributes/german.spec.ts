import { askingOf } from './asking.js';
import { readQuestion, readText } from './reading.js';

/** German, as it is told and asked: verbs in two parts, compounds, and words that English has too. */
describe('a statement in German', () => {
  it.each([
    ['Der Arzt hat mich auf Candesartan umgestellt.', true],
    ['Unser Meeting haben wir auf donnerstags verlegt.', true],
    ['Die Dosis wurde auf 16 mg heraufgesetzt.', true],
    ['Ich rauche keine einzige Zigarette mehr.', true],
    ['Im Juli zogen wir nach Melle um.', true],
    ['Ich gebe den Chor auf.', true],
    ['Der Gips ist ab.', true],
    ['Das Meeting findet montags um 9 Uhr statt.', false],
    ['Ich hole die Kinder um vier ab.', false],
    ['Ich stehe um sechs auf.', false],
  ])('tells of a change: %s (%s)', (text, changes) => {
    expect(readText(text, 'de').changes).toBe(changes);
  });

  it.each([
    ['Ich gebe den Chor auf.', ['chor']],
    ['Ich höre mit dem Rauchen auf.', ['rauch']],
    ['Gips ab!', ['gips']],
    ['Ich hole die Kinder um vier ab.', []],
    ['Rügen wurde storniert.', ['rug']],
  ])('says what is over: %s (%s)', (text, ended) => {
    expect([...readText(text, 'de').ended]).toEqual(ended);
  });

  it('takes nothing for replaced that takes place', () => {
    expect([...readText('Das Meeting findet montags um 9 Uhr statt.', 'de').replaced]).toEqual([]);
    expect([...readText('Candesartan statt Ramipril.', 'de').replaced]).toEqual(['ramipril']);
  });

  it.each([
    ['Wir wohnen im zweiten Stock.', 'home', 'savings'],
    ['Ich turne mittwochs im Hallenbad.', 'sport', 'age'],
    ['Was ist passiert?', null, 'document'],
  ])('reads no other language into its own words: %s', (text, stated, other) => {
    const { attributes } = readText(text, 'de');
    if (stated) expect(attributes.has(stated)).toBe(true);
    expect(attributes.has(other)).toBe(false);
  });

  it('states more of a book by reading it than by a library, and of a car by driving one than by going somewhere', () => {
    const stated = (text: string, attribute: string) => readText(text, 'de').attributes.get(attribute) ?? 0;
    expect(stated('Ich lese den Zauberberg.', 'book')).toBeGreaterThan(
      2 * stated('Ich bin montags in der Bücherei.', 'book'),
    );
    expect(stated('Wir fahren einen Skoda.', 'car')).toBeGreaterThan(2 * stated('Wir fahren in den Harz.', 'car'));
  });

  it.each([
    ['Ich bin Krankenpflegerin im Klinikum Kassel.', 'job', 'name'],
    ['Romy ist sechs und geht in den Waldkindergarten.', 'age', 'birth'],
    ['Mama schafft das Babysitten nicht mehr.', 'childcare', 'name'],
  ])('states in German: %s (%s)', (text, stated, other) => {
    const { attributes } = readText(text, 'de');
    expect([attributes.has(stated), attributes.has(other)]).toEqual([true, false]);
  });

  it('gives a name by “Ich bin” before one', () => {
    expect(readText('Ich bin Anke im Büro nebenan.', 'de').namesSelf).toBe(true);
    expect(readText('Ich bin Ilaria.', 'de').namesSelf).toBe(true);
  });

  it('says less of the rent by a deposit than by the rent', () => {
    const rent = (text: string) => readText(text, 'de').attributes.get('rent') ?? 0;
    expect(rent('Die Kaution kam zurück.')).toBeLessThan(rent('Die Miete beträgt 780 Euro.') / 2);
  });

  it('of a doctor tells of the speaker too', () => {
    expect(readText('Dr. Ahlers hat das Candesartan auf 16 mg heraufgesetzt.', 'de').other).toBe(false);
    expect(readText('Herr Ahlers wohnt in Melle.', 'de').other).toBe(true);
  });
});

describe('a question', () => {
  it.each([
    ['de', 'Lebt unser Hund noch?', 'yes-no'],
    ['de', 'Arbeitet Elif gerade?', 'yes-no'],
    ['de', 'Bei welchem Anbieter bin ich?', 'thing'],
    ['de', 'Welche Dosis nehme ich ein?', 'amount'],
    ['es', '¿Tiene trabajo mi hermano?', 'yes-no'],
    ['es', '¿A qué me dedico?', 'thing'],
    ['fr', 'Mon chat est-il encore vivant ?', 'yes-no'],
    ['fr', 'De quoi maman a-t-elle été opérée ?', 'thing'],
  ])('without an interrogative asks for yes or no: %s %s (%s)', (language, question, kind) => {
    expect(askingOf(question, language).kind).toBe(kind);
  });

  it.each([
    ['Wie viele Stunden arbeite ich pro Woche?', 'hours'],
    ['Bei wem lasse ich meinen Rücken behandeln?', 'doctor'],
    ['Mit welchem Verkehrsmittel komme ich ins Büro?', 'transit'],
    ['Wer ist mein Boss?', 'boss'],
  ])('asks in other words: %s (%s)', (question, attribute) => {
    expect(readQuestion(question, ['de']).attributes.has(attribute)).toBe(true);
  });

  it('of what happened to somebody asks for the last that was told of them', () => {
    const { became, event } = askingOf('Was ist meinem Vater passiert?', 'de');
    expect([became, event]).toEqual([true, false]);
  });

  it('has no topic in its small words', () => {
    expect(readQuestion('Gegen wen gehen die Kinder meines Sohnes?', ['de']).topic).toEqual([]);
  });
});
