import { type ImportOwner, mappedId, ownRows } from '@memory/record-store/own-rows.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { insertRows } from '@platform/database/insert-rows.js';
import { agents } from '@schema/agents.js';
import { blockVersions } from '@schema/block-versions.js';
import { blocks } from '@schema/blocks.js';
import { sql } from 'drizzle-orm';

type Owned = 'tenantId' | 'userId';
export type ImportedAgent = Omit<typeof agents.$inferInsert, Owned>;
export type ImportedBlockRow = Omit<typeof blocks.$inferInsert, Owned>;
export type ImportedBlockVersion = Omit<typeof blockVersions.$inferInsert, Owned>;

/** A block of a file, with its history. */
export interface ImportedBlock {
  readonly row: ImportedBlockRow;
  readonly versions: readonly ImportedBlockVersion[];
}

export interface ImportedAttachment {
  readonly agentId: string;
  readonly blockId: string;
  readonly attachedAt: Date;
}

/** Existing agents with the same label and blocks with the same client id, by the id in the file. */
export interface CoreImport {
  readonly agents: Map<string, string>;
  readonly blocks: Map<string, string>;
}

export interface ImportedRows {
  readonly stored: number;
  readonly present: number;
  readonly mapped: number;
  readonly leftOut: number;
}

/** Imports agents, blocks and attachments of a file. Existing ones stay unchanged. */
@Injectable()
export class ImportCoreMemory {
  async agents(tx: Tx, owner: ImportOwner, lines: readonly ImportedAgent[], state: CoreImport): Promise<ImportedRows> {
    const { tenantId, userId } = owner;
    const present = await this.known(tx, owner, 'agents', lines, state.agents);
    const labels = lines.filter(({ id }) => !present.has(id)).map(({ label }) => label);
    const { rows } = await tx.execute<{ id: string; name: string }>(sql`
      select id, label as name from agents where tenant_id = ${tenantId} and user_id = ${userId}
        and label = any(${sql.param(labels)}::text[])`);
    noteOthers(lines, present, rows, ({ label }) => label, state.agents);
    const fresh = lines.filter(({ id }) => !present.has(id));
    const insert = async (some: readonly ImportedAgent[], idOf: (id: string) => string): Promise<Set<string>> => {
      if (some.length === 0) return new Set();
      const values = some.map((line) => ({ ...line, id: idOf(line.id), tenantId, userId }));
      const done = await counted(
        'agents',
        'inserted',
        tx.insert(agents).values(values).onConflictDoNothing().returning({ id: agents.id }),
      );
      return new Set(done.map(({ id }) => id));
    };
    return insertBoth(owner, lines.length, present.size, fresh, insert);
  }

  async blocks(tx: Tx, owner: ImportOwner, lines: readonly ImportedBlock[], state: CoreImport): Promise<ImportedRows> {
    const { tenantId, userId } = owner;
    const blockRows = lines.map(({ row }) => row);
    const present = await this.known(tx, owner, 'blocks', blockRows, state.blocks);
    const named = blockRows.filter(({ id, externalId }) => externalId && !present.has(id));
    const { rows } = await tx.execute<{ id: string; name: string }>(sql`
      select id, external_id as name from blocks where tenant_id = ${tenantId} and user_id = ${userId}
        and external_id = any(${sql.param(named.map(({ externalId }) => externalId))}::text[])`);
    noteOthers(named, present, rows, ({ externalId }) => externalId ?? '', state.blocks);
    const fresh = lines.filter(({ row }) => !present.has(row.id)).map((line) => ({ ...line, id: line.row.id }));
    const insert = async (some: typeof fresh, idOf: (id: string) => string): Promise<Set<string>> => {
      if (some.length === 0) return new Set();
      const values = some.map(({ row }) => ({ ...row, id: idOf(row.id), tenantId, userId }));
      const done = await counted(
        'blocks',
        'inserted',
        tx.insert(blocks).values(values).onConflictDoNothing().returning({ id: blocks.id }),
      );
      const there = new Set(done.map(({ id }) => id));
      const versions = some
        .filter(({ id }) => there.has(idOf(id)))
        .flatMap(({ id, versions: all }) => all.map((one) => ({ ...one, blockId: idOf(id), tenantId, userId })));
      await insertRows(tx, blockVersions, versions);
      return there;
    };
    return insertBoth(owner, lines.length, present.size, fresh, insert);
  }

