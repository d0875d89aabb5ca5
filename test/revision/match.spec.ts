import { busyMs } from '@test/support/busy.js';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage } from '@memory/indexing/language.js';
import { claimsOf } from '@memory/revision/claim.js';
import { jaccard, relate } from '@memory/revision/compare.js';
import { decide, verdictOf } from '@memory/revision/decide.js';
import { matchOf, nearness, NOWHERE_NEAR } from '@memory/revision/match.js';
import { readStatement, wordsOf, type Reading } from '@memory/revision/reading.js';
import { nearnessesOf } from '@memory/revision/judge.js';
import type { Nearness } from '@memory/revision/replacement.js';
import { mergeContent } from '@memory/revision/revision-edits.js';
import { endsOf, isOccasion, tellsChange } from '@memory/revision/occasions.js';
import { statedAt, timeline } from '@memory/revision/timeline.js';
import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import { type CaseSet, type Figures, figuresOf, type Judged } from '../../bench/revision/figures.js';

const read = (content: string, speaker: string | null = null): Reading =>
  readStatement({ content, tags: [], concept: null, speaker, language: detectLanguage(content, 'en') });
const SCALE = { floor: 0.35, ceiling: 0.9 };
const nearBy = (cosine?: number) => ({ ...NOWHERE_NEAR, vector: nearness(cosine, SCALE) });
const match = (fresh: string, stored: string) => matchOf(read(fresh), read(stored), NOWHERE_NEAR);

describe('on the labelled set, by words alone', () => {
  const set = JSON.parse(readFileSync('bench/revision/cases.json', 'utf8')) as CaseSet;
  const stored = set.records.map((record) => ({ id: record.id, reading: read(record.content) }));
  const judged = set.cases.map((asked): Judged => {
    const fresh = read(asked.say);
    const all = stored
      .map((item) => ({ item, match: matchOf(fresh, item.reading, NOWHERE_NEAR) }))
      .sort((a, b) => b.match.score - a.match.score)
      .map(({ item, match: found }) => ({ item, match: found, verdict: verdictOf(found, REVISION_DEFAULTS) }));
    const { outcome, target, contradicted } = decide(all);
    return { asked, got: outcome, touched: [target, ...contradicted].flatMap((one) => one?.id ?? []) };
  });
  const figures = (half: string): Figures => figuresOf(judged.filter(({ asked }) => asked.half === half));

  // The floors are a little under the measured values when they were set; they may only be raised.
  it('handles the right memory correctly in nine of ten cases that nothing was tuned on', () => {
    expect(figures('tuning').right).toBeGreaterThanOrEqual(0.98);
    expect(figures('held_out').right).toBeGreaterThanOrEqual(0.9);
    expect(figures('held_out').matchPrecision).toBeGreaterThanOrEqual(0.95);
    expect(figures('held_out').matchRecall).toBeGreaterThanOrEqual(0.95);
  });

  it('changes no wrong memory if the same is said in other words', () => {
    expect(figures('reworded').matchPrecision).toBe(1);
    expect(figures('reworded').right).toBeGreaterThanOrEqual(0.2);
  });
});

