import { compact, Fields, isObject, type JsonObject } from '../fields.js';
import type { Format, Reading } from '../format.js';
import { stableId } from '../ids.js';
import type { Entry, Input } from '../input/input.js';
import { jsonValues } from '../input/read-json.js';
import type { Item, Place, Read } from '../item.js';

const AGENT = 'memorybank';
const DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * MemoryBank's `memory_bank_*.json`: for each user the turns of each day, summaries of days and of all, and portraits.
 */
export const memorybank: Format = {
  name: 'memorybank',
  looksLike: 'MemoryBank’s JSON: an object with a `history` for every user',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    const entries = input.entries.filter(({ name }) => name.endsWith('.json') || input.kind === 'file');
    reading.expect(entries.reduce((sum, { size }) => sum + size, 0));
    for (const entry of entries) yield* personsOf(entry, reading);
  },
};

/** One person at a time. Some names have spaces around them that are missing in the questions about them. */
async function* personsOf(entry: Entry, reading: Reading): AsyncGenerator<Read, void, undefined> {
  for await (const { value, path } of jsonValues(entry, ['$.*'])) {
    const key = String(path[0] ?? '');
    const place = { file: entry.name, item: key };
    if (isObject(value) && isObject(value['history'])) yield* personOf(value, key.trim(), place, reading);
    else
      reading.tally.problem({
        ...place,
        field: 'history',
        message: 'is missing: this is not a person in MemoryBank’s format',
        lost: 'item',
      });
  }
}

function* personOf(person: JsonObject, user: string, place: Place, { tally, options }: Reading): Generator<Item> {
  const fields = new Fields(person, place, tally);
  const agent = options.agent ?? AGENT;
  const name = (fields.text('name', 'speaker') ?? user).trim();
  tally.took('(key of the person)', 'user_id');
  for (const [day, turns] of Object.entries(fields.peek('history') as JsonObject)) {
    const at = { ...place, item: `${place.item}.history.${day}` };
    if (!DATE.test(day) || !Array.isArray(turns))
      tally.problem({ ...at, message: 'is not a list of turns under a day', lost: 'item' }); // prettier-ignore
    else yield* dayOf(turns, { day, user, name, agent, place: at }, tally);
  }
  for (const [field, tag] of [
    ['summary', 'summary'],
    ['personality', 'portrait'],
  ] as const) {
    const days = fields.object(field, `a record tagged ${tag}`) ?? {};
    for (const [day, value] of Object.entries(days)) {
      const content = isObject(value) ? value['content'] : value;
      if (typeof content === 'string') yield noteOf(content, tag, day, { user, agent, place });
    }
  }
  for (const [field, tag] of [
    ['overall_history', 'summary'],
    ['overall_personality', 'portrait'],
  ] as const) {
    const content = fields.text(field, `a record tagged ${tag}, overall`);
    if (content !== undefined) yield noteOf(content, tag, undefined, { user, agent, place });
  }
  fields.drop('not kept here', 'meta_information');
  fields.dropRest();
}

interface Day {
  readonly day: string;
  readonly user: string;
  readonly name: string;
  readonly agent: string;
  readonly place: Place;
}

/** MemoryBank knows the day of a turn but no time: turns of a day keep their order by their position in the history. */
function* dayOf(
  turns: readonly unknown[],
  { day, user, name, agent, place }: Day,
  tally: Fields['tally'],
): Generator<Item> {
  for (const [index, turn] of turns.entries()) {
    const at = { ...place, item: `${place.item ?? ''}[${index}]` };
    if (!isObject(turn)) {
      tally.problem({ ...at, message: 'is not an object', lost: 'item' });
      continue;
    }
    const fields = new Fields(turn, at, tally, 'history.');
    const query = fields.text('query', 'content, of the user');
    const response = fields.text('response', 'content, of the assistant');
    tally.took('history.(day)', 'occurred_at, session_id');
    fields.drop('a memory grows strong anew, by recalls here', 'memory_strength', 'last_recall_date');
    fields.drop('ids are made of user, day and place', 'memory_id');
    fields.dropRest();
    const common = { session_id: day, occurred_at: `${day}T00:00:00.000Z` };
    const id = (who: string): string => stableId('memorybank', user, day, index, who);
    if (query !== undefined) yield { kind: 'message', place: at, user, agent, message: { ...common, id: id('user'), role: 'user', speaker: name, content: query } }; // prettier-ignore
    if (response !== undefined) yield { kind: 'message', place: at, user, agent, message: { ...common, id: id('assistant'), role: 'assistant', content: response } }; // prettier-ignore
  }
}

function noteOf(
  content: string,
  tag: string,
  day: string | undefined,
  { user, agent, place }: Pick<Day, 'user' | 'agent' | 'place'>,
): Item {
  const occurred_at = day !== undefined && DATE.test(day) ? `${day}T00:00:00.000Z` : undefined;
  const record = compact({
    id: stableId('memorybank', user, tag, day),
    content,
    agent,
    tags: [tag],
    occurred_at,
    session_id: day,
  });
  return { kind: 'record', place: { ...place, item: `${place.item ?? ''}.${tag}` }, user, record };
}
