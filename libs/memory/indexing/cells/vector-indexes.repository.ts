import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { embeddingSpaces } from '@schema/embedding-spaces.js';
import { frequentTerms } from '@schema/frequent-terms.js';
import { passageVectors } from '@schema/passage-vectors.js';
import { vectorCenters } from '@schema/vector-centers.js';
import { vectorIndexes } from '@schema/vector-indexes.js';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';

/** Owner and space of a set of vectors. */
export interface VectorSet {
  readonly tenantId: string;
  /** Null for the tenant's shared memory. */
  readonly userId: string | null;
  readonly spaceId: string;
}

export type VectorIndex = typeof vectorIndexes.$inferSelect;

/** Statistics of an owner's words. */
export interface WordCounts {
  readonly passages: number;
  /** Total over all passages. */
  readonly terms: number;
  readonly frequent: ReadonlyMap<string, number>;
}

const ROWS_PER_INSERT = 1_000;

/** Writes the vector indexes, their cells and statistics; the only writer. */
@Injectable()
export class VectorIndexesRepository {
  constructor(private readonly clock: Clock) {}

  async of(tx: Tx, { tenantId, userId, spaceId }: VectorSet): Promise<VectorIndex[]> {
    return tx
      .select()
      .from(vectorIndexes)
      .where(and(eq(vectorIndexes.tenantId, tenantId), owned(userId), eq(vectorIndexes.spaceId, spaceId)));
  }

  /**
   * Creates an index without vectors. It waits for all transactions that store vectors of this tenant in this space, and they wait
   * for it, because each references the row of the space. So a vector either already exists, or adds itself to the index (`deal`).
   */
  async create(tx: Tx, set: VectorSet, centers: readonly Float32Array[], vectors: number): Promise<void> {
    const { tenantId, userId, spaceId } = set;
    await tx
      .select({ id: embeddingSpaces.id })
      .from(embeddingSpaces)
      .where(and(eq(embeddingSpaces.tenantId, tenantId), eq(embeddingSpaces.id, spaceId)))
      .for('update');
    const id = newId();
    const row = { tenantId, userId, id, spaceId, cells: centers.length, state: 'filling' as const, vectors };
    await counted(
      'vector_indexes',
      'inserted',
      tx.insert(vectorIndexes).values({ ...row, passages: 0, terms: 0, createdAt: this.clock.now() }),
    );
    for (let from = 0; from < centers.length; from += ROWS_PER_INSERT) {
      const rows = centers.slice(from, from + ROWS_PER_INSERT);
      await counted(
        'vector_centers',
        'inserted',
        tx
          .insert(vectorCenters)
          .values(rows.map((center, i) => ({ tenantId, indexId: id, cell: from + i, userId, center }))),
      );
    }
  }

  /**
   * Puts the vectors of these passages into the cell with the nearest center, in every index of their set. The centers are read
   * once, because row-level security checks each row that a statement reads. Centers and vectors are converted to half-precision
   * numbers once and not for each product, because the embedded database has no instruction for the conversion. If another
   * transaction is removing the index, this waits and then skips it.
   */
  async deal(tx: Tx, { tenantId, userId, spaceId }: VectorSet, passageIds: readonly string[]): Promise<void> {
    await counted(
      'vector_cells',
      'inserted',
      tx.execute(
        keepFixedPlan(sql`
      with indexes as materialized (
        select i.id from vector_indexes i
        where i.tenant_id = ${tenantId} and i.user_id is not distinct from ${userId}::text and i.space_id = ${spaceId}
          and i.state <> 'leaving'
        for key share
      ), centers as materialized (
        select c.index_id, c.cell, c.center::vector as center from indexes i
        join vector_centers c on c.tenant_id = ${tenantId} and c.index_id = i.id
      )
      insert into vector_cells (tenant_id, index_id, passage_id, user_id, cell, code)
      select v.tenant_id, i.id, v.passage_id, v.user_id, nearest.cell, binary_quantize(v.embedding)
      from indexes i
      cross join (
        select v.tenant_id, v.passage_id, v.user_id, v.embedding, v.embedding::vector as whole from passage_vectors v
        where v.tenant_id = ${tenantId} and v.space_id = ${spaceId} and v.passage_id = any(${sql.param([...passageIds])}::uuid[])
        offset 0
      ) v
      cross join lateral (
        select c.cell from centers c where c.index_id = i.id order by c.center <#> v.whole, c.cell limit 1
      ) nearest
      on conflict do nothing`),
      ),
    );
  }

  /** Vectors of the set without a cell in the index. `except` reads each side once, whatever a planner without statistics assumes. */
  async missing(tx: Tx, set: VectorSet, indexId: string, limit: number): Promise<string[]> {
    const { rows } = await tx.execute<{ passage_id: string }>(sql`
      select v.passage_id from passage_vectors v where ${ofSet(set)}
      except select c.passage_id from vector_cells c where c.tenant_id = ${set.tenantId} and c.index_id = ${indexId}
      limit ${limit}`);
    return rows.map(({ passage_id: id }) => id);
  }