  /** An attachment gets the current label of the block. */
  async attachments(
    tx: Tx,
    owner: ImportOwner,
    lines: readonly ImportedAttachment[],
    state: CoreImport,
  ): Promise<ImportedRows> {
    const { tenantId, userId } = owner;
    const agentsOf = await this.known(tx, owner, 'agents', lines.map(({ agentId: id }) => ({ id })), state.agents); // prettier-ignore
    const blocksOf = await this.known(tx, owner, 'blocks', lines.map(({ blockId: id }) => ({ id })), state.blocks); // prettier-ignore
    const known = lines.flatMap(({ agentId, blockId, attachedAt }) => {
      const [agent, block] = [agentsOf.get(agentId), blocksOf.get(blockId)];
      return agent === undefined || block === undefined ? [] : [{ agent, block, attachedAt }];
    });
    const { rows } = await counted(
      'block_attachments',
      'inserted',
      tx.execute(sql`
      insert into block_attachments (tenant_id, agent_id, block_id, user_id, label, attached_at)
      select ${tenantId}::uuid, w.agent_id, b.id, ${userId}::text, b.label, w.attached_at
      from unnest(
        ${sql.param(known.map(({ agent }) => agent))}::uuid[], ${sql.param(known.map(({ block }) => block))}::uuid[],
        ${sql.param(known.map(({ attachedAt }) => attachedAt.toISOString()))}::timestamptz[]
      ) as w (agent_id, block_id, attached_at)
      join blocks b on b.tenant_id = ${tenantId} and b.id = w.block_id
      on conflict do nothing returning 1`),
    );
    const { length: stored } = rows;
    return { stored, present: known.length - stored, mapped: 0, leftOut: lines.length - known.length };
  }

  private async known(
    tx: Tx,
    owner: ImportOwner,
    table: 'agents' | 'blocks',
    lines: readonly { readonly id: string }[],
    others: ReadonlyMap<string, string>,
  ): Promise<Map<string, string>> {
    const ids = lines.map(({ id }) => id);
    const found = await ownRows(tx, owner, table === 'agents' ? sql`agents` : sql`blocks`, ids);
    for (const id of ids) {
      const other = others.get(id);
      if (other !== undefined && !found.has(id)) found.set(id, other);
    }
    return found;
  }
}

/** An existing row with the same name counts as the same. */
function noteOthers<Line extends { readonly id: string }>(
  lines: readonly Line[],
  present: Map<string, string>,
  rows: readonly { readonly id: string; readonly name: string }[],
  nameOf: (line: Line) => string,
  others: Map<string, string>,
): void {
  const byName = new Map(rows.map(({ id, name }) => [name, id]));
  for (const line of lines) {
    const other = byName.get(nameOf(line));
    if (present.has(line.id) || other === undefined) continue;
    present.set(line.id, other);
    others.set(line.id, other);
  }
}

/** Inserts rows under their own ids, or under mapped ids if these belong to another user. */
async function insertBoth<Line extends { readonly id: string }>(
  owner: ImportOwner,
  lines: number,
  present: number,
  fresh: readonly Line[],
  insert: (some: Line[], idOf: (id: string) => string) => Promise<Set<string>>,
): Promise<ImportedRows> {
  const kept = await insert([...fresh], (id) => id);
  const taken = fresh.filter(({ id }) => !kept.has(id));
  const mapped = await insert(taken, (id) => mappedId(id, owner));
  const stored = kept.size + mapped.size;
  return { stored, present, mapped: mapped.size, leftOut: lines - stored - present };
}
