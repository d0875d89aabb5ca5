import {
  auditHead, getAuditSettings, listAudit, putAuditSettings, verifyAudit,
} from '@contracts/audit/audit.operations.js'; // prettier-ignore
import type { InputOf } from '@contracts/operation.js';
import { ListAudit } from '@governance/audit/list-audit.js';
import { ReadsToNote } from '@governance/audit/reads-to-note.js';
import { VerifyAudit } from '@governance/audit/verify-audit.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class AuditController {
  constructor(
    private readonly entries: ListAudit,
    private readonly chain: VerifyAudit,
    private readonly settings: ReadsToNote,
  ) {}

  @Operation(listAudit)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listAudit>) {
    return this.entries.run(scope, query);
  }

  @Operation(verifyAudit)
  verify(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof verifyAudit>) {
    return this.chain.run(scope, query);
  }

  @Operation(auditHead)
  head(@CurrentScope() scope: Scope) {
    return this.chain.head(scope);
  }

  @Operation(getAuditSettings)
  getSettings(@CurrentScope() scope: Scope) {
    return this.settings.get(scope);
  }

  @Operation(putAuditSettings)
  putSettings(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof putAuditSettings>) {
    return this.settings.put(scope, body);
  }
}
