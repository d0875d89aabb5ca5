import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { edges } from '@schema/edges.js';

export interface NewEdge {
  readonly tenantId: string;
  /** Whose the record at `fromId` is. */
  readonly userId: string | null;
  readonly fromId: string;
  /** As it is stored, in upper case. */
  readonly type: string;
  readonly toId: string;
  readonly strength?: number;
  readonly rule?: string;
  readonly properties?: Record<string, unknown>;
  readonly createdAt: Date;
}

/** Edges take nine parameters a row; Postgres takes 65,535 in a statement. */
const ROWS_PER_INSERT = 5_000;

/** Writes links between records, for the rooms that know what they mean. */
@Injectable()
export class EdgesRepository {
  /** Inserts those that are not there yet. @returns how many were new */
  async insert(tx: Tx, rows: readonly NewEdge[]): Promise<number> {
    let added = 0;
    for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
      const { rowCount } = await tx
        .insert(edges)
        .values(rows.slice(i, i + ROWS_PER_INSERT))
        .onConflictDoNothing();
      added += rowCount ?? 0;
    }
    return added;
  }
}
