import { mem0AddV1, mem0AddV3, mem0Ping } from '@contracts/mem0/mem0.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentCaller } from '../http/key.guard.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';
import { Mem0Writes } from './mem0-writes.js';

@Controller()
export class AddsController {
  constructor(private readonly writes: Mem0Writes) {}

  @Operation(mem0Ping)
  ping(@CurrentCaller() caller: Caller) {
    const tenant = showId('tenant', caller.tenantId);
    return { status: 'ok' as const, org_id: tenant, project_id: tenant, user_email: caller.keyId };
  }

  @Operation(mem0AddV3)
  addV3(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof mem0AddV3>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.add(scope, body, preferences);
  }

  @Operation(mem0AddV1)
  async addV1(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof mem0AddV1>,
    @Preferred() preferences: Preferences,
  ) {
    const { message, status, event_id, results: there } = await this.writes.add(scope, body, preferences);
    const results = status === 'SUCCEEDED' ? there : [...there, { message, status, event_id }];
    return body.output_format === 'v1.1' ? { results, relations: [] } : results;
  }
}
