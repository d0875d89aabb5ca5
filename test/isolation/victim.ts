import { putUserCompaction, runCompaction } from '@contracts/compaction/compaction.operations.js';
import { refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import { ampCall } from '@contracts/amp/amp.operations.js';
import { createEdge } from '@contracts/graph/graph.operations.js';
import { appendMessages, linkMessage } from '@contracts/messages/messages.operations.js';
import { listJobs } from '@contracts/jobs/jobs.operations.js';
import { decideMemory } from '@contracts/decisions/decisions.operations.js';
import { searchFeedback } from '@contracts/feedback/feedback.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { createKey } from '@contracts/tenancy/tenancy.operations.js';
import { createWebhook } from '@contracts/webhooks/webhooks.operations.js';
import { putUser } from '@contracts/users/users.operations.js';
import { tableCatalogue } from '@schema/tables.js';
import type { Client } from '@test/support/client.js';
import type pg from 'pg';
import { type CognitiveNames, giveCognitive, NO_COGNITIVE_NAMES } from './cognitive.js';
import { type CoreNames, giveCoreMemory } from './core-memory.js';

/** Names that a stranger may know and request. None of them contains a secret. */
export interface Names extends CoreNames, CognitiveNames {
  readonly user: string;
  readonly record: string;
  /** A forgotten record that can be restored. */
  readonly forgotten: string;
  readonly external: string;
  /** A record derived from `record`. */
  readonly derived: string;
  /** A message, and its client's id. */
  readonly message: string;
  readonly spoken: string;
  readonly agent: string;
  readonly project: string;
  readonly session: string;
  readonly tag: string;
  readonly key: string;
  readonly tenant: string;
  /** An Idempotency-Key. */
  readonly once: string;
  readonly job: string;
  /** A run of compaction. */
  readonly run: string;
  /** A search of theirs that returned `record`. */
  readonly query: string;
  /** A decision about something that they said. */
  readonly decision: string;
  /** An import. */
  readonly transfer: string;
  /** A webhook of their tenant. */
  readonly webhook: string;
  /** An entity that `derived` mentions. */
  readonly named: string;
}

/** A user's memory: what a stranger may guess, and what must never be returned. */
export interface Victim {
  readonly names: Names;
  /** A word in every text of theirs. */
  readonly secret: string;
  /** Ids of all their records. */
  readonly records: readonly string[];
}

/** The permissions of the key with which `makeVictim` writes. */
export const WRITER = [
  'records:read', 'records:write', 'blocks:read', 'blocks:write', 'messages:read', 'messages:write',
  'models:use',
] as const; // prettier-ignore

/** What is stored under the Idempotency-Key `once`, so that a stranger can send exactly the same. */
export function idempotentBody(names: Names): object {
  return { content: 'the same words from everybody', agent: names.agent };
}

/**
 * Fills the memory of one user, or with `shared` the tenant's shared one, with every kind of row that records lead to.
 * `writer` may act for the user; `admin` may create keys and set users.
 */
export async function makeVictim(
  writer: Client,
  admin: Client,
  given: { user: string; tenant: string; secret: string; shared?: boolean; folded?: boolean },
): Promise<Victim> {
  const { user, tenant, secret, shared } = given;
  const owner = shared ? { shared: true } : {};
  const [external, agent, project] = [`ext-${user}`, `agent-${user}`, `project-${user}`];
  const labels = { agent, project, session_id: `session-${user}`, tags: [`tag-${user}`] };
  const texts = {
    title: `title ${secret}`,
    speaker: `speaker ${secret}`,
    metadata: { note: secret },
    provenance: { from: secret },
  };
  const store = (record: object, headers: Record<string, string> = {}) =>
    writer.ok(storeRecord, { body: { ...labels, ...owner, ...record }, headers });

  const first = await store({
    id: external,
    type: 'lesson',
    content: `a lesson about ${secret}`,
    severity: 'info',
    ...texts,
  });
  await writer.ok(patchRecord, {
    params: { id: first.id },
    body: { content: `a better lesson about ${secret}`, reason: `because of ${secret}` },
  });
  const named = shared ? 'Quillon Ashdown' : 'Orla Ashdown';
  const derived = await store({
    content: `what follows from ${secret}, as ${named} says`,
    derived_from: [first.id],
    ...texts,
  });
  const checkpoint = await store({
    type: 'checkpoint',
    working_on: `work on ${secret}`,
    state: { decisions: [secret], blockers: [`blocked by ${secret}`] },
  });
  const { jobs } = await writer.ok(listJobs, { query: { record: first.id } });
  const lapsed = await store({ content: `what was forgotten of ${secret}`, ...texts });
  await writer.ok(forgetRecord, { params: { id: lapsed.id }, body: {} });
  const run = given.folded ? await foldSome(writer, admin, given, store) : 'run_0000000000000000000000000a';
  const spoken = `turn-${user}`;
  const message = shared ? 'message_0000000000000000000000000a' : await say(writer, spoken, { agent, project }, secret);
  const core = await giveCoreMemory(writer, { agent, external, tag: `tag-${user}`, secret, owner });
  if (!shared) await writer.ok(linkMessage, { params: { id: message }, body: { records: [first.id] } });
  const kinds = shared
    ? { names: NO_COGNITIVE_NAMES, records: [] }
    : await giveCognitive(writer, { agent, session: labels.session_id, secret });
  const edge = { type: 'related', to: shared ? derived.id : message, metadata: { note: secret } };
  await writer.ok(createEdge, { params: { id: first.id }, body: edge });
  const asked = await writer.ok(searchRecords, { body: { query: `a better lesson about ${secret}` } });
  const query = asked.query_id ?? '';
  const verdict = { query_id: query, ids: [first.id], verdict: 'useful' };
  if (!shared) expect(await writer.ok(searchFeedback, { body: verdict })).toMatchObject({ noted: 1 });
  const decided = { user_message: `Remember that the code word is ${secret}.` };
  const decision = shared
    ? 'decision_0000000000000000000000000a'
    : (await writer.ok(decideMemory, { body: decided })).id;
  const once = `once-${user}`;
  const webhook = await admin.ok(createWebhook, {
    body: { name: `hook ${secret}`, url: `https://hooks.invalid/${secret}`, events: ['nothing.happens'] },
  });
  const names = {
    ...core.names,
    ...kinds.names,
    webhook: webhook.id,
    named,
    user,
    record: first.id,
    forgotten: lapsed.id,
    external,
    derived: derived.id,
    message,
    spoken,
    agent,
    project,
    session: labels.session_id,
    tag: `tag-${user}`,
    tenant,
    once,
    job: jobs[0]?.id ?? '',
    run,
    query,
    decision,
    transfer: 'transfer_0000000000000000000000000a',
  };
  const repeated = await store(idempotentBody({ ...names, key: '' }), { 'idempotency-key': once });
  const viaAmp = await writer.ok(ampCall, {
    body: {
      operation: 'store',
      record: { type: 'snippet', content: `a snippet of ${secret}`, repo: secret, ...labels, ...owner },
    },
  });
  if (!shared) await admin.ok(putUser, { params: { user_id: user }, body: { metadata: { secret } } });
  const key = await admin.ok(createKey, {
    body: { name: `key ${secret}`, permissions: ['records:read'], ...(shared ? { agent } : { user_id: user }) },
  });
  return {
    names: { ...names, key: key.key_id },
    secret,
    records: [
      first.id,
      lapsed.id,
      derived.id,
      checkpoint.id,
      repeated.id,
      viaAmp['id'] as string,
      ...(shared ? [] : [message]),
      ...core.records,
      ...kinds.records,
    ],
  };
}

async function say(writer: Client, id: string, labels: object, secret: string): Promise<string> {
  const turn = { id, role: 'user', speaker: `speaker ${secret}`, content: `said of ${secret}`, metadata: { secret } };
  const { messages } = await writer.ok(appendMessages, { body: { ...labels, messages: [turn] } });
  return messages[0]?.id ?? '';
}

/** Some turns that are folded, their ladder, and one that is not folded. */
async function foldSome(
  writer: Client,
  admin: Client,
  { user, secret, shared }: { user: string; secret: string; shared?: boolean },
  store: (record: object) => Promise<unknown>,
): Promise<string> {
  const turn = (content: string) => store({ type: 'message', role: 'user', content });
  await turn(`I love the secret garden of ${secret}.`);
  await turn(`I hope to see ${secret} again on 14 June at 7:42.`);
  const request = { force: true, partial: true, ...(shared && { shared }) };
  const { runs } = await writer.ok(runCompaction, { body: request, headers: { prefer: 'wait=30' } });
  if (!shared) {
    await writer.ok(refreshSummaries, { headers: { prefer: 'wait=30' } });
    const scopes = [{ agent: `agent of ${secret}`, settings: { batch_size: 7 } }];
    await admin.as(user).ok(putUserCompaction, { body: { scopes } });
  }
  await turn(`Well, thanks a lot! That is so great. I paid ${secret} in full. Bye, talk to you soon, and take care!`);
  await turn(`Wow, that sounds really great, thanks! I owe ${secret} nothing. Have a good time, and see you soon!`);
  return runs[0]?.id ?? '';
}

/** Names that do not exist, with the same length and form as those of a victim. */
export function absentNames(like: Names): Names {
  const other = (text: string): string => text.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  return Object.fromEntries(Object.entries(like).map(([name, text]) => [name, other(text)])) as unknown as Names;
}

/**
 * Rows about the strangers themselves: numbers without persons, which anybody's search changes, and the audit of the
 * tenant, which records their refusals. Row-level security protects these between tenants.
 */
const TALLIES = [
  'daily_counters',
  'record_counts',
  'usage_days',
  'model_calls',
  'model_budgets',
  'model_usage_days',
  'audit_entries',
  'audit_subjects',
  'audit_heads',
];
const ROWS = tableCatalogue()
  .filter(({ name, owner }) => owner !== 'installation' && !TALLIES.includes(name))
  .map(({ name, owner }) => {
    // A key records its last use, also that of a stranger of the same tenant.
    const row = `'${name} ' || (to_jsonb(t) - 'last_used_at')::text`;
    const whose = owner === 'user' ? 'and (user_id = any($2) or user_id is null)' : '';
    return `select ${row} as row from ${name} t where tenant_id = $1 ${whose}`;
  })
  .join(' union all ');
/** Tables where strangers of the same tenant may add rows: their own keys. */
const GROWING = tableCatalogue()
  .filter(({ owner }) => owner === 'tenant')
  .map(({ name }) => `${name} `);

/** Every row of these users, of shared memory, and of the tenant itself. */
export async function snapshot(admin: pg.Pool, tenantId: string, users: readonly string[]): Promise<Set<string>> {
  const { rows } = await admin.query<{ row: string }>(ROWS, [tenantId, users]);
  return new Set(rows.map(({ row }) => row));
}

/** The changes by table: none if strangers left everything as it was. */
export function changes(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  const gone = [...before].filter((row) => !after.has(row));
  const come = [...after].filter((row) => !before.has(row) && !GROWING.some((table) => row.startsWith(table)));
  return [...gone.map((row) => `gone or changed: ${row}`), ...come.map((row) => `new or changed: ${row}`)];
}
