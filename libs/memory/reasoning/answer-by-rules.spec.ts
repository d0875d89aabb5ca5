import { newId } from '@kernel/ids.js';
import { busyMs } from '@test/support/busy.js';
import { answerByRules } from './answer-by-rules.js';
import type { Evidence } from './evidence.js';
import { classify } from './intent.js';
import { readQuestion } from './question.js';
import { splitQuestions } from './answer-question.js';
import { judge } from './sufficiency.js';

/** A memory with a high score. */
function told(text: string, day: string, title: string | null = null): Evidence {
  const row = {
    id: newId(),
    userId: 'ada',
    type: 'note',
    externalId: null,
    title,
    occurredAt: new Date(day),
    sequence: 0,
    sessionId: null,
  };
  return { row, text, excerpt: false, speaker: null, score: 0.9, weight: 1, step: 1, tokens: 50, contradicts: [] };
}

function answer(text: string, evidence: readonly Evidence[]) {
  const question = readQuestion(text, classify(text).intent);
  const found = answerByRules(question, evidence, judge(question, evidence));
  return { ...found, sums: found.calculations.map(({ expression, result }) => `${expression} = ${result}`) };
}

it('answers with one memory in the words of the question, even if the search is uncertain among many similar ones', () => {
  const unsure = (text: string) => ({ ...told(text, '2026-03-01'), score: 0.08 });
  const table = unsure('As of March 1, Brest leads with 10 points. Lorient is in second place with 9 points.');
  const found = answer('Which club is in second place?', [table, unsure('The club of Quiberon serves cake.')]);
  expect(found).toMatchObject({ status: 'answered', text: expect.stringContaining('Lorient is in second place') });
  expect(answer('Which plumber is in second place?', [unsure('The plumber came at nine.')]).status).toBe(
    'not_in_memory',
  );
  expect(answer('How many points does Vannes have in second place?', [table]).status).toBe('not_in_memory');
});

it('does not take the nouns of a German question for names, which a memory would have to contain', () => {
  const doctor = told('Frau Seidel hat ihre Praxis abgegeben, ich bin jetzt bei Dr. Amini.', '2026-03-01');
  expect(answer('Wer ist mein Hausarzt?', [doctor]).text).toContain('Dr. Amini');
  const before = told('My doctor Dr. Weiss put me on ramipril. It rained.', '2026-02-01');
  const both = answer('Who is my doctor?', [told('My new doctor is Dr. Okafor.', '2026-03-01'), before]).text;
  expect(both).toContain('My doctor Dr. Weiss put me on ramipril.');
  expect(answer('Was sagt Doktor Weber zur Schilddrüse?', [doctor]).status).toBe('not_in_memory');
  expect(answer('Who is my doctor Weber?', [doctor]).status).toBe('not_in_memory');
});

it('tells what replaced a memory before that memory, in whatever words', () => {
  const now = { ...told('Robert and Carys have moved to York.', '2026-04-04'), weight: 2 };
  const before = told('My son Robert lives in Leeds.', '2025-12-08');
  const known = [now, { ...before, outdatedBy: now.row.id }];
  expect(answer('Where does my son live?', known).text).toMatch(/^2026-04-04: .*York.*\n2025-12-08: .*Leeds/u);
  expect(answer('Where does my son live?', [now, before]).text).not.toContain('York');
});

const round = (number: number, brest: number, lorient: number, day: string) =>
  told(
    `After Round ${number}, Brest leads with ${brest} points and ${number * 2} wins. Lorient has ${lorient} points and ${number} wins.`,
    day,
    `Table after Round ${number}`,
  );
const rounds = [round(1, 10, 9, '2026-03-01'), round(4, 31, 33, '2026-03-22'), round(2, 22, 15, '2026-03-08')];

it('distinguishes values at different times', () => {
  const found = answer('How many points did Brest win between Round 1 and Round 2?', rounds);
  expect([found.status, found.sums]).toEqual(['answered', ['22 - 10 = 12']]);
  expect(found.text).toContain('10 at Round 1');
});

it('computes for the named subject, whatever else is named', () => {
  const cup = rounds.map((one) => ({
    ...one,
    text: one.text.replace(/^After (Round \d)/, 'After $1 of the Delta Cup'),
  }));
  expect(answer('How many points did Brest win between Round 1 and Round 2 of the Delta Cup?', cup).sums).toEqual([
    '22 - 10 = 12',
  ]);
  expect(answer('Which club of Brest and Lorient had the most points in Round 4?', rounds).sums).toEqual([
    'max(33, 31) = 33',
  ]);
});

it.each([
  'Which club has the best ratio of points to wins in Round 4?',
  'How many points per win did Brest have between Round 1 and Round 2?',
  'How many points did Brest win between Round 1 and Round 9?',
])('computes nothing where it is not sure: %s', (question) => expect(answer(question, rounds).sums).toEqual([]));

