import { newId, readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { sql } from 'drizzle-orm';
import type { LedgerEntry } from '../ledger/ledger-entry.js';
import { LedgerFault } from '../ledger/ledger-fault.js';
import { ErasePart } from './erase-part.js';
import { EraseTenant } from './erase-tenant.js';
import { type Again, EraseUser } from './erase-user.js';
import { Eraser } from './eraser.js';

/** An entry names a person by a hash under a secret that this server does not have: nobody knows whom to erase. */
export class LedgerSecretMissing extends LedgerFault {
  override name = 'LedgerSecretMissing';
}

/** Accepts the erasure of a ledger entry again, in a restored database. */
@Injectable()
export class AcceptAgain {
  constructor(
    private readonly eraser: Eraser,
    private readonly ofUser: EraseUser,
    private readonly ofPart: ErasePart,
    private readonly ofTenant: EraseTenant,
    private readonly hash: KeyedHash,
  ) {}

  /** The transaction must see the whole tenant. @returns the erasures to run */
  async runIn(tx: Tx, scope: Scope, entry: LedgerEntry): Promise<string[]> {
    const { tenantId, kind } = entry;
    const { rowCount } = await tx.execute(sql`select from tenants where tenant_id = ${tenantId} for update`);
    if (!rowCount) return [];
    const again = { id: await freeId(tx, entry), position: entry.position };
    if (kind === 'tenant') return [await this.tenant(tx, tenantId, again)];
    if (kind === 'user') return this.users(tx, scope, entry, again);
    const { row } = await this.ofPart.again(tx, scope, { ...entry, kind }, again);
    return [row.id];
  }

  private async tenant(tx: Tx, tenantId: string, again: Again): Promise<string> {
    const running = await this.ofTenant.running(tx, tenantId);
    const row = running ?? (await this.ofTenant.runIn(tx, tenantId, { reason: undefined, by: 'ledger', again }));
    return row.id;
  }

  /**
   * The users with this hash. None if they did not exist at the time of the backup, or had written nothing.
   * @throws LedgerSecretMissing
   */
  private async users(
    tx: Tx,
    scope: Scope,
    { tenantId, subject, position }: LedgerEntry,
    again: Again,
  ): Promise<string[]> {
    if (subject !== null && !this.hash.knowsSecretOf(subject)) {
      throw new LedgerSecretMissing(
        `entry ${position} of tenant ${tenantId} names a person under a secret that this server does not have: append that secret to RECOLLECT_SECRET, behind the newest, and restart`,
      );
    }
    const { rows } = await tx.execute<{ user_id: string | null }>(this.eraser.usersOf(tenantId));
    const named = rows.flatMap(({ user_id: id }) =>
      id !== null && subject !== null && this.hash.is(subject, 'user', tenantId, id) ? [id] : [],
    );
    const accepted: string[] = [];
    for (const userId of named) {
      const { row } = await this.ofUser.runIn(tx, scope, userId, { reason: undefined, by: 'ledger', again });
      accepted.push(row.id);
    }
    return accepted;
  }
}

/** The original id of the erasure, unless the backup brought back an erasure with this id. */
async function freeId(tx: Tx, { tenantId, erasureId }: LedgerEntry): Promise<string> {
  const id = readId(erasureId);
  if (id === null) return newId();
  const { rowCount } = await tx.execute(sql`select from erasures where tenant_id = ${tenantId} and id = ${id}`);
  return rowCount ? newId() : id;
}