  async count(tx: Tx, set: VectorSet, most = 2 ** 31 - 1): Promise<number> {
    const { rows } = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from (select 1 from passage_vectors v where ${ofSet(set)} limit ${most}) v`,
    );
    return rows[0]?.n ?? 0;
  }

  /** One in `share` of the set's passages, in a random but repeatable order. */
  async sample(tx: Tx, set: VectorSet, share: number): Promise<string[]> {
    const { rows } = await tx.execute<{ passage_id: string }>(sql`
      select v.passage_id from passage_vectors v
      where ${ofSet(set)} and mod(uuid_hash(v.passage_id), ${Math.max(1, Math.floor(share))}) = 0
      order by uuid_hash(v.passage_id), v.passage_id`);
    return rows.map(({ passage_id: id }) => id);
  }

  async vectors(tx: Tx, { tenantId, spaceId }: VectorSet, passageIds: readonly string[]): Promise<Float32Array[]> {
    const rows = await tx
      .select({ id: passageVectors.passageId, embedding: passageVectors.embedding })
      .from(passageVectors)
      .where(
        and(
          eq(passageVectors.tenantId, tenantId),
          eq(passageVectors.spaceId, spaceId),
          inArray(passageVectors.passageId, [...passageIds]),
        ),
      );
    const byId = new Map(rows.map(({ id, embedding }) => [id, embedding]));
    return passageIds.flatMap((id) => byId.get(id) ?? []);
  }

  async setState(tx: Tx, { tenantId, id }: VectorIndex, state: VectorIndex['state']): Promise<void> {
    await counted(
      'vector_indexes',
      'updated',
      tx
        .update(vectorIndexes)
        .set({ state })
        .where(and(eq(vectorIndexes.tenantId, tenantId), eq(vectorIndexes.id, id))),
    );
  }

  /** Removes some cells of an index. @returns whether those were the last, so that the index is removed too */
  async removeSome(tx: Tx, { tenantId, id }: VectorIndex, limit: number): Promise<boolean> {
    const { rowCount } = await counted(
      'vector_cells',
      'deleted',
      tx.execute(sql`
      delete from vector_cells where tenant_id = ${tenantId} and index_id = ${id} and passage_id = any(array(
        select passage_id from vector_cells where tenant_id = ${tenantId} and index_id = ${id} limit ${limit}))`),
    );
    if ((rowCount ?? 0) >= limit) return false;
    await counted(
      'vector_indexes',
      'deleted',
      tx.delete(vectorIndexes).where(and(eq(vectorIndexes.tenantId, tenantId), eq(vectorIndexes.id, id))),
    );
    return true;
  }

  /** The number of passages of an owner, and of the terms in them. */
  async countWords(tx: Tx, { tenantId, userId }: VectorSet): Promise<Omit<WordCounts, 'frequent'>> {
    const { rows } = await tx.execute<{ passages: number; terms: number }>(sql`
      select count(*)::int as passages, coalesce(sum(p.length), 0)::float8 as terms from passages p
      where p.tenant_id = ${tenantId} and ${ownedSql('p', userId)}`);
    return rows[0] ?? { passages: 0, terms: 0 };
  }

  /**
   * The terms after `after` in `limit` postings, with the number of passages of each. The last one may have more postings than were
   * read, unless `ended`.
   */
  async termsAfter(
    tx: Tx,
    { tenantId, userId }: VectorSet,
    after: string,
    limit: number,
  ): Promise<{ readonly terms: readonly (readonly [term: string, passages: number])[]; readonly ended: boolean }> {
    const { rows } = await tx.execute<{ term: string; passages: number }>(sql`
      select term, count(*)::int as passages from (
        select t.term from passage_terms t where t.tenant_id = ${tenantId} and ${ownedSql('t', userId)} and t.term > ${after}
        order by t.term limit ${limit}) t
      group by term order by term`);
    const read = rows.reduce((sum, { passages }) => sum + passages, 0);
    return { terms: rows.map(({ term, passages }) => [term, passages] as const), ended: read < limit };
  }

  /** The number of the owner's passages with a term. */
  async passagesOf(tx: Tx, { tenantId, userId }: VectorSet, term: string): Promise<number> {
    const { rows } = await tx.execute<{ passages: number }>(sql`
      select count(*)::int as passages from passage_terms t
      where t.tenant_id = ${tenantId} and ${ownedSql('t', userId)} and t.term = ${term}`);
    return rows[0]?.passages ?? 0;
  }

  /** Replaces the previous statistics. */
  async noteWords(tx: Tx, { tenantId, userId, id }: VectorIndex, counts: WordCounts): Promise<void> {
    const { passages, terms, frequent } = counts;
    await counted(
      'vector_indexes',
      'updated',
      tx
        .update(vectorIndexes)
        .set({ passages, terms })
        .where(and(eq(vectorIndexes.tenantId, tenantId), eq(vectorIndexes.id, id))),
    );
    await counted(
      'frequent_terms',
      'deleted',
      tx.delete(frequentTerms).where(and(eq(frequentTerms.tenantId, tenantId), eq(frequentTerms.indexId, id))),
    );
    const rows = [...frequent].map(([term, n]) => ({ tenantId, indexId: id, term, userId, passages: n }));
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
      await counted(
        'frequent_terms',
        'inserted',
        tx.insert(frequentTerms).values(rows.slice(from, from + ROWS_PER_INSERT)),
      );
    }
  }
}

function owned(userId: string | null): SQL {
  return userId === null ? isNull(vectorIndexes.userId) : eq(vectorIndexes.userId, userId);
}

/** Written so that an index that begins with the owner is used. */
function ownedSql(alias: string, userId: string | null): SQL {
  const column = sql.raw(`${alias}.user_id`);
  return userId === null ? sql`${column} is null` : sql`${column} = ${userId}`;
}

function ofSet({ tenantId, userId, spaceId }: VectorSet): SQL {
  return sql`v.tenant_id = ${tenantId} and ${ownedSql('v', userId)} and v.space_id = ${spaceId}`;
}
