import type { Conversation } from './loaders/conversation.js';
import { type Scores, mean, percentile } from './metrics.js';
import type { Asked, RunOptions, RunResult } from './run.js';

export interface Row {
  readonly name: string;
  /** Questions with evidence, over which the means are taken. */
  readonly questions: number;
  readonly scores: Scores | null;
}

/** The effect of a floor on the best result's score: answers kept, and empty responses to unanswerable questions. */
export interface Floor {
  readonly minScore: number;
  /** Of the headline's questions, the share that still gets an answer. */
  readonly answered: number;
  /** Of the unanswerable questions, the share that gets none. */
  readonly refused: number;
}

export interface Report {
  readonly dataset: string;
  readonly at: string;
  readonly server: { readonly version: string; readonly embedder: unknown };
  readonly arms: readonly string[] | string;
  readonly stages: readonly string[] | string;
  readonly limit: number;
  readonly conversations: number;
  readonly records: number;
  readonly failed: number;
  readonly ingest: { readonly recordsPerSecond: number; readonly embedSeconds: number | null };
  readonly search: { readonly count: number; readonly p50: number; readonly p95: number; readonly degraded: number };
  readonly headline: Row;
  readonly categories: readonly Row[];
  /** Recall@10 of what users said, and of what only the assistant said. */
  readonly byRole: { readonly user: RoleRecall; readonly assistant: RoleRecall };
  /** Empty if every question has an answer. */
  readonly floors: readonly Floor[];
  /** For a single arm: how often it has something to look for, and how often in vain. Null for several arms. */
  readonly fired: Fired | null;
  /** Excluded from every mean. */
  readonly withoutEvidence: number;
  /** Evidence ids of the data set that name no turn. */
  readonly unknownEvidence: number;
  readonly asked: readonly Asked[];
}

export interface Fired {
  /** Of all questions, the share for which the arm found anything. */
  readonly share: number;
  /** Of those among them with evidence, the share for which it found none of it. */
  readonly wrong: number;
}

export interface RoleRecall {
  readonly questions: number;
  readonly recall10: number;
}

export function makeReport(
  dataset: string,
  conversations: readonly Conversation[],
  options: RunOptions,
  result: RunResult,
): Report {
  const { asked, status } = result;
  const categories = [...new Set(asked.map(({ category }) => category))].sort();
  const times = asked.map(({ milliseconds }) => milliseconds);
  return {
    dataset,
    at: new Date().toISOString(),
    server: { version: status.version, embedder: status.embedder },
    arms: options.alone ? `${options.alone} alone` : (options.arms ?? 'all'),
    stages: options.stages ?? 'all',
    limit: options.limit,
    conversations: conversations.length,
    records: result.records,
    failed: result.failed,
    ingest: { recordsPerSecond: result.records / result.ingestSeconds, embedSeconds: result.embedSeconds },
    search: {
      count: times.length,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      degraded: asked.filter(({ degraded }) => degraded.length > 0).length,
    },
    headline: row(
      'headline',
      asked.filter(({ headline }) => headline),
    ),
    categories: categories.map((name) =>
      row(
        name,
        asked.filter(({ category }) => category === name),
      ),
    ),
    byRole: { user: roleRecall(asked, false), assistant: roleRecall(asked, true) },
    floors: floorsOf(asked),
    fired: options.alone ? firedOf(asked) : null,
    withoutEvidence: asked.filter(({ scores }) => scores === null).length,
    unknownEvidence: conversations.reduce((sum, one) => sum + one.unknownEvidence, 0),
    asked,
  };
}

function firedOf(asked: readonly Asked[]): Fired {
  const fired = asked.filter(({ topScore }) => topScore !== null);
  const known = fired.filter(({ evidence }) => evidence.length > 0);
  const wrong = known.filter(({ ranks }) => ranks.every((rank) => rank === null));
  return { share: fired.length / Math.max(asked.length, 1), wrong: wrong.length / Math.max(known.length, 1) };
}

