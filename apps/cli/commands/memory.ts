import { Command } from 'commander';
import { EXIT } from '../exit-codes.js';
import { answer, type Invocation } from '../invocation.js';
import { commaList, jsonObject, unitNumber, wholeNumber } from '../options.js';
import { showHits, showRecord, showRecords } from '../show-records.js';
import { relativeDate } from '../terminal/dates.js';
import { styled } from '../terminal/terminal.js';
import { oneLine, plural } from '../terminal/text.js';

interface Narrowing {
  readonly type?: string;
  readonly tags?: string[];
  readonly agent?: string;
  readonly project?: string;
  readonly limit?: number;
}

interface SearchOptions {
  readonly minScore?: number;
  readonly tokenBudget?: number;
  readonly session?: string;
  readonly filter?: Record<string, unknown>;
  readonly oldestFirst?: true;
  readonly widen?: true;
}

const FILTER = '{"metadata.stars": {"gte": 3}}';

export function searchCommand(): Command {
  return new Command('search')
    .description('find memories by meaning and by words')
    .argument('<query>')
    .option('--type <type>')
    .option('--tags <a,b>', 'any of these', commaList)
    .option('--agent <name>')
    .option('--project <name>')
    .option('--limit <n>', 'how many at most (10)', wholeNumber)
    .option('--min-score <0..1>', 'leave out what fits worse', unitNumber)
    .option('--token-budget <n>', 'the most tokens that the results may take in a prompt', wholeNumber)
    .option('--session <id>', 'of this session')
    .option('--filter <json>', `of which all this is so, such as ${FILTER}`, jsonObject(FILTER))
    .option('--oldest-first', 'the same results in the order of time')
    .option('--widen', 'begin in the session, agent or project named, and go on to all memory if little is found');
}

export async function search(call: Invocation, query: string, options: Narrowing & SearchOptions): Promise<void> {
  const { minScore, tokenBudget, session, filter, oldestFirst, widen, ...narrowing } = options;
  const body = {
    query,
    ...pick(narrowing),
    ...(minScore !== undefined && { min_score: minScore }),
    ...(tokenBudget !== undefined && { token_budget: tokenBudget }),
    ...(session !== undefined && { session_id: session }),
    ...(filter && { filter }),
    ...(oldestFirst && { order: 'chronological' as const }),
    ...(widen && { scope_expansion: true }),
  };
  const output = await call.client.amp.search(body, { signal: call.signal });
  answer(call, output, () =>
    output.results.length === 0
      ? ['Nothing relevant is remembered.', ...hintsOf(output), ''].join('\n')
      : showHits(call.terminal, output.results),
  );
}

function hintsOf({ hints = [] }: { readonly hints?: readonly { field: string; message: string }[] }): string[] {
  return hints.map(({ field, message }) => `Note: ${oneLine(field)} ${oneLine(message)}`);
}

export function getCommand(): Command {
  return new Command('get').description('read one memory').argument('<id>');
}

export async function get(call: Invocation, id: string): Promise<void> {
  const output = await call.client.amp.get(id, undefined, { signal: call.signal });
  answer(call, output, () => showRecord(call.terminal, output.record));
}

export function deleteCommand(): Command {
  return new Command('delete').description('delete memories for good').argument('<ids...>');
}

/** Tries every id, so that one that is already gone does not block the others. */
export async function deleteRecords(call: Invocation, ids: readonly string[]): Promise<number> {
  if (ids.length === 1 && ids[0] !== undefined) {
    const output = await call.client.amp.delete(ids[0], { signal: call.signal });
    answer(call, output, () => `${styled(call.terminal, 'green', 'Deleted')} ${oneLine(ids[0] ?? '')}\n`);
    return EXIT.ok;
  }
  const output = await call.client.records.deleteBatch(ids, { signal: call.signal });
  answer(call, output, () =>
    output.results
      .map(
        ({ id, status, error }) =>
          `${styled(call.terminal, status === 'deleted' ? 'green' : 'yellow', status)} ${oneLine(id)}${error ? `: ${oneLine(error.detail)}` : ''}\n`,
      )
      .join(''),
  );
  // The same exit codes as for a single id. A refusal takes precedence over a memory that is already gone.
  const refusals = output.results.flatMap(({ error }) => error?.code ?? []);
  if (refusals.length > 0) return refusals.includes('forbidden') ? EXIT.refused : EXIT.conflict;
  return output.not_found > 0 ? EXIT.notFound : EXIT.ok;
}

