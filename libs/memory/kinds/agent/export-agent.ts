import { type exportAgent, MOST_LINKS } from '@contracts/cognitive/agent.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { UNRATED } from '@memory/record-store/importance.js';
import { fittingRows } from '@memory/record-store/page-bytes.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow, recordConditions } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { agentOf, showKind } from '../kind.js';
import { type Crossing, edgesClosedBy } from '../edges.query.js';

type Exported = OutputOf<typeof exportAgent>;

/**
 * What an agent has learned, page by page in the order of storing. A link is on the page of its later end, so that an import of the pages
 * in their order knows both.
 */
@Injectable()
export class ExportAgent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: InputOf<typeof exportAgent>['query']): Promise<Exported> {
    const agent = agentOf(scope, query);
    return this.database.withScope(
      scope,
      async (tx) => {
        const { rows, isCut } = await this.page(tx, scope, agent, query);
        const asked = rows.slice(0, query.limit);
        const ids = asked.map(({ id }) => id);
        const links = await edgesClosedBy(tx, scope, agent, { ids, limit: MOST_LINKS + 1 }, this.clock.now());
        const page = closedBefore(links[MOST_LINKS], asked);
        const closed = new Set(page.map(({ id }) => id));
        const more = isCut || rows.length > page.length;
        const last = page.at(-1);
        return {
          agent_name: agent,
          nodes: page.map(showNode),
          edges: links.slice(0, MOST_LINKS).flatMap((link) => (closed.has(laterEnd(link)) ? [showLink(link)] : [])),
          has_more: more,
          ...(more && last && { next_cursor: last.id }),
        };
      },
      { readOnly: true },
    );
  }

  private async page(
    tx: Tx,
    scope: Scope,
    agent: string,
    { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<{ rows: RecordRow[]; isCut: boolean }> {
    const beyond = cursor === undefined ? sql`true` : sql`r.id > ${cursor}::uuid`;
    const page = sql`
      select ${RECORD_COLUMNS} from records r
      where r.tenant_id = ${scope.tenantId} and r.user_id = ${scope.userId} and r.agent = ${agent}
        and r.type in ('episodic', 'semantic', 'procedural', 'prospective') and r.superseded_by is null and ${beyond}
        and ${recordConditions(scope, {}, this.clock.now())}
      order by r.id limit ${limit + 1}`;
    const { rows, isCut } = await fittingRows(tx, page, sql`id`);
    return { rows: rows.map(readRecordRow), isCut };
  }
}

/** The nodes before this one, whose links did not all fit on the page. A page has at least one node. */
function closedBefore(cutOff: Crossing | undefined, asked: readonly RecordRow[]): readonly RecordRow[] {
  const whole = cutOff === undefined ? asked : asked.filter(({ id }) => id < laterEnd(cutOff));
  return whole.length > 0 ? whole : asked.slice(0, 1);
}

function laterEnd({ fromId, toId }: Crossing): string {
  return fromId > toId ? fromId : toId;
}

function showLink({ from, to, type, strength, properties }: Crossing): Exported['edges'][number] {
  return { from, to, type: type as Exported['edges'][number]['type'], strength, metadata: properties };
}

function showNode(row: RecordRow): Exported['nodes'][number] {
  return {
    id: showKind(row.type, row.id),
    kind: row.type as Exported['nodes'][number]['kind'],
    ...(row.title !== null && { title: row.title }),
    content: row.content,
    tags: row.tags,
    metadata: row.metadata,
    fields: { ...row.fields, ...beside(row) },
    ...(row.type === 'episodic' && { place: row.sequence }),
    occurred_at: row.occurredAt.toISOString(),
  };
}

/** What was set of the fields that every record has: an import takes them among those of the kind. Labels and trust are the importer's own. */
function beside(row: RecordRow): Record<string, unknown> {
  const { speaker, role, provenance, importance, pinned, validFrom, validTo, expiresAt } = row;
  return {
    ...(speaker !== null && { speaker }),
    ...(role !== null && { role }),
    ...(Object.keys(provenance).length > 0 && { provenance }),
    ...(importance !== UNRATED && { importance }),
    ...(pinned && { pinned }),
    ...(validFrom && { valid_from: validFrom.toISOString() }),
    ...(validTo && { valid_to: validTo.toISOString() }),
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
  };
}
