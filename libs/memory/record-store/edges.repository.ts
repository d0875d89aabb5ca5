import { RecollectError } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import { FRESH, counted, countedPut } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { databaseErrorOf, FOREIGN_KEY_VIOLATION } from '@platform/database/database-error.js';
import { edges } from '@schema/edges.js';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

export interface NewEdge {
  readonly tenantId: string;
  /** The owner of the record at `fromId`. */
  readonly userId: string | null;
  readonly fromId: string;
  /** As stored, in upper case. */
  readonly type: string;
  readonly toId: string;
  readonly strength?: number;
  readonly rule?: string;
  readonly properties?: Record<string, unknown>;
  readonly createdAt: Date;
}

/** An edge takes nine parameters, and Postgres accepts 65,535 per statement. */
const ROWS_PER_INSERT = 5_000;

/** Writes links between records. Their meaning is defined in other rooms. */
@Injectable()
export class EdgesRepository {
  /** Inserts the edges that do not exist yet. @returns the number of new ones */
  async insert(tx: Tx, rows: readonly NewEdge[]): Promise<number> {
    let added = 0;
    for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
      const { rowCount } = await counted(
        'edges',
        'inserted',
        tx
          .insert(edges)
          .values(rows.slice(i, i + ROWS_PER_INSERT))
          .onConflictDoNothing(),
      );
      added += rowCount ?? 0;
    }
    return added;
  }

  /** Inserts an edge, or updates strength and properties of the existing one. Its rule and its creation time stay. */
  async put(
    tx: Tx,
    row: NewEdge,
  ): Promise<{ readonly status: 'created' | 'updated' | 'unchanged'; readonly createdAt: Date }> {
    const inserted = await this.insert(tx, [row]).catch((error: unknown) => {
      // One of its ends was deleted after it was read.
      if (databaseErrorOf(error)?.code === FOREIGN_KEY_VIOLATION)
        throw new RecollectError('not_found', undefined, [], { cause: error });
      throw error;
    });
    if (inserted > 0) return { status: 'created', createdAt: row.createdAt };
    const { strength = 1, properties = {} } = row;
    const that = one(row.tenantId, row.fromId, row.type, row.toId);
    const differs = sql`(${edges.strength} <> ${strength}::real or ${edges.properties} <> ${JSON.stringify(properties)}::jsonb)`;
    const { rowCount } = await counted(
      'edges',
      'updated',
      tx.update(edges).set({ strength, properties }).where(and(that, differs)),
    );
    const [stored] = await tx.select({ createdAt: edges.createdAt }).from(edges).where(that);
    return { status: rowCount ? 'updated' : 'unchanged', createdAt: stored?.createdAt ?? row.createdAt };
  }

  /** Inserts edges, or updates properties and rule of the existing ones. */
  async upsert(tx: Tx, rows: readonly NewEdge[]): Promise<void> {
    if (rows.length === 0) return;
    await countedPut(
      'edges',
      tx
        .insert(edges)
        .values([...rows])
        .onConflictDoUpdate({
          target: [edges.tenantId, edges.fromId, edges.type, edges.toId],
          set: { properties: sql`excluded.properties`, rule: sql`excluded.rule` },
        })
        .returning({ fresh: FRESH }),
    );
  }

  /** Removes the edges of these types that start at a record, or only those that a rule created. */
  async removeFrom(tx: Tx, tenantId: string, fromId: string, types: readonly string[], rule?: string): Promise<void> {
    const made = rule === undefined ? undefined : eq(edges.rule, rule);
    const from = and(eq(edges.tenantId, tenantId), eq(edges.fromId, fromId));
    await counted('edges', 'deleted', tx.delete(edges).where(and(from, inArray(edges.type, [...types]), made)));
  }

  async has(tx: Tx, tenantId: string, fromId: string, type: string, toId: string): Promise<boolean> {
    const found = await tx
      .select({ type: edges.type })
      .from(edges)
      .where(one(tenantId, fromId, type, toId));
    return found.length > 0;
  }

  /** Whether there is one that no rule made. */
  async hasByHand(tx: Tx, tenantId: string, fromId: string, type: string, toId: string): Promise<boolean> {
    const found = await tx
      .select({ type: edges.type })
      .from(edges)
      .where(and(one(tenantId, fromId, type, toId), isNull(edges.rule)));
    return found.length > 0;
  }

  /** @returns whether it existed */
  async remove(tx: Tx, tenantId: string, fromId: string, type: string, toId: string): Promise<boolean> {
    const { rowCount } = await counted('edges', 'deleted', tx.delete(edges).where(one(tenantId, fromId, type, toId)));
    return (rowCount ?? 0) > 0;
  }
}

const one = (tenantId: string, fromId: string, type: string, toId: string) =>
  and(eq(edges.tenantId, tenantId), eq(edges.fromId, fromId), eq(edges.type, type), eq(edges.toId, toId));