export function listCommand(): Command {
  return new Command('list')
    .description('list memories by creation time')
    .option('--type <type>')
    .option('--tags <a,b>', 'any of these', commaList)
    .option('--agent <name>')
    .option('--project <name>')
    .option('--limit <n>', 'how many at most (20)', wholeNumber)
    .option('--offset <n>', 'how many to pass over', wholeNumber)
    .option('--order <order>', 'desc (newest first) or asc');
}

export async function list(
  call: Invocation,
  options: Narrowing & { readonly offset?: number; readonly order?: string },
): Promise<void> {
  const { offset, order, tags, ...narrowing } = options;
  const query = {
    ...pick(narrowing),
    ...(tags && { tags: tags.join(',') }),
    ...(offset !== undefined && { offset }),
    ...(order !== undefined && { order: order as 'asc' | 'desc' }),
  };
  const page = await call.client.amp.list(query, { signal: call.signal }).page();
  const { records, total, has_more } = page.output;
  answer(call, page.output, () => {
    if (records.length === 0) return 'Nothing is remembered here.\n';
    const next = has_more ? `; the next: --offset ${(offset ?? 0) + records.length}` : '';
    return `${showRecords(call.terminal, records)}${styled(call.terminal, 'dim', `${records.length} of ${total}${next}`)}\n`;
  });
}

export function statusCommand(): Command {
  return new Command('status').description('show whether the server is well and what is stored');
}

export async function status(call: Invocation): Promise<number> {
  const output = await call.client.amp.status(undefined, { signal: call.signal });
  answer(call, output, () => {
    const { stats } = output;
    const well = output.healthy
      ? styled(call.terminal, 'green', 'healthy')
      : styled(call.terminal, 'red', 'not healthy');
    return [
      `${call.connection.url} is ${well} (version ${output.version}, ${output.protocol})`,
      `${plural(stats.total_records, 'memory', 'memories')}: ${plural(stats.lessons, 'lesson')}, ${plural(stats.checkpoints, 'checkpoint')}, ${plural(stats.snippets, 'snippet')}`,
      `embedding model ${oneLine(stats.embedding_model)}`,
      '',
    ].join('\n');
  });
  return output.healthy ? EXIT.ok : EXIT.server;
}

export function agentStatusCommand(): Command {
  return new Command('agent-status').description('show what an agent works on').argument('<agent>');
}

export async function agentStatus(call: Invocation, agent: string): Promise<void> {
  const output = await call.client.amp.agentStatus(agent, undefined, { signal: call.signal });
  answer(call, output, () => {
    const { terminal } = call;
    const color = { idle: 'dim', in_progress: 'green', blocked: 'red' } as const;
    const task = output.current_task === null ? 'no task' : oneLine(output.current_task);
    const last = output.last_updated === null ? '' : `, last ${relativeDate(output.last_updated, terminal.now())}`;
    const state = styled(terminal, color[output.status], output.status.replace('_', ' '));
    return `${oneLine(agent)} is ${state}: ${task}\n${plural(output.checkpoint_count, 'checkpoint')}${last}\n`;
  });
}

function pick({ type, tags, agent, project, limit }: Narrowing): Narrowing {
  return {
    ...(type !== undefined && { type }),
    ...(tags && { tags }),
    ...(agent !== undefined && { agent }),
    ...(project !== undefined && { project }),
    ...(limit !== undefined && { limit }),
  };
}
