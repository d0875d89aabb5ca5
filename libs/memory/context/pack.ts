import { type Tier, TIERS } from '@contracts/context/context.settings.js';
import type { LeftOutReason } from '@contracts/context/context.operations.js';
import { type CountTokens, partsOf } from '@platform/tokens/token-counter.js';
import { Told, newness, type Wording, wordingOf } from './conflict.js';
import { type Body, type Document, lastingRef, refsOf, type RefStyle } from './document.js';
import { chronological, inOrder, type Item, type LeftOut } from './item.js';
import type { Rules } from './tiers.js';

export interface PackRequest {
  /** In tokens of the counter's encoding. */
  readonly budget: number;
  readonly rules: Rules;
  readonly document: Document;
  readonly count: CountTokens;
  readonly ids: RefStyle;
  /** Minimum score of a search result. */
  readonly minScore?: number | undefined;
}

export interface Packed {
  readonly body: Body;
  readonly nonce: string;
  readonly tokens: number;
  /** In reading order, each with its own tokens. */
  readonly included: readonly { readonly item: Item; readonly ref: string; readonly tokens: number }[];
  readonly leftOut: readonly (LeftOut & { readonly tokens?: number })[];
}

/** Tiers whose items are ranked by search. The others are filled from the newest, or in order. */
export const SEARCHED: readonly Tier[] = ['episodic', 'semantic', 'procedural', 'archival'];
/**
 * Exponent on the score, because the best results answer far more often than the middle ones; and exponent on the tokens. Tuned on
 * LoCoMo's development half with `npm run bench:context`.
 */
const SHARPNESS = 3;
const ECONOMY = 1;
/** The share of its value that an item loses if all of its words were already said. */
const REPETITION = 0.1;
/** Minimum score, as a share of the best, of an item that is included only by its tier's floor. */
const WORTH_A_FLOOR = 0.25;
/** A reference as long as any: numbers of up to three digits are one token. */
const SOME_REF = '99';
/** All days have the same number of tokens. */
const SOME_DAY = '2025-03-01';

interface Candidate {
  readonly item: Item;
  /** Computed on first use: for a long conversation most turns never need it. */
  readonly says: () => Wording;
  readonly cost: number;
  readonly day: string | null;
  /** From its score alone, 0…1. */
  readonly worth: number;
}

/**
 * Fills a budget. First the floor of each tier, in order of the tiers. Then the search results compete by marginal value: score
 * against tokens, less for words that were already said. Last, the recent messages and blocks take the rest, up to their caps. The
 * written text is counted as a whole, and the items taken last are dropped until it fits, because the parts may have fewer tokens
 * than the whole.
 *
 * Deterministic: the same items in any order with the same request give the same text. Every item is included, or left out with a
 * reason. It yields after each step of some milliseconds, so that other work can run.
 */
export function* pack(items: readonly Item[], request: PackRequest): Steps<Packed> {
  const packing = new Packing(items, request);
  for (const tier of TIERS) yield* packing.fillFloor(tier);
  yield* packing.compete();
  yield* packing.fillUp('recent');
  yield* packing.fillUp('blocks');
  return yield* packing.finish();
}

type Steps<Result = void> = Generator<void, Result, void>;

/** The text of an item that is counted. */
export function lineOf(item: Item, { document, ids }: Pick<PackRequest, 'document' | 'ids'>): string {
  if (ids === 'lasting') return document.line(item, lastingRef(item.id ?? ''));
  return document.line(item, ids === 'full' ? (item.id ?? SOME_REF) : SOME_REF);
}

class Packing {
  private readonly candidates: readonly Candidate[];
  private readonly best: number;
  private readonly told = new Told();
  /** In the order in which they were taken. */
  private readonly taken: Candidate[] = [];
  private readonly leftOut = new Map<Item, { reason: LeftOutReason; of?: string }>();
  private readonly days = new Set<string>();
  private readonly usedBy = new Map<Tier, number>();
  private readonly itemsOf = new Map<Tier, number>();
  private used: number;
  private readonly headingCost: number;

  constructor(
    items: readonly Item[],
    private readonly query: PackRequest,
  ) {
    const { document, count, rules } = query;
    this.used = count(document.frame);
    this.headingCost = count(document.dayLine(SOME_DAY));
    const on = items.filter(({ tier }) => rules[tier].enabled);
    this.best = Math.max(0, ...on.filter(({ tier }) => SEARCHED.includes(tier)).map(({ score }) => score));
    this.candidates = items
      .map((item): Candidate => {
        const cost = count(lineOf(item, query)) + document.aroundItem(item);
        const share = this.best > 0 ? item.score / this.best : 0;
        return { item, says: once(() => wordingOf(item)), cost, day: document.dayOf(item), worth: share ** SHARPNESS };
      })
      .sort((a, b) => b.worth - a.worth || chronological(a.item, b.item));
    for (const { item } of this.candidates) {
      if (!rules[item.tier].enabled) this.leave(item, 'switched_off');
      else if (SEARCHED.includes(item.tier) && item.score < (query.minScore ?? 0)) this.leave(item, 'below_min_score');
    }
  }

  *fillFloor(tier: Tier): Steps {
    const rule = this.query.rules[tier];
    if (!rule.enabled) return;
    // With few tokens left no floor is guaranteed; the rest at the end is still open to all.
    if (this.query.budget - this.used <= rule.minLeft) return;
    const full = () => (this.usedBy.get(tier) ?? 0) >= rule.floor || (this.itemsOf.get(tier) ?? 0) >= rule.first;
    if (!SEARCHED.includes(tier)) return yield* this.fillInOrder(tier, full);
    const worthy = this.open(tier).filter(({ item }) => item.score >= WORTH_A_FLOOR * this.best);
    yield* this.takeBest(worthy, full);
  }

