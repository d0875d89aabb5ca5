import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Zip, ZipDeflate } from 'fflate';

/** A generated source of one format, and what an import of it should find. */
export interface Source {
  readonly path: string;
  /** Unpacked. */
  readonly bytes: number;
  readonly items: number;
}

interface Made {
  /** Named as a person would name it. */
  readonly file: string;
  /** Its text in pieces, up to about this many bytes. */
  pieces(bytes: number): Generator<string, number>;
}

/** Writes a source of `format` and about this many bytes into `folder`. */
export async function writeSource(format: string, folder: string, bytes: number): Promise<Source> {
  if (format === 'markdown') return writeNotes(path.join(folder, 'notes'), bytes);
  const made = MADE[format];
  if (!made) throw new Error(`${format}: no source of it can be made; there are ${MADE_FORMATS.join(', ')}`);
  const target = path.join(folder, made.file);
  const write = made.file.endsWith('.zip') ? writeZip : writeText;
  return { path: target, ...(await write(target, made.pieces(bytes))) };
}

/** Some 170 words, in an order that never repeats: text that compresses too well is taken for a ZIP bomb. */
const WORDS = 'harbour lantern meadow violin copper thunder orchard pencil glacier market saddle window kettle marble candle forest bridge summer planet silver winter garden mirror basket rocket tunnel falcon pepper island bottle castle ladder dragon needle pocket turtle velvet wagon whistle ribbon anchor barrel cabin desert engine feather goblet hammer insect jacket kitten lemon magnet nectar oyster parrot quilt raven scarf tiger urchin valley walnut yogurt zipper autumn beacon cactus dahlia ember fiddle grotto hazel iris jungle kayak lagoon mosaic nutmeg olive prism quartz reef spruce thistle umber vapor willow yarrow almond birch clover dune elm fjord ginger heron indigo jasper kelp lilac mint nickel opal pine quill rose sage teal umbra vine wheat yew zinc amber brook cedar delta estuary flint grove hollow inlet juniper knoll larch moor north oak pond quay ridge shore tarn upland vale weir'.split(' '); // prettier-ignore
let state = 1;
function next(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state >>> 8;
}
/** A text of about this many words, with a number that makes it unique. */
function text(n: number, words = 90): string {
  const some = Array.from({ length: words }, () => WORDS[next() % WORDS.length]);
  return `Note ${n}: ${some.join(' ')}.`;
}
const at = (n: number): string => new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString();
const seconds = (n: number): number => Date.UTC(2024, 0, 1) / 1_000 + n;
const id = (kind: number, n: number): string => `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`; // prettier-ignore
const user = (n: number): string => `person-${n % 50}`;
const vector = (): number[] => Array.from({ length: 96 }, () => next() / 8_388_608 - 0.5);

/** Items between a beginning, commas and an end. @returns how many items an import finds in them */
function* list(begin: string, end: string, bytes: number, item: (n: number) => readonly [string, number], from = 0): Generator<string, number> {
  yield begin;
  let items = 0;
  let written = 0;
  for (let n = from; written < bytes; n += 1) {
    const [json, count] = item(n);
    yield written === 0 ? json : `,\n${json}`;
    written += json.length + 2;
    items += count;
  }
  yield end;
  return items;
} // prettier-ignore

/** Several lists in one object, of equal size. */
function* lists(bytes: number, parts: readonly (readonly [string, (n: number) => unknown])[]): Generator<string, number> {
  let items = 0;
  for (const [index, [name, item]] of parts.entries()) {
    const json = (n: number) => [JSON.stringify(item(n)), 1] as const;
    items += yield* list(`${index === 0 ? '{' : ','}"${name}": [\n`, '\n]', bytes / parts.length, json);
  }
  yield '}\n';
  return items;
} // prettier-ignore

function* lines(bytes: number, line: (n: number) => string, head = ''): Generator<string, number> {
  if (head !== '') yield head;
  let n = 0;
  for (let written = 0; written < bytes; n += 1) {
    const one = `${line(n)}\n`;
    written += one.length;
    yield one;
  }
  return n;
}