describe('on cases of two steps, by words alone', () => {
  interface TwoStep {
    readonly kind: string;
    readonly stored: readonly { readonly text: string }[];
    readonly new: { readonly text: string };
    readonly expected: 'supersedes' | 'updates' | 'none';
    readonly index?: number;
  }
  const casesOf = (file: string) =>
    (JSON.parse(readFileSync(`bench/revision/${file}.json`, 'utf8')) as { cases: TwoStep[] }).cases;
  const outcomes = ['two-step', 'two-step-chat'].flatMap(casesOf).map((one) => {
    const fresh = read(one.new.text);
    const judged = one.stored
      .map(({ text }, item) => ({ item, match: matchOf(fresh, read(text), NOWHERE_NEAR) }))
      .sort((a, b) => b.match.score - a.match.score)
      .map((found) => ({ ...found, verdict: verdictOf(found.match, REVISION_DEFAULTS) }));
    const decision = decide(judged);
    const meant = (item: number) => one.expected !== 'none' && item === one.index;
    const wrong = decision.contradicted.some((item) => !meant(item));
    return { one, decision, wrong };
  });

  it('at most one in a hundred loses a memory that still holds, or merges two', () => {
    const lost = outcomes.filter(({ wrong }) => wrong).map(({ one }) => one.new.text);
    const joined = outcomes.filter(({ one, decision }) => one.expected === 'none' && decision.outcome === 'updated');
    expect(outcomes.length).toBeGreaterThan(590);
    expect([lost.length <= outcomes.length / 100, lost]).toEqual([true, lost]);
    expect(joined).toEqual([]);
  });

  it('eight in ten plainly told changes are recognised', () => {
    const plain = outcomes.filter(({ one }) => one.kind === 'plain' && one.expected === 'supersedes').slice(0, 82);
    const seen = plain.filter(({ one, decision }) => decision.contradicted.includes(one.index!));
    expect(seen.length / plain.length).toBeGreaterThanOrEqual(0.8);
  });
});

it.each([
  ['Our dog is a beagle called Rufus.', 'Adopted a cat from the shelter. Her name is Pepper.'],
  ['My name is Katharina Moser.', "My husband's name is Tobias."],
  ['We went to Venice in March.', 'We went to Rome in May.'],
  ['I paid 1240 euros for the washing machine.', 'I paid 650 euros for the dishwasher.'],
  ["I'm learning Italian.", 'I started at the hospital on 1 March.'],
  ['I was born on 14 June 1988.', 'I renewed my passport on 20 June.'],
  ['Sprint 7 ended with 31 points.', 'Sprint 8 ended with 28 points.'],
  ['Team A has 5 members.', 'Team B has 7 members.'],
  ['Team A seats 5 people.', 'Team B seats 7 people.'],
  ['Plan B costs 20 euros.', 'Plan A costs 10 euros.'],
  ['In January we sold 40 bikes.', 'In February we sold 55 bikes.'],
  ['Haus B hat 5 Zimmer.', 'Haus C hat 7 Zimmer.'],
  ['Room 12 seats 30 people.', 'Room 14 seats 50 people.'],
  ['The room 12 seats 30 people.', 'The room 14 seats 50 people.'],
  ['Flight OS123 departs at 9:00.', 'Flight OS321 departs at 11:00.'],
  ['Version 1.2 supports Node 18.', 'Version 1.3 supports Node 20.'],
  ['Group 3 trains on Monday.', 'Group 4 trains on Tuesday.'],
  ['Linie 5 fährt alle 10 Minuten.', 'Linie 6 fährt alle 15 Minuten.'],
  ['My boss is Phil.', 'My boss no longer eats meat.'],
  ['Ada lives in Paris.', 'Paris has a new mayor.'],
  ["Don't feed the cat nuts.", 'Feed the cat at 7.'],
  ['Do not deploy on Fridays.', 'We may deploy on Fridays again, before noon.'],
  ['I am allergic to nuts.', 'I am 30, not 31.'],
  ['Henrik is from Aarhus.', 'Correction: Henrik is 46, not 44.'],
  ['The rent is due on the first.', 'The rent is 900, not 800.'],
  ['The flight is with Lufthansa.', 'The flight is at 9, not at 10.'],
  ['I work at Acme.', "I don't work on Fridays."],
  ['I take metformin.', "I don't take it on Sundays."],
  ['I drink coffee.', "I don't drink after 6."],
  ['Mein Vater ist Lehrer.', 'Mein Vater ist 71, nicht 70.'],
])('%s and %s both hold', (stored, fresh) => {
  for (const cosine of [undefined, 0.9])
    expect(verdictOf(matchOf(read(fresh), read(stored), nearBy(cosine)), REVISION_DEFAULTS)).toMatch(
      /^(?:un)?related$/,
    );
});

