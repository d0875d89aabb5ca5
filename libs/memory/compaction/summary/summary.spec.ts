import { inTurns } from '@kernel/event-loop-turns.js';
import { busyMs, longestHold } from '@test/support/busy.js';
import fc from 'fast-check';
import { detectLanguage } from '@memory/indexing/language.js';
import { chooseSentences, type Candidate } from './choose-sentences.js';
import { type Claim, type Conflict, findConflicts } from './conflicts.js';
import { factsOf, isAcknowledgement, isChatter, participantsOf, shareKept } from './facts.js';
import { repeatedIn } from './replies.js';
import { splitSentences, withContinued } from './sentences.js';
import { writeSummary } from './write-summary.js';

describe('sentences', () => {
  it.each([
    [
      'en',
      'I saw Dr. Smith. He said 3.5 mg is fine! Really?',
      ['I saw Dr. Smith.', 'He said 3.5 mg is fine!', 'Really?'],
    ],
    ['zh', '我昨天去了北京。天气很好！你呢？', ['我昨天去了北京。', '天气很好！', '你呢？']],
    ['ja', '昨日は東京に行きました。楽しかったです。', ['昨日は東京に行きました。', '楽しかったです。']],
    ['en', 'one line\nanother line\n---\n', ['one line', 'another line']],
    ['en', 'They said no. We then moved to Linz.', ['They said no.', 'We then moved to Linz.']],
    ['en', 'I take vitamin c. Then tea.', ['I take vitamin c.', 'Then tea.']],
    ['en', 'See No. 5 Main Street. J. R. Smith lives there.', ['See No. 5 Main Street.', 'J. R. Smith lives there.']],
    [
      'de',
      'Wir essen z. B. Äpfel, u. a. Boskop. MR. X isst mit.',
      ['Wir essen z. B. Äpfel, u. a. Boskop.', 'MR. X isst mit.'],
    ],
    [
      'de',
      'Ich bin vom 3. bis 9. August weg. Am 2. Sept. komme ich in den 4. Stock. Bis zum 5. Dann mehr.',
      ['Ich bin vom 3. bis 9. August weg.', 'Am 2. Sept. komme ich in den 4. Stock.', 'Bis zum 5.', 'Dann mehr.'],
    ],
    [
      'de',
      'Es kostet 12. Mai zahlt das. Wir treffen uns am 5. Jan kommt mit.',
      ['Es kostet 12. Mai zahlt das.', 'Wir treffen uns am 5.', 'Jan kommt mit.'],
    ],
  ])('of %s: %s', (language, text, expected) => {
    expect(splitSentences(text, language)).toEqual(expected);
  });

  it.each([
    ['Our eviction policy was noeviction. Now allkeys-lru.', 1],
    ['Wir nahmen Jenkins. Stattdessen GitHub Actions. Das läuft.', 2],
    ['I took the bus. Now I cycle.', 2],
    ['Did it help? Now bedtime.', 2],
    [`${'We tried many things, and '.repeat(12)}gave up. Now Redis.`, 2],
    ['Now allkeys-lru.', 1],
  ])('keep together what continues the one before: %s', (text, expected) => {
    const sentences = withContinued(splitSentences(text, 'en'));
    expect(sentences).toHaveLength(expected);
    expect(sentences.join(' ')).toBe(text);
  });

  it('lose no letter of a text without punctuation, and split no character', () => {
    const text = '𠮷'.repeat(5_000);
    expect(splitSentences(text, 'zh').join('')).toBe(text);
    expect(splitSentences(text, 'zh').every((sentence) => sentence.isWellFormed())).toBe(true);
  });
});

it.each(['0a', 'a', 'A', 'É', 'A. ', 'etc. ', ' ', '.   ', 'a_', 'aB'])(
  'reads 100,000 characters of %j in linear time',
  (unit) => {
    const text = `a${unit.repeat(100_000 / unit.length)}_`;
    expect(busyMs(() => void factsOf(text, 'en'))).toBeLessThan(1_500);
    expect(busyMs(() => void splitSentences(text, 'en'))).toBeLessThan(1_500);
  },
);

