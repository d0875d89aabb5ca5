import { DAY_MS } from '@kernel/durations.js';
import { readQuestion, readText } from '@memory/attributes/reading.js';
import { answers } from './answers.js';
import type { Window } from './statement.js';

/** Statements a day apart, or told on these days; all score equally by words, except the first, which is best. */
function ask(
  question: string,
  told: readonly string[],
  windows: readonly Window[] = [],
  roles: readonly string[] = [],
  toCome: readonly string[] = [],
  days: readonly number[] = [],
  lens: readonly number[] = [],
) {
  const statements = told.map((text, i) => ({
    id: text,
    at: (days[i] ?? i) * DAY_MS,
    role: roles[i] ?? null,
    type: 'semantic',
    score: 0.4,
    meaning: null,
    attributeNearness: lens[i],
    reading: readText(text, 'en'),
    dates: [],
    isToCome: toCome.includes(text),
  }));
  return answers(readQuestion(question, ['en']), statements, windows);
}
const windowOf = (from: number, to: number): Window => ({ from, to, exact: { from, to }, grain: 'day' });
const ids = (found: ReturnType<typeof ask>) => found.map(({ id }) => id);

const OLD_HOME = 'I live in Vienna, in the Neubau district.';
const NEW_HOME = 'We moved to Linz today. New address: Landstrasse 12.';
const MOTHER = 'My mother Ingrid lives in Graz.';

