import type { AuditEntryOutput, listAudit } from '@contracts/audit/audit.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { invalid } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { refuseBackwards } from '@kernel/time-range.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { cutPage, readCursor } from '../tenancy/page.js';
import { showTenantId } from '../tenancy/tenants.repository.js';
import { AuditRepository, type EntryFilter, type EntryRow, showEntry } from './audit.repository.js';
import { UserHashes } from './audit-trail.js';

type AuditQuery = InputOf<typeof listAudit>['query'];

/** Lists the tenant's entries, for a key that sees the whole tenant. */
@Injectable()
export class ListAudit {
  constructor(
    private readonly database: Database,
    private readonly entries: AuditRepository,
    private readonly users: UserHashes,
  ) {}

  /** @throws RecollectError `forbidden` for a bound key, `invalid_input` */
  async run(scope: Scope, query: AuditQuery): Promise<OutputOf<typeof listAudit>> {
    checkSetsTenant(scope);
    refuseBackwards(query, 'from', 'to');
    const { rows, keyOf } = query.in_chain ? await this.inChain(scope, query) : await this.newest(scope, query);
    const { page, end } = cutPage(rows, query.limit, keyOf);
    return { tenant_id: showTenantId(scope.tenantId), entries: page.map(show), ...end };
  }

  /**
   * The entries about one person, newest first, before the entry with this id: for that person's export. Runs in the
   * caller's transaction, under any scope of the tenant.
   */
  async ofUser(
    tx: Tx,
    { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
    before: string | null,
    limit: number,
  ): Promise<{ readonly entries: readonly AuditEntryOutput[]; readonly last: string | null }> {
    const filter = { userHashes: this.users.allOf(tenantId, userId) };
    const rows = await this.entries.newest(tx, tenantId, filter, before, limit);
    return { entries: rows.map(show), last: rows.at(-1)?.id ?? null };
  }

  private async newest(scope: Scope, query: AuditQuery) {
    const before = readCursor(query.cursor, (id) => readId(id) === id);
    const rows = await this.database.withScope(
      scope,
      (tx) => this.entries.newest(tx, scope.tenantId, this.filterOf(scope.tenantId, query), before, query.limit + 1),
      { readOnly: true },
    );
    return { rows, keyOf: (row: EntryRow) => row.id };
  }

  private async inChain(scope: Scope, query: AuditQuery) {
    const filtered = ['from', 'to', 'key_id', 'operation', 'kind', 'outcome', 'user_id', 'record_id'] as const;
    const beside = filtered.find((name) => query[name] !== undefined);
    if (beside) throw invalid(beside, 'cannot be combined with in_chain');
    const after = Number(readCursor(query.cursor, (text) => /^\d{1,15}$/.test(text)) ?? 0);
    const rows = await this.database.withScope(
      scope,
      (tx) => this.entries.inChain(tx, scope.tenantId, after, query.limit + 1),
      { readOnly: true },
    );
    return { rows, keyOf: (row: EntryRow) => String(row.sequence) };
  }

  private filterOf(tenantId: string, query: AuditQuery): EntryFilter {
    return {
      from: query.from,
      to: query.to,
      keyId: query.key_id,
      operation: query.operation,
      kind: query.kind,
      outcome: query.outcome,
      userHashes: query.user_id === undefined ? undefined : this.users.allOf(tenantId, query.user_id),
      subject: query.record_id === undefined ? undefined : readSubject(query.record_id),
    };
  }
}

/** @throws RecollectError `invalid_input`: the audit does not store client-assigned names */
function readSubject(shown: string): string {
  const id = readId(shown);
  if (id === null) throw invalid('record_id', 'must be an id that the server has made');
  return id;
}

function show(row: EntryRow): AuditEntryOutput {
  const { sequence, entryHash, hash } = row;
  const seal = sequence !== null && entryHash !== null && hash !== null && { sequence, entry_hash: entryHash, hash };
  return { ...showEntry(row), kind: row.kind, outcome: row.outcome, subjects: [...row.subjects], ...seal };
}
