import { type Article, at, type LevelQuestion, need } from './level.js';
import type { Random } from './random.js';
import { dayName, isoDay, ordinal, type Words } from './words.js';

export interface Content {
  readonly articles: readonly Article[];
  readonly questions: readonly LevelQuestion[];
}

/** One table of medals. */
export function medals(
  random: Random,
  words: Words,
): Content & { readonly absent: string; readonly event: string; readonly day: string } {
  const event = random.pick(words.events);
  const [first, second, third, fourth, absent] = random.some(words.places, 5) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const month = random.whole(1, 12);
  const day = random.whole(5, 18);
  let gold = random.whole(10, 14);
  const rows = [first, second, third, fourth].map((place) => {
    const row = { place, gold, silver: random.whole(3, 8), bronze: random.whole(3, 8) };
    gold -= random.whole(2, 3);
    return { ...row, total: row.gold + row.silver + row.bronze };
  });
  const [a, b, c, d] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
  const parts = ({ gold: g, silver, bronze }: (typeof rows)[0]) => `${g} gold, ${silver} silver, ${bronze} bronze`;
  const end = `${dayName(month, day + 7)}, 2026`;
  const content = `As of ${dayName(month, day)}, 2026, the ${event} medal standings show: ${first} leads with ${a.total} total medals (${parts(a)}). ${second} is in second place with ${b.total} total medals (${parts(b)}). ${third} has ${c.total} medals (${parts(c)}). ${fourth} has ${d.total} medals (${parts(d)}). The ${event} continue through ${end}.`;
  const article = {
    title: `${event} Medal Update - ${dayName(month, day)}`,
    content,
    published: at(isoDay(month, day)),
  };
  return {
    event,
    absent,
    day: dayName(month, day),
    articles: [article],
    questions: [
      { question: `How many total medals does ${first} have at the ${event} as of ${dayName(month, day)}?`, expected: `${a.total} total medals (${parts(a)})`, needs: need(0, `${a.total} total medals`), says: [String(a.total)] },
      { question: `Which team is in second place at the ${event}?`, expected: `${second} with ${b.total} total medals`, needs: need(0, `${second} is in second place with ${b.total}`), says: [second, String(b.total)] },
      { question: `When do the ${event} end?`, expected: end, needs: need(0, end), says: [end] },
    ],
  }; // prettier-ignore
}

/** Three articles that must be combined. */
export function sources(random: Random, words: Words): Content {
  const event = random.pick(words.events);
  const [leader, host, third] = random.some(words.places, 3) as [string, string, string];
  const [one, two, three, four] = random.some(words.people, 4) as [string, string, string, string];
  const [s1, s2] = random.some(words.sports, 2) as [string, string];
  const month = random.whole(1, 12);
  const now = random.whole(7, 9);
  const best = random.whole(3, 6);
  const since = random.whole(1950, 1970);
  const before = random.whole(2002, 2010);
  const gap = 2026 - since;
  const articles = [
    {
      title: `${event} Standings - ${dayName(month, 15)}`,
      content: `As of ${dayName(month, 15)}, ${leader} leads the ${event} with ${now * 3} total medals and ${now + 4} golds. ${host} is second with ${now * 2 + 5} medals and ${now} golds. ${third} has ${now + 9} medals with ${now - 3} golds.`,
      published: at(isoDay(month, 15)),
    },
    {
      title: `Individual Athletes at the ${event}`,
      content: `${one} of ${leader} won a ${ordinal(random.whole(5, 9))} career gold medal in ${s1}. ${two} of ${host} won the ${s2} final before a home crowd. ${three} of ${host} captured the long-distance gold medal with a stunning performance. ${four} of ${third} set a record of ${random.whole(30, 59)}.${random.whole(10, 99)} seconds in the sprint.`,
      published: at(isoDay(month, 15)),
    },
    {
      title: `Historical Context of the ${event}`,
      content: `The ${event} are the first held in ${host} since ${since}, a gap of ${gap} years. ${host}'s current tally of ${now} gold medals already surpasses their previous best of ${best} gold medals, achieved in ${before}. ${leader} goes on as the all-time leader.`,
      published: at(isoDay(month, 14)),
    },
  ];
  const questions: LevelQuestion[] = [
    { question: `How does ${host}'s gold medal performance at the ${event} compare to their previous best?`, expected: `${now} golds against ${best} in ${before}`, needs: [...need(2, `${now} gold medals`, `previous best of ${best} gold medals`)], says: [String(now), String(best)] },
    { question: `Which team had the most individual athletes named in the article about individual athletes at the ${event}?`, expected: `${host} with ${two} and ${three}`, needs: need(1, `${two} of ${host}`, `${three} of ${host}`), says: [host] },
    { question: `What makes the ${event} historically significant for ${host}?`, expected: `First since ${since} (${gap} years), and already more golds than ever: ${now}`, needs: need(2, `since ${since}`, `surpasses their previous best`), says: [String(since), String(now)] },
    { question: `Who of ${host} won medals at the ${event}, and how many golds does ${host} have in all?`, expected: `${two} and ${three}; ${now} golds`, needs: [...need(0, `${now} golds`), ...need(1, `${two} of ${host}`)], says: [two, String(now)] },
  ]; // prettier-ignore
  return { articles, questions };
}