describe('the current statement', () => {
  it('ranks above the past one, and the past one names its successor', () => {
    const found = ask('Where do I live?', [OLD_HOME, NEW_HOME, MOTHER]);
    expect(ids(found).slice(0, 2)).toEqual([NEW_HOME, OLD_HOME]);
    expect(found[1]?.outdatedBy).toBe(NEW_HOME);
  });

  it('is not replaced by a past state, even if that was stated later', () => {
    const once = 'I used to live in Oslo.';
    for (const question of ['Where do I live?', 'Which city is my home?']) {
      const found = ask(question, [NEW_HOME, once]);
      expect(ids(found)).toEqual([NEW_HOME, once]);
      expect(found[0]?.outdatedBy).toBeUndefined();
    }
    expect(ids(ask('Where did I use to live?', [NEW_HOME, once]))).toEqual([once, NEW_HOME]);
    expect(ids(ask('Do I smoke?', ['I smoke a pipe.', 'I used to smoke.']))[0]).toBe('I used to smoke.');
    expect(ids(ask('Where do I live?', [OLD_HOME, 'I am used to living in Linz.']))[0]).not.toBe(OLD_HOME);
  });

  it('is not what somebody else does, even if it also mentions the speaker', () => {
    const tutor = 'Beatriz moved back to Porto, so my lessons are with Henrique now.';
    expect(ids(ask('Where do I live?', [OLD_HOME, NEW_HOME, tutor]))[0]).toBe(NEW_HOME);
    expect(ids(ask('Where does Beatriz live, do I know?', [OLD_HOME, NEW_HOME, tutor]))[0]).toBe(tutor);
  });

  it('is not where a relative of the person named lives', () => {
    const told = ['Nora moved to Hamburg, Osterstrasse 88.', "Nora's mother moved to a bungalow in Ilkley."];
    const found = ask('Where does Nora live?', told);
    expect(ids(found)).toEqual(told);
    expect(found.map(({ outdatedBy }) => outdatedBy)).toEqual([undefined, undefined]);
    expect(ids(ask("Where does Nora's mother live?", told))[0]).toBe(told[1]);
  });

  it('is not replaced by another attribute of somebody else', () => {
    const carer = 'I work in a retirement home in Exeter, the night shifts wear me out.';
    const friend = "I'll do the pie. Freya's moved to Topsham, so it's only ten minutes.";
    const found = ask('What do I do for a living?', [carer, friend], [], ['user', 'user']);
    expect(found.map(({ outdatedBy }) => outdatedBy)).toEqual([undefined, undefined]);
  });

  it('is replaced by the past one for a question about before', () => {
    expect(ids(ask('Where did I live before Linz?', [OLD_HOME, NEW_HOME]))[0]).toBe(OLD_HOME);
  });

  it('is replaced by the first one, or the one before the named one, in a history with different words', () => {
    const history = [
      'If the refunds queue misbehaves, ping Anselm.',
      'Anselm went over to the data team, Noor looks after refunds from here on.',
      'Noor handed refunds to Ilse before her sabbatical.',
    ];
    expect(ids(ask('Who was responsible for refunds before Noor?', history))[0]).toBe(history[0]);
    expect(ids(ask('Who looked after refunds at first?', history))[0]).toBe(history[0]);
  });

  it('is replaced by what came before a statement that has no answer of the kind', () => {
    const taught = 'I teach chemistry at Penryn College.';
    const found = ask('Where did I work before the museum?', [taught, 'First day as science lead at the museum.']);
    expect(ids(found)[0]).toBe(taught);
  });

  it('is not replaced by the first with a stop word or a part of the word that the question names', () => {
    const clerk = 'I work as a clerk at the town hall.';
    const museum = 'I work at the museum of art.';
    const embassy = 'I work at the embassy now.';
    const told = [clerk, museum, embassy];
    expect(ids(ask('Where did I work before the embassy?', told))[0]).toBe(museum);
    expect(ids(ask('Where did I work before the museum?', told))[0]).toBe(clerk);
  });

  it('is replaced by what came before the one that says most of what the question names', () => {
    const told = ['I live in Vienna.', 'We moved to Linz.', 'We moved to Graz.'];
    expect(ids(ask('Where did I live before we moved to Graz?', told))[0]).toBe(told[1]);
    expect(ids(ask('Where did I live before we moved to Linz?', told))[0]).toBe(told[0]);
  });

  it('does not supersede a later one, if the question is about before', () => {
    const found = ask('Where did I live before Linz?', [OLD_HOME, NEW_HOME]);
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });

  it('is the latest before the named time, for a question about before', () => {
    const told = ['I live in Vienna.', 'I live in Linz.', 'I live in Graz.'];
    const before = [{ ...windowOf(0, DAY_MS), isBefore: true }];
    expect(ids(ask('Where did I live before March 2024?', told, before))[0]).toBe(told[0]);
    const later = [{ ...windowOf(DAY_MS, 2 * DAY_MS), isBefore: true }];
    expect(ids(ask('Where did I live before March 2026?', told, later))[0]).toBe(told[1]);
    const earlier = [{ ...windowOf(-2 * DAY_MS, -DAY_MS), isBefore: true }];
    expect(ids(ask('Where did I live before March 2020?', told, earlier))[0]).toBe(told[0]);
  });

  it('is the one of the named time', () => {
    const windows = [windowOf(0, DAY_MS)];
    const job = 'I work as a nurse at the General Hospital.';
    const newer = 'I started at Kepler Hospital as head nurse.';
    expect(ids(ask('Where did I work in January?', [job, newer], windows))[0]).toBe(job);
    expect(ids(ask('Where do I work?', [job, newer]))[0]).toBe(newer);
  });

  it('is not replaced by a statement about another topic', () => {
    const billing = 'The billing database is Postgres 13.';
    const found = ask('Which database does billing use?', [billing, 'The search database is SQLite.']);
    expect(found[0]).toMatchObject({ id: billing });
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });

  it('is not replaced by a statement about somebody else', () => {
    const found = ask('Where do I live?', [OLD_HOME, MOTHER]);
    expect(ids(found)[0]).toBe(OLD_HOME);
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });

  it('is not the name of somebody else, for a question about the asker’s name', () => {
    const own = "I'm Dorothea, but everybody calls me Dot.";
    expect(ids(ask("What's my nickname?", [own, 'A pup called Pilchard has moved in.']))[0]).toBe(own);
    expect(ids(ask("What's my name?", [own, 'Our old bus is called Gisela.']))[0]).toBe(own);
  });

  it('is not computed for attributes with several values at a time', () => {
    const found = ask('What am I allergic to?', ['I am allergic to penicillin.', 'I am allergic to hazelnuts.']);
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });
});

it('a German question finds a name without its genitive, and no relative in a compound', () => {
  const askInGerman = (question: string, told: readonly string[]) => {
    const statements = told.map((text, i) => ({ id: text, at: i * DAY_MS, role: null, type: 'semantic', score: 0.4, meaning: null, reading: readText(text, 'de'), dates: [] })); // prettier-ignore
    return ids(answers(readQuestion(question, ['de']), statements, []))[0];
  };
  const eighty = 'Opa ist gestern achtzig geworden.';
  expect(askInGerman('Wann war Opas Geburtstag?', ['Yoga ist jetzt mittwochs.', eighty])).toBe(eighty);
  const doctor = 'Die Kinderärztin unserer Tochter ist Dr. Aslan.';
  expect(askInGerman('Wer ist die Ärztin meiner Tochter?', [doctor, 'Ich übernehme im Januar die Leitung der Kinderbuchabteilung.'])).toBe(doctor); // prettier-ignore
});

