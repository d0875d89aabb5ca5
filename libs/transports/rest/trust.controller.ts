import type { InputOf } from '@contracts/operation.js';
import {
  getSafetySettings,
  listQuarantined,
  promoteRecord,
  purgeSource,
  putTenantSafety,
  putUserSafety,
  quarantineRecord,
} from '@contracts/trust/trust.operations.js';
import type { Scope } from '@kernel/scope.js';
import { ListRecords } from '@memory/records/list-records.js';
import { PromoteRecord } from '@memory/trust/promote-record.js';
import { PurgeSource } from '@memory/trust/purge-source.js';
import { QuarantineRecord } from '@memory/trust/quarantine-record.js';
import { SafetySettings } from '@memory/trust/safety-settings.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { Answer } from '../http/answer.js';
import { CurrentScope, Input, Operation, etagOf, Preferred, withEtag } from '../http/operation.decorator.js';

const HELD = {
  quarantined: 'only', include_expired: true, include_superseded: true, forgotten: 'too', order: 'desc',
} as const; // prettier-ignore

@Controller()
export class TrustController {
  constructor(
    private readonly hold: QuarantineRecord,
    private readonly promoting: PromoteRecord,
    private readonly many: ListRecords,
    private readonly purging: PurgeSource,
    private readonly settings: SafetySettings,
  ) {}

  @Operation(quarantineRecord)
  quarantine(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof quarantineRecord>) {
    return this.hold.run(scope, params.id);
  }

  @Operation(promoteRecord)
  async promote(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof promoteRecord>) {
    const promoted = await this.promoting.run(scope, params.id, body);
    return new Answer(promoted, { headers: { ETag: etagOf(promoted.version) } });
  }

  @Operation(listQuarantined)
  list(@CurrentScope() scope: Scope, @Input() { query: { limit, cursor } }: InputOf<typeof listQuarantined>) {
    return this.many.run(scope, { ...HELD, limit, ...(cursor !== undefined && { cursor }) });
  }

  @Operation(purgeSource)
  purge(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof purgeSource>) {
    return this.purging.run(scope, body);
  }

  @Operation(getSafetySettings)
  read(@CurrentScope() scope: Scope) {
    return this.settings.read(scope);
  }

  @Operation(putTenantSafety)
  async putTenant(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putTenantSafety>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putTenant(scope, body, ifMatch));
  }

  @Operation(putUserSafety)
  async putUser(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putUserSafety>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putUser(scope, body, ifMatch));
  }
}