/** The same table on three days. */
export function days(random: Random, words: Words): Content {
  const event = random.pick(words.events);
  const [a, b, c] = random.some(words.places, 3) as [string, string, string];
  const month = random.whole(1, 12);
  const first = random.whole(3, 12);
  const numbers = [first, first + 2, first + 3] as const;
  const gains = [random.whole(5, 6), random.whole(1, 4), random.whole(1, 3)];
  const start = [random.whole(7, 9), random.whole(4, 6), random.whole(2, 3)];
  // Each later step is smaller.
  const gold = (team: number, day: number) => start[team]! + (day === 0 ? 0 : gains[team]! - (day === 1 ? 1 : 0));
  const total = (team: number, day: number) => gold(team, day) * 2 + 3 + team;
  const articles = numbers.map((number, day) => ({
    title: `${event} Standings After Day ${number}`,
    content: `After Day ${number} of the ${event} (${dayName(month, number)}), ${a} leads with ${total(0, day)} total medals and ${gold(0, day)} golds. ${b} has ${total(1, day)} total medals and ${gold(1, day)} golds. ${c} has ${total(2, day)} medals and ${gold(2, day)} golds.`,
    published: at(isoDay(month, number)),
    metadata: { day: number },
  }));
  const [d1, d2, d3] = numbers;
  const won = total(0, 1) - total(0, 0);
  const rise = (team: number) => gold(team, 2) - gold(team, 0);
  return {
    articles,
    questions: [
      { question: `How many medals did ${a} win between Day ${d1} and Day ${d2} of the ${event}?`, expected: `${won} (from ${total(0, 0)} to ${total(0, 1)})`, needs: [...need(0, `${total(0, 0)} total medals`), ...need(1, `${total(0, 1)} total medals`)], says: [String(won)] },
      { question: `Which team improved their gold medal count the most from Day ${d1} to Day ${d3} of the ${event}?`, expected: `${a} +${rise(0)}, ${b} +${rise(1)}, ${c} +${rise(2)}`, needs: [...need(0, `${gold(0, 0)} golds`, `${gold(1, 0)} golds`), ...need(2, `${gold(0, 2)} golds`, `${gold(1, 2)} golds`)], says: [a, String(rise(0))] },
      { question: `Describe the trend in ${b}'s gold medal performance over the three days of the ${event}`, expected: `+${gold(1, 1) - gold(1, 0)}, then +1`, needs: [...need(0, `${gold(1, 0)} golds`), ...need(1, `${gold(1, 1)} golds`), ...need(2, `${gold(1, 2)} golds`)], says: [String(gold(1, 0)), String(gold(1, 1)), String(gold(1, 2))] },
    ],
  }; // prettier-ignore
}

