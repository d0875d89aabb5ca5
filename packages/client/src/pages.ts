import { errorOf } from './errors.js';
import { OPERATIONS } from './generated/operations.js';
import type { Sent } from './request.js';
import type { CallOptions, OperationName, OutputOf, Transport } from './transport.js';

/** One page of a list. */
export interface Page<Item, Output> {
  readonly items: readonly Item[];
  /** The whole response. */
  readonly output: Output;
  readonly hasMore: boolean;
  /** The next page. Undefined at the end. */
  next(): Promise<Page<Item, Output> | undefined>;
}

/**
 * A list that is fetched page by page while it is read: `for await (const item of list)`. No request is sent before
 * that. `limit` is the page size, not that of the list: leave the loop when you have enough.
 */
export class Paged<Item, Output> implements AsyncIterable<Item> {
  readonly #first: () => Promise<Page<Item, Output>>;

  constructor(first: () => Promise<Page<Item, Output>>) {
    this.#first = first;
  }

  /** Only the first page. */
  page(): Promise<Page<Item, Output>> {
    return this.#first();
  }

  async *pages(): AsyncGenerator<Page<Item, Output>, void, undefined> {
    for (let page: Page<Item, Output> | undefined = await this.#first(); page; page = await page.next()) yield page;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.items;
  }

  /** All items, or the first `max` of them, in memory. */
  async toArray(max = Number.POSITIVE_INFINITY): Promise<Item[]> {
    const items: Item[] = [];
    for await (const page of this.pages()) {
      items.push(...page.items.slice(0, max - items.length));
      if (items.length >= max) break;
    }
    return items;
  }
}

/** Paged operations. */
export type ListName = {
  [N in OperationName]: (typeof OPERATIONS)[N] extends { list: { items: string } } ? N : never;
}[OperationName];
type ItemsField<N extends ListName> = (typeof OPERATIONS)[N] extends { list: { items: infer Field } } ? Field : never;
/** An item of a list. */
export type ItemOf<N extends ListName> =
  OutputOf<N> extends Record<ItemsField<N> & string, (infer Item)[]> ? Item : never;

interface AnyPage {
  readonly has_more: boolean;
  readonly next_cursor?: string;
}
type Query = Readonly<Record<string, unknown>>;

/** Reads a paged operation, by its cursor or by its offset. */
export function paged<N extends ListName>(
  transport: Transport,
  name: N,
  sent: Sent,
  options?: CallOptions,
): Paged<ItemOf<N>, OutputOf<N>> {
  const { items: field, by } = OPERATIONS[name].list;
  const ask = async (query: Query): Promise<Page<ItemOf<N>, OutputOf<N>>> => {
    const output = await transport.call(name, { ...sent, query }, options);
    const items = (output as unknown as Record<string, unknown>)[field] as ItemOf<N>[];
    const next = queryAfter(by, query, output, items.length);
    return {
      items,
      output,
      hasMore: next !== undefined,
      next: async () => (next === undefined ? undefined : ask(next)),
    };
  };
  return new Paged(() => ask({ ...sent.query }));
}

function queryAfter(by: 'cursor' | 'offset', query: Query, page: AnyPage, length: number): Query | undefined {
  if (!page.has_more) return undefined;
  if (by === 'offset') {
    const offset = typeof query['offset'] === 'number' ? query['offset'] : 0;
    // An empty page that is not the last would lead to endless requests.
    return length === 0 ? undefined : { ...query, offset: offset + length };
  }
  const { offset: _, ...rest } = query;
  if (page.next_cursor === undefined || page.next_cursor === query['cursor']) {
    const detail = 'a page that is not the last names no next one';
    throw errorOf({ code: 'unexpected_answer', status: 200, detail });
  }
  return { ...rest, cursor: page.next_cursor };
}
