import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { agents } from '@schema/agents.js';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { type Agent, readAgentId } from './agent.js';
import { agentOf, readable } from './agents.repository.js';

export interface AgentFilter {
  readonly name?: string;
  /** Agents of these names, of these users or shared. */
  readonly named?: readonly { readonly userId: string | null; readonly name: string }[];
  /** A part of the name, case-insensitive. */
  readonly queryText?: string;
  readonly tags?: readonly string[];
  /** Requires all of the tags instead of any. */
  readonly allTags?: boolean;
  /** A key id. */
  readonly createdBy?: string;
  /** The row id of a block that they hold. */
  readonly holding?: string;
}

export interface AgentsQuery extends AgentFilter {
  readonly limit: number;
  readonly orderBy: 'created_at' | 'updated_at';
  readonly order: 'asc' | 'desc';
  /** Agent ids that bound the page, in the requested order. */
  readonly after?: string;
  readonly before?: string;
}

/**
 * The page right after `after`, or right before `before`, in the requested order. A cursor whose agent is gone counts
 * as absent, as in Letta: its clients delete agents while they page through them.
 * @throws RecollectError `invalid_input` for a cursor that is no agent id
 */
export async function pageOfAgents(tx: Tx, scope: Scope, query: AgentsQuery): Promise<Agent[]> {
  const after = await boundAt(tx, scope, query, 'after', query.order === 'asc');
  const before = await boundAt(tx, scope, query, 'before', query.order === 'desc');
  const backwards = before !== undefined && after === undefined;
  const ascending = (query.order === 'asc') !== backwards;
  const column = query.orderBy === 'updated_at' ? agents.updatedAt : agents.createdAt;
  const towards = ascending ? asc : desc;
  const rows = await tx
    .select()
    .from(agents)
    .where(and(matching(scope, query), after, before))
    .orderBy(towards(column), towards(agents.id))
    .limit(query.limit);
  return (backwards ? rows.reverse() : rows).map(agentOf);
}

export async function countAgents(tx: Tx, scope: Scope, filter: AgentFilter): Promise<number> {
  return tx.$count(agents, matching(scope, filter));
}

/** The condition for rows after the cursor, by both columns of the order. */
async function boundAt(
  tx: Tx,
  scope: Scope,
  { orderBy, ...request }: AgentsQuery,
  field: 'after' | 'before',
  upwards: boolean,
): Promise<SQL | undefined> {
  const cursor = request[field];
  if (cursor === undefined) return undefined;
  const id = readAgentId(cursor);
  if (id === null) throw invalid(field, 'is not the id of an agent');
  const [row] = await tx
    .select()
    .from(agents)
    .where(and(readable(scope), eq(agents.id, id)));
  if (!row) return undefined;
  const at = orderBy === 'updated_at' ? row.updatedAt : row.createdAt;
  const column = sql.raw(`agents.${orderBy}`);
  return sql`(${column}, agents.id) ${sql.raw(upwards ? '>' : '<')} (${at.toISOString()}::timestamptz, ${row.id}::uuid)`;
}

/** Hidden agents are returned by id, and listed only if they are named or filtered by a block. */
function matching(scope: Scope, filter: AgentFilter): SQL | undefined {
  const { name, named, queryText, tags, allTags, createdBy, holding } = filter;
  const wanted = sql`${sql.param([...(tags ?? [])])}::text[]`;
  return and(
    readable(scope),
    name === undefined && named === undefined && holding === undefined ? sql`not agents.hidden` : undefined,
    name === undefined ? undefined : eq(agents.label, name),
    named && isNamed(named),
    holding === undefined
      ? undefined
      : sql`agents.id in (select a.agent_id from block_attachments a where a.tenant_id = ${scope.tenantId} and a.block_id = ${holding})`,
    queryText === undefined ? undefined : sql`strpos(lower(agents.label), lower(${queryText})) > 0`,
    tags?.length ? sql`agents.tags ${sql.raw(allTags ? '@>' : '&&')} ${wanted}` : undefined,
    createdBy === undefined ? undefined : eq(agents.createdBy, createdBy),
  );
}

function isNamed(named: NonNullable<AgentFilter['named']>): SQL {
  const [users, names] = [named.map(({ userId }) => userId), named.map(({ name }) => name)];
  return sql`(agents.user_id is null and agents.label = any(${sql.param(names)}::text[])
    or (agents.user_id, agents.label) in (select * from unnest(${sql.param(users)}::text[], ${sql.param(names)}::text[])))`;
}
