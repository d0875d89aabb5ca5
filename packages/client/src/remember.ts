import type { RecordsReviseBody } from './generated/records.js';
import type { OutputOf, Transport, WriteOptions } from './transport.js';

/** A fact as a sentence, or with other fields of a revision. */
export type Fact = string | RecordsReviseBody;
/** A message or a record, or its id. */
export type Source = string | { readonly id: string };

export interface RememberOptions extends WriteOptions {
  /** The source of the fact. Erasing it also erases the fact; a turn with a time dates the fact. */
  readonly from?: Source | readonly Source[];
}

export type Remembered = OutputOf<'records.revise'>;
export type RememberedBatch = OutputOf<'records.revise_batch'>;

/** `client.remember`: one fact by `records.revise`, several by `records.revise_batch`. */
export function remember(
  transport: Transport,
  facts: Fact | readonly Fact[],
  { from = [], ...options }: RememberOptions,
): Promise<Remembered | RememberedBatch> {
  const sources = isList(from) ? from : [from];
  if (isList(facts)) {
    const records = facts.map((fact) => bodyOf(fact, sources));
    return transport.call('records.revise_batch', { body: { records } }, options);
  }
  return transport.call('records.revise', { body: bodyOf(facts, sources) }, options);
}

function bodyOf(fact: Fact, sources: readonly Source[]): RecordsReviseBody {
  const body = typeof fact === 'string' ? { content: fact } : fact;
  if (sources.length === 0) return body;
  const ids = sources.map((source) => (typeof source === 'string' ? source : source.id));
  const said = sources.length === 1 ? timeOf(sources[0]) : undefined;
  return {
    ...(said !== undefined && { occurred_at: said }),
    ...body,
    derived_from: [...(body.derived_from ?? []), ...ids],
  };
}

/** The time of a fact's source. */
function timeOf(source: Source | undefined): string | undefined {
  if (typeof source !== 'object' || !('occurred_at' in source)) return undefined;
  return typeof source.occurred_at === 'string' ? source.occurred_at : undefined;
}

/** `Array.isArray` does not recognise readonly arrays. */
function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