/** A record that is broken. */
export function increments(random: Random, words: Words): Content {
  const who = random.pick(words.people);
  const sport = random.pick(words.sports);
  const event = random.pick(words.events);
  const month = random.whole(1, 12);
  const [d1, d2] = [random.whole(3, 12), random.whole(14, 25)];
  const before = random.whole(4, 11);
  const last = who.split(' ')[1]!;
  const articles = [
    {
      title: `${who} Makes History - ${dayName(month, d1)}`,
      content: `As of ${dayName(month, d1)}, 2026, ${who} has won ${before + 1} gold medals at the ${event}, more than anybody before in ${sport}. ${last}'s previous record was ${before} golds. One more event remains: the final on ${dayName(month, d2)}.`,
      published: at(isoDay(month, d1)),
      metadata: { phase: 'initial' },
    },
    {
      title: `${last} Extends Record with ${ordinal(before + 2)} Gold - ${dayName(month, d2)}`,
      content: `Update: On ${dayName(month, d2)}, 2026, ${who} won the ${ordinal(before + 2)} gold medal at the ${event} in the ${sport} final, finishing ${random.whole(1, 4)}.${random.whole(1, 9)} seconds ahead. ${last} now has ${before + 2} golds.`,
      published: at(isoDay(month, d2)),
      metadata: { phase: 'update' },
    },
  ];
  const questions: LevelQuestion[] = [
    { question: `How many gold medals does ${who} have at the ${event}?`, expected: `${before + 2}`, needs: need(1, `${before + 2} golds`), says: [String(before + 2)], wrong: [`${before + 1} gold`] },
    { question: `How did ${last}'s record at the ${event} change between ${dayName(month, d1)} and ${dayName(month, d2)}?`, expected: `From ${before + 1} to ${before + 2}`, needs: [...need(0, `${before + 1} gold medals`), ...need(1, `${before + 2} golds`)], says: [String(before + 1), String(before + 2)] },
    { question: `Describe the complete trajectory of ${who} at the ${event}`, expected: `${before}, then ${before + 1}, then ${before + 2}`, needs: [...need(0, `previous record was ${before} golds`, `${before + 1} gold medals`), ...need(1, `${before + 2} golds`)], says: [String(before), String(before + 1), String(before + 2)] },
  ]; // prettier-ignore
  return { articles, questions };
}

/** Two quarters of releases. */
export function quarters(random: Random, words: Words): Content {
  const names = random.some(words.frameworks, 4);
  const q1 = names.map(() => ({ features: random.whole(20, 50), bugs: random.whole(10, 35) }));
  const rises = random.some([4, 6, 9, 12, 15], 4);
  const q2 = q1.map(({ features, bugs }, i) => ({ features: features + rises[i]!, bugs: bugs - random.whole(2, 6) }));
  const tell = (quarter: string, rows: typeof q1, months: readonly string[]) =>
    `In ${quarter} 2026, ${names.map((name, i) => `${name} released version ${i + 2}.${quarter === 'Q1' ? 1 : 2} in ${months[i % 3]} with ${rows[i]!.features} new features and ${rows[i]!.bugs} bug fixes`).join('. ')}.`;
  const articles = [
    {
      title: 'Q1 2026 Framework Release Summary',
      content: tell('Q1', q1, ['January', 'February', 'March']),
      published: at('2026-03-30'),
      metadata: { quarter: 'Q1' },
    },
    {
      title: 'Q2 2026 Framework Release Summary',
      content: tell('Q2', q2, ['April', 'May', 'June']),
      published: at('2026-06-30'),
      metadata: { quarter: 'Q2' },
    },
  ];
  const most = q2.reduce((best, row, i) => (row.features > q2[best]!.features ? i : best), 0);
  const risen = rises.indexOf(Math.max(...rises));
  const all = (rows: typeof q1) => rows.map(({ features }) => `${features} new features`);
  const questions: LevelQuestion[] = [
    { question: `Which framework of ${names.join(', ')} had the most new features in Q2 2026?`, expected: `${names[most]} with ${q2[most]!.features}`, needs: need(1, `${q2[most]!.features} new features`), says: [names[most]!, String(q2[most]!.features)] },
    { question: `Which framework of ${names.join(', ')} improved its new feature count the most from Q1 to Q2?`, expected: `${names[risen]} +${rises[risen]}`, needs: [...need(0, ...all(q1)), ...need(1, ...all(q2))], says: [names[risen]!, String(rises[risen])] },
    { question: `How did the bug fixes of ${names[0]} change from Q1 to Q2?`, expected: `${q1[0]!.bugs} to ${q2[0]!.bugs}`, needs: [...need(0, `${q1[0]!.bugs} bug fixes`), ...need(1, `${q2[0]!.bugs} bug fixes`)], says: [String(q1[0]!.bugs), String(q2[0]!.bugs)] },
  ]; // prettier-ignore
  return { articles, questions };
}
