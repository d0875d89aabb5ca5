import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { userOf } from '../retrieval/run.js';
import type { Conversation } from '../retrieval/loaders/conversation.js';
import type { RecollectClient, SearchHit } from '../support/client.js';
import { Progress } from '../support/progress.js';

/** Shares of evidence, 0…1, as means over questions. Times are the client's, in milliseconds. */
export interface ContextReport {
  readonly budget: number;
  readonly questions: number;
  /** Only the contents of the results, in order, as many as fit. */
  readonly bare: number;
  /** The same with date and speaker, which a model needs to use them. */
  readonly told: number;
  readonly context: number;
  readonly tokens: number;
  readonly items: number;
  /** The most tokens of any context. More than the budget is a bug. */
  readonly mostTokens: number;
  readonly times: Readonly<Record<'search' | 'same' | 'context', { readonly p50: number; readonly p95: number }>>;
}

interface Options {
  readonly run: string;
  readonly budget: number;
}

/** The number of results of a plain search: more than fit into the budget, as in a context. */
const ENOUGH = 84;
/** A search with default parameters. */
const USUAL = 10;

/**
 * Asks every question with evidence three times: as a default search, as the search that a context contains, and as a
 * context.
 */
export async function runContext(
  client: RecollectClient,
  conversations: readonly Conversation[],
  { run, budget }: Options,
): Promise<ContextReport> {
  const asked = conversations.flatMap(({ id, questions }) =>
    questions.filter(({ headline, evidence }) => headline && evidence.length > 0).map((question) => ({ id, question })),
  );
  const progress = new Progress('asking', asked.length);
  const sums = { bare: 0, told: 0, context: 0, tokens: 0, items: 0, mostTokens: 0 };
  const times = { search: [] as number[], same: [] as number[], context: [] as number[] };
  for (const [index, { id, question }] of asked.entries()) {
    const user = userOf(run, id);
    const { text: query, evidence } = question;
    const usual = await timed(() => client.search(user, { query, limit: USUAL }));
    const same = await timed(() => client.search(user, { query, limit: ENOUGH }));
    // Without history: it would be the same turns again, and a plain search has none.
    const built = await timed(() => client.context(user, { query, token_budget: budget, tiers: { recent: { enabled: false } } })); // prettier-ignore
    times.search.push(usual.milliseconds);
    times.same.push(same.milliseconds);
    times.context.push(built.milliseconds);
    const share = (ids: readonly (string | undefined)[]) =>
      evidence.filter((turn) => ids.includes(turn)).length / evidence.length;
    const { results } = same.answer;
    sums.bare += share(fitting(results, budget, ({ record }) => record.content));
    sums.told += share(fitting(results, budget, ({ record }) => `${record.occurred_at?.slice(0, 10)} ${record.speaker}: ${record.content}`)); // prettier-ignore
    sums.context += share(built.answer.included.map((item) => item.external_id));
    const tokens = countTokens(built.answer.text, { disallowedSpecial: new Set() });
    sums.tokens += tokens;
    sums.items += built.answer.included.length;
    sums.mostTokens = Math.max(sums.mostTokens, tokens);
    progress.to(index + 1);
  }
  progress.end();
  const mean = (sum: number) => sum / Math.max(1, asked.length);
  return {
    budget,
    questions: asked.length,
    bare: mean(sums.bare),
    told: mean(sums.told),
    context: mean(sums.context),
    tokens: mean(sums.tokens),
    items: mean(sums.items),
    mostTokens: sums.mostTokens,
    times: { search: spread(times.search), same: spread(times.same), context: spread(times.context) },
  };
}

export function formatContext(name: string, report: ContextReport): string {
  const { budget, questions, times } = report;
  const percent = (share: number) => (100 * share).toFixed(1);
  const time = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`;
  return [
    `locomo ${name}, ${questions} questions, ${budget} tokens`,
    `evidence in a context                     ${percent(report.context)} %`,
    `  in a plain search, dated and named       ${percent(report.told)} %`,
    `  in a plain search, contents alone        ${percent(report.bare)} %`,
    `tokens of a context: mean ${report.tokens.toFixed(0)}, most ${report.mostTokens}; ${report.items.toFixed(1)} records`,
    `p50 / p95: context ${time(times.context)}; the search it contains ${time(times.same)}; a search of ${USUAL} ${time(times.search)}`,
    `p95 of a context over the search it contains: ${(times.context.p95 / times.same.p95).toFixed(2)}`,
  ].join('\n');
}

/** The results that fit, in order, up to the first that does not, as if a prompt were filled by hand. */
function fitting(
  results: readonly SearchHit[],
  budget: number,
  write: (hit: SearchHit) => string,
): (string | undefined)[] {
  const taken: (string | undefined)[] = [];
  let text = '';
  for (const hit of results) {
    text += `${write(hit)}\n`;
    if (countTokens(text, { disallowedSpecial: new Set() }) > budget) break;
    taken.push(hit.external_id);
  }
  return taken;
}

async function timed<T>(ask: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const started = performance.now();
  const answer = await ask();
  return { answer, milliseconds: performance.now() - started };
}

function spread(times: readonly number[]): { p50: number; p95: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
