import { at, type LevelQuestion, need } from './level.js';
import type { Random } from './random.js';
import type { Content } from './tables.js';
import { isoDay, type Words } from './words.js';

/** A guide with steps, commands and what to do if they fail. */
export function guide(random: Random, words: Words): Content {
  const tool = random.pick(words.tools);
  const name = tool[0]!.toUpperCase() + tool.slice(1);
  const [make, check, serve, get, test] = random.pick([
    ['create', 'doctor', 'run', 'pub get', 'test'],
    ['init', 'check', 'serve', 'fetch', 'verify'],
    ['new', 'inspect', 'start', 'install', 'spec'],
  ] as const);
  const file = random.pick(['deps.toml', 'packages.yaml', 'manifest.json']);
  const content = `Setting up a ${name} development environment follows these steps:\n\nStep 1: Install the ${name} SDK and add it to PATH.\nStep 2: Verify the installation by running '${tool} ${check}'.\nStep 3: Create a new project with '${tool} ${make} my_app'.\nStep 4: Navigate to the project directory with 'cd my_app'.\nStep 5: Run the app with '${tool} ${serve}'.\nStep 6: Edit src/main.${tool.slice(0, 2)} to customize your application.\nStep 7: Add dependencies to ${file}.\nStep 8: Run '${tool} ${get}' to install the dependencies.\nStep 9: Test your code with '${tool} ${test}'.\n\nCommon issues:\n- If ${tool} ${check} shows missing certificates, install the ${name} bundle.\n- If you see version conflicts, run '${tool} upgrade' first.\n- If ${get} fails, try '${tool} cache repair'.`;
  const questions: LevelQuestion[] = [
    { question: `What command creates a new ${name} project?`, expected: `${tool} ${make} my_app`, needs: need(0, `${tool} ${make} my_app`), says: [`${tool} ${make}`] },
    { question: `What should you do if ${tool} ${check} shows version conflicts?`, expected: `Run '${tool} upgrade' first`, needs: need(0, `${tool} upgrade`), says: [`${tool} upgrade`] },
    { question: `Describe the complete ${name} workflow from creating a project to running tests`, expected: `${tool} ${make}, cd, edit, add to ${file}, ${tool} ${get}, ${tool} ${test}`, needs: need(0, `${tool} ${make} my_app`, file, `${tool} ${get}`, `${tool} ${test}`), says: [`${tool} ${make}`, `${tool} ${get}`, `${tool} ${test}`] },
    { question: `If I want to create a ${name} project called 'tide_table' and add the http package, what exact commands would I run?`, expected: `${tool} ${make} tide_table, cd tide_table, add http to ${file}, ${tool} ${get}`, needs: need(0, `${tool} ${make} my_app`, file, `${tool} ${get}`), says: [`${tool} ${make}`, `${tool} ${get}`], judged: true },
  ]; // prettier-ignore
  return {
    articles: [{ title: `Complete ${name} Development Setup Guide`, content, published: at(isoDay(2, 10)) }],
    questions,
  };
}