describe('an announced change that is still to come', () => {
  const plan = 'We are moving to Graz, Murgasse 4, in January.';
  const askBefore = (question: string, told: readonly string[]) => ask(question, told, [], [], [plan]);

  it('ranks after what holds until then, and replaces nothing', () => {
    const found = askBefore('Where do I live?', [OLD_HOME, NEW_HOME, plan]);
    expect(found.map(({ id, outdatedBy }) => [id, outdatedBy])).toEqual([
      [NEW_HOME, undefined],
      [plan, undefined],
      [OLD_HOME, NEW_HOME],
    ]);
  });

  it('ranks first once it has come, or if nothing else answers', () => {
    expect(ids(ask('Where do I live?', [OLD_HOME, NEW_HOME, plan]))[0]).toBe(plan);
    expect(ids(askBefore('Where do I live?', [MOTHER, plan, 'I like the sea.']))[0]).toBe(plan);
  });
});

it('a question and an assistant rank below a statement of the user', () => {
  const told = ['Where should I live in Linz, which district?', 'You live in Vienna.', 'I live in Vienna.'];
  expect(ids(ask('Where do I live?', told, [], ['user', 'assistant', 'user']))).toEqual([told[2], told[1], told[0]]);
});

it('the words of a user rank below the advice of an assistant, if the advice is asked for', () => {
  const told = ['I want to see a port this summer.', 'How about the port of Porto?', 'Porto it is.'];
  const found = ask('Which port did you suggest for the summer?', told, [], ['user', 'assistant', 'user']);
  expect(ids(found)[0]).toBe(told[1]);
});

it('the words of a user that only ask for advice rank below it, even if they are nearer to the question', () => {
  const told = ['I need a marinade for tofu.', 'Mix 4 tablespoons of soy sauce with maple syrup.'];
  const statements = told.map((text, i) => ({
    ...{ id: text, at: i, role: i === 0 ? 'user' : 'assistant', type: 'message', meaning: null, dates: [] },
    ...{ score: i === 0 ? 0.7 : 0.4, reading: readText(text, 'en') },
  }));
  expect(answers(readQuestion('What marinade did you suggest?', ['en']), statements, [])[0]?.id).toBe(told[1]);
});

it('an echo does not raise what it repeats, if the words of the assistant are asked for', () => {
  const [said, echo] = ['Porto it is.', 'Porto is a great port for the summer.'];
  const statementOf = (text: string, role: string, at: number, echoes?: string) => ({
    ...{ id: text, at, role, type: 'semantic', score: text === echo ? 1 : 0.2, meaning: null },
    ...{ reading: readText(text, 'en'), dates: [], echoes },
  });
  const statements = [statementOf(said, 'user', 0), statementOf(echo, 'assistant', 1, said)];
  const firstOf = (query: string) => answers(readQuestion(query, ['en']), statements, [])[0]?.id;
  expect(firstOf('Which port did you suggest for the summer?')).toBe(echo);
  expect(firstOf('Which port is it for the summer?')).toBe(said);
});

it('everything that happened at the named time ranks first', () => {
  const told = ['I got the job at the clinic.', 'Went to Venice with Tobias.', 'Leo broke his arm.', 'I gave notice.'];
  const windows = [windowOf(DAY_MS, 3 * DAY_MS)];
  expect(
    ids(ask('What did I do in March?', told, windows))
      .slice(0, 2)
      .sort(),
  ).toEqual([told[2], told[1]]);
});

