import { Command, Option } from 'commander';
import type { InputOf } from '../../../packages/client/src/recollect.js';
import { answer, type Invocation } from '../invocation.js';
import { commaList, wholeNumber } from '../options.js';
import { relativeDate } from '../terminal/dates.js';
import { table } from '../terminal/table.js';
import { styled, type Terminal } from '../terminal/terminal.js';
import { oneLine } from '../terminal/text.js';

type KeyBody = InputOf<'keys.create'>['body'];

export function listKeysCommand(): Command {
  return new Command('list').description('list the keys of the tenant');
}

export async function listKeys(call: Invocation): Promise<void> {
  const keys = await call.client.keys.list({}, { signal: call.signal }).toArray();
  answer(call, { keys }, () => {
    const now = call.terminal.now();
    return table(
      call.terminal,
      [
        { title: 'KEY', cell: (key) => key.key_id },
        { title: 'STATE', cell: (key) => key.state },
        { title: 'NAME', cell: (key) => oneLine(key.name) },
        { title: 'FOR', cell: (key) => oneLine(boundTo(key)) },
        { title: 'MAY', cell: (key) => key.permissions.join(' '), flexible: true },
        { title: 'LAST USED', cell: (key) => (key.last_used_at ? relativeDate(key.last_used_at, now) : 'never') },
      ],
      keys,
    );
  });
}

function boundTo(key: {
  readonly user_id?: string | undefined;
  readonly agent?: string | undefined;
  readonly project?: string | undefined;
}): string {
  const bindings = [
    key.user_id && `user ${key.user_id}`,
    key.agent && `agent ${key.agent}`,
    key.project && `project ${key.project}`,
  ];
  return bindings.filter(Boolean).join(', ') || 'the tenant';
}

export function createKeyCommand(): Command {
  return new Command('create')
    .description('make a key; it is shown this once')
    .argument('<name>', 'for people')
    .addOption(
      new Option('--permissions <a,b>', 'what it may do, such as records:read,records:write')
        .argParser(commaList)
        .makeOptionMandatory(),
    )
    .option('--bind-user <id>', 'no other user exists for it')
    .option('--bind-agent <name>', 'no other agent exists for it')
    .option('--bind-project <name>', 'no other project exists for it')
    .option('--default-user <id>', 'whom it speaks for where a request names nobody')
    .option('--no-shared', 'it does not see shared memory')
    .option('--expires-at <time>', 'RFC 3339');
}

interface CreateOptions {
  readonly permissions: string[];
  readonly bindUser?: string;
  readonly bindAgent?: string;
  readonly bindProject?: string;
  readonly defaultUser?: string;
  readonly shared: boolean;
  readonly expiresAt?: string;
}

export async function createKey(call: Invocation, name: string, options: CreateOptions): Promise<void> {
  const body = {
    name,
    // The server rejects unknown permissions and lists the valid ones.
    permissions: options.permissions as KeyBody['permissions'],
    ...(options.bindUser !== undefined && { user_id: options.bindUser }),
    ...(options.bindAgent !== undefined && { agent: options.bindAgent }),
    ...(options.bindProject !== undefined && { project: options.bindProject }),
    ...(options.defaultUser !== undefined && { default_user_id: options.defaultUser }),
    ...(!options.shared && { include_shared: false }),
    ...(options.expiresAt !== undefined && { expires_at: options.expiresAt }),
  };
  const output = await call.client.keys.create(body, { signal: call.signal });
  answer(call, output, () => showNew(call.terminal, 'Created', output));
}

export function rotateKeyCommand(): Command {
  return new Command('rotate')
    .description('give a key a new secret; it is shown this once')
    .argument('<key_id>')
    .option('--grace <seconds>', 'how long the old secret stays valid', wholeNumber);
}

export async function rotateKey(call: Invocation, keyId: string, options: { readonly grace?: number }): Promise<void> {
  const settings = options.grace === undefined ? undefined : { grace_seconds: options.grace };
  const output = await call.client.keys.rotate(keyId, settings, { signal: call.signal });
  answer(call, output, () => showNew(call.terminal, 'Rotated', output));
}

export function revokeKeyCommand(): Command {
  return new Command('revoke').description('end a key for good, with every token it minted').argument('<key_id>');
}

export async function revokeKey(call: Invocation, keyId: string): Promise<void> {
  const output = await call.client.keys.revoke(keyId, { signal: call.signal });
  answer(call, output, () => `${styled(call.terminal, 'green', 'Revoked')} ${oneLine(keyId)}\n`);
}

function showNew(terminal: Terminal, done: string, key: { readonly key: string; readonly name: string }): string {
  return `${styled(terminal, 'green', done)} ${oneLine(key.name)}. The key, shown this once:\n${key.key}\n`;
}