it('finds who changed most, and lists all', () => {
  const found = answer('Who improved their points the most from Round 1 to Round 4?', rounds);
  expect(found.sums).toEqual(['33 - 9 = 24', '31 - 10 = 21']);
  expect(found.text).toMatch(/^Lorient, in points: Lorient \+24/);
});

it('describes a trend in order of time', () => {
  const found = answer('Describe the trend in the points of Brest', rounds);
  expect(found.sums).toEqual(['22 - 10 = 12', '31 - 22 = 9']);
  expect(found.text).toMatch(/Round 1: 10 .*Round 2: 22 .*Round 4: 31 .*\+12, then \+9/);
});

it('names the subject with the maximum at a time, and sums', () => {
  expect(answer('Which club had the most points in Round 4?', rounds).text).toMatch(/^Lorient, in points/);
  expect(answer('How many wins did Brest and Lorient have in total in Round 2?', [rounds[2]!]).sums).toEqual([
    'sum(4, 2) = 6',
  ]);
});

it('counts days between dated events', () => {
  const notes = [
    told('The harbour bridge was closed on March 3.', '2026-03-05'),
    told('The harbour bridge was opened again on 2026-04-02.', '2026-04-02'),
  ];
  const found = answer(
    'How many days were there between the closing of the closed harbour bridge and when it opened again?',
    notes,
  );
  expect(found.sums).toEqual(['2026-04-02 - 2026-03-03 = 30 days']);
});

it('reports both sides of a disagreement between two sources, and computes with neither', () => {
  const sources = [
    told(
      'The open-air concert drew an estimated 12,000 visitors, according to the organisers.',
      '2026-06-01',
      'City news',
    ),
    told('Police counted approximately 7,500 visitors at the open-air concert.', '2026-06-02', 'Police report'),
  ];
  const found = answer('How many visitors did the open-air concert have?', sources);
  expect(found.conflicts).toHaveLength(1);
  expect(found.text).toMatch(/^Sources disagree about .*visitor.*12,000.*City news.*7,500.*Police report/);
  expect(found.sums).toEqual([]);
});

it('recognises what is counted by its noun, whatever the rest of the wording', () => {
  const sources = [
    told(
      'The opening parade was watched by an estimated 1.2 billion viewers worldwide, says the committee.',
      '2026-06-01',
    ),
    told(
      'Data for the opening parade compiled by analysts shows approximately 800 million viewers tuned in.',
      '2026-06-02',
    ),
  ];
  expect(answer('How many people watched the opening parade?', sources).conflicts).toHaveLength(1);
});

it('does not treat a later state as a contradiction', () => {
  const states = [
    told('As of February 3, Mara Voss has won 4 regatta titles.', '2026-02-03'),
    told('On February 9, Mara Voss won her 5th title: she now has 5 regatta titles.', '2026-02-09'),
  ];
  expect(answer('How many regatta titles does Mara Voss have?', states).conflicts).toEqual([]);
});

it('does not treat numbers in names as a contradiction', () => {
  const notes = [1, 2].map((number) =>
    told(`Note ${number}: the festival committee discussed the lantern parade.`, '2026-02-03'),
  );
  expect(answer('What did the festival committee discuss about the lantern parade?', notes).conflicts).toEqual([]);
});

it('does not treat the rows of a table as a contradiction', () => {
  expect(answer('How many points do Brest and Lorient have?', rounds.slice(0, 1)).conflicts).toEqual([]);
});

it.each([
  ['a name that nothing is told of', 'How many points does Quimper have?'],
  ['another subject', 'What does the plumber charge for repairs?'],
])('says that it is not in memory: %s', (_what, question) => {
  const weak = rounds.map((one) => ({ ...one, score: 0.2 }));
  expect(answer(question, weak)).toMatchObject({ status: 'not_in_memory', text: 'Not in memory.', cited: [] });
});

it.each(['?', '…', '🌋'])('says that %s, which has no word, is not in memory', (question) => {
  expect(answer(question, rounds)).toMatchObject({ status: 'not_in_memory', text: 'Not in memory.', cited: [] });
});

it('cites verbatim', () => {
  const { cited } = answer('How did the points of Brest change from Round 1 to Round 4?', rounds);
  for (const { evidence, quote } of cited) {
    for (const sentence of quote.split(/(?<=\.) |\n/)) expect(evidence.text).toContain(sentence);
  }
  expect(cited.length).toBeGreaterThan(1);
});

it.each([
  'between and '.repeat(330),
  'how many days between a and '.repeat(140),
  `${'how many '.repeat(440)}did`,
  `${'What and '.repeat(440)}?`,
  'what if a '.repeat(390),
  'A'.repeat(4_000),
  '1 '.repeat(2_000),
  'Day 1 '.repeat(660),
  '?'.repeat(4_000),
])('reads a hostile question soon: %.20s…', (text) => {
  const hostile = told(`${text} ${text}`, '2026-01-01', text.slice(0, 900));
  const took = busyMs(() => {
    for (const question of splitQuestions(text)) answer(question, [hostile, ...rounds]);
  });
  expect(took).toBeLessThan(1_500);
});