describe('the successor of the best answer', () => {
  it('is found by common words, without an attribute', () => {
    const crib = 'Fridays I play cribbage at the Legion.';
    const moved = 'Moved to the Thursday cribbage table, Fridays were too loud.';
    const found = ask('On what night is cribbage?', [crib, 'The roof was 14,600 dollars.', moved]);
    expect(ids(found).slice(0, 2)).toEqual([moved, crib]);
    expect(found[1]?.outdatedBy).toBe(moved);
  });

  it('is not a statement about another aspect', () => {
    const wife = 'My wife is Marguerite.';
    const found = ask('Who is my wife?', [wife, 'Marguerite sings at church on Sundays.']);
    expect(found[0]).toMatchObject({ id: wife });
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });

  it('may be about somebody whom the earlier one names', () => {
    const doctor = 'My doctor is young Fraser at the Spryfield clinic.';
    const left = 'Fraser left for Alberta; Dr. Nkemelu has taken his patients.';
    const found = ask("Who's my doctor?", [doctor, 'A mantel clock is 75 dollars.', left]);
    expect(ids(found).slice(0, 2)).toEqual([left, doctor]);
    expect(found[1]?.outdatedBy).toBe(left);
  });

  it('may state another attribute of the person in the answer, if it names somebody else', () => {
    const [then, left] = [
      'My boss is Henrik Dahl.',
      'Henrik went to Spotify, Ragnhild is running the design team now.',
    ];
    expect(ids(ask('Who is my boss?', [then, left]))[0]).toBe(left);
  });

  it('may be about a relative by name, if it states what is asked', () => {
    const told = ['My sister Pilar lives in Yakima.', 'Pilar has a room in Tucson.', 'My sister sings in a choir.'];
    expect(ids(ask('Where does my sister live?', told))[0]).toBe(told[1]);
    expect(ids(ask('What does my brother do?', ['My brother Tom is a plumber.', 'Tom has a new car.']))[0]).toBe(
      'My brother Tom is a plumber.',
    );
  });

  it('may be anything about what is named, if the question asks what became of it', () => {
    const hamster = 'Our hamster Biscuit escaped and turned up behind the fridge.';
    const buried = 'We buried poor Biscuit under the rose bush.';
    expect(ids(ask('What happened to the hamster?', [hamster, buried, 'I play chess on Mondays.']))[0]).toBe(buried);
  });

  it.each([
    ['Where do I live?', 'I live in a flat in Headingley.', 'I painted the flat green.'],
    ['What car do I drive?', 'I drive a blue Fiat.', 'I washed the Fiat.'],
    ['Where does my sister live?', 'My sister Pilar lives in Yakima.', 'My sister sings in a choir.'],
  ])('"%s" is not a mention of what "%s" names', (question, fact, mention) => {
    const found = ask(question, [fact, mention, 'The roof was 14,600 dollars.']);
    expect(ids(found)[0]).toBe(fact);
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });

  it('may mention nothing of the earlier one', () => {
    const found = ask('What car do I drive?', ['I drive a blue Fiat.', 'Picked up an Audi from the dealer.']);
    expect(ids(found)[0]).toBe('Picked up an Audi from the dealer.');
  });

  it.each([
    ['What colour is my car?', 'My runaround is a green Skoda with a dodgy radio.', 'Had to jump-start the car.'],
    ['Where does my mother live?', 'Mum lives in Taunton.', "Drove the Skoda to Taunton for Mum's birthday."],
    ["When is my mother's birthday?", "Made the cake for Mum's birthday on the 30th.", 'Mum has sold the piano.'],
    ['When does my book club meet?', 'First Monday of the month is book club.', 'We read a novel for book club.'],
  ])('"%s" is not answered by what says less of it than "%s"', (question, fact, later) => {
    const told = [fact, later, 'The roof was 14,600 dollars.', 'I play chess on Mondays.', 'I bank with Triodos.'];
    expect(ids(ask(question, told, [], [], [], [0, 170, 0, 0, 0]))[0]).toBe(fact);
  });

  it('is more likely after a year than after a month', () => {
    const told = ['Parking costs 40 a month.', 'They want 55 a month at the garage.', 'I play chess on Mondays.'];
    const filler = ['The roof was 14,600 dollars.', 'My sister sings in a choir.', 'Lunch with Carla was lovely.'];
    const after = (days: number) =>
      ids(ask('How much is the parking?', [...told, ...filler], [], [], [], [0, days]))[0];
    expect([after(30), after(365)]).toEqual([told[0], told[1]]);
  });

  it('is more likely if it is nearly as near by the lens', () => {
    const told = ['Ben cuts the hedge behind the shed.', 'Carla did the hedge today.', 'I play chess on Mondays.'];
    const by = (lens: readonly number[]) => ids(ask('Who cuts the hedge?', told, [], [], [], [0, 90, 0], lens))[0];
    expect([by([0.6, -0.2, 0]), by([0.6, 0.58, 0])]).toEqual([told[0], told[1]]);
  });

  it('is not another attribute of somebody whom both name', () => {
    const wedding = 'Tove and I are getting married on 12 September in Malmö!';
    const flat = "We're in Halle now, bigger flat, Tove teaches at the school there.";
    expect(ids(ask('When did I get married?', [wedding, flat]))[0]).toBe(wedding);
    const band = 'Favourite band of Nils: Kraftwerk.';
    expect(
      ids(ask("What's my favourite band?", [band, "And I'm Nils Ekström since the wedding, took her name."]))[0],
    ).toBe(band);
  });

  it('is not about somebody else whom it does not name, whatever changed', () => {
    const found = ask('Where do I live?', [OLD_HOME, 'My mother Ingrid has moved, she lives in Graz now.']);
    expect(ids(found)[0]).toBe(OLD_HOME);
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });

  it('is not a statement without a common word or attribute', () => {
    const secrets = 'Secrets are in HashiCorp Vault.';
    const found = ask('Where do passwords and tokens live?', [secrets, 'The carrier portal went live two days early.']);
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });

  it('is not another price, for a question of one', () => {
    const [then, now] = ['My budget is 200 dollars.', 'My budget is 350 dollars.'];
    const told = [then, now, 'The rent is 900 euros a month.'];
    for (const role of ['user', null]) {
      const found = ask('What is my budget?', told, [], role === null ? [] : [role, role, role]);
      expect(found.slice(0, 2).map(({ id, outdatedBy }) => [id, outdatedBy])).toEqual([
        [now, undefined],
        [then, now],
      ]);
    }
  });

  it('does not exist for a query that is no question', () => {
    const found = ask('mill rye', ['The mill grinds rye.', 'The mill has a cat.']);
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });

  it('does not exist for a question that names a code', () => {
    const first = 'The update of the tablet stopped with E512.';
    const later = 'The update of the router now stopped with E903.';
    const found = ask('Which update stopped with E512?', [first, later]);
    expect(found.every(({ outdatedBy }) => outdatedBy === undefined)).toBe(true);
  });

  it('is that of the thing with an identifier, if the question asks for more than what it means', () => {
    const stays = 'Merchants may call /v1/charges until all have moved.';
    const gone = '/v1/charges answers 410 since midnight.';
    const other = '/v2/charges answers 200 since midnight.';
    expect(ids(ask('Can merchants still call /v1/charges?', [stays, gone, other]))[0]).toBe(gone);
  });

  it('may answer a yes-no question about a number', () => {
    const some = 'The new checkout is on for 12 shops.';
    const all = 'The checkout is rolled out everywhere.';
    const others = [
      'Two shops moved.',
      'Logs are kept for 30 days.',
      'The daily is at ten.',
      'Vonage sends the codes.',
    ];
    expect(ids(ask('Is the new checkout on for all shops?', [some, ...others, all]))[0]).toBe(all);
  });

  it('has what says most of the same, even if a word of it names another attribute', () => {
    const listens = 'label-printer listens on 8081.';
    const moved = 'label-printer: 8443, because of TLS.';
    const others = ['rate-quoter answers on 9100.', 'The daily is at ten.', 'Logs are kept for 30 days.'];
    expect(ids(ask('On which port is the label-printer?', [listens, ...others, moved]))[0]).toBe(moved);
  });
});