it.each([
  ['I take 5 mg of prednisone.', 'I stopped taking it in the evening and take it in the morning.'],
  ['I take 40 mg of furosemide in the evening.', 'I stopped taking it in the evening and take it in the morning.'],
  ['I shower in the evening.', 'I stopped taking it in the evening and take it in the morning.'],
  ['I bake bread in the evening.', 'I stopped eating bread in the evening and eat it at noon.'],
  ['I run three times a week.', 'I stopped running in the evening and run before work.'],
  ['My GP is Dr Farrow.', 'Dr Farrow put my metformin up to 1000 mg.'],
  ['Dr Farrow put my metformin up to 1000 mg.', 'My new GP is Dr Adeyemi.'],
  ['I slipped on the ice on Monday and bruised my wrist.', 'My HbA1c in April was 58.'],
  ['My HbA1c in April was 58.', 'I get about with my bus pass now.'],
  ['My dissertation supervisor is Dr Whitlock.', 'My dissertation is on soil fungi now.'],
  ['My fasting sugar was 8.9 this morning.', "I've given up sugar in my tea and use a sweetener instead."],
  ['Meine Mutter Hannelore wohnt in Husum.', 'We moved to Kiel last weekend, into a flat near the park.'],
  ['ich arbeite bei Siemens', 'mein Bruder arbeitet bei Bosch'],
  ['My sister has a boat.', 'We sold the boat.'],
  ["We sail a friend's boat.", 'We sold the boat.'],
  ['I have an appointment on 4 May at 9.', 'I have an appointment on 11 June at 8.'],
  ['Ich nehme Metformin.', 'Ich habe vergessen, Metformin zu nehmen.'],
  ['Ich nehme morgens 5 mg Ramipril.', 'Ich habe heute vergessen, mein Ramipril zu nehmen.'],
  ['Ich esse Fisch.', 'Meine Ärztin hat mir geraten, keinen Fisch zu essen.'],
  ['Ich wohne in Kiel.', 'Tom sagt, ich wohne in Bremen.'],
  ['Wir haben ein Boot.', 'Oma hat gefragt, ob wir das Boot verkauft haben.'],
  ["J'habite à Nantes.", "Paul dit que j'habite à Rennes."],
  ["J'ai un bateau.", 'Ma mère veut que je vende le bateau.'],
  ['Tomo metformina.', 'Olvidé tomar la metformina.'],
  ['Vivo en Cádiz.', 'Juan dice que vivo en Sevilla.'],
])('%s still holds after %s', (stored, fresh) => {
  for (const cosine of [undefined, 0.6, 0.85])
    expect(verdictOf(matchOf(read(fresh), read(stored), nearBy(cosine)), REVISION_DEFAULTS)).not.toMatch(
      /^(?:conflict|update|same)$/,
    );
});

it.each([
  ['I take prednisone in the evening.', 'I stopped taking prednisone in the evening and take it in the morning.'],
  ['I run in the evening.', 'I stopped running in the evening and run before work.'],
  ['We have a boat.', 'We sold the boat.'],
  ['My GP is Dr Farrow.', 'My new GP is Dr Adeyemi.'],
  ['My appointment is on 4 May.', 'My appointment is on 11 June.'],
  ['The standup is at 9.', 'The standup is at 10 now.'],
  ['Ich nehme Metformin.', 'Ich nehme kein Metformin mehr.'],
  ['Ich wohne in Kiel.', 'Ich wohne jetzt in Bremen.'],
  ["J'habite à Nantes.", "J'habite maintenant à Rennes."],
])('%s is over after %s', (stored, fresh) => {
  expect(verdictOf(matchOf(read(fresh), read(stored), nearBy(0.7)), REVISION_DEFAULTS)).toBe('conflict');
});

