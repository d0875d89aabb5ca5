import type { SettingsSubject } from '@contracts/settings-subject.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import { FRESH, counted, countedPut } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import { sharedTurn } from '@platform/database/user-turn.js';
import { tenantSettings } from '@schema/tenant-settings.js';
import { userSettings } from '@schema/user-settings.js';
import { and, eq, sql } from 'drizzle-orm';

/** The owner of a document: a user, or with `userId` null the tenant. */
export interface SettingsOwner {
  readonly tenantId: string;
  readonly userId: string | null;
}

/** A stored document. */
export interface Document<Value> {
  readonly value: Value;
  /** 1 at first, incremented by each change. */
  readonly version: number;
  readonly updatedAt: Date;
}

/** The documents of each level; null if there is none. The caller decides how the levels combine. */
export interface Layers<Value> {
  readonly tenant: Document<Value> | null;
  readonly user: Document<Value> | null;
}

interface Row {
  readonly user_id: string | null;
  readonly value: unknown;
  readonly version: number;
  readonly updated_at: string;
}

/**
 * Stores documents of settings, one per subject and owner. Runs in the caller's transaction. Its scope must contain the user of the
 * document, because row-level security shows no other.
 */
@Injectable()
export class Settings {
  constructor(private readonly clock: Clock) {}

  /** Both levels in one statement. `userId` null: only the tenant's. */
  async read<Value extends object>(
    tx: Tx,
    { tenantId, userId }: SettingsOwner,
    { name, schema }: SettingsSubject<Value>,
  ): Promise<Layers<Value>> {
    const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
      select null as user_id, value, version, updated_at from tenant_settings
      where tenant_id = ${tenantId} and name = ${name}
      union all
      select user_id, value, version, updated_at from user_settings
      where tenant_id = ${tenantId} and user_id = ${userId} and name = ${name}`);
    const document = (row: Row | undefined): Document<Value> | null =>
      row
        ? { value: schema.parse(row.value), version: Number(row.version), updatedAt: new Date(row.updated_at) }
        : null;
    return {
      tenant: document(rows.find((row) => row.user_id === null)),
      user: document(rows.find((row) => row.user_id !== null)),
    };
  }

  /** Until the transaction ends, others who want to change this document of a tenant wait here, even if there is none yet. */
  async waitToChange(tx: Tx, tenantId: string, { name }: { readonly name: string }): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`settings ${tenantId} ${name}`}, 0))`);
  }

  /**
   * Replaces the whole document.
   * @param expected the version that the caller has seen, 0 if there was none; undefined: any
   * @throws RecollectError('version_mismatch') if it has changed since
   */
  async put<Value extends object>(
    tx: Tx,
    owner: SettingsOwner,
    { name, schema }: SettingsSubject<Value>,
    value: Value,
    change: { readonly by: string; readonly expected?: number | undefined },
  ): Promise<Document<Value>> {
    const parsed = schema.parse(value);
    const set = { value: parsed as Record<string, unknown>, updatedAt: this.clock.now(), changedBy: change.by };
    const current = change.expected === undefined ? undefined : await this.versionForUpdate(tx, owner, name);
    if (current !== undefined && current !== change.expected) throw new RecollectError('version_mismatch');
    const version =
      owner.userId === null
        ? await this.putTenant(tx, owner.tenantId, name, set)
        : await this.putUser(tx, { ...owner, userId: owner.userId }, name, set);
    // Without a document there was nothing to lock: another transaction may have created one meanwhile.
    if (change.expected !== undefined && version !== change.expected + 1) throw new RecollectError('version_mismatch');
    return { value: parsed, version, updatedAt: set.updatedAt };
  }

  /** @returns whether there was a document */
  async remove(tx: Tx, { tenantId, userId }: SettingsOwner, { name }: { readonly name: string }): Promise<boolean> {
    const { rowCount } =
      userId === null
        ? await counted(
            'tenant_settings',
            'deleted',
            tx.delete(tenantSettings).where(and(eq(tenantSettings.tenantId, tenantId), eq(tenantSettings.name, name))),
          )
        : await counted(
            'user_settings',
            'deleted',
            tx
              .delete(userSettings)
              .where(
                and(eq(userSettings.tenantId, tenantId), eq(userSettings.userId, userId), eq(userSettings.name, name)),
              ),
          );
    return (rowCount ?? 0) > 0;
  }

  /** The users of a tenant with a document of their own. Needs a scope that reads the whole tenant. */
  async users<Value extends object>(
    tx: Tx,
    tenantId: string,
    { name, schema }: SettingsSubject<Value>,
  ): Promise<Map<string, Value>> {
    const rows = await tx
      .select({ userId: userSettings.userId, value: userSettings.value })
      .from(userSettings)
      .where(and(eq(userSettings.tenantId, tenantId), eq(userSettings.name, name)));
    return new Map(rows.map(({ userId, value }) => [userId, schema.parse(value)]));
  }

  private async versionForUpdate(tx: Tx, { tenantId, userId }: SettingsOwner, name: string): Promise<number> {
    const { rows } = await tx.execute<{ version: number }>(
      userId === null
        ? sql`select version from tenant_settings where tenant_id = ${tenantId} and name = ${name} for update`
        : sql`select version from user_settings
              where tenant_id = ${tenantId} and user_id = ${userId} and name = ${name} for update`,
    );
    return rows[0]?.version ?? 0;
  }

  private async putTenant(tx: Tx, tenantId: string, name: string, set: Setting): Promise<number> {
    await holdTenant(tx, tenantId);
    const [row] = await countedPut(
      'tenant_settings',
      tx
        .insert(tenantSettings)
        .values({ tenantId, name, ...set })
        .onConflictDoUpdate({
          target: [tenantSettings.tenantId, tenantSettings.name],
          set: { ...set, version: sql`${tenantSettings.version} + 1` },
        })
        .returning({ version: tenantSettings.version, fresh: FRESH }),
    );
    return row?.version ?? 1;
  }

  private async putUser(
    tx: Tx,
    { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
    name: string,
    set: Setting,
  ): Promise<number> {
    // An erasure that was just accepted is waited for; nothing is written while it runs. One that is accepted later waits.
    const known = await tx.execute(
      sql`with turn as materialized (${sharedTurn(tenantId, userId)})
        select from users, turn where tenant_id = ${tenantId} and user_id = ${userId} for share of users`,
    );
    if (!known.rowCount) await holdTenant(tx, tenantId);
    const { rowCount } = await tx.execute(
      sql`select from erasing_users where tenant_id = ${tenantId} and subject = ${userId}`,
    );
    if (rowCount) throw new RecollectError('erasure_pending');
    const [row] = await countedPut(
      'user_settings',
      tx
        .insert(userSettings)
        .values({ tenantId, userId, name, ...set })
        .onConflictDoUpdate({
          target: [userSettings.tenantId, userSettings.userId, userSettings.name],
          set: { ...set, version: sql`${userSettings.version} + 1` },
        })
        .returning({ version: userSettings.version, fresh: FRESH }),
    );
    return row?.version ?? 1;
  }
}

interface Setting {
  readonly value: Record<string, unknown>;
  readonly updatedAt: Date;
  readonly changedBy: string;
}