/** Two reports that disagree. */
export function conflict(random: Random, words: Words): Content {
  const event = random.pick(words.events);
  const month = random.whole(1, 12);
  const [what, verb, unit] = random.pick([
    ['opening ceremony', 'was watched by', 'viewers'],
    ['closing concert', 'was attended by', 'visitors'],
    ['final race', 'was followed by', 'spectators'],
  ] as const);
  const high = random.whole(11, 19);
  const low = random.whole(5, 8);
  const before = 9;
  const amount = (tenths: number) => `${(tenths / 10).toFixed(1)} million`;
  const articles = [
    {
      title: `Record Audience for the ${event} ${what}`,
      content: `The ${event} ${what} ${verb} an estimated ${amount(high)} ${unit}, according to preliminary data from the organising committee. This makes it the largest audience in the history of the event, surpassing the ${amount(before)} ${unit} of 2022.`,
      published: at(isoDay(month, 8)),
    },
    {
      title: `${event} ${what}: Audience Analysis`,
      content: `Audience data for the ${event} ${what} compiled by independent analysts shows approximately ${amount(low)} ${unit}. This is a decline from 2022, which is attributed to changing habits and to several platforms that were counted apart.`,
      published: at(isoDay(month, 9)),
    },
  ];
  const both = [...need(0, `${amount(high)} ${unit}`), ...need(1, `${amount(low)} ${unit}`)];
  const questions: LevelQuestion[] = [
    { question: `How many ${unit} did the ${event} ${what} have?`, expected: `Conflicting: the committee says ${amount(high)}, independent analysts ${amount(low)}`, needs: both, says: [amount(high), amount(low)] },
    { question: `Why might the two sources disagree about the audience of the ${event} ${what}?`, expected: 'Preliminary data of the organiser against a count by others, with platforms counted apart', needs: [...both, ...need(0, 'preliminary data'), ...need(1, 'independent analysts')], says: [amount(high), amount(low)], judged: true },
    { question: `Which figure for the audience of the ${event} ${what} would you consider more reliable and why?`, expected: 'The independent one: the other is preliminary, and the organiser’s own', needs: both, says: [amount(high), amount(low)], judged: true },
  ]; // prettier-ignore
  return { articles, questions };
}

/** Causes, one of them the root. */
export function causes(random: Random, words: Words): Content {
  const team = random.pick(words.places);
  const [before, now] = [random.whole(2, 4), random.whole(8, 11)];
  const [boost, money, coaches] = [random.whole(3, 6), random.whole(30, 60), random.whole(8, 16)];
  const content = `Analysts credit ${team}'s rise from ${before} golds in 2018 to ${now} golds in 2026 to several factors. (1) Home advantage: crowds that are known to improve performance by ${boost}%. (2) Investment in training halls increased ${money}% after winning the hosting bid in 2019. (3) The federation hired ${coaches} new international coaches in 2023. (4) A training programme was made for the home course. (5) The poor result of 2018 triggered a complete restructuring of the programme.`;
  const questions: LevelQuestion[] = [
    { question: `What caused ${team} to improve from ${before} golds in 2018 to ${now} golds in 2026?`, expected: `The result of 2018 triggered a restructuring, ${money}% more investment, ${coaches} coaches; home advantage of ${boost}%`, needs: need(0, 'restructuring', `${money}%`, `${coaches} new international coaches`), says: ['restructuring', `${money}%`, String(coaches)] },
    { question: `If ${team} had not won the hosting bid, would they still have won ${now} golds?`, expected: 'Likely not: no home advantage, less investment; the coaches and the restructuring would remain', needs: need(0, `${boost}%`, 'hosting bid'), says: [`${boost}%`], judged: true },
    { question: `Which single factor was most important for the improvement of ${team}?`, expected: 'The restructuring after 2018', needs: need(0, 'restructuring'), says: ['restructuring'], judged: true },
  ]; // prettier-ignore
  return { articles: [{ title: `How ${team} Rose`, content, published: at(isoDay(2, 16)) }], questions };
}

/** "What if" questions with decisive numbers. */
export function counterfactual(random: Random, words: Words): Content {
  const who = random.pick(words.people);
  const [team, other, third] = random.some(words.places, 3) as [string, string, string];
  const sport = random.pick(words.sports);
  const own = random.whole(3, 4);
  const gold = random.whole(12, 15);
  const inSport = random.whole(6, 8);
  const rival = gold - own;
  const articles = [
    {
      title: `The Dominance of ${who}`,
      content: `${who} won ${own} individual gold medals in ${sport}, plus one with the relay. The team of ${team} won ${inSport} of the available ${sport} golds. Without ${who}, ${team}'s gold count of ${gold} would have dropped to ${gold - own}.`,
      published: at(isoDay(2, 18)),
    },
    {
      title: `Final Medal Count with ${team} in Front`,
      content: `Final standings: ${team} ${gold} gold, ${other} ${rival} gold, ${third} ${rival - 3} gold. ${sport} produced the most golds of ${team} (${inSport} of ${gold}).`,
      published: at(isoDay(2, 22)),
    },
  ];
  const questions: LevelQuestion[] = [
    { question: `If ${who} had not competed, would ${team} still have led the gold medal count?`, expected: `${gold} less ${own} is ${gold - own}, as many as ${other}: tied`, needs: [...need(0, `dropped to ${gold - own}`), ...need(1, `${other} ${rival} gold`)], says: [String(gold - own)], judged: true },
    { question: `In a world without ${sport}, how would the final standings of ${team} change?`, expected: `${team} would lose ${inSport} of ${gold}: ${gold - inSport}`, needs: need(1, `${inSport} of ${gold}`), says: [String(inSport)], judged: true },
  ]; // prettier-ignore
  return { articles, questions };
}