it.each([
  ['I have my bank account at ING.', 'All my money is at Triodos, ING closed my account.'],
  ['I commute by bus.', 'I go to work by tram these days.'],
  ['Ich bin Vegetarierin.', 'Ich bin jetzt Veganerin.'],
])('%s is outdated by %s, if the meanings are close; by words alone that is a guess', (stored, fresh) => {
  const verdict = (cosine?: number) => verdictOf(matchOf(read(fresh), read(stored), nearBy(cosine)), REVISION_DEFAULTS);
  expect([verdict(0.7), verdict()]).toEqual(['conflict', 'possible']);
});

it.each([
  ['number', 'The budget is 65,000 euros.', 'The budget is 80,000 euros.'],
  ['number', 'Team A has 5 members.', 'Team A has 7 members.'],
  ['number', 'Room 12 seats 30 people.', 'Room 12 seats 50 people.'],
  ['number', 'Rent 900 euros.', 'Rent 800 euros.'],
  ['date', 'On 14 July the exam takes place.', 'On 21 July the exam takes place.'],
  ['date', 'From May the rent is 900 euros.', 'From January the rent is 800 euros.'],
  ['negation', 'Ich mag Kaffee.', 'Ich mag keinen Kaffee.'],
  ['date', 'The exam is on 21 July.', 'The exam is on 14 July.'],
  ['value', 'Ada moved to Berlin.', 'Ada lives in Paris.'],
  ['negation', 'Ada no longer works at the mill.', 'Ada works at the mill.'],
  ['opposite', 'The flag is disabled.', 'The flag is enabled.'],
  [null, 'Bo lives in Berlin.', 'Ada lives in Paris.'],
  [null, "Ada's sister lives in Berlin.", 'Ada lives in Paris.'],
  [null, 'Ada visited Berlin.', 'Ada lives in Paris.'],
  [null, 'Ada likes opera.', 'Ada likes jazz.'],
  [null, 'Does Ada live in Berlin?', 'Ada lives in Paris.'],
])('a conflict of kind %s: %s, where it was: %s', (kind, fresh, stored) => {
  expect(match(fresh, stored).conflict).toBe(kind);
});

it.each([
  ['I have a cat.', 'I have 2 cats.'],
  ['We need a chair.', 'We need four chairs.'],
  ['The team has a lead.', 'The team has 5 leads.'],
])('%s says less than %s, however close they are', (stored, fresh) => {
  for (const cosine of [undefined, 0.95]) {
    const found = matchOf(read(fresh), read(stored), nearBy(cosine));
    expect(verdictOf(found, REVISION_DEFAULTS)).toBe('update');
    expect(verdictOf(matchOf(read(fresh), read(fresh), nearBy(cosine)), REVISION_DEFAULTS)).toBe('same');
  }
  expect(mergeContent(read(stored), read(fresh), 'auto', REVISION_DEFAULTS.update)).toBe(fresh);
});

it.each([
  ['He is in the office.', 'He is out of the office.'],
  ['I am for the plan.', 'I am against the plan.'],
  ['I am against the plan.', 'I am for the plan.'],
  ['Ich bin für den Plan.', 'Ich bin gegen den Plan.'],
  ['Ada owes Tom money.', 'Tom owes Ada money.'],
  ['Ada owes Tom money.', 'Tom owes Ada money and a beer.'],
  ['Tom is older than Ada.', 'Ada is older than Tom.'],
  ['Ada gave the book to Tom.', 'Tom gave the book to Ada.'],
  ['The train goes from Linz to Graz.', 'The train goes from Graz to Linz.'],
  ['My blood type is O.', 'My blood type is A.'],
  ['I drink tea only in the morning.', 'I drink tea in the morning.'],
  ['My car is his.', 'My car is hers.'],
  ['The door is open.', 'The door was open.'],
])('%s does not say %s, though its words are the same: both stay', (stored, fresh) => {
  for (const cosine of [undefined, 0.95])
    expect(verdictOf(matchOf(read(fresh), read(stored), nearBy(cosine)), REVISION_DEFAULTS)).toBe('related');
});