function roleRecall(asked: readonly Asked[], assistant: boolean): RoleRecall {
  const shares = asked.flatMap(({ headline, ranks, byAssistant }) => {
    const own = ranks.filter((_, i) => byAssistant[i] === assistant);
    if (!headline || own.length === 0) return [];
    return [own.filter((rank) => rank !== null && rank <= 10).length / own.length];
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return { questions: shares.length, recall10: shares.length > 0 ? sum / shares.length : 0 };
}

/** Kinds that ask for what is not there: BEAM's and LongMemEval's abstention, LoCoMo's fifth. */
export const UNANSWERABLE = /abstention|adversarial/;

function floorsOf(asked: readonly Asked[]): Floor[] {
  const unanswerable = asked.filter(({ category }) => UNANSWERABLE.test(category));
  const answerable = asked.filter(({ headline }) => headline);
  if (unanswerable.length === 0 || answerable.length === 0) return [];
  const share = (of: readonly Asked[], keeps: (top: number) => boolean) =>
    of.filter(({ topScore }) => keeps(topScore ?? 0)).length / of.length;
  return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((minScore) => ({
    minScore,
    answered: share(answerable, (top) => top >= minScore),
    refused: share(unanswerable, (top) => top < minScore),
  }));
}

function row(name: string, asked: readonly Asked[]): Row {
  const scores = asked.flatMap((one) => (one.scores ? [one.scores] : []));
  return { name, questions: scores.length, scores: mean(scores) };
}

const COLUMNS: readonly (readonly [keyof Scores, string])[] = [
  ['recall5', 'R@5'],
  ['recall10', 'R@10'],
  ['recall20', 'R@20'],
  ['all10', 'all@10'],
  ['ndcg10', 'nDCG@10'],
  ['mrr', 'MRR'],
  ['recall1000Tokens', 'R@1000tok'],
  ['passages1000Tokens', 'passages'],
];

/** The report as text for a terminal. Means are in percent. */
export function formatReport(report: Report): string {
  const width = Math.max(...[...report.categories, report.headline].map(({ name }) => name.length)) + 2;
  const line = (name: string, count: string, cells: readonly string[]): string =>
    name.padEnd(width) + count.padStart(6) + cells.map((cell) => cell.padStart(11)).join('');
  const rowLine = ({ name, questions, scores }: Row): string =>
    line(
      name,
      String(questions),
      COLUMNS.map(([key]) => (scores ? (scores[key] * 100).toFixed(1) : '–')),
    );
  const header = line(
    '',
    'n',
    COLUMNS.map(([, title]) => title),
  );
  const { embedSeconds, recordsPerSecond } = report.ingest;
  const stored = recordsPerSecond === Infinity ? 'stored before' : `stored ${recordsPerSecond.toFixed(0)} turns/s`;
  const embedding = embedSeconds === null ? 'vectors not waited for' : `vectors ${embedSeconds.toFixed(1)} s later`;
  return [
    `${report.dataset}: ${report.conversations} conversations, ${report.records} turns` +
      (report.failed ? `, ${report.failed} NOT STORED` : ''),
    `server ${report.server.version}, embedder ${JSON.stringify(report.server.embedder)}, arms ${String(report.arms)}, stages ${String(report.stages)}`,
    '',
    header,
    ...report.categories.map(rowLine),
    '-'.repeat(header.length),
    rowLine(report.headline),
    '',
    ...(['user', 'assistant'] as const).map(
      (role) =>
        `R@10 of what the ${role} said: ${(report.byRole[role].recall10 * 100).toFixed(1)} (${report.byRole[role].questions} questions)`,
    ),
    ...report.floors.map(
      ({ minScore, answered, refused }) =>
        `min_score ${minScore}: ${(answered * 100).toFixed(0)} % answered, ${(refused * 100).toFixed(0)} % of the unanswerable refused`,
    ),
    ...(report.fired
      ? [
          `found something for ${(report.fired.share * 100).toFixed(1)} % of the questions, and for ${(report.fired.wrong * 100).toFixed(1)} % of these none of the evidence`,
        ]
      : []),
    `search p50 ${report.search.p50.toFixed(1)} ms, p95 ${report.search.p95.toFixed(1)} ms, limit ${report.limit}, one at a time` +
      (report.search.degraded ? `, ${report.search.degraded} DEGRADED` : ''),
    `${stored}, ${embedding}`,
    `left out: ${report.withoutEvidence} questions without evidence, ${report.unknownEvidence} evidence ids that name no turn`,
  ].join('\n');
}

/** Every response, one question per line: two runs on one stored data set rank alike if these are the same bytes. */
export function rankingsOf(reports: readonly Report[]): string {
  const lines = reports.flatMap(({ dataset, asked }) =>
    asked.map(({ conversation, index, ranking }) => `${[dataset, conversation, index, ...ranking].join('\t')}\n`),
  );
  return lines.join('');
}

/** The report as it is saved, without the full responses, which are ten times as long as the figures. */
export function withoutRankings(report: Report): Report {
  return { ...report, asked: report.asked.map((asked) => ({ ...asked, ranking: [] })) };
}
