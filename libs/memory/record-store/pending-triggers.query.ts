import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { stopWords } from '@memory/indexing/stop-words.js';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { insertRows } from '@platform/database/insert-rows.js';
import { pendingTriggers } from '@schema/pending-triggers.js';

type Intended = Parameters<typeof triggersOf>[0] & { readonly id: string };

/** Indexes the triggers of new records. If none is an intention, no statement runs. */
export async function indexTriggers(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string | null },
  records: readonly Intended[],
): Promise<void> {
  const rows = records.flatMap((record) =>
    triggersOf(record).map((trigger) => ({
      tenantId,
      userId,
      recordId: record.id,
      agent: record.agent ?? '',
      ...trigger,
    })),
  );
  await insertRows(tx, pendingTriggers, rows, { onConflict: 'do nothing' });
}

/** Reindexes the triggers of an edited record. */
export async function reindexTriggers(
  tx: Tx,
  owner: { readonly tenantId: string; readonly userId: string | null },
  record: Intended,
): Promise<void> {
  if (record.type !== INTENTION_TYPE) return;
  const its = and(eq(pendingTriggers.tenantId, owner.tenantId), inArray(pendingTriggers.recordId, [record.id]));
  await counted('pending_triggers', 'deleted', tx.delete(pendingTriggers).where(its));
  await indexTriggers(tx, owner, [record]);
}

/**
 * Whether something may still trigger the intention with this id. No `exists`: for many intentions it would be planned as one reading of the
 * triggers of all tenants.
 */
export function isPending(tenantId: string, recordId: SQL): SQL {
  return sql`((select true from pending_triggers t where t.tenant_id = ${tenantId} and t.record_id = ${recordId} limit 1) is not null)`;
}

/** The type of a record with an intention. */
export const INTENTION_TYPE = 'prospective';

/** Maximum length of a word in code points. Longer ones are truncated, both in the index and in the lookup. */
const LONGEST = 64;
/** Maximum per text. A text that a person types at once has fewer. */
const MOST_WORDS = 10_000;
/** Maximum length of a run passed to Intl.Segmenter, whose time is quadratic. */
const SEGMENTED_UNITS = 200;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)?/gu;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The distinct whole words of a text, in lower case: `now` does not match `know`. Scripts without spaces are split with a dictionary. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const found of text.normalize('NFKC').toLowerCase().match(WORD) ?? []) {
    const bare = found.replace(/['’](?:s|re|ve|ll|d|m)$/u, '').replaceAll('’', "'");
    for (const word of UNSPACED.test(bare) ? segmentsOf(bare) : [bare]) words.add(cut(word));
    if (words.size >= MOST_WORDS) break;
  }
  return words;
}

/** The same of several texts. A batch has megabytes, so other work runs between them. */
export async function wordsOfAll(texts: readonly string[]): Promise<Set<string>> {
  const words = new Set<string>();
  const turns = new EventLoopTurns();
  for (const text of texts) {
    for (const word of wordsOf(text)) words.add(word);
    if (words.size >= MOST_WORDS) break;
    await turns.yieldToEventLoop();
  }
  return words;
}

function* segmentsOf(run: string): Generator<string> {
  for (let start = 0; start < run.length; start += SEGMENTED_UNITS) {
    for (const { segment, isWordLike } of segmenter.segment(run.slice(start, start + SEGMENTED_UNITS))) {
      if (isWordLike) yield segment;
    }
  }
}

function cut(word: string): string {
  return word.length <= LONGEST ? word : Array.from(word).slice(0, LONGEST).join('');
}

/** The words that trigger an intention: those of its condition without function words, or all if there are no others. */
export function triggerWords(condition: string, language: string): string[] {
  const words = [...wordsOf(condition)];
  const telling = words.filter((word) => !stopWords('en').has(word) && !stopWords(language).has(word));
  return telling.length > 0 ? telling : words;
}

/** The triggers of this record, as indexed: words, and an empty one for a time. None unless it is pending. */
export function triggersOf(record: {
  readonly type: string;
  readonly agent: string | null;
  readonly language: string;
  readonly fields: Readonly<Record<string, unknown>>;
}): { readonly word: string; readonly dueAt: Date | null }[] {
  const { trigger_condition: condition, trigger_at: at, status = 'pending' } = record.fields;
  if (record.type !== INTENTION_TYPE || record.agent === null || status !== 'pending') return [];
  const words = typeof condition === 'string' ? triggerWords(condition, record.language) : [];
  const dueAt = typeof at === 'string' ? new Date(at) : null;
  const timed = dueAt && !Number.isNaN(dueAt.getTime()) ? [{ word: '', dueAt }] : [];
  return [...words.map((word) => ({ word, dueAt: null })), ...timed];
}
