import type { Recollect, RecollectError } from '#client';
import type { Item, MessageItem, RecordItem } from '../item.js';
import type { Tally } from '../tally.js';
import type { Outcome } from './outcome.js';
import { callOptions, isRefusal, persist, type Persisting } from './persist.js';
import { sendAgent, sendBlock } from './send-agent.js';

export interface Sender extends Persisting {
  readonly client: Recollect;
  readonly tally: Tally;
}

/** Sends items of one kind and one user, for messages of one history, in order. @returns the outcome of each */
export async function send(sender: Sender, items: readonly Item[]): Promise<Outcome[]> {
  const [first] = items;
  if (!first) return [];
  if (first.kind === 'record') return sendRecords(sender, items as readonly RecordItem[]);
  if (first.kind === 'message') return sendMessages(sender, items as readonly MessageItem[]);
  const outcomes: Outcome[] = [];
  for (const item of items) {
    const one = item.kind === 'agent' ? sendAgent : item.kind === 'block' ? sendBlock : undefined;
    if (one)
      outcomes.push(
        await guarded(item, () =>
          persist(() => one(speaker(sender, item), item as never, callOptions(sender)), sender),
        ),
      );
  }
  return outcomes;
}

/** Each succeeds or fails by itself. */
async function sendRecords(sender: Sender, items: readonly RecordItem[]): Promise<Outcome[]> {
  try {
    const client = speaker(sender, items[0]);
    const records = items.map(({ record }) => record);
    const { results } = await persist(() => client.records.storeBatch(records, callOptions(sender)), sender);
    const outcomes: Outcome[] = items.map((item, index) => {
      const result = results[index];
      if (result?.status === 'created' || result?.status === 'updated' || result?.status === 'unchanged') {
        return { kind: item.kind, status: result.status };
      }
      return failed(item, result?.error ?? { code: 'unexpected_answer', detail: 'the server said nothing of it' });
    });
    return await withoutLostSources(sender, items, outcomes);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return apart(sender, items, error, sendRecords);
  }
}

/** The source of a record may not have been imported; then it is stored without naming it. */
async function withoutLostSources(
  sender: Sender,
  items: readonly RecordItem[],
  outcomes: readonly Outcome[],
): Promise<Outcome[]> {
  const lost = outcomes.flatMap(({ failure }, index) =>
    failure?.errors?.some(({ field }) => field.includes('derived_from')) ? [index] : [],
  );
  if (lost.length === 0) return [...outcomes];
  const again = lost.flatMap((index) => {
    const item = items[index];
    if (!item) return [];
    const { derived_from: sources, ...record } = item.record;
    if (sources) sender.tally.dropped('derived_from', 'names a record that does not exist');
    return [{ ...item, record }];
  });
  const retried = await sendRecords(sender, again);
  return outcomes.map((outcome, index) => retried[lost.indexOf(index)] ?? outcome);
}

/** A request succeeds or fails as a whole, so the refused item is found by halving. */
async function sendMessages(sender: Sender, items: readonly MessageItem[]): Promise<Outcome[]> {
  const agent = items[0]?.agent;
  try {
    const client = speaker(sender, items[0]);
    const request = { ...(agent !== undefined && { agent }), messages: items.map(({ message }) => message) };
    const { messages } = await persist(() => client.messages.append(request, callOptions(sender)), sender);
    return items.map((item, index) => ({
      kind: item.kind,
      status: messages[index]?.status === 'unchanged' ? 'unchanged' : 'created',
    }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return apart(sender, items, error, sendMessages);
  }
}

/** One of them is refused, and with it the request: each half is sent separately, in order. */
async function apart<T extends Item>(
  sender: Sender,
  items: readonly T[],
  error: RecollectError,
  again: (sender: Sender, items: readonly T[]) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  if (items.length === 1 || !isAboutItems(error)) return items.map((item) => failed(item, error));
  const half = Math.ceil(items.length / 2);
  return [...(await again(sender, items.slice(0, half))), ...(await again(sender, items.slice(half)))];
}

/** Not an error about their owner, which would be refused again and again. */
function isAboutItems({ code, errors }: RecollectError): boolean {
  return code === 'conflict' || errors.some(({ field }) => /^(\(body\)|records|messages)/.test(field));
}

async function guarded(item: Item, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return failed(item, error);
  }
}

interface Refusal {
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

function failed({ kind, place }: Item, { code, detail, errors = [] }: Refusal): Outcome {
  const fields = errors.map(({ field, message }) => `${field}: ${message}`);
  const message = fields.length > 0 ? fields.join('; ') : detail;
  return { kind, status: 'failed', failure: { ...place, code, message, ...(errors.length > 0 && { errors }) } };
}

/** @throws InvalidRequestError for a name that no user may have */
function speaker({ client }: Sender, item: Item | undefined): Recollect {
  return item?.user === undefined ? client : client.asUser(item.user);
}
