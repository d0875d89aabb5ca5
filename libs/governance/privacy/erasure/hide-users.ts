import { endKeys, KeyCache } from '@governance/tenancy/keys.repository.js';
import { QueryVector } from '@memory/search/query-vector.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import type { SQL } from 'drizzle-orm';
import { type ErasureRow, ErasuresRepository } from './erasures.repository.js';
import { HideRecords } from './hide-records.js';

/**
 * Hides users from every response. After the commit, removes their queries and keys from this process's caches. The
 * caches of other processes expire by age.
 */
@Injectable()
export class HideUsers {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly queries: QueryVector,
    private readonly keys: KeyCache,
    private readonly database: Database,
    /** Hides what others own that is derived from their records. */
    readonly records: HideRecords,
  ) {}

  erasureOf(tx: Tx, tenantId: string, userId: string): Promise<ErasureRow | null> {
    return this.erasures.erasureOfUser(tx, tenantId, userId);
  }

  running(tx: Tx, tenantId: string, subjects: readonly string[]): Promise<ErasureRow | null> {
    return this.erasures.running(tx, tenantId, subjects);
  }

  /** Ends the keys of a tenant that is being erased. */
  async endKeys(tx: Tx, tenantId: string): Promise<void> {
    const ended = await endKeys(tx, tenantId);
    this.database.afterCommit(() => ended.forEach((keyId) => this.keys.forget(keyId)));
  }

  /** False: another erasure was first. */
  async one(tx: Tx, tenantId: string, userId: string, erasureId: string): Promise<boolean> {
    this.database.afterCommit(() => this.queries.forget(tenantId, userId));
    return this.erasures.hideUser(tx, tenantId, userId, erasureId);
  }

  /** @param users a query of `user_id` */
  async all(tx: Tx, tenantId: string, users: SQL, erasureId: string): Promise<void> {
    this.database.afterCommit(() => this.queries.forget(tenantId, 'everybody'));
    await this.erasures.hideUsers(tx, tenantId, users, erasureId);
  }
}
