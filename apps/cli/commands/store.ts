import { isUtf8 } from 'node:buffer';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Command } from 'commander';
import { styled } from '../terminal/terminal.js';
import { UsageError } from '../exit-codes.js';
import { answer, type Invocation } from '../invocation.js';
import { commaList, field, jsonObject, unitNumber, wholeNumber } from '../options.js';

interface StoreOptions {
  readonly content?: string;
  readonly field?: Record<string, unknown>;
  readonly shared?: boolean;
  readonly [option: string]: unknown;
}

/** Options whose name is the record's field in camel case. AMP's fields are in snake case. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'id', type: 'type', title: 'title', tags: 'tags', severity: 'severity', agent: 'agent', project: 'project',
  workingOn: 'working_on', state: 'state', sessionId: 'session_id', filePath: 'file_path', language: 'language',
  startLine: 'start_line', endLine: 'end_line', repo: 'repo', importance: 'importance', occurredAt: 'occurred_at',
}; // prettier-ignore

export function storeCommand(): Command {
  return new Command('store')
    .description('store a memory, or update the one with the same --id')
    .option('--type <type>', 'lesson (the default without --id), checkpoint, snippet or any other')
    .option('--title <text>')
    .option('--content <text>', 'what to remember; - reads it from standard input')
    .option('--tags <a,b>', 'tags, separated by commas', commaList)
    .option('--severity <level>', 'of a lesson: info, warning, critical')
    .option('--agent <name>', 'which agent it belongs to; a checkpoint needs one')
    .option('--project <name>')
    .option('--working-on <text>', 'of a checkpoint: the current task')
    .option(
      '--state <json>',
      'of a checkpoint: {"decisions", "blockers", "artifacts", "flags"}',
      jsonObject('{"blockers": ["no key"]}'),
    )
    .option('--session-id <id>')
    .option('--file-path <path>', 'of a snippet')
    .option('--language <name>')
    .option('--start-line <n>', 'of a snippet', wholeNumber)
    .option('--end-line <n>', 'of a snippet', wholeNumber)
    .option('--repo <name>', 'of a snippet')
    .option('--importance <0..1>', 'how much it matters', unitNumber)
    .option('--occurred-at <time>', 'when it was said or happened (RFC 3339)')
    .option('--id <id>', 'your own id: storing it again updates the record')
    .option('--shared', 'store in the memory that all users of the tenant share')
    .option('--field <name=value>', 'any other field; may be given several times', field);
}

export async function store(call: Invocation, options: StoreOptions): Promise<void> {
  const content = options.content === '-' ? await readInput(call) : options.content;
  const fields = Object.entries(FIELDS).flatMap(([option, name]) =>
    options[option] === undefined ? [] : [[name, options[option]] as const],
  );
  const output = await call.client.amp.store(
    {
      // With an id it may be an update, and the record keeps its type.
      ...(options['id'] === undefined && { type: 'lesson' }),
      ...options.field,
      ...Object.fromEntries<unknown>(fields),
      ...(content !== undefined && { content }),
      ...(options.shared && { shared: true }),
    },
    { signal: call.signal },
  );
  answer(call, output, () => {
    const done = output.created ? 'Stored' : 'Updated';
    return `${styled(call.terminal, 'green', done)} ${output.id}\n`;
  });
}

async function readInput({ terminal, signal }: Invocation): Promise<string> {
  if (terminal.input.isTTY) terminal.err('Type the content, then Ctrl-D.\n');
  const bytes = await buffer(addAbortSignal(signal, terminal.input));
  if (!isUtf8(bytes)) throw new UsageError('content: standard input is not UTF-8 text');
  const text = bytes.toString('utf8').replace(/\r?\n$/, '');
  if (text.trim() === '') throw new UsageError('content: standard input was empty');
  return text;
}
