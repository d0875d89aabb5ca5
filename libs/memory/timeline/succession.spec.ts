import { readQuestion, readText } from '@memory/attributes/reading.js';
import { answers, pairsOf } from './answers.js';

const MONTH = 30 * 86_400_000;

type Told = readonly (string | readonly [text: string, score: number])[];

/** Statements told months apart that score equally by words, except these that score more. */
function statementsOf(told: Told, role: 'user' | null) {
  return told.map((one, i) => {
    const [text, score] = typeof one === 'string' ? ([one, 0.4] as const) : one;
    return { id: text, at: 4 * i * MONTH, role, type: 'semantic', score, meaning: null, reading: readText(text, 'en'), dates: [] }; // prettier-ignore
  });
}

function bestOf(question: string, told: Told, role: 'user' | null = null) {
  return answers(readQuestion(question, ['en']), statementsOf(told, role), [])[0]!.id;
}

const CAR = 'We drive a blue Kadett.';
const SOLD = "Sold the Kadett to Alfie's dad, I don't see well at night.";

it('a sold thing is no longer the answer, however the sale is worded', () => {
  expect(bestOf('What car do we have?', [CAR, [SOLD, 0.3]])).toBe(SOLD);
  expect(
    bestOf('Do I still have the allotment?', ['I have an allotment, plot 22.', 'Gave plot 22 to the Singhs.']),
  ).toBe('Gave plot 22 to the Singhs.');
});

it('of two statements of the same time neither is outdated', () => {
  const told = statementsOf(['I live in Oslo.', 'I live in Bergen.'], null).map((one) => ({ ...one, at: 0 }));
  const [first, second] = answers(readQuestion('Where do I live?', ['en']), told, []);
  expect(second?.score).toBe(first?.score);
});

it('another fact about the same person does not replace an allergy', () => {
  const allergy = 'Pablo is allergic to penicillin.';
  for (const later of ['Pablo quit smoking.', 'Pablo has a new job.', 'Pablo left the band.'])
    expect(bestOf('What is Pablo allergic to?', [allergy, [later, 0.39]])).toBe(allergy);
  const gone = 'Pablo is no longer allergic to penicillin.';
  expect(bestOf('What is Pablo allergic to?', [allergy, gone])).toBe(gone);
});

it('a sale to the father of somebody is not about that person', () => {
  const school = 'Alfie is doing his exams this summer.';
  expect(bestOf('What is Alfie doing at school?', [school, [SOLD, 0.39]])).toBe(school);
});

it('a statement that names one of several people does not replace their number', () => {
  const six = 'The team is six people with Jovan.';
  expect(bestOf('How big is the team?', [six, "Ottoline's moved to the mobile team, Jovan does search."])).toBe(six);
});

it('what others do does not answer a question about a named person', () => {
  const jochen = "Jochen's moving to Stuttgart for work.";
  expect(bestOf('Where does Jochen live?', [[jochen, 0.3], "Henrik's moved in."])).toBe(jochen);
  expect(bestOf('Who moved in in May?', [[jochen, 0.3], "Henrik's moved in."])).toBe("Henrik's moved in.");
});

it('only the part of a turn that the question is about can be replaced', () => {
  const turn = "She's called Mochi, she's 3. Can you give me a packing-up list for the van, I return it on Friday.";
  const later = 'The vet put Mochi up to 3 units.';
  expect(bestOf('What should I do before I return the van?', [turn, [later, 0.39]], 'user')).toBe(turn);
  const dose = 'Mochi gets 2 units of insulin a day. Can you give me a list for the van?';
  const more = 'Mochi gets 3 units of insulin a day now.';
  expect(bestOf('How many units of insulin does Mochi get?', [dose, [more, 0.39]], 'user')).toBe(more);
});

it('the address of a friend with whom somebody moved in is their home', () => {
  const lane = 'I live on Bramble Lane, number 9.';
  const sam = "I've moved in with Sam, Oakhurst Road 41.";
  expect(bestOf('Where do I live?', [lane, sam])).toBe(sam);
});

it('a replacement answers, even if it shares only the name of the replaced thing', () => {
  const ten = ['Ramipril raised to 10 mg.', 0.9] as const;
  const instead = ['Candesartan instead of ramipril, because of the cough.', 0.1] as const;
  expect(bestOf('What medication am I on?', ['The doctor put me on ramipril.', ten, instead])).toBe(instead[0]);
  const flags = ['Feature flags through LaunchDarkly.', 0.9] as const;
  expect(bestOf('What do we use for feature flags?', [flags, 'Replaced LaunchDarkly with Unleash.'])).toBe(
    'Replaced LaunchDarkly with Unleash.',
  );
});

