import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SIGNS } from '@memory/search/ranking/assurance.js';
import { ASSURANCE_WEIGHTS } from '@memory/search/ranking/assurance-weights.js';
import { modelFamilyOf } from '@memory/search/ranking/fuse.js';
import { type Asked, examplesOf, floorAt, leaveOneOut, TOLERATED, trainAssurance } from './assurance.js';
import { type Followed, followedOf, judgeLeftOut, trainSuccession } from './succession.js';
import { TURN_WEIGHTS as KNOWN_TURN_WEIGHTS } from '@memory/search/ranking/turn-weights.js';
import { type AskedOfTurns, judgeTurns, trainTurns, turnsOf } from './turn-order.js';
import { trainLens } from './lens.js';
import { trainReplacements } from './replacements.js';
import { readTape } from './tape.js';

const USAGE = `Learns the certainty of a response from recorded sets of bench:currency (bench/ranking/README.md).

  npm run rank:train -- FILE... [--write]

FILE: tapes of one embedding model, of people and of LoCoMo. Prints what the floor would refuse with each set left out of the training;
--write stores the weights, learned from all sets, in libs/memory/search/ranking/assurance-weights.ts.

  --successors   learns instead what replaces an outdated statement, for all models, into
                 libs/memory/timeline/succession-weights.ts. The certainty depends on it: learn it first.
  --turns        learns instead which turn of a conversation answers, for the tapes' model, into
                 libs/memory/search/ranking/turn-weights.ts. All the others depend on it: learn it before them.
  --lens         learns instead what separates attributes in a vector, from bench/ranking/attributes, into
                 libs/memory/search/ranking/lens-weights.ts. It needs no tape; record the tapes again afterwards.
  --replacements learns instead which new statement replaces a stored one, for the bundled model, into
                 libs/memory/revision/replacement-weights.ts. It needs no tape, but the lens must be learned first.
  --model NAME   with --lens: for a model fetched by npm run model (EMBEDDING_MODELS_DIR names its folder)`;
const SUCCESSION_WEIGHTS = 'libs/memory/timeline/succession-weights.ts';
const TURN_WEIGHTS = 'libs/memory/search/ranking/turn-weights.ts';
const WEIGHTS = 'libs/memory/search/ranking/assurance-weights.ts';

async function train(tapes: readonly string[], write: boolean): Promise<void> {
  const asked: Asked[] = [];
  const amongPeople: Asked[] = [];
  const families = new Set<string>();
  for (const tape of tapes)
    for await (const memory of readTape(tape)) {
      families.add(modelFamilyOf(memory.space ?? undefined));
      for (const one of await examplesOf(memory)) (one.isOwn ? asked : amongPeople).push(one);
    }
  const [family, ...others] = families;
  if (family === undefined || others.length > 0) throw new Error(`one model at a time: ${[...families].join(', ')}`);
  const judged = leaveOneOut(asked);
  const plain = judged.filter(({ variant }) => variant === 'plain');
  for (const group of new Set(plain.map((one) => one.group))) tell(group, judged.filter((one) => one.group === group), floorAt(plain)); // prettier-ignore
  for (const variant of new Set(judged.map((one) => one.variant))) tell(`all, ${variant}`, judged.filter((one) => one.variant === variant), floorAt(plain), variant); // prettier-ignore
  const weights = trainAssurance(asked, floorAt(plain), amongPeople);
  console.log(JSON.stringify(weights, null, 2));
  if (write) await keep(family, weights, asked.length);
}

function tell(name: string, judged: readonly (Asked & { logit: number })[], floor: number, variant = 'plain'): void {
  const own = judged.filter((one) => one.variant === variant);
  const [said, never] = [own.filter(({ isSaid }) => isSaid), own.filter(({ isSaid }) => !isSaid)];
  const under = (some: typeof own) => some.filter(({ logit }) => logit < floor).length;
  const before = (some: typeof own) => some.filter(({ score }) => score < 0.3).length;
  console.log(
    `${name}: refuses ${under(never)} of ${never.length}, loses ${under(said)} of ${said.length}; as built, at 0.3: ${before(never)} and ${before(said)}`,
  );
}

