import { type AuditDocument, auditDocument, auditSettings } from '@contracts/audit/audit.settings.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { Settings } from '@memory/settings/settings.js';
import { nobodyOf, type Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';

/** How long a process may use a cached setting after another process changed it. */
const KEPT_MS = 5_000;
const MOST_KEPT = 10_000;

/** Which reads a tenant wants recorded. Cached, and read without making the caller wait. */
@Injectable()
export class ReadsToNote {
  private readonly kept = new Map<
    string,
    { readonly until: number; readonly reads: Promise<AuditDocument['reads']> }
  >();

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Never throws: if the setting cannot be read, the default applies. */
  of(tenantId: string): Promise<AuditDocument['reads']> {
    const known = this.kept.get(tenantId);
    if (known && known.until > performance.now()) return known.reads;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const reads = this.read(tenantId).then(
      (document) => document.reads,
      () => auditDocument.parse({}).reads,
    );
    this.kept.set(tenantId, { until: performance.now() + KEPT_MS, reads });
    return reads;
  }

  async get(scope: Scope): Promise<AuditDocument> {
    checkSetsTenant(scope);
    return this.read(scope.tenantId);
  }

  async put(scope: Scope, document: AuditDocument): Promise<AuditDocument> {
    checkSetsTenant(scope);
    const owner = { tenantId: scope.tenantId, userId: null };
    await this.database.withScope(scope, (tx) =>
      this.settings.put(tx, owner, auditSettings, document, { by: scope.keyId }),
    );
    this.kept.delete(scope.tenantId);
    return document;
  }

  private async read(tenantId: string): Promise<AuditDocument> {
    const layers = await this.database.withScope(
      nobodyOf(tenantId, 'audit'),
      (tx) => this.settings.read(tx, { tenantId, userId: null }, auditSettings),
      { readOnly: true },
    );
    return layers.tenant?.value ?? auditDocument.parse({});
  }
}
