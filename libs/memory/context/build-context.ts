import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { type buildContext, type LeftOutReason } from '@contracts/context/context.operations.js';
import { contextSettings, type Tier, TIERS } from '@contracts/context/context.settings.js';
import { LIMITS } from '@contracts/limits.js';
import { readContent } from '@contracts/messages/content-parts.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { searchInput } from '@contracts/search/search.operations.js';
import { Clock } from '@kernel/clock.js';
import { inTurns } from '@kernel/event-loop-turns.js';
import type { Scope } from '@kernel/scope.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import { pageOfMessages } from '@memory/messages/page-of-messages.query.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import type { FoundAnswer } from '@memory/search/answer/tell-hits.js';
import type { SearchQuery } from '@memory/search/search-query.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Settings } from '@memory/settings/settings.js';
import { timeZoneOf } from '@memory/users/time-zone.query.js';
import { Database, type Tx } from '@platform/database/database.js';
import { counted, tokenCounter } from '@platform/tokens/token-counter.js';
import { answerOf } from './answer.js';
import { blocksToTell } from './blocks-to-tell.query.js';
import { type Budget, budgetOf } from './budget.js';
import { documentOf, type RefStyle } from './document.js';
import { agentOf, withEndings } from './holding.js';
import type { Item } from './item.js';
import { itemOfBlock, itemOfHit, itemOfLastingHit, itemOfOwnTurn, itemOfTurn } from './item-of.js';
import { Calendar } from './layout.js';
import { type Descent, descentAmong, endingsOf } from './lineage.query.js';
import { lineOf, pack, SEARCHED } from './pack.js';
import { type Retold, retold } from './retold.js';
import { memoryShareOf, type Rules, rulesOf, settingsOf } from './tiers.js';

interface HistoryQuery {
  readonly agent?: string | undefined;
  readonly project?: string | undefined;
  readonly session_id?: string | undefined;
}

/** Among this many of the last turns those are looked for that are still remembered: a history may be forgotten as a whole. */
const LOOKED_AT = 1_000;

/** Whether this user has a history with another agent than the named one. */
async function speaksWithOthers(tx: Tx, { tenantId, userId }: Scope, agent: string): Promise<boolean> {
  if (userId === null) return false;
  const { rows } = await tx.execute(sql`
    select 1 from message_histories where tenant_id = ${tenantId} and user_id = ${userId} and agent <> ${agent} limit 1`);
  return rows.length > 0;
}

/** The last turns of a user's history with an agent, limited to a session if it is named. Empty without a user. */
async function historyOf(tx: Tx, scope: Scope, query: HistoryQuery, limit: number, now: Date): Promise<Item[]> {
  const foreign = scope.agent !== null && query.agent !== undefined && query.agent !== scope.agent;
  if (scope.userId === null || foreign || limit === 0) return [];
  const { agent, project, session_id: session } = query;
  // A session may lie further back.
  const within = session === undefined ? { within: LOOKED_AT } : {};
  const last = { agent, project, session_id: session, aliveAt: now, ...within, order: 'desc', limit } as const;
  const { rows } = await pageOfMessages(tx, scope, last);
  return rows.map(itemOfTurn);
}

export type ContextRequest = InputOf<typeof buildContext>['body'];
type ContextAnswer = OutputOf<typeof buildContext>;

/** Options for internal callers. */
interface ContextManner {
  readonly ids?: RefStyle;
  /** Whole texts of records to leave out, because the reader already has them. */
  readonly apart?: ReadonlySet<string> | undefined;
  /** Whether the memories can be rebuilt by reference, without the search that found them. */
  readonly lasting?: boolean;
}

/** Everything that is read for one context. */
interface Gathered {
  readonly items: readonly Item[];
  /** Blocks for which their tier has no room, whatever the budget. Not read. */
  readonly beyond: readonly Item[];
  readonly budget: Budget;
  readonly rules: Rules;
  /** Tiers that were not read, or not completely, with the reason. */
  readonly unread: ReadonlyMap<Tier, LeftOutReason>;
  readonly timeZone: string;
  readonly degraded: readonly string[];
}

const NO_BLOCKS = { told: [], beyond: [] };

/** Number of last turns used as the query, if there is none. */
const LAST_TURNS = 2;
/** Minimum tokens per record: a budget never holds more results than this implies. */
const LEAST_TOKENS = 12;
const FEWEST_RESULTS = 20;

/**
 * Builds a context for a prompt: one search, and one read transaction for it and everything else. The model is called before. An
 * earlier transaction is needed only if the query comes from the stored history.
 */