const MADE: Readonly<Record<string, Made>> = {
  mem0: {
    file: 'mem0.json',
    pieces: (bytes) => lists(bytes, [['results', (n) => ({ id: id(1, n), memory: text(n), user_id: user(n), categories: ['place'], metadata: { n }, hash: 'a'.repeat(32), created_at: at(n), updated_at: at(n) })]]),
  },
  letta: { file: 'agents.af', pieces: agentFile },
  zep: {
    file: 'zep.json',
    pieces: (bytes) => lists(bytes, [
      ['messages', (n) => ({ uuid: id(1, n), role: 'user', name: 'Ada', content: text(n), created_at: at(n), thread_id: `t${n % 500}`, user_id: user(n) })],
      ['episodes', (n) => ({ uuid: id(2, n), content: text(n), source: 'text', source_description: 'chat', valid_at: at(n), created_at: at(n), group_id: user(n) })],
      ['nodes', (n) => ({ uuid: id(3, n), name: `Place ${n}`, summary: text(n), labels: ['Entity'], name_embedding: vector(), created_at: at(n), group_id: user(n) })],
      ['edges', (n) => ({ uuid: id(4, n), fact: text(n, 30), name: 'LIES_AT', source_node_uuid: id(3, n), target_node_uuid: id(3, n + 1), fact_embedding: vector(), episodes: [id(2, n)], created_at: at(n), valid_at: at(n), invalid_at: null, group_id: user(n) })],
    ]),
  },
  langgraph: {
    file: 'store.json',
    pieces: (bytes) => list('[\n', '\n]\n', bytes, (n) => [JSON.stringify({ namespace: ['memories', user(n)], key: `k${n}`, value: { kind: 'Memory', content: { content: text(n) } }, created_at: at(n), updated_at: at(n) }), 1]),
  },
  memorybank: { file: 'memory_bank.json', pieces: (bytes) => list('{\n', '\n}\n', bytes, person) },
  chatgpt: { file: 'chatgpt.zip', pieces: (bytes) => list('[\n', '\n]\n', bytes, chatgptConversation) },
  claude: { file: 'claude.zip', pieces: (bytes) => list('[\n', '\n]\n', bytes, claudeConversation) },
  csv: {
    file: 'rows.csv',
    pieces: (bytes) => lines(bytes, (n) => `r${n},"${text(n)}, and ""so"" on",${user(n)},${at(n)},place`, 'id,content,user_id,occurred_at,tags\n'),
  },
  ndjson: {
    file: 'rows.ndjson',
    pieces: (bytes) => lines(bytes, (n) => JSON.stringify({ id: `r${n}`, content: text(n), user_id: user(n), occurred_at: at(n), tags: ['place'] })),
  },
}; // prettier-ignore
export const MADE_FORMATS: readonly string[] = [...Object.keys(MADE), 'markdown'];

/** Four agents, each with a quarter of the messages. */
function* agentFile(bytes: number): Generator<string, number> {
  const agents = 4;
  let items = 0;
  yield '{"agents": [';
  for (let agent = 0; agent < agents; agent += 1) {
    const head = JSON.stringify({ id: `agent-${agent}`, name: `tutor-${agent}`, system: 'You teach.', tags: ['school'], block_ids: [`block-${agent}`] });
    yield `${agent === 0 ? '' : ','}${head.slice(0, -1)}, "messages": [\n`;
    const message = (n: number) => [JSON.stringify({ type: 'message', id: `message-${n}`, role: n % 2 ? 'assistant' : 'user', content: [{ type: 'text', text: text(n) }], model: 'gpt-4o-mini', agent_id: `agent-${agent}`, created_at: at(n) }), 1] as const;
    items += yield* list('', '\n]}', bytes / agents, message);
    // The agent and its block.
    items += 2;
  }
  const blocks = Array.from({ length: agents }, (_, n) => ({ id: `block-${n}`, label: 'human', value: text(n), limit: 5_000 }));
  yield `], "blocks": ${JSON.stringify(blocks)}, "tools": [], "sources": []}\n`;
  return items;
} // prettier-ignore