it.each([
  ['Ada lives in Gothenburg, near the canal.', 'Ada lives in Gothenburg.'],
  ['Ada lives in Gothenburg.', 'Ada is living in Gothenburg now.'],
  ['Ich wohne in Linz.', 'Ich wohne jetzt in Linz.'],
  ['Ada likes Rome and Paris.', 'Ada likes Paris and Rome.'],
  ['My boss is Tom.', 'Tom is my boss.'],
  ['The meeting is at 10 on Monday.', 'On Monday the meeting is at 10.'],
  ['Ada prefers aisle seats on flights.', 'On flights Ada prefers aisle seats.'],
])('%s says %s', (stored, fresh) => {
  expect(verdictOf(match(fresh, stored), REVISION_DEFAULTS)).toBe('same');
});

it('a speaker who speaks of himself is the subject', () => {
  const says = (speaker: string) => claimsOf('I live in Berlin.', 'en', speaker)[0]!;
  const [stored] = claimsOf('Ada lives in Paris.', 'en', null);
  expect(relate(says('Ada'), stored!).conflict).toBe('value');
  expect(relate(says('Bo'), stored!).conflict).toBeNull();
});

it('a merge keeps what is neither repeated nor contradicted', () => {
  const stored = read('Ada lives in Paris. She plays the viola.');
  const fresh = read('Ada lives in Berlin.');
  const merged = (how: 'auto' | 'replace' | 'append') => mergeContent(stored, fresh, how, 0.6);
  expect(merged('auto')).toBe('She plays the viola. Ada lives in Berlin.');
  expect(merged('replace')).toBe('Ada lives in Berlin.');
  expect(merged('append')).toBe('Ada lives in Paris. She plays the viola. Ada lives in Berlin.');
});

it.each([
  [
    'I take 20 mg of lisinopril and I am allergic to penicillin.',
    'I take 40 mg of lisinopril now.',
    'I am allergic to penicillin. I take 40 mg of lisinopril now.',
  ],
  ['I live in Lyon and work at Acme.', 'I moved to Paris.', 'I work at Acme. I moved to Paris.'],
  ['Mia is from Ghent and is 31.', 'Mia is 32 now.', 'Mia is from Ghent. Mia is 32 now.'],
  ['Henrik is from Aarhus and is 44.', 'Henrik is 46, not 44.', 'Henrik is from Aarhus. Henrik is 46, not 44.'],
  [
    'Ich wohne in Kiel und arbeite bei der Post.',
    'Ich wohne jetzt in Bonn.',
    'Ich arbeite bei der Post. Ich wohne jetzt in Bonn.',
  ],
  // Nothing is left of a fact that the new text repeats, nor of a sentence that cannot be divided for sure.
  [
    'I live in Lyon and work at Acme.',
    'I live in Paris now and work at Acme.',
    'I live in Paris now and work at Acme.',
  ],
  ['I live in Lyon with my cat Milo.', 'I moved to Paris.', 'I moved to Paris.'],
])('of "%s" a merge with "%s" keeps the other facts', (stored, fresh, merged) => {
  for (const outdated of [true, 'once'] as const)
    expect(mergeContent(read(stored), read(fresh), 'auto', REVISION_DEFAULTS.update, outdated)).toBe(merged);
});

it('what is known of an earlier time ends where the next begins, and no interval is empty', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const said = (from: Date | null, occurred: Date) => ({ validFrom: from, occurredAt: occurred });
  const [old, same, later] = [said(null, at(1)), said(at(5), at(5)), said(at(9), at(9))];
  const { ended, next, from } = timeline([old, same, later], at(5));
  expect(ended.map(({ until }) => until.getTime() - at(5).getTime())).toEqual([0, 1]);
  expect([next, from.getTime(), statedAt(old)]).toEqual([later, at(5).getTime() + 1, at(1)]);
});