@Injectable()
export class BuildContext {
  constructor(
    private readonly database: Database,
    private readonly searchRecords: SearchRecords,
    private readonly settings: Settings,
    private readonly marks: ContextMarkers,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError invalid_input for a budget beyond the model's window, and everything that a search throws */
  async run(scope: Scope, request: ContextRequest): Promise<ContextAnswer> {
    const { budget, packed, beyond, unread, degraded } = await this.compose(scope, request, {});
    this.count(scope, packed.included, packed.tokens);
    const leftOut = [...packed.leftOut, ...beyond.map((item) => ({ item, reason: 'max_items' as const }))];
    return answerOf(request, budget, { ...packed, leftOut }, unread, degraded);
  }

  /**
   * The same for a reader who already has part of it: of what fills the budget, only what is new. It can be rebuilt later with the
   * same text (`tell-again.ts`).
   * @param told keys of the rows that the reader already has
   */
  async recall(
    scope: Scope,
    request: ContextRequest,
    { apart, told }: Pick<ContextManner, 'apart'> & { readonly told: ReadonlySet<string> },
  ): Promise<Retold> {
    const { packed, document } = await this.compose(scope, request, { ids: 'lasting', apart, lasting: true });
    const fresh = packed.included.filter(({ item }) => !told.has(item.key));
    this.count(scope, fresh, fresh.reduce((sum, { tokens }) => sum + tokens, 0)); // prettier-ignore
    return retold(fresh.map(({ item }) => item), document); // prettier-ignore
  }

  /** Counts the tokens of memories that a search found and a reader was given. */
  private count(scope: Scope, told: readonly { readonly item: Item }[], tokens: number): void {
    if (told.some(({ item }) => SEARCHED.includes(item.tier))) this.searchRecords.told(scope, tokens);
  }

  private async compose(scope: Scope, request: ContextRequest, manner: ContextManner) {
    const { ids = request.ids, apart, lasting = false } = manner;
    const own = this.ownTurns(scope, request);
    const query = await this.queryOf(scope, request, own);
    const search = query === '' ? null : searchQueryOf(scope, request, query);
    const prepared = search && (await this.searchRecords.prepare(scope, search));
    const gathered = await this.database.withScope(
      scope,
      (tx) => this.gather(tx, scope, request, own, lasting, async () => search && prepared && without(apart, await this.searchRecords.findIn(tx, scope, search, prepared))), // prettier-ignore
      { readOnly: true, mayLag: true },
    );
    const { items, budget, rules, timeZone } = gathered;
    const count = await tokenCounter(budget.encoding);
    let known = count;
    const mark = (text: string) => this.marks.of(text, scope.tenantId);
    const document = documentOf(request.format, {
      count: (text) => known(text),
      calendar: new Calendar(timeZone),
      mark,
    });
    const layout = { budget: budget.counted, rules, document, ids, minScore: request.min_score };
    known = await counted(count, items.map((item) => lineOf(item, layout))); // prettier-ignore
    const packed = await inTurns(pack(items, { ...layout, count: known }));
    return { ...gathered, packed, document };
  }

  private async gather(
    tx: Tx,
    scope: Scope,
    request: ContextRequest,
    own: readonly Item[],
    lasting: boolean,
    search: () => Promise<FoundAnswer | null>,
  ): Promise<Gathered> {
    const now = this.clock.now();
    const { tenant, user } = await this.settings.read(tx, scope, contextSettings);
    const layers = [tenant?.value ?? null, user?.value ?? null, { tiers: request.tiers }];
    const budget = budgetOf(request, memoryShareOf(layers));
    const rules = rulesOf(settingsOf(layers), budget.counted);
    const closed = closedTiers(scope, rules, own.length > 0);
    const open = (tier: Tier) => !closed.has(tier);
    const recent =
      own.length > 0 ? own : open('recent') ? await historyOf(tx, scope, request, rules.recent.max_items, now) : [];
    const blocks = open('blocks') ? await blocksToTell(tx, scope, request.agent, rules.blocks.max_items) : NO_BLOCKS;
    const found = await search();
    const results = (found?.hits ?? []).map(lasting ? itemOfLastingHit : itemOfHit).filter(({ tier }) => open(tier));
    // A recent turn may also be found by the search, under the same key. `pack` includes it once.
    const told = [...(open('recent') ? recent : []), ...results];
    const stored = [...new Set(told.filter(({ id }) => id !== null).map(({ key }) => key))];
    const descent = await descentAmong(tx, scope, stored);
    const endings = await endingsOf(tx, scope, stored, { at: request.valid_at ?? now, now });
    return {
      items: [...withEndings(withDescent(told, descent), endings), ...blocks.told.map(itemOfBlock)],
      beyond: blocks.beyond.map(itemOfBlock),
      budget,
      rules,
      unread: await this.unread(tx, scope, request, closed),
      timeZone: await timeZoneOf(tx, scope),
      degraded: found?.degraded ?? [],
    };
  }

  /** Beside the closed tiers: the history with other agents, if there is any. */
  private async unread(
    tx: Tx,
    scope: Scope,
    { agent }: ContextRequest,
    closed: ReadonlyMap<Tier, LeftOutReason>,
  ): Promise<ReadonlyMap<Tier, LeftOutReason>> {
    const narrowed = agent !== undefined && scope.agent === null && !closed.has('recent');
    if (!narrowed || !(await speaksWithOthers(tx, scope, agent))) return closed;
    return new Map([...closed, ['recent', 'other_agent']]);
  }

  /** The turns of the request, without injected context. */
  private ownTurns(scope: Scope, { messages = [], format }: ContextRequest): Item[] {
    return messages.flatMap((turn, order) => {
      const content = this.marks.cut(readContent(turn.content).text, scope.tenantId).text;
      return content.trim() === '' ? [] : [itemOfOwnTurn({ ...turn, content }, order, format === 'messages')];
    });
  }

  /** Empty if no searched tier is enabled. */
  private async queryOf(scope: Scope, request: ContextRequest, own: readonly Item[]): Promise<string> {
    if (SEARCHED.every((tier) => request.tiers?.[tier]?.enabled === false)) return '';
    return request.query ?? (own.length > 0 ? inWords(own) : this.queryOfHistory(scope, request));
  }

  private async queryOfHistory(scope: Scope, request: ContextRequest): Promise<string> {
    if (!scope.permissions.has('messages:read')) return '';
    const read = (tx: Tx) => historyOf(tx, scope, request, LAST_TURNS, this.clock.now());
    return inWords(await this.database.withScope(scope, read, { readOnly: true, mayLag: true }));
  }
}

function without(apart: ReadonlySet<string> | undefined, found: FoundAnswer): FoundAnswer {
  return apart ? { ...found, hits: found.hits.filter(({ told }) => !apart.has(told.content.trim())) } : found;
}

function closedTiers(scope: Scope, rules: Rules, hasOwnTurns: boolean): Map<Tier, LeftOutReason> {
  const closed = new Map<Tier, LeftOutReason>();
  for (const tier of TIERS) if (!rules[tier].enabled) closed.set(tier, 'switched_off');
  if (!scope.permissions.has('blocks:read')) closed.set('blocks', 'not_permitted');
  if (!hasOwnTurns && !scope.permissions.has('messages:read')) closed.set('recent', 'not_permitted');
  return closed;
}

/** The text of the last turns, as a query. */
function inWords(turns: readonly Item[]): string {
  const last = [...turns].sort((a, b) => a.order - b.order).slice(-LAST_TURNS);
  const each = Math.floor(LIMITS.queryLength / LAST_TURNS) - 1;
  return last.map(({ text }) => text.slice(0, each).toWellFormed()).join('\n').trim(); // prettier-ignore
}

function searchQueryOf(scope: Scope, request: ContextRequest, query: string): SearchQuery & RecordQuery {
  const { agent, project, tags, filter, valid_at: validAt, token_budget: budget } = request;
  const enough = budget === undefined ? LIMITS.searchLimit : Math.ceil(budget / LEAST_TOKENS);
  const limit = Math.min(LIMITS.searchLimit, Math.max(FEWEST_RESULTS, enough));
  return {
    ...searchInput.parse({ query, limit }),
    project,
    tags,
    filter,
    valid_at: validAt,
    ...agentOf(scope, agent),
    // A context removes repetitions itself, with a reason.
    duplicates: 'keep',
  };
}

function withDescent(items: readonly Item[], descent: readonly Descent[]): Item[] {
  return items.map((item) => {
    const own = descent.filter(({ fromId }) => fromId === item.key);
    const of = (sumsUp: boolean) => own.filter((one) => one.sumsUp === sumsUp).map(({ toId }) => toId);
    // A search returns the sources of the lines in a summary's text; for an excerpt these are not all of its sources.
    return item.sources.length > 0 ? item : { ...item, sources: of(true), derivedFrom: of(false) };
  });
}