async function keep(family: string, weights: Readonly<Record<string, number>>, count: number): Promise<void> {
  const all = { ...ASSURANCE_WEIGHTS, [family]: weights };
  await writeFile(
    WEIGHTS,
    `/**
 * How much each sign says that the best of an answer is what was asked for, by family of embedding models; those that are not here were not measured.
 * Made by \`npm run rank:train -- TAPE --write\`, and edited by nobody: a logistic regression (L2) over the questions of bench/currency/sets,
 * ${count} wordings the last time, of which every set counts alike. The bias is moved so that a score of 0.3 loses ${TOLERATED * 100} % of what was said, counted with
 * each set left out of the learning; \`amongPeople\` does the same for LoCoMo's development half, of which nothing else is learned.
 */
export const ASSURANCE_WEIGHTS = {
${tabled(all)}
};
`,
  );
  console.log(`${family}: ${SIGNS.length} signs into ${WEIGHTS}`);
}

/** As lines of source code. */
function tabled(families: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>): string {
  const own = (weights: Readonly<Record<string, number>> = {}) =>
    Object.entries(weights).map(([sign, weight]) => `    ${sign}: ${weight},`).join('\n'); // prettier-ignore
  return Object.entries(families).map(([name, weights]) => `  ${name}: {\n${own(weights)}\n  },`).join('\n'); // prettier-ignore
}

async function trainTurnOrder(tapes: readonly string[], write: boolean): Promise<void> {
  const all: AskedOfTurns[] = [];
  const families = new Set<string>();
  for (const tape of tapes)
    for await (const memory of readTape(tape)) {
      const asked = await turnsOf(memory);
      all.push(...asked);
      if (asked.length > 0) families.add(modelFamilyOf(memory.space ?? undefined));
    }
  const [family, ...others] = families;
  if (family === undefined || others.length > 0) throw new Error(`one model at a time: ${[...families].join(', ')}`);
  const percent = (shares: readonly number[]) => shares.map((share) => (100 * share).toFixed(1)).join(', ');
  const told = judgeTurns(all).map(
    ({ set, questions, before, leftOut }) => `${set} (${questions}) ${percent(before)} and ${percent(leftOut)}`,
  );
  console.log(
    `first, among three, evidence among ten and twenty, before and with what the others taught:\n${told.join('\n')}`,
  );
  const weights = trainTurns(all);
  console.log(JSON.stringify(weights, null, 2));
  if (!write) return;
  const every = { ...KNOWN_TURN_WEIGHTS, [family]: weights };
  await writeFile(
    TURN_WEIGHTS,
    `/**
 * How much each sign says that a turn of a conversation answers, by family of embedding models; those that are not here were not measured. Made by
 * \`npm run rank:train -- TAPE... --turns --write\`, and edited by nobody: a conditional logistic regression (L2) over ${all.length} questions of LoCoMo's
 * and BEAM's development halves and of the chats of bench/currency/sets. With each conversation left out of the learning, right first, one right among
 * three, evidence among ten and among twenty, before and after:
${told.map((line) => ` * ${line}`).join('\n')}
 */
export const TURN_WEIGHTS = {
${tabled(every)}
};
`,
  );
}

async function trainSuccessors(tapes: readonly string[], write: boolean): Promise<void> {
  const all: Followed[] = [];
  for (const tape of tapes) for await (const memory of readTape(tape)) all.push(...(await followedOf(memory)));
  const { outdated, gaveWay, toAnother, held, lost } = judgeLeftOut(all);
  const told = `${gaveWay} of ${outdated} outdated statements gave way to the right one and ${toAnother} to another; ${lost} of ${held} that held lost their place`;
  const weights = trainSuccession(all);
  console.log(`with each set left out of the learning ${told}`);
  console.log(JSON.stringify(weights, null, 2));
  if (!write) return;
  const count = all.reduce((sum, { after }) => sum + after.length, 0);
  await writeFile(
    SUCCESSION_WEIGHTS,
    `/**
 * How much each sign says that a later statement takes the place of the best one. Made by \`npm run rank:train -- TAPE --successors --write\`, and
 * edited by nobody: a logistic regression (L2) over ${count} pairs of bench/currency/sets. With each set left out of the learning
 * ${told}.
 */
export const SUCCESSION_WEIGHTS = {
${Object.entries(weights).map(([sign, weight]) => `  ${sign}: ${weight},`).join('\n')}
};
`, // prettier-ignore
  );
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      turns: { type: 'boolean', default: false },
      successors: { type: 'boolean', default: false },
      lens: { type: 'boolean', default: false },
      replacements: { type: 'boolean', default: false },
      model: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.lens) await trainLens(values.model, values.write);
  else if (values.replacements) await trainReplacements(values.write);
  else if (values.help || positionals.length === 0) console.log(USAGE);
  else if (values.turns) await trainTurnOrder(positionals, values.write);
  else if (values.successors) await trainSuccessors(positionals, values.write);
  else await train(positionals, values.write);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
