/** The owner of rows: a user, or with `userId` null the tenant's shared memory. */
export interface RowOwner {
  readonly name: string;
  readonly tenantId: string;
  readonly userId: string | null;
}

export type Row = Readonly<Record<string, unknown>>;

/** The rows that others of the same owner depend on. */
export interface Parents {
  readonly record_id: string;
  readonly passage_id: string;
  readonly space_id: string;
  readonly index_id: string;
  readonly run_id: string;
  readonly agent_id: string;
  readonly block_id: string;
}

export interface Sample {
  /** A row that this owner may have; two calls return two that can coexist. */
  readonly row: (owner: RowOwner, parents: Parents) => Row;
  /**
   * `set …` of an update that any row accepts and that reads no column, so that only the policy for updates applies.
   */
  readonly touch: string;
  /** Whether a row without a user can exist. */
  readonly shared: boolean;
}

/** A time for the columns that need one. */
export const AT = '2026-01-01T00:00:00Z';

export function of({ tenantId, userId }: RowOwner): { tenant_id: string; user_id: string | null } {
  return { tenant_id: tenantId, user_id: userId };
}

export function anyNumber(): number {
  return Math.floor(Math.random() * 1_000_000_000);
}
