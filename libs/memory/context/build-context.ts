import { readContent } from '@contracts/messages/content-parts.js';
import { type buildContext, type LeftOutReason } from '@contracts/context/context.operations.js';
import { contextSettings, type Tier, TIERS } from '@contracts/context/context.settings.js';
import { LIMITS } from '@contracts/limits.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { searchInput } from '@contracts/search/search.operations.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { inTurns } from '@kernel/event-loop-turns.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import type { FoundAnswer } from '@memory/search/answer/found-answer.js';
import type { SearchQuery } from '@memory/search/search-query.js';
import { SearchRecords } from '@memory/search/search-records.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import { Settings } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { counted, tokenCounter } from '@platform/tokens/token-counter.js';
import { answerOf } from './answer.js';
import { blocksToTell } from './blocks-to-tell.query.js';
import { type Budget, budgetOf } from './budget.js';
import { documentOf, type RefStyle } from './document.js';
import type { Item } from './item.js';
import { itemOfBlock, itemOfOwnTurn, itemOfHit } from './item-of.js';
import { Calendar } from './layout.js';
import { type Descent, descentAmong, type Ending, endingsOf } from './lineage.query.js';
import { lineOf, pack, SEARCHED } from './pack.js';
import { historyOf, speaksWithOthers } from './history-of.js';
import { memoryShareOf, type Rules, rulesOf, settingsOf } from './tiers.js';
import { timeZoneOf } from './time-zone.query.js';

export type ContextRequest = InputOf<typeof buildContext>['body'];
export type ContextAnswer = OutputOf<typeof buildContext>;

/** What other rooms ask of a context, and no request. */
export interface ContextManner {
  readonly ids?: RefStyle;
  /** Whole texts of records that are not told: whoever reads the context has them before them. */
  readonly apart?: ReadonlySet<string>;
}

/** What is read for one context. */
interface Gathered {
  readonly items: readonly Item[];
  readonly budget: Budget;
  readonly rules: Rules;
  /** Tiers that are not read, or not all of, and why. */
  readonly unread: ReadonlyMap<Tier, LeftOutReason>;
  readonly timeZone: string;
  readonly degraded: readonly string[];
}

/** Of the turns that stand for a query that was not asked. */
const LAST_TURNS = 2;
/** A record is seldom told in fewer tokens: more results than this a budget never holds. */
const LEAST_TOKENS = 12;
const FEWEST_RESULTS = 20;
/** What a turn that no longer holds is worth of its score: any current memory that answers as well goes before it. */
const OUTDATED = 0.5;