/** Documentation of an unknown tool. */
export function skill(random: Random, words: Words): Content {
  const tool = random.pick(words.tools);
  const name = `${tool[0]!.toUpperCase()}${tool.slice(1)} Flows`;
  const engine = random.pick(['delta', 'sigma', 'omega', 'kappa', 'theta']);
  const folder = `.${tool}/flows`;
  const articles = [
    {
      title: `${name}: Overview`,
      content: `${name} ${random.whole(1, 9)}.${random.whole(0, 9)} automates a repository with instructions in plain language. A flow lives at ${folder}/<name>.md and has two parts: a header between --- markers (triggers, permissions, tools, engine), and a body in plain language.\n\nThe command '${tool} compile' makes a .lock file of it. Both must be committed. Editing the body needs no compile, because it is read when the flow runs; a change of the header does need '${tool} compile'.\n\nEngines: ${engine} (default), basalt and chalk, named in the header by 'engine: ${engine}'. A flow may only read, unless it writes through safe outputs.`,
      published: at(isoDay(1, 12)),
    },
    {
      title: `${name}: Security and Safe Outputs`,
      content: `A flow never writes by itself. The agent job reads only and buffers its outputs; a detection job looks for secrets and malicious patches; only then safe output jobs write, each with permissions of its own. Safe outputs: create-issue, add-comment, create-pull-request, add-labels.\n\nAll traffic goes through a proxy with a list of allowed domains.`,
      published: at(isoDay(1, 12)),
    },
    {
      title: `${name}: Tools and Patterns`,
      content: `Tools are named in the header: edit, bash, web-fetch, cache-memory. The tool bash allows echo, ls and cat; others are named one by one, as in bash: ['git:*', 'echo'].\n\nFrom a file to a run: 1) write the .md file 2) run '${tool} compile' 3) commit both files 4) push, or '${tool} run <name>'.`,
      published: at(isoDay(1, 12)),
    },
  ];
  const questions: LevelQuestion[] = [
    { question: `How do ${name} differ from automation that is written as code?`, expected: 'Instructions in plain language, read-only by default, safe outputs', needs: need(0, 'instructions in plain language'), says: ['plain language'], judged: true },
    { question: `Write a flow for ${name} that uses the engine ${engine}, has bash with git and echo only, and can add comments and labels.`, expected: `Header with engine: ${engine}, bash: ['git:*', 'echo'], safe outputs add-comment and add-labels; a body`, needs: [...need(0, `engine: ${engine}`), ...need(1, 'add-comment', 'add-labels'), ...need(2, "bash: ['git:*', 'echo']")], says: [engine, 'add-comment'], judged: true },
    { question: `Why can a flow of ${name} not write files by itself, and what is used instead?`, expected: 'The agent job only reads; safe outputs write after detection', needs: need(1, 'never writes by itself', 'safe output jobs write'), says: ['safe output'], judged: true },
    { question: `Teach how to make a first flow with ${name} in steps, with the most common mistake.`, expected: `Write the .md, ${tool} compile, commit both, push or run; mistake: header changed without compile`, needs: [...need(2, `${tool} compile`, 'commit both files'), ...need(0, `does need '${tool} compile'`)], says: [`${tool} compile`], judged: true },
  ]; // prettier-ignore
  return { articles, questions };
}
