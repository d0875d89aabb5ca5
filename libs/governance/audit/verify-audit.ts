import { Injectable } from '@nestjs/common';
import type { auditHead, verifyAudit } from '@contracts/audit/audit.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { Database, type Tx } from '@platform/database/database.js';
import { readCursor, writeCursor } from '../tenancy/page.js';
import { showTenantId } from '../tenancy/tenants.repository.js';
import { AuditRepository, showEntry, showSealed } from './audit.repository.js';
import { ChainWalk, genesisOf, type Head } from './chain.js';

/** `sequence:hash`, as `verify` takes it. @throws Error for any other text */
export function readHead(text: string): Head {
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-fA-F]{64})$/.exec(text.trim()) ?? [];
  if (sequence === undefined || hash === undefined)
    throw new Error('a head is a sequence and a hash, such as 12:9f86…');
  return { sequence: Number(sequence), hash: hash.toLowerCase() };
}

/** Entries read in one transaction. */
const AT_ONCE = 1_000;

/** Walks the tenant's chain and reports the first fault. */
@Injectable()
export class VerifyAudit {
  constructor(
    private readonly database: Database,
    private readonly entries: AuditRepository,
  ) {}

  /** @throws RecollectError `forbidden` for a bound key, `invalid_input` */
  async run(scope: Scope, query: InputOf<typeof verifyAudit>['query']): Promise<OutputOf<typeof verifyAudit>> {
    checkSetsTenant(scope);
    const after = Number(readCursor(query.cursor, (text) => /^\d{1,15}$/.test(text)) ?? 0);
    const { end, kept, start, unsealed } = await this.read(scope, (tx) => this.prepare(tx, scope.tenantId, after));
    const given = (query.head ?? []).map(readHead);
    const walk = new ChainWalk(start, [...given, ...(kept ? [kept] : [])]);
    let found: string | undefined;
    let more = true;
    while (more && walk.fault === null && walk.checked < query.limit) {
      const limit = Math.min(AT_ONCE, query.limit - walk.checked);
      const rows = await this.read(scope, (tx) => this.entries.inChain(tx, scope.tenantId, walk.head.sequence, limit));
      const bad = rows.find((row) => !walk.next(showSealed(row)));
      found = bad && showEntry(bad).id;
      more = rows.length === limit;
    }
    // A page may end exactly where the chain does. Heads beyond that point must be reported missing now, or never will
    // be.
    if (!more || walk.head.sequence >= end) walk.end();
    const { fault, head, checked } = walk;
    const goesOn = fault === null && more && head.sequence < end;
    return {
      ok: fault === null,
      checked,
      head,
      ...(fault && {
        fault: { ...fault, ...(found !== undefined && fault.kind !== 'missing' && { entry_id: found }) },
      }),
      unsealed,
      has_more: goesOn,
      ...(goesOn && { next_cursor: writeCursor(String(head.sequence)) }),
    };
  }

  /** @throws RecollectError `forbidden` for a bound key */
  async head(scope: Scope): Promise<OutputOf<typeof auditHead>> {
    checkSetsTenant(scope);
    const { tenantId } = scope;
    return this.read(scope, async (tx) => {
      const head = await this.entries.head(tx, tenantId);
      return {
        tenant_id: showTenantId(tenantId),
        sequence: head?.sequence ?? 0,
        hash: head?.hash ?? genesisOf(showTenantId(tenantId)),
        sealed_at: head?.sealedAt.toISOString(),
        unsealed: await this.entries.unsealed(tx, tenantId),
      };
    });
  }

  /**
   * The start and the expected end of the walk. The database's own head is checked against the chain like any other.
   */
  private async prepare(tx: Tx, tenantId: string, after: number) {
    const kept = await this.entries.head(tx, tenantId);
    const hash = after === 0 ? genesisOf(showTenantId(tenantId)) : await this.entries.hashAt(tx, tenantId, after);
    // The cursor names no entry: the walk then reports it as missing.
    const start: Head = { sequence: hash === null ? after - 1 : after, hash: hash ?? '' };
    return { start, kept, end: kept?.sequence ?? 0, unsealed: await this.entries.unsealed(tx, tenantId) };
  }

  private read<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.withScope(scope, work, { readOnly: true });
  }
}