it('no later statement about the same person replaces the right answer', () => {
  const known = [
    ['Ada works at Acme.', 'Where does Ada work?'],
    ['Ada is allergic to peanuts.', 'What is Ada allergic to?'],
    ['Ada lives in Lisbon.', 'Where does Ada live?'],
    ['Ada plays the cello on Tuesdays.', 'What instrument does Ada play?'],
    ['Ada has two cats.', 'Which pets does Ada have?'],
    ["Ada's birthday is 3 May.", "When is Ada's birthday?"],
    ['Ada drives a blue Fiat.', 'What car does Ada drive?'],
    ['Ada takes 20 mg of omeprazole.', 'Which medicine does Ada take?'],
    ['Ada met Tom at the gym.', 'Who did Ada meet at the gym?'],
    ['Ada has moved her savings to a new bank.', 'Which bank does Ada use?'],
  ] as const;
  // Each of them once as the oldest.
  const firsts = known.map(([fact, question], i) => {
    const told = [...known.slice(i), ...known.slice(0, i)].map(([text]) => text);
    return [ids(ask(question, told))[0], fact];
  });
  expect(firsts.filter(([found, fact]) => found !== fact)).toEqual([]);
});

describe('a chat', () => {
  it('ranks an echo below the turn that it repeats', () => {
    const told = ['We rent a flat on Hill Street.', 'So your flat is on Hill Street, nice area!'];
    const statements = told.map((text, i) => ({
      id: text,
      at: 0,
      role: i === 0 ? 'user' : 'assistant',
      type: 'message',
      score: 0.3 + i / 2,
      meaning: null,
      reading: readText(text, 'en'),
      dates: [],
      ...(i === 1 && { echoes: told[0] }),
    }));
    expect(ids(answers(readQuestion('Where is my flat?', ['en']), statements, []))).toEqual(told);
  });

  it('ranks a filler of the assistant below a statement of the user, however much its neighbours lend it', () => {
    const told = ['I do zumba on Fridays.', 'Let me think. You have mentioned it, I believe.'];
    const statements = told.map((text, i) => ({
      ...{ id: text, at: i, role: i === 0 ? 'user' : 'assistant', type: 'message', meaning: null, dates: [] },
      ...{ score: i === 0 ? 0.35 : 0.6, reading: readText(text, 'en') },
    }));
    expect(ids(answers(readQuestion('When is my dance class?', ['en']), statements, []))).toEqual(told);
  });

  it('raises a turn about a named person, if the question asks for an attribute of them', () => {
    const bike = 'Tove and I looked at road bikes that she may buy.';
    const job = 'Tove teaches at the school in Halle.';
    expect(ids(ask('What does Tove do for a living?', [bike, job], [], ['user', 'user']))[0]).toBe(job);
  });

  it('supersedes nothing by a turn that has only some other word of it', () => {
    const brass = 'Night shifts are long, so I polish the brass on Sunday.';
    const nap = 'I had a nap before the night shift.';
    const found = ask('When do I polish the brass?', [brass, nap], [], ['user', 'user']);
    expect(found.map(({ id, outdatedBy }) => [id, outdatedBy])).toEqual([
      [brass, undefined],
      [nap, undefined],
    ]);
  });

  it('ranks the assistant first for a question about its own words', () => {
    const told = ['I am thinking of a marinade for tofu.', 'For tofu mix soy sauce and ginger.'];
    const of = (question: string) =>
      ask(question, told, [], ['user', 'assistant']).find(({ id }) => id === told[1])!.score;
    expect(of('What did you tell me to mix for my tofu?')).toBeGreaterThan(of('What do I mix for my tofu?'));
  });
});