describe('facts', () => {
  it('are worth most for numbers, then names, and almost nothing for small talk', () => {
    const facts = factsOf('Wow, we met Irina at 14:30 in the garden', 'en');
    expect(facts.get('14:30')).toBeGreaterThan(facts.get('irina')!);
    expect(facts.get('irina')).toBeGreaterThan(facts.get('garden')!);
    expect(facts.get('garden')).toBeGreaterThan(facts.get('wow')!);
  });

  it('are all small talk for thanks, greetings and agreement', () => {
    for (const text of ['Thanks so much, really!', 'Noted, thanks.', 'Okay, sounds good.', 'Yes, exactly!'])
      expect([text, isChatter(factsOf(text, 'en'))]).toEqual([text, true]);
    expect(isChatter(factsOf('Thanks, the train leaves at nine.', 'en'))).toBe(false);
  });

  it.each([
    ...['Cheers, talk tomorrow.', 'Perfect, thanks a lot!', 'Thank you, that is all for today.', 'haha no worries 😊'],
    ...['Danke dir, super!', 'Alles klar, bis morgen', 'Vale, muchas gracias.', 'Merci beaucoup, à bientôt !'],
  ])('are none in an acknowledgement, whatever language it is taken for: %s', (text) => {
    expect(isAcknowledgement(text)).toBe(true);
  });

  it.each([
    "Thanks, I'm vegan.",
    'Yes, Kim.',
    'Sure, at nine.',
    'Ja, die Erdnüsse.',
    'Vale, el lunes.',
    `Super ${'super '.repeat(12)}tea`,
  ])('are in an answer with thanks: %s', (text) => {
    expect(isAcknowledgement(text)).toBe(false);
  });

  it('exclude the names of participants', () => {
    const speakers = participantsOf(['Irina', null], 'en');
    expect(factsOf('So good, Irina', 'en', speakers).get('irina')).toBeLessThan(1);
  });

  it('are kept in part by a part', () => {
    const whole = factsOf('flight TP571 on Monday', 'en');
    expect(shareKept(whole, whole.keys())).toBe(1);
    expect(shareKept(whole, [])).toBe(0);
    expect(shareKept(factsOf('', 'en'), [])).toBe(1);
  });
});