/**
 * A context for a prompt: one search, and one read transaction for it and for everything else. The model is asked before;
 * a transaction before that is needed only where the query stands in the stored history.
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

  /** @throws RecollectError invalid_input for a budget that the model does not have, and what a search throws */
  async run(
    scope: Scope,
    request: ContextRequest,
    { ids = request.ids, apart }: ContextManner = {},
  ): Promise<ContextAnswer> {
    const own = this.ownTurns(scope, request);
    const query = await this.queryOf(scope, request, own);
    const search = query === '' ? null : searchQueryOf(scope, request, query);
    const prepared = search && (await this.searchRecords.prepare(scope, search));
    const gathered = await this.database.withScope(
      scope,
      (tx) => this.gather(tx, scope, request, own, async () => search && prepared && without(apart, await this.searchRecords.findIn(tx, scope, search, prepared))), // prettier-ignore
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
    if (packed.included.some(({ item }) => SEARCHED.includes(item.tier))) this.searchRecords.told(scope, packed.tokens);
    return answerOf(request, budget, packed, gathered.unread, gathered.degraded);
  }

  private async gather(
    tx: Tx,
    scope: Scope,
    request: ContextRequest,
    own: readonly Item[],
    search: () => Promise<FoundAnswer | null>,
  ): Promise<Gathered> {
    const { tenant, user } = await this.settings.read(tx, scope, contextSettings);
    const layers = [tenant?.value ?? null, user?.value ?? null, { tiers: request.tiers }];
    const budget = budgetOf(request, memoryShareOf(layers));
    const rules = rulesOf(settingsOf(layers), budget.counted);
    const closed = closedTiers(scope, rules, own.length > 0);
    const open = (tier: Tier) => !closed.has(tier);
    const recent =
      own.length > 0 ? own : open('recent') ? await historyOf(tx, scope, request, rules.recent.max_items) : [];
    const blocks = open('blocks') ? await blocksToTell(tx, scope, request.agent, rules.blocks.max_items) : [];
    const found = await search();
    const results = (found?.hits ?? []).map(itemOfHit).filter(({ tier }) => open(tier));
    // What was said lately may be found as well, under the same key: it is told once (`pack`).
    const told = [...(open('recent') ? recent : []), ...results];
    const stored = [...new Set(told.filter(({ id }) => id !== null).map(({ key }) => key))];
    const descent = await descentAmong(tx, scope, stored);
    const endings = await endingsOf(tx, scope, stored, request.valid_at ?? this.clock.now());
    return {
      items: [...withEndings(withDescent(told, descent), endings), ...blocks.map(itemOfBlock)],
      budget,
      rules,
      unread: await this.unread(tx, scope, request, closed),
      timeZone: await timeZoneOf(tx, scope),
      degraded: found?.degraded ?? [],
    };
  }

  /** Beside the tiers that are closed: what the user said to other agents, where there is any of it. */
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

  /** The turns of the request, without context that it was given before. */
  private ownTurns(scope: Scope, { messages = [], format }: ContextRequest): Item[] {
    return messages.flatMap((turn, order) => {
      const content = this.marks.cut(readContent(turn.content).text, scope.tenantId).text;
      return content.trim() === '' ? [] : [itemOfOwnTurn({ ...turn, content }, order, format === 'messages')];
    });
  }

  /** Empty where nothing that a search finds is told. */
  private async queryOf(scope: Scope, request: ContextRequest, own: readonly Item[]): Promise<string> {
    if (SEARCHED.every((tier) => request.tiers?.[tier]?.enabled === false)) return '';
    return request.query ?? (own.length > 0 ? inWords(own) : this.queryOfHistory(scope, request));
  }

  private async queryOfHistory(scope: Scope, request: ContextRequest): Promise<string> {
    if (!scope.permissions.has('messages:read')) return '';
    const read = (tx: Tx) => historyOf(tx, scope, request, LAST_TURNS);
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

/** What the last turns say, as a query. */
function inWords(turns: readonly Item[]): string {
  const last = [...turns].sort((a, b) => a.order - b.order).slice(-LAST_TURNS);
  const each = Math.floor(LIMITS.queryLength / LAST_TURNS) - 1;
  return last.map(({ text }) => text.slice(0, each).toWellFormed()).join('\n').trim(); // prettier-ignore
}

/**
 * An agent's context holds its own conversation and the facts of its user. A key that is bound to another agent finds
 * nothing by naming this one.
 */
function agentOf(scope: Scope, agent: string | undefined): Pick<RecordQuery, 'agent' | 'spoken_with'> {
  if (agent === undefined) return {};
  return scope.agent !== null && scope.agent !== agent ? { agent } : { spoken_with: agent };
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
    // A context leaves out what repeats itself, and says so.
    duplicates: 'keep',
  };
}

/**
 * A turn that said what no longer holds says until when, and is worth less than what holds now: a turn cannot be edited,
 * and a fact that supersedes what it said has other words.
 */
function withEndings(items: readonly Item[], endings: ReadonlyMap<string, Ending>): Item[] {
  return items.map((item) => {
    const ending = endings.get(item.key);
    if (!ending || item.validUntil !== null) return item;
    const score = ending.inPart || item.tier === 'recent' ? item.score : item.score * OUTDATED;
    return { ...item, score, validUntil: ending.until, endedInPart: ending.inPart };
  });
}

function withDescent(items: readonly Item[], descent: readonly Descent[]): Item[] {
  return items.map((item) => {
    const own = descent.filter(({ fromId }) => fromId === item.key);
    const of = (sumsUp: boolean) => own.filter((one) => one.sumsUp === sumsUp).map(({ toId }) => toId);
    // A search tells whose lines a summary's text holds: of an excerpt these are not all that it was made of.
    return item.sources.length > 0 ? item : { ...item, sources: of(true), derivedFrom: of(false) };
  });
}
