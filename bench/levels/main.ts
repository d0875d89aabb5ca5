import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { RecollectClient } from '../support/client.js';
import { Progress } from '../support/progress.js';
import { startStandalone } from '../support/server.js';
import { serveAdapter } from './adapter.js';
import { type LevelName, LEVELS, type Variant } from './content/level.js';
import { ownVariants } from './content/variants.js';
import { type LongHorizon, publishedVariant, type PublishedLevel, readPublished } from './published.js';
import { type Asked, formatReports, missed, reportOf } from './report.js';
import { formatLong, runLong, runVariant, storeOthers, vectors } from './run.js';

const USAGE = `Asks POST /v1/answer the questions of levels L1 to L12, each among a thousand other memories, and grades evidence and answers.

  npm run eval:levels -- [options]

  --level L1,L2,…      only these (all)
  --variants N         contents of our own for each level (5)
  --others N           distracting memories (1000)
  --runs N             each with contents from another seed; medians are reported (3)
  --seed N             of the first run (42)
  --no-published       only contents of our own
  --long-horizon       also ask the hundred questions about a thousand turns
  --judge              let the server's language model judge what plain code cannot: the median of three votes
  --rules              by rules, even if the server has a model
  --wrong              print each question for which something is missing
  --url URL --key KEY  use a running server instead of starting one on an empty folder
  --data FOLDER        of the published articles and questions (RECOLLECT_DATA, ../shared/data)
  --json FILE          write the questions and results to FILE
  --serve PORT         serve the adapter of the published harness on 127.0.0.1 instead (bench/levels/README.md)

Fails if a target of the retrieval half is missed.`;

async function main(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      level: { type: 'string' },
      variants: { type: 'string', default: '5' },
      others: { type: 'string', default: '1000' },
      runs: { type: 'string', default: '3' },
      seed: { type: 'string', default: '42' },
      'no-published': { type: 'boolean', default: false },
      'long-horizon': { type: 'boolean', default: false },
      judge: { type: 'boolean', default: false },
      rules: { type: 'boolean', default: false },
      wrong: { type: 'boolean', default: false },
      url: { type: 'string' },
      key: { type: 'string' },
      data: { type: 'string' },
      json: { type: 'string' },
      serve: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const levels = levelsIn(values.level);
  const folder = values.data ?? env['RECOLLECT_DATA'] ?? '../shared/data';
  const published = values['no-published'] ? null : await readPublished<PublishedLevel[]>(folder, 'levels-L1-L12.json');
  const long = values['long-horizon'] ? await readPublished<LongHorizon>(folder, 'long-horizon-1000.json') : null;
  const server = values.url && values.key ? { url: values.url, key: values.key, stop: () => Promise.resolve() } : await startStandalone(env); // prettier-ignore
  if (values.serve) return serve(server, Number(values.serve));
  try {
    const client = new RecollectClient(server.url, server.key);
    const stamp = Date.now().toString(36);
    await storeOthers(client, stamp, Number(values.others), Number(values.seed));
    await vectors(client, 'levels');
    const runs: Asked[][] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      const seed = Number(values.seed) + run;
      const options = {
        run: `${stamp}-${run}`,
        seed,
        judge: values.judge,
        model: values.rules ? 'none' : 'auto',
      } as const;
      const variants = levels.flatMap((level): Variant[] => [
        ...(published ? publishedVariant(published, level) : []),
        ...ownVariants(level, Number(values.variants), seed),
      ]);
      const asked: Asked[] = [];
      const progress = new Progress(`run ${run + 1}`, variants.length);
      for (const [place, variant] of variants.entries()) {
        asked.push(...(await runVariant(client, variant, options)));
        progress.to(place + 1);
      }
      progress.end();
      runs.push(asked);
      console.log(`run ${run + 1}: ${asked.length} questions`);
    }
    const reports = levels.map((level) => reportOf(level, runs.map((run) => run.filter((one) => one.level === level)))); // prettier-ignore
    if (values.wrong) tellWrong(runs.flat());
    console.log(formatReports(reports));
    if (long)
      console.log(
        formatLong(
          await runLong(client, long, { run: stamp, seed: 0, judge: false, model: values.rules ? 'none' : 'auto' }),
        ),
      );
    if (values.json) await writeFile(values.json, JSON.stringify({ reports, runs }, null, 1));
    return missed(reports).length > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
}

/** Runs until interrupted, only on request. The service itself has no such endpoint. */
async function serve(server: { url: string; key: string; stop: () => Promise<void> }, port: number): Promise<number> {
  await serveAdapter(server.url, port);
  console.log(`POST http://127.0.0.1:${port}/eval/learn, /eval/answer, /eval/reset with X-API-Key: ${server.key}`);
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await server.stop();
  return 0;
}

function levelsIn(text: string | undefined): readonly LevelName[] {
  if (text === undefined) return LEVELS;
  return text.split(',').map((name) => {
    const level = LEVELS.find((one) => one === name.trim().toUpperCase());
    if (!level) throw new Error(`--level: '${name}' is none of ${LEVELS.join(', ')}`);
    return level;
  });
}

function tellWrong(asked: readonly Asked[]): void {
  for (const { level, variant, question, graded } of asked) {
    if (!graded.complete || !graded.withinLimits || graded.said !== 1)
      console.log(
        `${level} ${variant}: found ${graded.found.toFixed(2)}, said ${graded.said?.toFixed(2) ?? '–'}, ${graded.tokens} tokens: ${question}`,
      );
  }
}

process.exitCode = await main(process.argv.slice(2), process.env);