const data = process.env['RECOLLECT_DATA'];
const file = data ? join(data, 'similarity-vectors.json') : '';
(existsSync(file) ? describe : describe.skip)('the vectors of the system that similarity comes from', () => {
  interface Vectors {
    readonly word_similarity: readonly { a: string; b: string; score: number }[];
    readonly contradiction: readonly {
      content_a: string;
      content_b: string;
      concept_a: string;
      concept_b: string;
      result: { contradiction?: boolean };
    }[];
  }
  const vectors = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Vectors) : null;

  it('the share of common words is the same', () => {
    for (const { a, b, score } of vectors!.word_similarity) {
      if (a === '') continue; // of two empty texts theirs is 0
      const words = [wordsOf(a, 'en'), wordsOf(b, 'en')] as const;
      const ours = a === b ? 1 : jaccard(...words);
      expect([a, b, Math.abs(ours - score) < 0.1]).toEqual([a, b, true]);
    }
  });

  it('what is a contradiction there by its numbers is one here, where there is a sentence to compare', () => {
    for (const { content_a: a, content_b: b, result } of vectors!.contradiction) {
      if (!/\b(?:is|has)\b/.test(a)) continue;
      if (result.contradiction) expect([a, b, match(a, b).conflict]).toEqual([a, b, 'number']);
      else expect([a, b, match(a, b).conflict === 'number']).toEqual([a, b, false]);
    }
  });
});

it('a list of things that differ by a number does not contradict itself', () => {
  const list = 'The meeting on Monday is at 10. The meeting on Tuesday is at 12. Room 4 seats 20. Room 5 seats 30.';
  expect(verdictOf(match(list, list), REVISION_DEFAULTS)).toBe('same');
});

describe('long texts', () => {
  const lines = Array.from({ length: 24 }, (_, i) => `Shelf ${i + 1} holds the books of year ${1900 + i}.`);
  const verdictOn = (fresh: string, stored: string) => verdictOf(match(fresh, stored), REVISION_DEFAULTS);

  it('are not taken as known because of their beginning alone', () => {
    const stored = lines.join(' ');
    expect(verdictOn(stored, stored)).toBe('same');
    expect(verdictOn(`${stored} Omar keeps goats in Lyon.`, stored)).toBe('update');
    const long = `${'Ada keeps notes of every meeting with the harbour office in Oslo. '.repeat(20)}${'and so on '.repeat(400)}`;
    expect(verdictOn(`${long} Omar keeps goats in Lyon.`, long)).not.toBe('same');
    expect(verdictOn(long, long)).toBe('same');
  });

  it('are compared and merged in bounded time, and lose nothing by it', () => {
    const many = (salt: string) =>
      Array.from({ length: 12_000 }, (_, i) => `${salt}${'abcdefghij'[i % 10]}${i}x`).join(' ');
    const stored = `${'Ada likes tea. '.repeat(6_000)}Omar keeps goats.`;
    let merged = '';
    const took = busyMs(() => {
      match(`Ada is ${many('q')}`, `Ada is ${many('z')}`);
      merged = mergeContent(read(stored), read(lines.join(' ')), 'auto', REVISION_DEFAULTS.update);
    });
    expect(took).toBeLessThan(1_000);
    expect(merged).toContain('Omar keeps goats.');
  });
});