function among(claims: readonly Claim[]): Conflict[] {
  const steps = findConflicts(claims);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('contradictions', () => {
  const claim = (source: number, text: string, speaker = 'Ann'): Claim => ({
    source, speaker, text, facts: factsOf(text, detectLanguage(text, 'en')),
  }); // prettier-ignore
  const between = (...texts: string[]) => among(texts.map((text, index) => claim(index, text)));

  it('are found for another number of the same thing', () => {
    expect(between('My monthly budget is 200 dollars.', 'I like tea.', 'My monthly budget is 350 dollars.')).toEqual([
      { earlier: 0, later: 2, instead: '200' },
    ]);
  });

  it('are found for a correction that names the wrong number', () => {
    const correction = "Correction: the B2 exam isn't on the 5th, it's on 12 December at 9 am.";
    expect(between('I passed the mock exam.', 'The real B2 exam is on 5 December.', correction)).toEqual([
      { earlier: 1, later: 2, instead: '5' },
    ]);
    expect(between('The bus takes 5 minutes.', "It isn't far to the 5th floor, take the lift to 12.")).toEqual([]);
  });

  it('are found for another name in the same place', () => {
    expect(between('My favourite city is Berlin.', 'My favourite city is Munich.')).toEqual([
      { earlier: 0, later: 1, instead: 'Berlin' },
    ]);
  });

  it('are found if one denies the other', () => {
    expect(between('I eat meat at home.', 'I don’t eat meat at home.')).toHaveLength(1);
    expect(between('Je mange du poisson fumé le soir.', 'Je ne mange plus de poisson fumé le soir.')).toHaveLength(1);
    expect(between('Como pescado cada semana.', 'Nunca como pescado cada semana.')).toHaveLength(1);
    expect(between('Ich esse Fleisch daheim.', 'Ich esse kein Fleisch daheim.')).toHaveLength(1);
  });

  it('are not found if two values differ, because there were two occasions', () => {
    expect(between('Invoice 4000 of May is due on 1 June.', 'Invoice 4001 of May is due on 2 June.')).toEqual([]);
    expect(between('Our monthly meeting is on 3 March.', 'Our monthly meeting is on 12 June.')).toMatchObject([
      { instead: '3 March' },
    ]);
  });

  it('are not found between different things, questions, or different people', () => {
    expect(between('My budget is 200 dollars.', 'The train leaves at 350.')).toEqual([]);
    expect(between('Is my monthly budget 200 dollars?', 'My monthly budget is 350 dollars.')).toEqual([]);
    expect(
      among([claim(0, 'My monthly budget is 200 dollars.'), claim(1, 'My monthly budget is 350 dollars.', 'Bob')]),
    ).toEqual([]);
  });
});

describe('contradictions among many claims', () => {
  const said = fc
    .tuple(
      fc.constantFrom('monthly', 'real', 'next'),
      fc.constantFrom('budget', 'exam', 'rent'),
      fc.constantFrom('Ada', 'Bob', 'the shop'),
      fc.constantFrom('is', "isn't", 'is not'),
      fc.constantFrom('200', '350 dollars', 'on 5 December', 'on the 5th', 'on the 5th, it is on 12 December', 'meat'),
      fc.constantFrom('.', '.', '.', '?'),
    )
    .map(([which, what, whose, is, value, end]) => `The ${which} ${what} of ${whose} ${is} ${value}${end}`);
  const claims = fc
    .array(fc.tuple(said, fc.nat(9), fc.constantFrom('Ann', 'Ann', null)), { minLength: 20, maxLength: 40 })
    .map((rows) => rows.map(([text, source, speaker]) => ({ source, speaker, text, facts: factsOf(text, 'en') })));

  it('are those of each two of them, the last earlier one for each', () => {
    let found = 0;
    fc.assert(
      fc.property(claims, (all) => {
        const pairs = all.flatMap((later, j) => {
          const earlier = all.slice(0, j).findLastIndex((one) => among([one, later]).length > 0);
          return earlier < 0 ? [] : [{ ...among([all[earlier]!, later])[0]!, earlier, later: j }];
        });
        found += pairs.length;
        expect(among(all)).toEqual(pairs);
      }),
      { numRuns: 100 },
    );
    expect(found).toBeGreaterThan(100);
  });

  const LONG =
    'was sent from the second floor to the manager in Berlin with the plan of the garden, its paths and the pond';
  const many = (text: (i: number) => string): Claim[] =>
    Array.from({ length: 420 }, (_, i) => ({ source: i, speaker: null, text: text(i), facts: factsOf(text(i), 'en') }));

  it('are found in the long sentences of a day in bounded time, however alike they are', () => {
    const unlike = many((i) => `Room ${i} is ${'abcdefghijklmnopqrstuvwxyz'.replace(/./gu, (one) => `${one}${i} `)}.`);
    const alike = many(() => `The report ${LONG}.`);
    for (const all of [unlike, alike]) expect(busyMs(() => void among(all))).toBeLessThan(600);
  });

  it('let other work run while they are looked for', async () => {
    const reports = many((i) => `Report ${i} of ${i % 28} May ${LONG} of ${3 * i} roses.`);
    expect(await longestHold(() => inTurns(findConflicts(reports)))).toBeLessThan(150);
  });
});

describe('choosing', () => {
  const axis = (at: number): Float32Array => Float32Array.from({ length: 4 }, (_, i) => (i === at ? 1 : 0));
  const candidate = (source: number, text: string, change: Partial<Candidate> = {}): Candidate => ({
    source, facts: factsOf(text, 'en'), tokens: text.split(' ').length, vector: axis(source % 4), asks: false,
    must: false, vital: false, reply: false, empty: false, ...change,
  }); // prettier-ignore

  it('prefers content, stays within its budget and keeps the order', () => {
    const all = [
      candidate(0, 'Wow, that is so great, thanks!'),
      candidate(1, 'The invoice 4711 is due on 14 June'),
      candidate(2, 'people work in houses'),
    ];
    expect(chooseSentences(all, 100)).toEqual([1, 2]);
    expect(chooseSentences(all, 8)).toEqual([1]);
    expect(chooseSentences(all, 0)).toEqual([]);
  });

  it('takes one of two equivalent sentences', () => {
    const same = axis(0);
    const all = [
      candidate(0, 'we met Irina in Altona', { vector: same }),
      candidate(1, 'in Altona we met Irina', { vector: same }),
    ];
    expect(chooseSentences(all, 100)).toEqual([0]);
  });

  it('takes both of two with similar words and different numbers', () => {
    const same = axis(0);
    const all = [
      candidate(0, 'the scale says 71.5', { vector: same }),
      candidate(1, 'the scale says 70.9', { vector: same }),
    ];
    expect(chooseSentences(all, 100)).toEqual([0, 1]);
  });

  it('prefers sentences whose loss could harm somebody, and never takes an acknowledgement', () => {
    const all = [
      candidate(0, 'The wifi password QX-4711-Z hangs on the fridge of Irina'),
      candidate(1, 'I am allergic to nuts', { vital: true }),
      candidate(2, 'Thanks Irina', { facts: factsOf('Thanks', 'en'), empty: true, tokens: 0 }),
    ];
    expect(chooseSentences(all, 6)).toEqual([1]);
    expect(chooseSentences(all, 100)).toEqual([0, 1]);
  });

  it('prefers what the user tells to what an assistant adds, even if it is more', () => {
    const added = candidate(0, 'garden flats cost Gwen 90', { reply: true });
    const all = [{ ...added, tokens: 4 }, candidate(1, 'neighbour Gwen lent tools', { tokens: 4 })];
    expect(chooseSentences(all, 4)).toEqual([1]);
    expect(chooseSentences(all, 100)).toEqual([0, 1]);
  });

  it('keeps both sides of a contradiction under any budget', () => {
    const same = axis(0);
    const must = { vector: same, must: true };
    expect(chooseSentences([candidate(0, 'it costs 5', must), candidate(1, 'it costs 6', must)], 1)).toEqual([0, 1]);
  });

  it('keeps the latest of many contradictions that fit into the budget', () => {
    const all = Array.from({ length: 50 }, (_, i) => candidate(i, `it costs ${i} euros`, { must: true }));
    expect(chooseSentences(all, 12)).toEqual([47, 48, 49]);
  });
});

describe('replies', () => {
  /** Turns of a chat, each of one sentence. */
  const repeated = (...turns: (readonly ['user' | 'assistant' | null, string])[]): boolean[] =>
    repeatedIn(
      turns.map(([role, content], i) => ({
        id: `${i}`,
        at: new Date(i),
        speaker: role,
        role,
        content,
        language: 'en',
      })),
      turns.map(([, text], source) => ({ source, facts: factsOf(text, 'en'), asks: text.endsWith('?') })),
    );
  const moved = ['user', 'I moved my gym sessions to Saturday at 10.'] as const;

  it('repeat what the user has just told, in one or in several turns', () => {
    expect(repeated(moved, ['assistant', 'Great, Saturday at 10 it is.'])).toEqual([false, true]);
    expect(repeated(moved, ['user', 'Gwen comes too.'], ['assistant', 'Gym with Gwen on Saturday, noted.'])).toEqual([
      false, false, true,
    ]); // prettier-ignore
    expect(
      repeated(
        ['user', 'My dentist appointment is on the 9th of September at 8:40.'],
        ['assistant', 'Noted: 9 September, 8:40.'],
        ['user', 'It got moved to the 16th, same time.'],
        ['assistant', 'OK, the 16th at 8:40.'],
      ),
    ).toEqual([false, true, false, true]);
  });

  it('do not repeat if they add a number, advise, answer a question, or follow nothing', () => {
    expect(repeated(moved, ['assistant', 'Saturday at 10 is 2 hours after breakfast.'])[1]).toBe(false);
    expect(repeated(moved, ['assistant', 'Eat something light before you go.'])[1]).toBe(false);
    expect(repeated(moved, ['assistant', 'Which gym do you go to on Saturday?'])[1]).toBe(false);
    const asked = ['user', 'Is pigeon pose a good stretch for stiff hips?'] as const;
    expect(repeated(asked, ['assistant', 'Pigeon pose stretches stiff hips.'])[1]).toBe(false);
    expect(repeated(moved, ['user', 'Bye.'], ['assistant', 'Bye.'], ['user', 'Hi.'], ['assistant', 'Saturday at 10.'])[4]).toBe(false); // prettier-ignore
    expect(repeated(['assistant', 'Welcome.'])).toEqual([false]);
  });

  it('are of an assistant: people who repeat each other keep their words', () => {
    expect(repeated([null, 'We moved the meeting to Saturday.'], [null, 'The meeting is on Saturday.'])).toEqual([false, false]); // prettier-ignore
  });
});

describe('writing', () => {
  it('writes a line for each source under its day, and returns its position', () => {
    const { content, spans } = writeSummary([
      { sourceId: 'a', text: 'I moved.', speaker: 'Tom', day: '2026-01-01' },
      { sourceId: 'a', text: 'To Hamburg.', speaker: 'Tom', day: '2026-01-01' },
      { sourceId: 'b', text: 'Great.', speaker: null, day: '2026-01-01' },
      {
        sourceId: 'c',
        text: 'It is 5.',
        speaker: 'Tom',
        day: '2026-01-02',
        otherwise: { day: '2026-01-01', text: '4' },
      },
    ]);
    expect(content).toBe('2026-01-01\nTom: I moved. To Hamburg.\nGreat.\n2026-01-02\nTom: It is 5. [2026-01-01: 4]');
    const lines = (id: string) => spans.get(id)!.map(([start, end]) => content.slice(start, end));
    expect(lines('a')).toEqual(['Tom: I moved. To Hamburg.']);
    expect(lines('b')).toEqual(['Great.']);
    expect(lines('c')).toEqual(['Tom: It is 5. [2026-01-01: 4]']);
  });
});
