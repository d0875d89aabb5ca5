import { busyMs } from '@test/support/busy.js';
import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { verdictOf } from './decide.js';
import { matchOf, NOWHERE_NEAR } from './match.js';
import { asOutcomes } from './outcomes.js';
import { readStatement } from './reading.js';

const read = (content: string) => readStatement({ content, tags: [], concept: null, speaker: null, language: 'en' });

it.each([
  ['My sister is pregnant.', 'My sister had her baby on Tuesday, a boy.'],
  ['My sister Ines is pregnant.', 'Ines had her baby on Tuesday.'],
  ['Our sister Ines is pregnant.', 'Our sister had her baby on Tuesday.'],
  ["I'm eight months pregnant.", 'I had the baby on Monday.'],
  ["We're expecting in March.", 'Our son was born on Thursday.'],
  ['Lena is expecting a baby in May.', "Lena's baby was born last night."],
  ['Gary is our plumber.', "Gary's retired to Spain."],
  ['Nadia owns the billing service.', 'Nadia left the company on Friday.'],
  ['Priya leads the mobile team.', "Friday was Priya's last day."],
  ['Priya is our accountant.', 'Priya handed in her notice.'],
  ['Ben works on the platform team.', 'Ben has left for a startup.'],
  ['Nadia owns billing.', 'Nadia has moved across to the data team.'],
  ['Tom chairs the parish council.', 'Tom has stepped down.'],
  ['I live on my own.', 'Jonas moved in with me last weekend.'],
  ['Marta lives alone.', 'Marta moved in with her sister.'],
  ['I live with two flatmates.', "I'm living on my own now."],
  ['I drive a Skoda.', "The Skoda's gone, got a Yaris."],
  ['I own a Polo.', 'Traded the Polo in for a Yaris.'],
  ['Dad is in hospital.', 'They discharged Dad this morning.'],
  ['My arm is in a cast.', 'The cast came off this morning.'],
  ['The oven is broken.', "The oven's fixed."],
  ['The boiler is leaking.', 'Dad fixed the boiler.'],
  ['The boiler is leaking.', 'I fixed the boiler.'],
  ['The office is in the old mill.', 'The office is on the ring road now.'],
  ["I'm looking for a job.", 'I got the job at the library.'],
  ["I'm looking for a flat in Cork.", 'Found a flat, we move in on the 1st.'],
  ['The spare key is with Mrs Novak.', 'The spare key is under the flowerpot now.'],
  ['I keep the pills on the top shelf.', 'I keep the pills in the bedside drawer now.'],
])('what happened ends the state before it: "%s", "%s"', (stored, fresh) => {
  const [outcome] = asOutcomes(read(fresh), [read(stored)]);
  expect(verdictOf(matchOf(outcome!.fresh, outcome!.stored, NOWHERE_NEAR), REVISION_DEFAULTS)).toBe('conflict');
});

it('whoever left does none of their work any more', () => {
  const work = ['Nadia owns billing.', 'Nadia is on the platform team.', 'Nadia likes dark chocolate.'];
  const ended = asOutcomes(read('Nadia left the company.'), work.map(read));
  expect(ended.map((one) => one !== null)).toEqual([true, true, false]);
});

it.each([
  ['somebody else', 'My sister is pregnant.', 'My cousin had her baby on Tuesday.'],
  ['another sister', 'My sister Ines is pregnant.', 'My sister Nora had her baby on Tuesday.'],
  ['a visit', 'My sister is pregnant.', 'My sister had her check-up on Tuesday.'],
  ['what was awaited otherwise', 'My cousin is expecting a parcel.', 'My cousin gave birth yesterday.'],
  ['an earlier year', 'My daughter is pregnant.', 'My daughter had a baby in 2019.'],
  ['a question', "I'm pregnant.", 'My son was born today, did I tell you?'],
  ['a relative', 'Gary is our plumber.', "Gary's brother retired to Spain."],
  ['a plan', 'Gary is our plumber.', 'Gary plans to retire next year.'],
  ['kin', 'Kim is my older brother.', 'Kim retired last month.'],
  ['what nobody does at work', 'Dev runs marathons.', 'Dev resigned last week.'],
  ['what somebody has', 'Nadia owns a dog.', 'Nadia left the company.'],
  ['care at home', 'Omar looks after the kids.', 'Omar resigned last week.'],
  ['a gift', 'Omar manages the shop.', 'Omar left us some tomatoes.'],
  ['a way home', 'Nadia owns billing.', 'Nadia left the office at six.'],
  ['a journey', 'Kim is our on-call lead.', 'Kim left for Berlin yesterday.'],
  ['another office', 'Tom chairs the parish council.', 'Tom has stepped down from the school board.'],
  ['a guest', 'I live on my own.', 'Mum moved in with us for the summer.'],
  ['nobody', 'I live on my own.', 'Nobody moved in with me.'],
  ['neighbours', 'I live on my own.', 'Jonas moved in next door.'],
  ['the car of somebody else', 'I drive a Skoda.', "My neighbour's Skoda is gone, he got a Yaris."],
  ['another thing', 'The oven is broken.', 'The fridge is fixed.'],
  ['a job that was done', "I'm looking for a job.", 'I got the job done in an hour.'],
  ['a key', "I'm looking for a house.", 'I found a house key on the street.'],
  ['what was found and is not taken', "I'm looking for a flat.", "I found a flat on Mill Road but it's too small."],
  ['another key', 'The spare key is with Mrs Novak.', 'The car key is under the flowerpot now.'],
  ['a condition', 'The bike is in the shed.', 'The bike is in great condition now.'],
  ['where people are', 'My brother is in the army.', 'My brother is at the dentist now.'],
  ['the same place', 'My bike is in the shed.', 'My bike is in the shed now.'],
])('but not %s', (_, stored, fresh) => {
  expect(asOutcomes(read(fresh), [read(stored)])).toEqual([null]);
});

it('reads a long text in time that grows with it', () => {
  const word = 'a'.repeat(200_000);
  for (const text of [word, `I am looking for a ${word}`, `${word}day was ${word}`, `Gary's ${'so '.repeat(60_000)}`]) {
    const reading = read(text);
    expect(busyMs(() => void asOutcomes(reading, [reading]))).toBeLessThan(100);
  }
});