  /** All search results, by what they add. */
  *compete(): Steps {
    yield* this.takeBest(
      SEARCHED.flatMap((tier) => this.open(tier)),
      () => false,
    );
  }

  *fillUp(tier: Tier): Steps {
    yield* this.fillInOrder(tier, () => false);
  }

  /** Takes the most valuable first. Each one changes the value of the rest: its words are now said, and its day heading exists. */
  private *takeBest(candidates: readonly Candidate[], full: () => boolean): Steps {
    const left = new Set(candidates);
    while (left.size > 0 && !full()) {
      let best: Candidate | undefined;
      let most = -1;
      for (const candidate of left) {
        const value = this.valueOf(candidate);
        if (value > most || (value === most && best && chronological(candidate.item, best.item) < 0)) {
          [best, most] = [candidate, value];
        }
      }
      if (!best) return;
      left.delete(best);
      this.tryTake(best);
      yield;
    }
  }

  private valueOf(candidate: Candidate): number {
    const { worth, cost, says } = candidate;
    const repeated = REPETITION * (1 - newness(says(), this.told.words));
    return (worth * (1 - repeated)) / (cost + this.headingOf(candidate)) ** ECONOMY;
  }

  /** Tokens of the date heading, if the item would be the first under it. */
  private headingOf({ item, day }: Candidate): number {
    return day === null || this.days.has(`${item.tier} ${day}`) ? 0 : this.headingCost;
  }

  /** Messages from the newest back, without a gap; blocks in order, as far as they fit. */
  private *fillInOrder(tier: Tier, full: () => boolean): Steps {
    const inLine = this.open(tier).sort((a, b) => chronological(a.item, b.item));
    if (tier === 'recent') inLine.reverse();
    for (const candidate of inLine) {
      if (full()) return;
      const refused = this.tryTake(candidate);
      yield;
      if (tier === 'recent' && (refused === 'budget' || refused === 'cap' || refused === 'max_items')) {
        for (const { item } of this.open(tier)) this.leave(item, refused);
        return;
      }
    }
  }

  /** Items that are neither taken nor left out. Every reason to leave one out is final. */
  private open(tier: Tier): Candidate[] {
    const done = new Set(this.taken.map(({ item }) => item.key));
    return this.candidates.filter(({ item }) => item.tier === tier && !done.has(item.key) && !this.leftOut.has(item));
  }

  private tryTake(candidate: Candidate): LeftOutReason | null {
    const { item, says, cost, day } = candidate;
    const { document, budget, rules } = this.query;
    const rule = rules[item.tier];
    const conflict = this.told.conflict(item, says());
    if (conflict) return this.leave(item, conflict.reason, conflict.of);
    if ((this.itemsOf.get(item.tier) ?? 0) >= rule.max_items) return this.leave(item, 'max_items');
    const heading = this.headingOf(candidate);
    const opening = this.usedBy.has(item.tier) ? 0 : this.query.count(document.tierFrame(item.tier));
    const extra = cost + heading + opening;
    if (this.used + extra > budget) return this.leave(item, 'budget');
    if ((this.usedBy.get(item.tier) ?? 0) + extra > rule.cap) return this.leave(item, 'cap');
    this.used += extra;
    this.usedBy.set(item.tier, (this.usedBy.get(item.tier) ?? 0) + extra);
    this.itemsOf.set(item.tier, (this.itemsOf.get(item.tier) ?? 0) + 1);
    if (day !== null) this.days.add(`${item.tier} ${day}`);
    this.taken.push(candidate);
    this.told.take(item, says());
    return null;
  }

  private leave(item: Item, reason: LeftOutReason, of?: string): LeftOutReason {
    this.leftOut.set(item, { reason, ...(of !== undefined && { of }) });
    return reason;
  }

  *finish(): Steps<Packed> {
    const { document, count, budget, ids } = this.query;
    for (;;) {
      const items = inOrder(this.taken.map(({ item }) => item));
      const refOf = refsOf(items, ids);
      const { body, texts, around, nonce } = document.write(items, refOf);
      let tokens = around;
      for (const part of texts.flatMap(partsOf)) {
        tokens += count(part);
        yield;
      }
      if (tokens > budget) {
        this.drop();
        continue;
      }
      const costs = new Map(this.candidates.map(({ item, cost }) => [item, cost]));
      const included = items.map((item) => ({ item, ref: refOf(item), tokens: costs.get(item) ?? 0 }));
      const settled = new Set(items.map(({ key }) => key));
      const leftOut = this.candidates.flatMap(({ item, cost }) => {
        const why = this.leftOut.get(item);
        // A recent turn that was also found gets the reason for the search result.
        if (!why || settled.has(item.key)) return [];
        settled.add(item.key);
        return [{ item, ...why, tokens: cost }];
      });
      return { body, nonce, tokens, included, leftOut };
    }
  }

  /** Drops the item taken last, and the reasons of others that referred to it. */
  private drop(): void {
    const last = this.taken.pop();
    if (!last) throw new Error('an empty context is longer than its budget');
    this.leave(last.item, 'budget');
    for (const [item, { of }] of this.leftOut) if (of === last.item.key) this.leftOut.set(item, { reason: 'budget' });
  }
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