/** Two hundred days with five turns of two messages each, and a summary of each day. */
function person(n: number): readonly [string, number] {
  const days = Array.from({ length: 200 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10));
  const history = Object.fromEntries(days.map((day, d) => [day, Array.from({ length: 5 }, (_, t) => ({ query: text(d * 5 + t, 20), response: text(d * 5 + t), memory_strength: 1 }))]));
  const summary = Object.fromEntries(days.map((day, d) => [day, { content: text(d, 40) }]));
  return [`"person-${n}": ${JSON.stringify({ name: `Person ${n}`, history, summary })}`, days.length * 11];
} // prettier-ignore

/** As ChatGPT writes it: little text, and much metadata. */
function chatgptConversation(n: number): readonly [string, number] {
  const turns = 4;
  const beside = { search_result_groups: Array.from({ length: 60 }, (_, i) => ({ url: `https://example.org/${n}/${i}`, snippet: text(i, 35) })) };
  const node = (part: number) => ({ id: id(n, part), parent: part === 0 ? null : id(n, part - 1), children: part === turns - 1 ? [] : [id(n, part + 1)], message: { id: id(n, part), author: { role: part % 2 ? 'assistant' : 'user' }, create_time: seconds(n * 60 + part), content: { content_type: 'text', parts: [text(n * turns + part, 40)] }, metadata: beside, recipient: 'all' } });
  const mapping = Object.fromEntries(Array.from({ length: turns }, (_, part) => [id(n, part), node(part)]));
  return [JSON.stringify({ title: `Talk ${n}`, create_time: seconds(n * 60), conversation_id: id(n, 99), current_node: id(n, turns - 1), mapping }), turns];
} // prettier-ignore

function claudeConversation(n: number): readonly [string, number] {
  const turns = 20;
  const chat_messages = Array.from({ length: turns }, (_, part) => {
    const said = text(n * turns + part);
    return { uuid: id(n, part), sender: part % 2 ? 'assistant' : 'human', text: said, content: [{ type: 'text', text: said, citations: [] }], created_at: at(n * turns + part), updated_at: at(n * turns + part), attachments: [], files: [] };
  });
  return [JSON.stringify({ uuid: id(n, 99), name: `Talk ${n}`, summary: '', created_at: at(n * turns), account: { uuid: id(0, 0) }, chat_messages }), turns];
} // prettier-ignore

async function writeText(file: string, pieces: Generator<string, number>): Promise<{ bytes: number; items: number }> {
  const out = createWriteStream(file);
  let bytes = 0;
  for (;;) {
    const { value, done } = pieces.next();
    if (done) {
      out.end();
      await once(out, 'finish');
      return { bytes, items: value };
    }
    bytes += Buffer.byteLength(value);
    if (!out.write(value)) await once(out, 'drain');
  }
}

/** Contains `conversations.json`, compressed while it is written. */
async function writeZip(file: string, pieces: Generator<string, number>): Promise<{ bytes: number; items: number }> {
  const out = createWriteStream(file);
  const zip = new Zip((error, chunk, final) => {
    if (error) out.destroy(error);
    else out.write(chunk);
    if (final) out.end();
  });
  const entry = new ZipDeflate('conversations.json', { level: 1 });
  zip.add(entry);
  let bytes = 0;
  for (;;) {
    const { value, done } = pieces.next();
    const chunk = Buffer.from(done ? '' : value);
    bytes += chunk.length;
    entry.push(chunk, done);
    if (done) {
      zip.end();
      await once(out, 'finish');
      return { bytes, items: value };
    }
    if (out.writableNeedDrain) await once(out, 'drain');
  }
}

/** Files of some 8 kB, five hundred per folder. */
async function writeNotes(folder: string, bytes: number): Promise<Source> {
  let written = 0;
  let n = 0;
  for (; written < bytes; n += 1) {
    const own = path.join(folder, `part-${Math.floor(n / 500)}`);
    if (n % 500 === 0) await mkdir(own, { recursive: true });
    const note = `---\ntags: [place]\ndate: ${at(n)}\n---\n# Note ${n}\n\n${text(n, 1_200)}\n`;
    await writeFile(path.join(own, `note-${n}.md`), note);
    written += note.length;
  }
  return { path: folder, bytes: written, items: n };
}