it('a duplicate of an outdated statement is outdated too', () => {
  const crib = 'Fridays I play cribbage at the Legion.';
  const again = 'Fridays I play cribbage at the Legion!';
  const moved = 'Moved to the Thursday cribbage table, Fridays were too loud.';
  const found = ask('On what night is cribbage?', [crib, again, moved]);
  expect(found.map(({ outdatedBy }) => outdatedBy)).toEqual([undefined, moved, moved]);
});

it('a friend of the person in question is somebody else', () => {
  const friend = "Erik lives in Gothenburg and is Tom's best friend.";
  const tom = 'Tom lives in Knivsta.';
  expect(ids(ask('Where does Tom live?', [friend, tom], [], [], [], [9, 0]))).toEqual([tom, friend]);
  expect(ids(ask("Who is Tom's best friend?", [friend, tom]))).toEqual([friend, tom]);
});

describe('words in every line of a log', () => {
  const log = [
    'Nadia said on 2024-03-04: Hello, I am Nadia. I restore old clocks in Porto.',
    'Nadia said on 2024-03-04: My cat Pixel sleeps inside the tallest clock.',
    'Nadia said on 2024-03-07: I cannot eat shrimp, it closes my throat.',
    'Nadia said on 2024-03-07: On Sunday I swim in the river before breakfast.',
    'Nadia said on 2024-03-12: A museum wants six barometers by June.',
  ];
  const shrimp = [log[2]!, log[0]!, log[1]!, log[3]!, log[4]!];

  it('are not a topic of which the last line is the current statement', () => {
    for (const question of ['What does Nadia want?', 'Which food can Nadia not eat?'])
      expect(ask(question, shrimp).map(({ outdatedBy }) => outdatedBy)).toEqual(log.map(() => undefined));
  });

  it('do not make a later line a successor', () => {
    const lines = ['Ada said: the kiln is lit on Sundays.', 'Ada said: the loom is strung on Tuesdays.'];
    const others = ['Ada said: rain again.', 'Ada said: the cat is fat.', 'Ada said: bread is in the oven.'];
    const found = ask('When is the kiln lit?', [lines[0]!, ...others, lines[1]!]);
    expect(found.map(({ outdatedBy }) => outdatedBy)).toEqual(found.map(() => undefined));
  });
});