it('being replaced is a stronger sign than being over', () => {
  const endedBy = (text: string) => {
    const statements = statementsOf(['I drive a blue Kadett.', text], null);
    return pairsOf(readQuestion('What car do I have?', ['en']), statements)?.after.map(({ signs }) => signs.ended);
  };
  expect(endedBy('A Yaris instead of the Kadett.')).toEqual([2]);
  expect(endedBy('Sold the Kadett.')).toEqual([1]);
  expect(endedBy('The Kadett has a new exhaust.')).toEqual([0]);
});

it('whoever takes over from somebody is the answer', () => {
  const boss = ['I joined the payments team, reporting to Henrike.', 0.9] as const;
  const osei = ['Henrike is leaving at the end of the month, Osei steps in.', 0.2] as const;
  const others = ['I was promoted.', 'The standup is at nine.', 'We ship on Tuesdays.', 'I like the canteen.'];
  expect(bestOf('Who is my boss?', [...others, boss, osei])).toBe(osei[0]);
  const met = ['Henrike is back from Paris again, Osei drove her.', 0.2] as const;
  expect(bestOf('Who is my boss?', [...others, boss, met])).toBe(boss[0]);
});

it('if one of several ends, another one is the answer', () => {
  const [dog, died] = [['Our dog Bello is a labrador.', 0.5], ['Bello died, he was 13.', 0.3]] as const; // prettier-ignore
  const cat = 'Our cat is called Fries.';
  expect(bestOf('What pet do we have?', [dog, cat, died])).toBe(cat);
  expect(bestOf('Do we still have a dog?', [dog, cat, died])).toBe(died[0]);
});

it('an end that names the replacement is the answer', () => {
  const pony = ['Isla rides a pony called Biscuit.', 0.9] as const;
  const sold = ["Biscuit's been sold, Isla has the loan of Juniper now.", 0.3] as const;
  expect(bestOf('Which pony does Isla ride?', [['Isla is mad about ponies.', 0.5], pony, sold])).toBe(sold[0]);
});

it('a team may be the one to whom something belongs', () => {
  const [lucas, team] = [['Crawler owner: Lucas.', 0.5], ['The crawler goes to the data platform team.', 0.4]] as const; // prettier-ignore
  expect(bestOf('Who owns the crawler?', [lucas, team])).toBe(team[0]);
});

it('after a job that was quit, the one begun later is the answer', () => {
  const was = ["I'm on the front desk at a clinic called Kinesis.", 0.5] as const;
  const offer = ['Got offered a job at a centre called Taff Rehab.', 0.45] as const;
  const end = ['Handed in my notice at Kinesis.', 0.35] as const;
  const begun = ["First day at Taff Rehab, everyone's lovely.", 0.2] as const;
  expect(bestOf("Who's my employer?", [was, offer, end, begun])).toBe(begun[0]);
  expect(bestOf('Do I still work at Kinesis?', [was, offer, end, begun])).toBe(end[0]);
});

it('"before the rent went up" means the rent before the last one', () => {
  const [old, now] = ['I rent a one-bed, the rent is 940.', 'The rent is 1,020.'];
  expect(bestOf('What was I paying before the rent went up?', [old, now])).toBe(old);
});

it('a statement without a place does not replace where somebody does a sport', () => {
  const gym = 'I go climbing at the Mile.';
  expect(bestOf('Where do I go climbing?', [gym, ['No climbing till summer.', 0.5]])).toBe(gym);
});

it('a turn that only mentions somebody replaces no statement about them', () => {
  const diet = 'Imogen is a vegetarian.';
  const together = 'Imogen has moved to a new flat.';
  expect(bestOf('What does Imogen eat?', [diet, [together, 0.5]], 'user')).toBe(diet);
});

it('the current place of something answers whether it is still there', () => {
  const rabbit = 'Our rabbit Clover is three.';
  const moved = "Clover is at my sister's now, Romy has an allergy.";
  expect(bestOf('Do we still have the rabbit?', [rabbit, [moved, 0.3]])).toBe(moved);
  expect(bestOf('How old is the rabbit?', [rabbit, [moved, 0.3]])).toBe(rabbit);
});

it('what is told of another project does not replace what is told of the one that is named', () => {
  const boreas = 'The deadline of project Boreas is 15 October.';
  const atlas = ['The deadline of project Atlas was moved to 31 October.', 0.3] as const;
  expect(bestOf('When is Boreas due?', [boreas, atlas])).toBe(boreas);
  const moved = ['The deadline of project Boreas was moved to 2 November.', 0.3] as const;
  expect(bestOf('When is Boreas due?', [boreas, atlas, moved])).toBe(moved[0]);
  // Who is named instead answers whether somebody still does something.
  const leads = 'Henrik leads the team of platform Orion.';
  const instead = ['Ragnhild leads the team of platform Orion now, Henrik left.', 0.3] as const;
  expect(bestOf('Does Henrik still lead the team?', [leads, instead])).toBe(instead[0]);
});