describe('a replacement in other words', () => {
  const near: Nearness = { vector: 0.45, lead: 0.25, lens: 0.6, lensLead: 0.4, nearest: true };
  const alike: Nearness = { vector: 0.45, lead: 0.15, lens: 0.37, lensLead: 0.15, nearest: true };
  const far: Nearness = { vector: 0.1, lead: -0.3, lens: 0.2, lensLead: -0.3, nearest: false };
  const other = (fresh: string, stored: string, by: Nearness = near) => matchOf(read(fresh), read(stored), by);
  const verdict = (...args: Parameters<typeof other>) => verdictOf(other(...args), REVISION_DEFAULTS);
  const moved = ["We've settled in Graz, boxes and all.", 'I live in Linz.'] as const;

  it('is recognised by several signs: its topic, its similarity, and that it is closer than all others', () => {
    expect(verdict(...moved)).toBe('conflict');
    expect(other(...moved).inferred).toBe(true);
    expect(verdict(...moved, far)).not.toBe('conflict');
    expect(verdict(...moved, { ...near, lens: 0.1, lensLead: -0.5 })).not.toBe('conflict');
  });

  it.each([
    ['The dog is gone now, we gave him to my parents.', 'We have a dog.'],
    ['The knee is fine since the operation.', 'My knee hurts.'],
    ['Jonas and I broke up last night.', "I'm with Jonas, we met in college."],
    ["The stairs got too much for us, we're in the ground-floor flat now.", 'We live on the third floor.'],
    ['I pedal a second-hand Brompton from now on.', 'My bike is a Gazelle.'],
  ])('is recognised if it begins with what was said of somebody, or says "too much": %s', (fresh, stored) => {
    expect(verdict(fresh, stored)).toBe('conflict');
  });

  it('is linked and not superseded if one verb has two subjects', () => {
    expect(verdict('The retro is at 15:00 now.', 'Standup is at 9:15.')).toBe('possible');
  });

  it('is linked and not superseded if there is no vector', () => {
    expect(verdict(...moved, { ...near, vector: null })).toBe('possible');
  });

  it('is not assumed for two different things, two of a kind, what stays beside it, or questions', () => {
    for (const [fresh, stored] of [
      ['The metrics endpoint listens on port 9090.', 'The web server listens on port 8080.'],
      ['Der Polo wurde vorgestellt.', 'Ich fahre einen Polo.'],
      ['The nightly job fails when the relay is down.', 'The nightly job fails sometimes.'],
      ['My evening dose is 20 mg now.', 'My morning dose is 40 mg.'],
      ["I'm also learning Greek.", 'I am learning Spanish.'],
      ['Should I move to Graz instead?', 'I live in Linz.'],
    ] as const)
      expect(verdict(fresh, stored, alike)).not.toBe('conflict');
  });
});

describe('the similarity of candidates', () => {
  const all = (seen?: readonly number[]) =>
    nearnessesOf([{ cosine: 0.8, seen: seen?.[0] }, { cosine: 0.5, seen: seen?.[1] }, { cosine: undefined }], SCALE);

  it('is returned with how much closer each is than the closest other', () => {
    const [first, second, third] = all([0.7, 0.4]);
    expect(first!.lead).toBeCloseTo(0.45 / 0.55 - 0.3);
    expect(second!.lead).toBeCloseTo((0.5 - 0.8) / 0.55);
    expect([first!.lensLead, second!.lensLead].map((lead) => Math.round(lead * 10) / 10)).toEqual([0.3, -0.3]);
    expect([first, second, third].map((one) => one!.nearest)).toEqual([true, false, false]);
    expect(third).toMatchObject({ vector: null, lens: null });
  });

  it('is taken from the vectors if no lens is known', () => {
    const [first, second] = all();
    expect(first!.lens).toBeGreaterThan(second!.lens!);
    expect(first!.nearest).toBe(true);
  });
});

describe('the form of a sentence', () => {
  it.each([
    ['I have ditched Chrome for Firefox.', 'chrome'],
    ['Part-exchanged the Bianchi for a Ribble.', 'bianchi'],
    ['We traded in the Skoda for a van.', 'skoda'],
    ['Sam and I have split up.', 'sam'],
  ])('says what has ended: %s', (text, ended) => {
    expect(endsOf(text)).toContain(ended);
  });

  it.each([
    'The release slipped to March.',
    'They doubled my dose.',
    "I'm down to one coffee a day.",
    'The rent halved.',
    'My rent dropped to 700.',
    'The demo was brought forward.',
  ])('tells of a change: %s', (text) => {
    expect(tellsChange(text)).toBe(true);
  });

  it.each(['The cat sat down to eat.', 'We go down to the beach.'])('tells of none: %s', (text) => {
    expect(tellsChange(text)).toBe(false);
  });

  it('tells what happened once, which ends nothing: tried a decaf coffee', () => {
    expect(isOccasion('I tried a decaf coffee.')).toBe(true);
    expect(isOccasion('I tried to sleep eight hours a night.')).toBe(false);
  });
});
