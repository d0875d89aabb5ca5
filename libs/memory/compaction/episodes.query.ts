import { relationsOf } from '@memory/record-store/importance.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { instant } from '@platform/database/instant.js';
import type { Episode } from './eligible.js';

/** The owner, agent and project of episodes. Null: any. */
export interface EpisodeScope {
  readonly tenantId: string;
  readonly userId: string | null;
  readonly agent: string | null;
  readonly project: string | null;
}

export interface EpisodePage {
  readonly types: readonly string[];
  readonly before: Date | null;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
  type: string;
  agent: string | null;
  project: string | null;
  session_id: string | null;
  occurred_at: number;
  sequence: number;
  created_at: number;
  importance: number;
  pinned: boolean;
  legal_hold: boolean;
  access_count: number;
  last_accessed_at: number | null;
  relations: number;
  bytes: number;
}

const BYTES_PER_TOKEN = 4;
const milliseconds = (column: string): SQL => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** The columns of an episode, for records with alias `r` and their access row `a`. */
const columnsOf = (tenantId: string): SQL => sql`r.id, r.version, r.type, r.agent, r.project, r.session_id,
  ${milliseconds('r.occurred_at')} as occurred_at, r.sequence::float8 as sequence,
  ${milliseconds('r.created_at')} as created_at, r.importance, r.pinned, r.legal_hold,
  coalesce(a.access_count, 0)::int as access_count, ${milliseconds('a.last_accessed_at')} as last_accessed_at,
  octet_length(r.content) as bytes, ${relationsOf(tenantId)} as relations`;
const SOURCE = sql`records r left join record_access a on a.tenant_id = r.tenant_id and a.record_id = r.id`;

/** Neither folded nor expiring: a summary would keep what expires. */
const OPEN = sql`not r.compressed and r.forgotten_at is null and not r.quarantined
  and r.superseded_by is null and r.expires_at is null`;

/** Unfolded episodes, oldest first, along `records_to_compact`. */
export async function unfoldedEpisodes(tx: Tx, scope: EpisodeScope, page: EpisodePage): Promise<Episode[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${columnsOf(scope.tenantId)} from ${SOURCE}
    where ${ofScope(scope)} and ${OPEN} and r.type = any(${sql.param([...page.types])}::text[])
      ${page.before ? sql`and r.occurred_at < ${instant(page.before)}` : sql``}
      ${page.after ? sql`and (r.occurred_at, r.id) > (${instant(page.after.at)}, ${page.after.id}::uuid)` : sql``}
    order by r.occurred_at, r.id limit ${page.limit}`);
  return rows.map(readEpisode);
}

/** Those of these records that may be folded again, in order of time. */
export async function episodesById(tx: Tx, scope: EpisodeScope, ids: readonly string[]): Promise<Episode[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${columnsOf(scope.tenantId)} from ${SOURCE}
    where ${ofScope(scope)} and ${OPEN} and r.id = any(${sql.param([...ids])}::uuid[])
      and not r.pinned and not r.legal_hold
    order by r.occurred_at, r.sequence, r.id`);
  return rows.map(readEpisode);
}

/** Unfolded episodes of one agent in the order of the history, along `records_by_place`: the oldest, after one of them, or the given ones. */
export async function episodesByPlace(
  tx: Tx,
  scope: EpisodeScope,
  page: { readonly ids?: readonly string[]; readonly after?: Episode | undefined; readonly limit: number },
): Promise<Episode[]> {
  const { ids, after, limit } = page;
  const among = ids === undefined ? sql`` : sql`and r.id = any(${sql.param([...ids])}::uuid[])`;
  const rest = after ? sql`and (r.sequence, r.id) > (${after.sequence}::bigint, ${after.id}::uuid)` : sql``;
  const { rows } = await tx.execute<Row>(sql`
    select ${columnsOf(scope.tenantId)} from ${SOURCE}
    where ${ofScope(scope)} and ${OPEN} and r.type = 'episodic' and not r.pinned and not r.legal_hold
      and r.project is not distinct from ${scope.project} ${among} ${rest}
    order by r.sequence, r.id limit ${limit}`);
  return rows.map(readEpisode);
}

function readEpisode(row: Row): Episode {
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    agent: row.agent,
    project: row.project,
    sessionId: row.session_id,
    occurredAt: new Date(Math.round(row.occurred_at)),
    sequence: row.sequence,
    createdAt: new Date(Math.round(row.created_at)),
    importance: row.importance,
    pinned: row.pinned,
    legalHold: row.legal_hold,
    accessCount: row.access_count,
    lastAccessedAt: row.last_accessed_at === null ? null : new Date(Math.round(row.last_accessed_at)),
    relations: row.relations,
    tokens: row.bytes / BYTES_PER_TOKEN,
  };
}

/** The tokens of a scope's episodes in total, and of those that search still returns: unfolded episodes and summaries. */
export async function scopeTokens(
  tx: Tx,
  scope: EpisodeScope,
  types: readonly string[],
): Promise<{ total: number; left: number }> {
  const { rows } = await tx.execute<{ total: number; open: number; summaries: number }>(sql`
    select
      coalesce(sum(octet_length(r.content)) filter (where r.type = any(${sql.param([...types])}::text[])), 0)::float8 as total,
      coalesce(sum(octet_length(r.content)) filter (where r.type = any(${sql.param([...types])}::text[]) and not r.compressed), 0)::float8 as open,
      coalesce(sum(octet_length(r.content)) filter (where r.type = 'summary' and r.metadata->>'kind' = 'batch'), 0)::float8 as summaries
    from records r where ${ofScope(scope)} and r.forgotten_at is null and not r.quarantined
      and (r.type = any(${sql.param([...types])}::text[]) or r.type = 'summary')`);
  const { total = 0, open = 0, summaries = 0 } = rows[0] ?? {};
  return { total: total / BYTES_PER_TOKEN, left: (open + summaries) / BYTES_PER_TOKEN };
}

function ofScope({ tenantId, userId, agent, project }: EpisodeScope): SQL {
  const owner = userId === null ? sql`r.user_id is null` : sql`r.user_id = ${userId}`;
  const labels = [
    agent === null ? sql`` : sql` and r.agent = ${agent}`,
    project === null ? sql`` : sql` and r.project = ${project}`,
  ];
  return sql`r.tenant_id = ${tenantId} and ${owner}${labels[0]}${labels[1]}`;
}
